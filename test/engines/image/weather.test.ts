import { expect, test } from 'vitest';
import { decodeImage } from '../../../src/engines/image/codecs/decode.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { layoutSubjects } from '../../../src/engines/image/scene/layout.ts';
import { createScene } from '../../../src/engines/image/scene/scene.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { footOnHill, hillTop } from '../../../src/engines/image/terrain/hill.ts';
import { engineTools } from '../../support/engine.ts';

/** Weather and ground that a prompt names can be measured in the image, or are said to be missing. */

const SIDE = 96;
const ask = (prompt: string) => ({
  prompt,
  width: SIDE,
  height: SIDE,
  style: 'realistic' as const,
  steps: 8,
  seed: 7,
});

async function greys(prompt: string): Promise<number[]> {
  const { bytes } = await renderImage(ask(prompt), engineTools());
  const { rgba } = await decodeImage(bytes, engineTools());
  return Array.from({ length: SIDE * SIDE }, (_, n) => {
    const [r = 0, g = 0, b = 0] = rgba.subarray(n * 4, n * 4 + 3);
    return 0.3 * r + 0.59 * g + 0.11 * b;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function contrast(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

test('fog takes contrast away by day, and is a pale veil by night', async () => {
  expect(contrast(await greys('a barn by day in fog'))).toBeLessThan(
    0.8 * contrast(await greys('a barn by day, clear sky')),
  );
  expect(mean(await greys('a barn in fog at night'))).toBeGreaterThan(
    1.2 * mean(await greys('a barn at night, clear sky')),
  );
});

test('a storm has lightning and rain: neighbouring pixels differ more than under plain cloud', async () => {
  const steps = (values: readonly number[]): number =>
    mean(values.slice(1).map((value, n) => Math.abs(value - (values[n] ?? 0))));
  const sky = (values: readonly number[]): number[] => values.slice(0, SIDE * SIDE * 0.3);
  expect(steps(sky(await greys('a barn in a storm')))).toBeGreaterThan(
    1.5 * steps(sky(await greys('a barn under an overcast sky'))),
  );
});

test('weather that a place does not show is said', async () => {
  const { notes } = await makeImage(ask('a cup on a table in the fog'), engineTools());
  expect(notes).toEqual(['not painted: fog']);
});

test('what is on a hill stands on ground that falls to both sides', async () => {
  const drawings = await loadDrawings(engineTools());
  const request = ask('a house on a hill');
  const scene = createScene(planFromPrompt(request, drawings), request);
  const [house] = layoutSubjects(scene, (name) => drawings.shapeOf(name));
  expect(scene.plan.features.isNamed('hill')).toBe(true);
  const foot = footOnHill(scene, house?.x ?? 0, house?.foot ?? 0);
  expect(foot).toBeGreaterThan(hillTop(scene, house?.x ?? 0));
  expect(foot).toBeLessThan(Math.min(hillTop(scene, 0), hillTop(scene, SIDE)));
});

test('a hill hides nothing that flies over it; hills far away are none to stand on', async () => {
  const { notes } = await makeImage(ask('a house on a hill with bats'), engineTools());
  expect(notes).toEqual([]);
  const drawings = await loadDrawings(engineTools());
  expect(
    planFromPrompt({ prompt: 'a cow before green hills', seed: 1 }, drawings).features.isNamed('hill'),
  ).toBe(false);
});

test('two moons are two bright discs', async () => {
  const { moons } = planFromPrompt(ask('two moons over the sea'), await loadDrawings(engineTools()));
  expect(moons).toBe(2);
  const bright = (values: readonly number[]): number =>
    values.slice(0, SIDE * SIDE * 0.5).filter((value) => value > 150).length;
  expect(bright(await greys('two moons over a desert'))).toBeGreaterThan(
    1.15 * bright(await greys('a moon over a desert')),
  );
});

test('after the rain the street is wet, and no drop falls', async () => {
  const { notes, facts } = await makeImage(ask('a street after the rain'), engineTools());
  expect(notes).toEqual([]);
  expect(facts).toMatchObject({ place: 'street', weather: 'cloudy' });
});

test('by candlelight there is a candle in a dark room', async () => {
  const { notes, facts } = await makeImage(ask('a woman reading by candlelight'), engineTools());
  expect(notes).toEqual([]);
  expect(facts).toMatchObject({ place: 'room', time: 'night', subjects: expect.arrayContaining(['candle']) });
  expect(mean(await greys('a room lit by a single candle'))).toBeLessThan(
    0.75 * mean(await greys('a room with a candle')),
  );
});

test('before a blurred background the subject stays sharp, and the trees do not', async () => {
  const steps = (values: readonly number[]): number =>
    mean(values.slice(1).map((value, n) => Math.abs(value - (values[n] ?? 0))));
  const [sharp, soft] = [
    await greys('a dog in a forest by day'),
    await greys('a dog in a forest by day, blurred background'),
  ];
  expect(steps(soft.slice(0, SIDE * SIDE * 0.4))).toBeLessThan(
    0.8 * steps(sharp.slice(0, SIDE * SIDE * 0.4)),
  );
  const { notes } = await makeImage(ask('a dog in a forest, blurred background'), engineTools());
  expect(notes).toEqual([]);
});
