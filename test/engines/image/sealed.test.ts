import { expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Things and words of printed papers. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 320, height: 320 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts?.alt) };
};

test('the seal of a certificate is no animal', async () => {
  const { notes, alt } = await made('diploma for the winner of a pottery contest with a blue seal');
  expect(alt).toContain('a seal');
  expect(alt).toContain('Pottery Contest');
  expect(notes).not.toMatch(/seal|blue/);
});

test('a thing on a business card is drawn, and a trade is lettered', async () => {
  const { notes, alt } = await made('business card for Ole Berg, plumber, red wrench, lightning bolt');
  expect(alt).toContain('plumber');
  expect(alt).not.toContain('wrench /');
  expect(alt).not.toContain('lightning bolt”');
  expect(notes).not.toContain('lightning');
});

test('words for the look of letters are not lettered', async () => {
  const { alt, notes } = await made('label for a jar of honey, "Busy Bee", handwritten look');
  expect(alt).not.toContain('look');
  expect(notes).toContain('handwritten');
});

test('a border of things goes around a card, and is named where it does not', async () => {
  const { notes, alt } = await made('birthday card with a border of red tulips');
  expect(alt).toContain('a border of tulips');
  expect(notes).toBe('');
  expect((await made('poster of a cat with a border of tulips')).notes).toContain('border');
  expect((await made('birthday card with a frame of blue stars and a cake')).notes).toContain(
    'frame of blue stars',
  );
});

test('a board with all pieces is in the starting position, and seen from above', async () => {
  expect((await made('a chessboard in the starting position seen from above')).notes).toBe('');
});
