import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

/** What is said of a thing counts as painted only where the finished image shows it. */

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(ask(prompt, { width: 96, height: 96 }), engineTools())).notes;

test.each([
  // The place or another drawing has the thing, but not as it was described.
  ['a mug on a tiny table', 'tiny table'],
  ['a glass of white wine', 'white wine'],
  ['a frozen hen', 'frozen hen'],
  ['a colourful stool', 'colourful stool'],
  ['a cold beer', 'cold beer'],
])('of "%s" the picture does not show "%s"', async (prompt, words) => {
  expect(await notesOf(prompt)).toEqual([`not painted: ${words}`]);
});

test.each([
  'the moon behind a windmill',
  'a pear next to a fork on a plate',
  'a snail with a small chair on its shell',
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
