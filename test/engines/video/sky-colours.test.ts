import { expect, test } from 'vitest';
import type { Animation } from '../../../src/engines/video/timeline/animation.ts';
import { inColours, skyColoursIn } from '../../../src/engines/video/timeline/sky-colours.ts';

test.each([
  ['a farm, the sky goes from pink to light blue', 'pink to light blue', 'a farm'],
  ['a lake while the light turns from gold through red to purple', 'gold through red to purple', 'a lake'],
])('%s', (prompt, said, rest) => {
  expect(skyColoursIn(prompt)).toMatchObject({ said, rest });
});

test.each(['a leaf turns from green to red', 'the sky goes dark'])('%s: no light of the film', (prompt) => {
  expect(skyColoursIn(prompt)).toBeUndefined();
});

test('each colour has its time', () => {
  const white: Animation = { draw: () => ({ red: 1, green: 1, blue: 1, vignette: 0 }) };
  const { draw } = inColours(white, { colours: ['#0000cc', '#ff9900', '#0000cc'] });
  const at = (progress: number) => {
    const { red, blue } = draw(
      { width: 1, height: 1, pixels: new Int32Array(1) },
      { progress, seconds: 0, view: { zoom: 1, dolly: 0, x: 0, y: 0, focus: [0, 0] } },
    );
    return red / blue;
  };
  expect(at(0)).toBeLessThan(0.6);
  expect(at(0.5)).toBeGreaterThan(1.6);
  expect(at(1)).toBeLessThan(0.6);
});
