import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

/** Parts belong to the things and bodies that have them; families are of one kind. */

const drawings = await loadDrawings(engineTools());

const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);
const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(ask(prompt, { width: 112, height: 112 }), engineTools())).notes;

test.each([
  ['a pigeon on the chimney of a house', 'house'],
  ['a log cabin with a rooster on the roof', 'log-cabin'],
  ['a frog on the hood of a car', 'automobile'],
  ['a toy rabbit on the pillow of a bed', 'bed'],
  ['a mouse on the handlebars of a bicycle', 'bicycle'],
  ['a goat at the door of a barn', 'barn'],
])('"%s" is on the drawing of the whole', (prompt, whole) => {
  const { subjects } = planOf(prompt);
  expect(subjects.map(({ name }) => name)).toHaveLength(2);
  const placed = subjects.find(({ relation }) => relation?.spot);
  expect(subjects[placed?.relation?.to ?? -1]?.name).toBe(whole);
});

test('a part that the drawing has no place for is said', async () => {
  expect(await notesOf('a lamp on the dashboard of a car')).toEqual(['not painted: lamp on dashboard']);
});

test('what is said of a part is said with it', async () => {
  expect(await notesOf('a castle with a purple door')).toEqual(['not painted: purple door']);
});

test.each([
  ['a mug with a blue handle on a desk', 'hot-beverage', ['handle']],
  ['a green jar with a silver lid', 'jar', ['lid']],
  ['a teapot with a white lid, a black handle and a red spout', 'teapot', ['lid', 'handle', 'spout']],
  ['a brown book with a green spine', 'closed-book', ['spine']],
  ['a house with a purple door and a yellow roof', 'house', ['door', 'roof']],
  ['a red flask with a cork', 'potion-flask', ['cork']],
])('the parts of "%s" have their own colours in its drawing', (prompt, name, parts) => {
  const [whole] = planOf(prompt).subjects;
  expect(whole?.name).toBe(name);
  expect(whole?.patches?.map(({ said }) => said)).toEqual(parts);
});

test('the comma after something that is worn means that the next thing is worn too', () => {
  const { subjects } = planOf('a snowman with a yellow scarf, a purple hat and a broom');
  expect(subjects.find(({ said }) => said === 'hat')?.relation).toMatchObject({ kind: 'wearing', to: 0 });
});

test('a part in a colour is painted in a scene, on a sheet and with what it is joined to', async () => {
  const rgba = async (prompt: string): Promise<Uint8ClampedArray> =>
    (await (await makeImage(ask(prompt, { width: 128, height: 128 }), engineTools())).picture()).rgba;
  const reddish = (pixels: Uint8ClampedArray): number =>
    Array.from({ length: pixels.length / 4 }, (_, n) => pixels.subarray(n * 4, n * 4 + 3)).filter(
      ([r = 0, g = 0, b = 0]) => r > 110 && g < r * 0.5 && b < r * 0.5,
    ).length;
  for (const [plain, patched] of [
    ['a white jar on a table', 'a white jar with a red lid on a table'],
    ['app icon: a white jar on blue', 'app icon: a white jar with a red lid on blue'],
    ['sticker of a cat holding a white mug', 'sticker of a cat holding a white mug with a red handle'],
  ] as const)
    expect(reddish(await rgba(patched)), patched).toBeGreaterThan(reddish(await rgba(plain)));
});

test.each(['a parrot on a windowsill', 'a rabbit by the window', 'a bowl of cherries on the windowsill'])(
  '"%s" is at the window of the room',
  (prompt) => {
    const { subjects, place } = planOf(prompt);
    expect(place).toBe('room');
    expect(subjects.map(({ name }) => name)).not.toContain('window');
    expect(subjects[0]?.at).toBe('sill');
  },
);

test('a windowsill of a house is that of its drawing', () => {
  const { subjects, place } = planOf('a cat on the windowsill of a house');
  expect(place).not.toBe('room');
  expect(subjects[0]?.relation).toMatchObject({ kind: 'on', to: 1 });
});

test.each([
  ['a girl with a jug of milk on her head', 'head', 1],
  ['a boy with a rooster under his arm', 'arm', 1],
  ['an old woman holding a cat in her arms', 'chest', 1],
  ['a man with a child on his back', 'back', 1],
])('"%s" is carried there', (prompt, part, index) => {
  expect(planOf(prompt).subjects[index]?.relation).toMatchObject({ kind: 'on', at: part, to: 0 });
});

test('a surfer who holds a thing does not ride a wave', async () => {
  expect(await notesOf('a surfer holding a lantern')).not.toContain('not painted: surfer holding lantern');
});

test.each([
  ['a tiger with two cubs', ['tiger', 'tiger']],
  ['goslings with their mother', ['goose', 'goose']],
  ['a sea lion and a seal pup', ['seal', 'seal']],
  ['a woman and her baby with a cat', ['woman-walking', 'baby', 'cat']],
])('"%s" is of one kind', (prompt, names) => {
  const { subjects } = planOf(prompt);
  expect(subjects.map(({ name }) => name)).toEqual(names);
});

test('its mother watches, and no watch is drawn', () => {
  expect(planOf('a lamb on a hill while its mother watches').subjects.map(({ name }) => name)).toEqual([
    'ewe',
    'ewe',
  ]);
});

test('berries are on the pancakes, and the pancakes on the plate', () => {
  const { subjects } = planOf('pancakes with cherries on a red plate');
  expect(subjects.map(({ relation }) => relation?.to)).toEqual([2, 0, undefined]);
});

test.each([
  ['high waves and a ferry', 'high-waves'],
  ['a bus in pouring rain', 'downpour'],
  ['a solitary palm tree in a desert', 'lone-tree'],
  ['a bird on a mailbox, no trees', 'treeless'],
] as const)('"%s" is obeyed', async (prompt, feature) => {
  expect(planOf(prompt).features.isNamed(feature)).toBe(true);
  expect(await notesOf(prompt)).toEqual([]);
});

test('notes name one thing an entry, with the word that describes it', async () => {
  expect(await notesOf('a red ball rolling along a crooked path')).toEqual([
    'not painted: rolling, crooked (path)',
  ]);
  expect(await notesOf('a snowy mountain and a thirsty camel smiling')).toEqual([
    'not painted: thirsty (camel), smiling',
  ]);
});

test.each([
  ['a sandwich with cheese and tomato', 'sandwich'],
  ['a teapot with a lid', 'teapot'],
  ['a bowl of ramen with noodles', 'steaming-bowl'],
  ['a birthday cake with candles', 'birthday-cake'],
])('what the drawing of "%s" shows is not drawn again', async (prompt, whole) => {
  expect(planOf(prompt).subjects.map(({ name, count }) => [name, count])).toEqual([[whole, 1]]);
  expect(await notesOf(prompt)).toEqual([]);
});

test('a number of parts is drawn where the drawing can have it, else said', async () => {
  expect(planOf('a birthday cake with nine candles').subjects[0]?.name).toBe('birthday-cake#9');
  expect(await notesOf('a birthday cake with nine candles')).toEqual([]);
  expect(await notesOf('a birthday cake with thirty candles')).toEqual(['not painted: thirty candles']);
  expect(await notesOf('a teapot with two spouts')).toEqual(['not painted: two spouts']);
});

test('all things of a list are on the tray', async () => {
  const { subjects } = planOf('a tray with a pear, a teapot and a muffin');
  expect(subjects.slice(1).map(({ relation }) => [relation?.kind, relation?.to])).toEqual([
    ['on', 0],
    ['on', 0],
    ['on', 0],
  ]);
});

test('what is beside it is beside what was named first, not beside what lies on top', () => {
  const { subjects } = planOf('a barrel with a pumpkin on top and a hen beside it');
  expect(subjects.map(({ relation }) => relation?.to)).toEqual([undefined, 0, 0]);
  expect(subjects[2]?.relation?.said).toBe('beside');
});

test('the comma of a list parts two things', () => {
  const { subjects } = planOf('a tray with tea, bread and a banana');
  expect(subjects.map(({ said }) => said)).toEqual(['tray', 'tea', 'bread', 'banana']);
});

test.each([
  ['a lion with a mane', []],
  ['a moon behind a cloud over the hills', ['not painted: moon behind cloud']],
  ['an empty street with a parked taxi on the road', []],
  ['a cow in a meadow with a barn in the background', []],
])('"%s" says %j', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test('words that the headline of a poster has are not named', async () => {
  const notes = await notesOf('a poster for a polka evening with a drum, text "POLKA EVENING", at night');
  expect(notes.join()).not.toMatch(/polka|evening/);
});
