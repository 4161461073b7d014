import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';

/** Notes name what can be missed, and nothing that is plainly there. */

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage({ prompt, width: 192, height: 192, style: 'realistic', steps: 8, seed: 7 }, engineTools()))
    .notes;

test.each([
  ["an owl on a wizard's right shoulder", ['not painted: right']],
  ['a sailor with a parrot on his left shoulder', ['not painted: left']],
  ['product photo of a jar with a green lid', []],
  ['product photo of a bottle with a silver cap standing on a shelf', []],
  ['sticker of a teapot with a purple handle', []],
  ['product photo of a basket with a purple handle', ['not painted: purple handle']],
  ['a caterpillar on a log', []],
  ['a fern in a pot on a shelf', []],
  ['a remote island with palm trees', ['not painted: remote (island)']],
  ['web banner with the text "Open Day" in white letters on a blue background', []],
  ['a tile map of a forest with a lake', ['not painted: tile map']],
  ['an open treasure chest on a beach', []],
  ['a statue on a granite block', ['drawn as: granite block as pedestal']],
  ['sticker of a pear with a thick white border', []],
  ['pixel art of a river with a wooden bridge', []],
  ['logo with a fox inside a circle, name "Reynard"', []],
])('"%s" has the notes %j', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});
