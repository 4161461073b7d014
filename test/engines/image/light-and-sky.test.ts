import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';

/** Words for light and weather change what is painted, in every kind of place. */

const SIZE = 128;

const painted = (prompt: string, seed = 7) =>
  makeImage({ prompt, width: SIZE, height: SIZE, style: 'realistic', steps: 8, seed }, engineTools());

/** Mean red, green and blue of rows from the top. */
async function colourOf(prompt: string, rows: number, seed?: number): Promise<readonly number[]> {
  const { rgba } = await (await painted(prompt, seed)).picture();
  const sums = [0, 0, 0];
  for (let k = 0; k < rows * SIZE; k++)
    for (const c of [0, 1, 2]) sums[c] = (sums[c] ?? 0) + (rgba[k * 4 + c] ?? 0);
  return sums.map((sum) => sum / (rows * SIZE));
}

const mean = (colour: readonly number[]): number => colour.reduce((sum, one) => sum + one, 0) / 3;

test.each([1, 7, 23])('a table in the morning is bright behind, by seed %i', async (seed) => {
  const morning = await colourOf('a cup of coffee on a table, morning light', SIZE / 2, seed);
  const night = await colourOf('a cup of coffee on a table at night', SIZE / 2, seed);
  expect(mean(morning)).toBeGreaterThan(150);
  expect(mean(night)).toBeLessThan(90);
});

test('the evening is warm behind a table', async () => {
  const [red = 0, , blue = 0] = await colourOf('a teapot on a table, evening light', SIZE / 2);
  expect(red).toBeGreaterThan(blue + 25);
});

test('by day the sky is grey over fog', async () => {
  const [red = 0, , blue = 0] = await colourOf('a man on a bridge in the fog', 40);
  expect(blue - red).toBeLessThan(30);
});

test('a few clouds leave most of the sky blue', async () => {
  const [red = 0, , blue = 0] = await colourOf('five balloons over hills, sunny day with a few clouds', 40);
  const [covered = 0, , grey = 0] = await colourOf('five balloons over hills, cloudy', 40);
  expect(blue - red).toBeGreaterThan(grey - covered + 20);
});

test.each([
  ['a stack of pancakes on a table, bright sunny morning', 'dawn'],
  ['a sunny evening in a street', 'sunset'],
  ['a sunny day in a street', 'day'],
])('"%s" is at %s, and its sun is not denied', async (prompt, time) => {
  const { facts, notes } = await painted(prompt);
  expect(facts.time).toBe(time);
  expect(notes.join()).not.toMatch(/sunny|morning|evening|bright/);
});

test('lit windows are not denied where the houses glow', async () => {
  expect((await painted('a cottage on a winter evening, lit windows')).notes.join()).not.toMatch(/lit/);
});
