import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Two words that name one thing or one place. */

async function made(prompt: string) {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 160, height: 160 }), engineTools());
  return { notes: notes.join('\n'), alt: String(facts.alt), place: facts.place };
}

test.each([
  ['a woman sleeping in a departure lounge', 'departure lounge as room', /^a room: a woman/],
  ['an engineer in an engine room', 'engine room as room', /^a room: /],
  ['a cow on a pedestrian crossing', '', /^a street: a cow/],
  ['a cat in front of a blanket fort', 'blanket fort as tent', /a cat in front of the tent/],
  ['a green piggy bank on a shelf', 'piggy bank as pig', /a green pig/],
])('"%s": one thing, and no two wrong ones', async (prompt, note, alt) => {
  const drawn = await made(prompt);
  expect(drawn.notes).toContain(note);
  expect(drawn.alt).toMatch(alt);
});

test('tiles of a bathroom are on its walls, in their colour', async () => {
  const { notes, alt } = await made('a bathroom with purple tiles and a sink');
  expect(alt).not.toContain('tile');
  expect(notes).not.toContain('purple');
});

test('an animal with a fish is on dry land', async () => {
  expect((await made('a wolf eating a fish')).place).not.toBe('underwater');
});

test.each([
  [
    'a desk, and on the desk there are a lamp, two mugs and a plate',
    /a lamp, two hot drinks and a plate on the (?:desk|table)/,
  ],
  ['Three kids on a log: a girl, a boy and a baby', /on the log/],
  ['Two singers perform on a rooftop: a man and a woman', /a man.* and a woman.* on the rooftop/],
  ['a dog walking down a staircase', /a dog walking on the stairs|a dog on the stairs/],
])('"%s": those who are listed are where the list says', async (prompt, alt) => {
  expect((await made(prompt)).alt).toMatch(alt);
});

test('a second verb of one is no thing', async () => {
  const { notes, alt } = await made('a badger sits on a stump and watches');
  expect(alt).not.toMatch(/watches/);
  expect(notes).toContain('watches');
  expect((await made('a box with rings and watches')).alt).toContain('watches');
});
