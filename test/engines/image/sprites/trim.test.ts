import { expect, test } from 'vitest';
import { loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { trimOf } from '../../../../src/engines/image/sprites/trim.ts';
import { engineTools } from '../../../support/engine.ts';

const drawings = await loadDrawings(engineTools());
const shareOf = (name: string, kind: 'panes' | 'tyres'): number => {
  const drawing = drawings.draw(name, 120);
  const trim = trimOf(drawing, kind);
  const solid = drawing.rgba.filter((value, at) => at % 4 === 3 && value >= 128).length;
  return trim ? trim.reduce((sum, one) => sum + one, 0) / solid : 0;
};

test.each(['bus', 'tram', 'delivery-truck', 'house', 'tractor'])('a %s keeps its panes', (name) => {
  expect(shareOf(name, 'panes')).toBeGreaterThan(shareOf(name, 'tyres'));
  expect(shareOf(name, 'panes')).toBeLessThan(0.68);
});

test('the frame of a bicycle is no pane', () => {
  expect(shareOf('bicycle', 'tyres')).toBeLessThan(0.4);
});
