import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { baseName } from '../../../src/engines/image/prompt/figure.ts';
import type { Footprint } from '../../../src/engines/image/scene/footprint.ts';
import { keepsRelation } from '../../../src/engines/image/scene/kept-relations.ts';
import { renderScene } from '../../../src/engines/image/scene/render.ts';
import { createScene } from '../../../src/engines/image/scene/scene.ts';
import { rimOf } from '../../../src/engines/image/scene/vessels.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Bodies that were drawn, and where they are to each other. */

const drawings = await loadDrawings(engineTools());

const SIZE = { width: 240, height: 240, style: 'realistic', steps: 8 } as const;

/** The drawn copies of each subject, in the order of the prompt. */
function drawn(prompt: string): readonly (readonly Footprint[])[] {
  const scene = createScene(planFromPrompt({ prompt, seed: 1 }, drawings), SIZE);
  return renderScene(scene, drawings, engineTools(), () => {}).bodies;
}

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(smallRequest(prompt, { width: 200, height: 200 }), engineTools())).notes;

test.each([
  'apples in a bowl',
  'a kitten in a cardboard box',
  'a puppy in a bucket',
  'five lemons in a basket',
  'potatoes in a sack',
  'carrots in a pot',
])('"%s": they rise from the opening, and the front of the vessel is before them', (prompt) => {
  const [contents = [], [vessel] = []] = drawn(prompt);
  const rim = vessel && rimOf(vessel.one);
  if (!vessel || !rim) throw new Error(`no rim in "${prompt}"`);
  for (const one of contents) {
    expect(one.order).toBeGreaterThan(vessel.order);
    expect(one.top).toBeLessThan(rim.y);
    expect(one.bottom).toBeLessThanOrEqual(rim.y + rim.down + 2);
    expect(one.bottom).toBeLessThanOrEqual(vessel.bottom - vessel.height * 0.4);
  }
});

test('behind a bowl is not in it', () => {
  const [apple = [], bowl = []] = drawn('an apple behind a bowl');
  expect(keepsRelation({ kind: 'in', said: 'in' }, apple, bowl)).toBe(false);
});

test('cookies in a jar are seen through its glass', () => {
  const [cookies = [], [jar] = []] = drawn('cookies in a jar');
  for (const { order, top, bottom } of cookies) {
    expect(order).toBeGreaterThan(jar?.order ?? 0);
    expect(top).toBeGreaterThan((jar?.top ?? 0) + (jar?.height ?? 0) * 0.2);
    expect(bottom).toBeLessThan(jar?.bottom ?? 0);
  }
});

test('a box with nothing in it stays closed, and what is around a bowl is not in it', () => {
  const namesOf = (prompt: string): string[] =>
    planFromPrompt({ prompt, seed: 1 }, drawings).subjects.map(({ name }) => name);
  expect(namesOf('a cardboard box')).toEqual(['package']);
  expect(namesOf('a kitten in a cardboard box')).toEqual(['cat', 'open-box']);
  expect(
    planFromPrompt({ prompt: 'a bowl with three cats around it', seed: 1 }, drawings).subjects[1],
  ).toEqual(
    expect.objectContaining({ relation: expect.objectContaining({ kind: 'beside', said: 'around' }) }),
  );
});

test.each(['an owl on the shoulder of a wizard', "a parrot on a robot's shoulder"])(
  '"%s": beside the head, not on it',
  (prompt) => {
    const [[bird] = [], [carrier] = []] = drawn(prompt);
    if (!bird || !carrier) throw new Error(`nobody in "${prompt}"`);
    expect(bird.bottom).toBeGreaterThan(carrier.top + carrier.height * 0.3);
    expect(bird.height).toBeLessThan(carrier.height * 0.4);
  },
);

test('wizards and robots ride and sit as others do', () => {
  const poseOf = (prompt: string): string => drawn(prompt)[0]?.[0]?.one.name ?? '';
  expect(poseOf('a wizard riding a horse')).toBe('wizard|astride');
  expect(poseOf('a robot sitting on a bench')).toBe('robot|seated');
  expect(baseName(poseOf('a robot'))).toBe('robot');
});

test.each(['children around a campfire', 'four chairs around a table', 'bees around a sunflower'])(
  '"%s": on both sides of it, and not in one line',
  async (prompt) => {
    const [ring = [], [centre] = []] = drawn(prompt);
    const middles = ring.map(({ middle }) => middle);
    expect(Math.min(...middles)).toBeLessThan(centre?.middle ?? 0);
    expect(Math.max(...middles)).toBeGreaterThan(centre?.middle ?? 0);
    expect(new Set(ring.map(({ bottom }) => bottom)).size).toBeGreaterThan(1);
    expect(await notesOf(prompt)).toEqual([]);
  },
);

test('one alone is not around anything', async () => {
  expect(await notesOf('a snake around a branch')).toEqual(['not painted: around the branch']);
});

test.each([
  'a couple beside a bridge over a river',
  'a lighthouse with seagulls',
  'a bear in a river',
  'a pencil between two books',
  'a small dog beside a woman',
  'ten plums in a crate',
  'a waiter carrying a tray of glasses',
  'a flock of sheep behind a shepherd',
  "a parrot on a pirate's arm",
  'a tower of six blocks',
  'six cherries in a bowl',
  'a ring of mushrooms around a rock',
])('"%s": nothing is missing', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test('a couple beside a bridge stands on the bank', () => {
  const scene = createScene(
    planFromPrompt({ prompt: 'a couple beside a bridge over a river', seed: 1 }, drawings),
    SIZE,
  );
  const grounds: Float32Array[] = [];
  const { bodies } = renderScene(scene, drawings, engineTools(), (name, _depth, layer) => {
    if (name === 'ground') grounds.push(layer.px);
  });
  for (const { middle, bottom } of bodies[0] ?? [])
    expect(grounds.at(-1)?.[((bottom - 1) * SIZE.width + Math.round(middle)) * 4 + 3]).toBeGreaterThan(0.5);
});

test('each of four frogs has a lily pad of its own', () => {
  const [frogs = [], pads = []] = drawn('four frogs on four lily pads');
  for (const { left, right } of pads)
    expect(frogs.filter(({ middle }) => middle > left && middle < right)).toHaveLength(1);
});

test('who is not painted is said', async () => {
  expect(await notesOf('a giant holding a tree')).toEqual(['not painted: giant']);
});

test('a horse that drinks from a trough has its head over it', async () => {
  expect(await notesOf('a horse drinking from a trough')).toEqual([]);
});

test('a drawing of two cherries cannot show five', async () => {
  expect(await notesOf('five cherries on a plate')).toEqual(['not painted: 5 cherries']);
});

test('of a tower each block lies on the one below', () => {
  const [blocks = []] = drawn('a tower of six blocks');
  expect(new Set(blocks.map(({ bottom }) => bottom)).size).toBe(6);
  expect(
    Math.max(...blocks.map(({ middle }) => middle)) - Math.min(...blocks.map(({ middle }) => middle)),
  ).toBeLessThan(8);
});

test('a hat behind a cat is not over it; a mushroom is a roof for a mouse', async () => {
  expect(await notesOf('a cat under a top hat')).toEqual(['not painted: under the top hat']);
  expect(await notesOf('a mouse under a mushroom')).toEqual([]);
});

test('a knight has one shield', async () => {
  const prompt = 'a knight holding a sword and a shield';
  const { subjects } = planFromPrompt({ prompt, seed: 1 }, drawings);
  expect(subjects.map(({ name }) => baseName(name))).toEqual(['knight']);
  expect(await notesOf(prompt)).toEqual([]);
});
