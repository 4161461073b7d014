import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Wishes that a rule of reading touches: each is seen, or named. */

async function made(prompt: string): Promise<{ readonly notes: string; readonly alt: string }> {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools());
  return { notes: notes.join('\n'), alt: String(facts.alt) };
}

const pixels = async (prompt: string): Promise<Uint8ClampedArray> =>
  (await (await makeImage(smallRequest(prompt), engineTools())).picture()).rgba;

/** Of the upper third: the mean of all channels. */
async function skyOf(prompt: string): Promise<number> {
  const rgba = await pixels(prompt);
  const upper = rgba.subarray(0, Math.floor(rgba.length / 3));
  return upper.reduce((sum, value) => sum + value, 0) / upper.length;
}

test.each([
  ['a mother in a white shirt reading under an oak', /reading|open book held/],
  ['a boy in a blue shirt reading the newspaper', /newspaper|reading/],
])('"%s": somebody reads, and nothing is written on the shirt', async (prompt, shown) => {
  const { notes, alt } = await made(prompt);
  expect(alt).not.toContain('text');
  expect(alt + notes).toMatch(shown);
});

test('a text that is said to be read on a thing stays one', async () => {
  expect((await made('a shirt reading GO TEAM')).alt).toContain('GO TEAM');
});

test.each(['an orca leaping out of the sea', 'two dolphins jumping in a bay', 'a trout jumping in a lake'])(
  '"%s": it is over the water',
  async (prompt) => {
    expect((await made(prompt)).notes).not.toMatch(/jump|leap/);
    expect(await pixels(prompt)).not.toEqual(
      await pixels(prompt.replace(/leaping out of|jumping in/, 'swimming in')),
    );
  },
);

test('black clouds are darker than those of a grey sky', async () => {
  expect(await skyOf('black clouds over a meadow')).toBeLessThan(
    (await skyOf('grey clouds over a meadow')) - 15,
  );
});

test('a large sun or moon is larger', async () => {
  expect((await made('a beach with a giant red sun')).notes).toBe('');
  expect(await pixels('a beach with a giant red sun')).not.toEqual(await pixels('a beach with a red sun'));
  expect((await made('a meadow under an enormous moon')).notes).toBe('');
});

test('a light in a tent makes it shine; in a cave it is named', async () => {
  expect((await made('a blue tent with a soft light inside, night')).notes).toBe('');
  expect(await pixels('a tent with a light inside at night')).not.toEqual(await pixels('a tent at night'));
  expect((await made('a cave with a warm light inside')).notes).toContain('light inside cave');
});

test('the colours of lights that nobody sees are named with them', async () => {
  expect((await made('a cellar with red and yellow lights')).notes).toMatch(/red, yellow lights/);
});

test('light comes from the side that is said', async () => {
  expect((await made('a pear on a plate, light from the left')).notes).toBe('');
  expect(await pixels('a pear on a plate, light from the left')).not.toEqual(
    await pixels('a pear on a plate, light from the right'),
  );
  expect((await made('a vase on a table, gentle light from the left')).notes).toContain('gentle');
});

test('the middle of the image is kept, or named', async () => {
  expect((await made('a well in the middle')).notes).toBe('');
  expect((await made('a barn and a pond with a tractor in the middle')).notes).toMatch(
    /tractor in the middle|^$/,
  );
  expect((await made('a stable with a horse in the centre')).notes).toMatch(/horse in the centre|^$/);
});

test('shutters and awnings belong to their house', async () => {
  const { notes, alt } = await made('a cottage with green shutters');
  expect(notes).toContain('green shutters');
  expect(alt).not.toContain('shutter');
});

test.each([
  ['an old woman feeding sparrows on a park bench', 'feeding'],
  ['a plate of cookies next to a cup of tea on a tablecloth', 'next to'],
  ['a tram on a street in a city', 'city'],
  ['a canoe on a river in a forest', 'forest'],
  ['a meadow at bright noon', 'bright'],
  ['a server rack with green and blue lights', 'lights'],
])('"%s": what is seen is not denied', async (prompt, word) => {
  expect((await made(prompt)).notes).not.toContain(word);
});

test('a goldfish is seen in its bowl', async () => {
  const { notes, alt } = await made('two goldfish in a round bowl');
  expect(notes).toBe('');
  expect(alt).toContain('in the fish bowl');
});

test.each([
  ['a wolf in a cave', 'in the cave'],
  ['a tent with a lamp inside', 'in the tent'],
  ['a dog inside a kennel', 'in the dog house'],
])('"%s": it is in the way in', async (prompt, shown) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain(shown);
  expect(notes).toBe('');
});

test('what is said to be inside is seen there, or named', async () => {
  expect((await made('a globe with a hut inside')).notes).toContain('inside');
  expect((await made('a box with a puppy inside')).alt).toContain('in the open box');
  expect((await made('a vase with tulips inside')).notes).toBe('');
});

test('an ape that sits does not hang', async () => {
  expect((await made('a gorilla hanging from a branch')).notes).toContain('hanging');
  expect((await made('a bat hanging from a branch')).notes).toBe('');
});

test.each([
  ['a man with red hair', ''],
  ['a blonde-haired girl and a dog', ''],
  ['a boy with curly black hair on a bench', 'curly hair'],
  ['a girl with blonde braids', 'braids'],
  ['an old woman with red hair', 'red hair'],
])('"%s": hair has its colour, or is named', async (prompt, named) => {
  const { notes } = await made(prompt);
  if (named === '') expect(notes).toBe('');
  else expect(notes).toContain(named);
});

test('the colour of hair is that of nothing else', async () => {
  expect((await made('a woman with green hair riding a bicycle')).alt).toContain('; a bicycle');
  expect(await pixels('a girl with red hair')).not.toEqual(await pixels('a girl'));
});
