import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const imageOf = async (prompt: string) => {
  const { notes, facts, things } = await makeImage(
    smallRequest(prompt, { width: 192, height: 160 }),
    engineTools(),
  );
  return { notes, alt: String(facts.alt), things };
};

const middleOf = (things: Awaited<ReturnType<typeof imageOf>>['things'], name: RegExp): number =>
  things.find((thing) => name.test(thing.name))?.prints[0]?.middle ?? Number.NaN;

test.each([
  ['a boy with a balloon and a goat chasing him', /^goat/, /^boy/],
  ['a fox chasing a rabbit', /^fox/, /^rabbit/],
  ['a rabbit chased by a fox', /^fox/, /^rabbit/],
  ['a tractor on a field with crows following behind it', /^crow/, /^tractor/],
])('in "%s" the one behind looks at the other', async (prompt, chaser, chased) => {
  const { notes, alt, things } = await imageOf(prompt);
  expect(middleOf(things, chaser)).toBeGreaterThan(middleOf(things, chased));
  expect(alt).toMatch(/chasing|following/);
  expect(notes.join()).not.toMatch(/chas|follow|behind/);
});

test.each([
  ['a queen on a throne with a cat at her feet', 'cat'],
  ['an old man on a bench, three doves at his feet', 'dove'],
  ['a sailor on a chair, at his feet a dog', 'dog'],
])('in "%s" the animal is beside who sits there', async (prompt, name) => {
  const { notes, alt } = await imageOf(prompt);
  expect(notes.join()).not.toMatch(/feet/);
  expect(alt).toMatch(new RegExp(`${name}s? (?:[\\w ]+ )?beside the`));
});

test('an animal that carries somebody has them on its back', async () => {
  const { alt } = await imageOf('a camel carrying a girl through the desert');
  expect(alt).toContain('a girl sitting on the camel');
});

test('an animal that crosses a stream stands in it', async () => {
  const { notes, alt } = await imageOf('a horse crossing a stream');
  expect(alt).toContain('in the water');
  expect(notes.join()).not.toContain('crossing');
});

test('scenery behind a thing leaves the thing before it where it is', async () => {
  const { notes, alt } = await imageOf('two hens standing on a crate, mountains behind them');
  expect(notes).toEqual([]);
  expect(alt).toContain('two hens on the crate');
});

test('all dogs on leads go the same way as who has the leads', async () => {
  const { things } = await imageOf('a man walking three dogs through a park');
  const dogs = things.find(({ name }) => name.startsWith('dog'))?.prints ?? [];
  expect(dogs.map(({ one }) => one.mirrored)).toEqual([false, false, false]);
});

test('a tent that glows from inside shines', async () => {
  const { notes } = await imageOf('a tent glowing orange from inside at night, lots of stars');
  expect(notes).toEqual([]);
});

test('a night market is painted at night', async () => {
  expect((await imageOf('a night market with two stalls')).alt).toContain('a market at night');
});
