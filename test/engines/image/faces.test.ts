import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

const drawings = await loadDrawings(engineTools());
const namesOf = (prompt: string): string[] =>
  planFromPrompt({ prompt, seed: 1 }, drawings).subjects.map(({ name }) => name);
const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(ask(prompt, { width: 192, height: 192 }), engineTools())).notes;

test.each([
  ['a lemon with a grinning face', ['lemon@grin']],
  ['a sad teapot on a table', ['teapot@sad']],
  ['a pumpkin with an angry face and a candle', ['pumpkin@angry', 'candle']],
  ['a pear with a happy face and rosy cheeks', ['pear@smile+cheeks']],
  ['a smiling dog', ['dog']],
])('"%s" are %j', (prompt, names) => {
  expect(namesOf(prompt)).toEqual(names);
});

test.each([
  'app icon of a water drop with a happy face',
  'sticker of a winking lemon',
  'logo with a smiling sun, name "Dawn"',
  'icon of a yellow star with a smiling face on a blue background',
])('the face of "%s" is painted', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test('a drawing with a face has it on its solid part', () => {
  for (const name of ['star', 'cactus', 'cherries', 'droplet']) {
    const plain = drawings.draw(name, 96);
    const faced = drawings.draw(`${name}@smile`, 96);
    expect([faced.width, faced.height], name).toEqual([plain.width, plain.height]);
    const changed = plain.rgba.filter((value, k) => Math.abs(value - (faced.rgba[k] ?? 0)) > 40).length;
    expect(changed, name).toBeGreaterThan(20);
  }
});

test.each([
  ['a chess club poster with a rook', 'chess-rook'],
  ['a pawn beside a chessboard', 'chess-pawn'],
  ['a queen on her throne', 'queen|seated'],
])('"%s" has a %s', (prompt, name) => {
  expect(namesOf(prompt)).toContain(name);
});
