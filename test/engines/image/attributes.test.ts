import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

/** An attribute counts as painted only if the finished image shows it. */

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(ask(prompt, { width: 96, height: 96 }), engineTools())).notes;

test.each([
  // The place or another drawing has the thing, but not as it was described.
  ['a mug on a tiny table', 'tiny table'],
  ['a glass of white wine', 'white wine'],
  ['a frozen hen', 'frozen (hen)'],
  ['a colourful stool', 'colourful stool'],
  ['a cold beer', 'cold (beer)'],
  ['a high tower', 'high (tower)'],
  ['a blue-eyed cat', 'blue eyed (cat)'],
  ['a dog with a tiny scarf', 'tiny (scarf)'],
  ['a painted egg', 'painted (egg)'],
  ['an enormous cake with three layers', 'three layers'],
])('of "%s" the picture does not show "%s"', async (prompt, words) => {
  expect(await notesOf(prompt)).toEqual([`not painted: ${words}`]);
});

test.each([
  'the moon behind a windmill',
  'a pear next to a fork on a plate',
  'a snail with a small chair on its shell',
  'a sharp knife',
  'an enormous pumpkin beside a house',
])('the picture shows all of "%s"', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test('a table of another shape is named with its substitute, also where only its top is seen', async () => {
  expect(await notesOf('an apple on a square table')).toEqual(['drawn as: square table as table']);
});

test('a round table is drawn whole', async () => {
  const { facts } = await makeImage(ask('two plates on a round table'), engineTools());
  expect(facts.subjects).toEqual(['plate', 'round-table']);
});

test.each([
  ['a fat cat on a sofa', ['cat', 'sofa']],
  ['a brown bear cub', ['bear']],
  ['a wet blanket', ['blanket']],
  ['a cake with a single candle', ['birthday-cake#1']],
])('the things of "%s" are %j', async (prompt, names) => {
  const { subjects } = planFromPrompt({ prompt, seed: 7 }, await loadDrawings(engineTools()));
  expect(subjects.map(({ name }) => name)).toEqual(names);
});

test('a colour after the only thing is that of the thing, and of a place that of the image', async () => {
  const drawings = await loadDrawings(engineTools());
  const car = planFromPrompt({ prompt: 'a car, red', seed: 7 }, drawings);
  expect([car.subjects[0]?.coloured, car.tints]).toEqual(['red', []]);
  expect(planFromPrompt({ prompt: 'a forest, purple', seed: 7 }, drawings).tints).toHaveLength(1);
});
