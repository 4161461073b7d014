import { expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { simpler } from '../../../src/engines/image/prompt/simpler.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Looks, clothes and boats that a later clause tells belong to the things that were named before. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 320, height: 320 }),
    engineTools(),
  );
  return { notes, alt: String(facts?.alt) };
};

test.each([
  ['a girl on a bridge, her dress is white and her shoes are red', /a girl in a dress and man's shoes/],
  ['a man with a dog in a park, his coat is yellow', /a man in a coat/],
  ['a snowman between two lit lanterns at night', /^a snowy land at night: a snowman between/],
  ['a fisherman in a wooden boat on a lake, one duck beside the boat', /a duck beside the canoe$/],
  ['a cat beside a window, rain running down the glass', /^a room with rain outside: (?!.*drinking)/],
  ['a robot with a square head and blue eyes in a back garden', /^a garden: a robot on the grass$/],
  ['a vase with two white tulips and one red one', /white tulips and a red tulip in the vase/],
  ['a child under a streetlamp at night', /lamp post/],
])('"%s"', async (prompt, alt) => {
  const { notes, alt: seen } = await made(prompt);
  expect(seen).toMatch(alt);
  expect(notes).toEqual([]);
});

test('parts of posed drawings are elsewhere, and their colours are named', async () => {
  const { notes } = await made('a robot with blue eyes watering roses');
  expect(notes.join()).toMatch(/blue eye/);
});

test('who wears what is told where they are named', () => {
  expect(simpler('a woman with a dog in a park, her coat is yellow, her hat is black')).toBe(
    'a woman wearing a yellow coat and a black hat with a dog in a park',
  );
});
