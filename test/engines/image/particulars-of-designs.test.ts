import { expect, test } from 'vitest';
import { readOrientation } from '../../../src/engines/image/formats/orientation.ts';
import { readTextPlace } from '../../../src/engines/image/formats/text-place.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { sizeOfUse } from '../../../src/engines/image/use-size.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** The details of a design in a prompt: its form, its signs, its places, its numbers. */

const made = async (prompt: string, size = { width: 240, height: 240 }) => {
  const { notes = [], facts } = await renderImage(smallRequest(prompt, size), engineTools());
  return { notes: notes.join('\n'), alt: String(facts?.alt), format: facts?.format };
};

test('words for the form of an image are no words for what it shows', async () => {
  expect(readOrientation('a wallpaper in portrait format, a lake').rest).toBe('a wallpaper, a lake');
  expect(readOrientation('a portrait of a man').form).toBeUndefined();
  expect(sizeOfUse('dunes in landscape orientation')).toEqual({ width: 1216, height: 832 });
  const tall = { width: 160, height: 240 };
  const prompt = 'phone wallpaper in portrait format, dark layered hills in teal, small moon top left';
  const { notes, alt } = await made(prompt, tall);
  expect(notes).toBe('');
  expect(alt).toContain('a small moon top left');
  expect((await made(prompt)).notes).toBe('not painted: portrait format');
});

test.each([
  ['yellow triangular warning sign that says MIND THE STEP with a falling stick figure', /triangle/],
  ['round red prohibition sign with a crossed out dog', /circle crossed out/],
  ['octagonal stop sign that says HALT', /octagon.*HALT/],
  ['blue rectangular road sign with an arrow pointing left and the text "Quay"', /arrow pointing left.*Quay/],
  ['orange triangular sign warning of deer crossing', /triangle.*deer/],
])('"%s" is the sign alone', async (prompt, alt) => {
  const drawn = await made(prompt);
  expect(drawn.format).toBe('notice');
  expect(drawn.alt).toMatch(alt);
  expect(drawn.notes).toBe('');
});

test('steps after a dash are stations, with numbers in them or without', async () => {
  const { alt } = await made('infographic: 3 steps to bake bread - mix flour, wait 40 minutes, bake');
  expect(alt).toContain('Mix flour / Wait 40 minutes / Bake');
});

test('the text at the top is first, and the other one below', async () => {
  const { rest, place } = readTextPlace("a poster: 'B' at the bottom, a cat and the text 'A' at the top");
  expect(rest.indexOf("'A'")).toBeLessThan(rest.indexOf("'B'"));
  expect(place).toMatchObject({ row: 'top', last: 'text at the bottom' });
  const { alt, notes } = await made(
    'concert poster: text OPERA GALA at the top, a violin in the middle, and "Monday" at the bottom',
  );
  expect(alt).toContain('a violin in the middle, with the text “OPERA GALA / Monday”');
  expect(notes).toBe('');
});

test.each([
  ['a poster with a goat, subtitle "Part Two"', 'Part Two'],
  ['a flyer with a goat, heading "Fair"', 'Fair'],
])('"%s" does not name the word before the text', async (prompt, text) => {
  const { alt, notes } = await made(prompt);
  expect(alt).toContain(text);
  expect(notes).toBe('');
});

test('a menu has no dish called "footer"', async () => {
  const { alt } = await made('menu with Soup 4.00, Stew 8.00, footer "Cash only"');
  expect(alt).not.toMatch(/footer/i);
});

test('a banner that hangs nowhere is the image', async () => {
  const { format, notes } = await made('banner with the text "Big Fair" on the left and a goat on the right');
  expect([format, notes]).toEqual(['poster', '']);
});

test.each([
  ['a mandala with 9-fold symmetry', '9-fold symmetry'],
  ['a mandala with eleven petals', '11-fold symmetry'],
  ['birthday card for Ida, she turns 4, with a cake, eleven candles and red balloons', 'eleven candles'],
  ['poster with nine stars in a row and a goat', 'nine stars'],
  ['portrait of a girl with two braids and a striped sweater', 'braids'],
  ['portrait of a man with a blue turtleneck, dark background', 'a man'],
  ['blueprint of a flat with a kitchen and two bedrooms, white lines on blue', 'kitchen'],
])('"%s" is drawn as asked', async (prompt, alt) => {
  const drawn = await made(prompt);
  expect(drawn.alt).toContain(alt);
  expect(drawn.notes).toBe('');
});

test.each([
  ['isometric kitchen with a fridge, a stove and a vase on the table', 'a table'],
  ['isometric office with two desks and a red chair', '2 desks and a red chair'],
  ['isometric study with a desk, a laptop and a bookcase', 'a bookcase'],
])('"%s" has its furniture as blocks, and things on it', async (prompt, alt) => {
  const drawn = await made(prompt);
  expect(drawn.alt).toContain(alt);
  expect(drawn.notes).toBe('');
});

test('a certificate is given to whom it names, and the words before its texts are not on it', async () => {
  const { alt } = await made('certificate of merit for Ada Brook, course "Weaving", date 3 May 2025');
  expect(alt).toContain('presented to / Ada Brook / Weaving / 3 May 2025');
});
