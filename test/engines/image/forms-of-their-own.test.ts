import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const SIDE = 240;

const made = async (prompt: string) => {
  const { notes, facts, picture } = await makeImage(
    smallRequest(prompt, { width: SIDE, height: SIDE, seed: 3 }),
    engineTools(),
  );
  const { rgba } = await picture();
  const blueAt = (from: number, to: number): number => {
    let found = 0;
    for (let y = 40; y < SIDE - 80; y++)
      for (let x = from * SIDE; x < to * SIDE; x++) {
        const [r = 0, , b = 0] = rgba.subarray(
          (y * SIDE + Math.floor(x)) * 4,
          (y * SIDE + Math.floor(x)) * 4 + 3,
        );
        if (b > r + 40) found++;
      }
    return found;
  };
  return { notes: notes.join('\n'), alt: String(facts.alt), blueAt };
};

test.each([
  ['map of a village with a river in the east', 0.6, 1],
  ['map of a town: a school in the middle, river to the west, two bridges', 0, 0.4],
])('the river of "%s" is there', async (prompt, from, to) => {
  const { blueAt, notes } = await made(prompt);
  expect(blueAt(from, to)).toBeGreaterThan(150);
  expect(blueAt(from > 0 ? 0 : 0.6, from > 0 ? 0.4 : 1)).toBeLessThan(60);
  expect(notes).toBe('');
});

test('a place of a map is measured from another one', async () => {
  const { notes, alt } = await made(
    'map of a village: church in the centre, school north of the church, a mill',
  );
  expect(alt).toMatch(/church.*school|school.*church/);
  expect(notes).not.toMatch(/church|north|middle/);
});

test.each([
  ['art deco pattern, silver on dark green', 'fans with rays'],
  ['moroccan tile pattern in blue and white', 'tiles with stars'],
  ['japanese wave pattern', 'fans'],
])('"%s" has its own forms', async (prompt, form) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain(form);
  expect(notes).toBe('');
});

test('each tile of a set is what it is called', async () => {
  const { notes, alt } = await made('tileset: grass, a stone path, a wooden chest and two trees');
  expect(alt).toContain('two deciduous trees');
  expect(alt).toContain('a tile of wooden chest');
  expect(notes).toBe('');
});
