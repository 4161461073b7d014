import { expect, test } from 'vitest';
import { readLayout } from '../../../src/engines/image/formats/layout-words.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Designs have their things where the prompt wants them, or a note says that they have not. */

const made = async (prompt: string): Promise<{ notes: string; alt: string }> => {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools());
  return { notes: notes.join(' '), alt: String(facts.alt) };
};

test.each([
  ['a card with hearts around the edge', 'border', ['hearts']],
  ['an invitation with roses in the corners', 'corners', ['roses']],
  ['a flyer with a kite in the top right corner', 'top-right', ['a', 'kite']],
  ['a poster with a fence along the bottom, an owl', 'bottom', ['a', 'fence']],
  ['a card, ferns framing the names Ida and Per', 'border', ['ferns']],
  ['a sticker of six fish in a ring', 'circle', ['six', 'fish']],
])('"%s" wants a thing in the %s', (prompt, zone, thing) => {
  expect(readLayout(prompt).layout).toMatchObject([{ zone, thing: expect.arrayContaining(thing) }]);
});

test.each([
  'a logo: a bear in a circle',
  'a poster of a boat at the top of the world',
  'a card with a house in the snow',
])('"%s" names no place in the design', (prompt) => {
  expect(readLayout(prompt).layout).toEqual([]);
});

test.each([
  ['a greeting card with roses around the border', 'roses around the border'],
  ['a wedding invitation with ferns in the corners and the names Ida & Per', 'four ferns in the corners'],
  ['a poster with a jar of honey and a garland along the top', 'along the top'],
  ['a birthday card with an owl in the bottom left corner', 'an owl in the bottom left corner'],
  ['a poster for a zoo with five penguins in a row', 'in a row'],
])('"%s" shows it there', async (prompt, place) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain(place);
  expect(notes).not.toContain('not painted');
});

test.each([
  ['a logo for a farm with tomatoes around the border', 'tomatoes around the border'],
  ['a sticker of a fox at the top', 'fox at the top'],
])('"%s" is noted where the design has it elsewhere', async (prompt, note) => {
  expect((await made(prompt)).notes).toContain(note);
});

test.each([
  ['a set of three icons: a bell, a key', 'three icons'],
  ['a set of two icons: a bell, a key', ''],
])('the number of icons of "%s" is counted', async (prompt, note) => {
  const { notes } = await made(prompt);
  if (note === '') expect(notes).toBe('');
  else expect(notes).toContain(note);
});

test('icons stand in the order of the prompt, and a rain cloud is one of them', async () => {
  const { notes, alt } = await made('four weather icons in a row: rain cloud, bell, moon, snow');
  expect(notes).toBe('');
  expect(alt).toContain('a rain cloud');
  expect(alt).not.toContain('umbrella');
});

test('names are lettered on an invitation', async () => {
  expect((await made('a wedding invitation with roses and the names Ida and Per')).alt).toContain(
    'Ida and Per',
  );
});

test.each([
  ['a birthday card for a girl turning nine with a pony', 'Happy 9th Birthday'],
  ['a birthday card for my uncle turning 61 with the words "Happy Birthday Olaf"', '61'],
  ['a card for a 42nd birthday with a kite', 'Happy 42nd Birthday'],
  ['a card for our 30th wedding anniversary with two doves', 'Happy 30th Anniversary'],
  ['a poster for a book swap, Sunday from 10 to 4', 'Sunday, 10 to 4'],
])('"%s" is lettered with "%s"', async (prompt, letters) => {
  expect((await made(prompt)).alt).toContain(letters);
});

test.each([
  ['a portrait of a baker with a woolly cap', 'a beanie', ''],
  ['a portrait of a fisherman with a hat and a pipe', 'a rain hat and a tobacco pipe', 'fisherman as'],
  ['a portrait of a postman', 'a post cap', 'postman as'],
])('"%s" has the hat', async (prompt, shown, note) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain(shown);
  expect(notes).not.toContain('cap');
  if (note !== '') expect(notes).not.toContain(note);
});

test.each([
  ['a flyer for a lost parrot with space for a photo and the headline GONE', 'room for a photo'],
  ['a notice for a found tortoise with room for a phone number at the bottom', 'room for a phone number'],
  ['a laptop wallpaper with layered green hills, very calm', 'layered green hills'],
  ['a pie chart of my week with work 50%, sleep 30% and the rest sport', '20% / Sport'],
  ['a logo for a tea house called Silver Fox, one colour', 'a fox'],
])('"%s" shows %s', async (prompt, shown) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain(shown);
  expect(notes).not.toContain('not painted');
});

test('room that a design does not leave is noted', async () => {
  expect((await made('a logo for a zoo with space for a photo')).notes).toContain('room for photo');
});

test('coins beside a chest of pixels are there', async () => {
  expect((await made('pixel art of an open treasure chest with silver coins')).notes).not.toContain('coins');
});

test('a wallpaper for a screen is one picture', async () => {
  expect((await made('a phone wallpaper of an owl in a forest')).alt).toContain('an owl');
});

test.each([
  ['a poster of a heron silhouetted against a red circle, text "Marsh"', 'a red disc'],
  ['a poster of an owl against a white moon, text "Hush"', 'a white moon'],
  ['a product photo of a white vase on black marble', 'a black marble surface'],
  ['a product shot of a green teapot on a wooden desk', 'a wooden desk'],
  ['a treasure map of an island with a forest, three beaches and a cross', 'three beaches'],
])('"%s" has %s', async (prompt, shown) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain(shown);
  expect(notes).not.toContain('not painted');
});
