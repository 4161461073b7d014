import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes, facts } = await makeImage(smallRequest(prompt), engineTools());
  return { notes, alt: String(facts.alt), format: facts.format };
};

test.each([
  ['a kitchen with a large window above the sink', /^a kitchen$/],
  ['a bright bedroom with a big window behind the bed', /a bed at the window/],
  ['my dream office with a big window behind the desk', /a desk at the window/],
])('the window of the room is the one of "%s"', async (prompt, alt) => {
  const picture = await made(prompt);
  expect(picture.alt).toMatch(alt);
  expect(picture.alt).not.toContain('a window');
  expect(picture.notes).toEqual([]);
});

test.each(['an old man reading on a bench', 'a girl sitting on a pile of books, reading'])(
  'there is a book in the hands of "%s"',
  async (prompt) => {
    expect((await made(prompt)).alt).toMatch(/an open book held by/);
  },
);

test('what is to be read is not doubled', async () => {
  expect((await made('a man reading a newspaper on a bench')).alt).not.toContain('book');
  expect((await made('a woman reading on her phone')).alt).not.toContain('book');
});

test.each([
  ['a young man with glasses and a beard, smiling, plain grey background', 'portrait'],
  ['a woman dancing, red hair, on a white background', 'product'],
])('"%s" is a %s', async (prompt, format) => {
  const picture = await made(prompt);
  expect(picture.format).toBe(format);
  expect(picture.notes.join()).not.toMatch(/smiling|beard/);
});

test('the skyline is mirrored in its river, and a statue is not', async () => {
  expect((await made('a city skyline at sunset reflected in a river')).notes).toEqual([]);
  expect((await made('a statue reflected in a river in the city')).notes.join()).toContain('reflected');
});
