import { describe, expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Details of a design besides its subject are on it, or named. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240, seed: 3 }),
    engineTools(),
  );
  return { notes, alt: String(facts?.alt) };
};

describe('a design', () => {
  test.each([
    [
      'no bicycles allowed sign for a park, round, red ring and slash, text "All summer" underneath',
      /a circle crossed out and a bicycle, with the text “All summer”/,
    ],
    ['a no mobile phones sign', /a circle crossed out and a mobile phone/],
    [
      'menu board, chalk on black: "Mocha 3.20", "Scone 1.50", little spoon drawing',
      /with the text “(?:.* \/ )?Mocha \/ 3.20 \/ Scone \/ 1.50/,
    ],
    ['novel cover, title "Low Tide", author "Ines Marlow", a red boat', /^a poster: (?!.*person)/],
    ['calendar page for May 2027, week starting Monday, small drawing of a fox', /a fox/],
    ['mandala with nine silver and blue petals, tiny dots between the rings', /9-fold symmetry/],
    ['card with a snail and lavender, "Hello"', /lavender sprig/],
    ['set of two icons in one line style: snow, thunderstorm', /snowflake and a high voltage/],
  ])('of "%s" shows all of it', async (prompt, alt) => {
    const { notes, alt: seen } = await made(prompt);
    expect(seen).toMatch(alt);
    expect(notes).toEqual([]);
  });

  test('says which letters it has not', async () => {
    expect((await made('card with a snail, handwritten style text "Hello"')).notes).toEqual([
      'not painted: handwritten style text',
    ]);
  });
});

test('a portrait has the wall of its colour', async () => {
  const { notes } = await made('portrait of a man with glasses, plain teal background');
  expect(notes).toEqual([]);
});
