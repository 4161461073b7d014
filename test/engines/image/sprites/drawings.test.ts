import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import kinds from '../../../../scripts/assets/noun-kinds.json';
import grounds from '../../../../src/engines/image/data/grounds.json';
import nounAliases from '../../../../src/engines/image/data/noun-aliases.json';
import rooms from '../../../../src/engines/image/data/rooms.json';
import { COLOUR_WORDS, NUMBER_WORDS, SIZE_WORDS } from '../../../../src/engines/image/prompt/modifiers.ts';
import { SCENE_WORDS } from '../../../../src/engines/image/prompt/scene-words.ts';
import { ARTWORK } from '../../../../src/engines/image/sprites/artwork.ts';
import { type Drawings, loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

interface Aliases {
  readonly same?: readonly string[];
  readonly like?: readonly string[];
}

/** The first word is a part of the name: a black bear has no other colour. */
const NAMES = new Set([
  'red fox',
  'grey wolf',
  'gray wolf',
  'red panda',
  'tall ship',
  'golden gate bridge',
  'black cat',
  'black kitten',
  'black panther',
  'brown bear',
  'black bear',
  'white bear',
  'giant panda',
  'blue whale',
  'white house',
  'orange fruit',
  'red wine',
  'baby carriage',
  'green salad',
  'gold mine',
  'blue mosque',
]);

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

test('more than 1000 subjects can be named, by more than 8000 words', () => {
  expect(drawings.names.length).toBeGreaterThan(1000);
  expect(drawings.nouns.size).toBeGreaterThan(8000);
});

const NEARNESS = Object.entries(nounAliases).flatMap(([name, aliases]: [string, Aliases]) => [
  ...(aliases.same ?? []).map((alias) => ({ alias, name, like: false })),
  ...(aliases.like ?? []).map((alias) => ({ alias, name, like: true })),
]);

test('every alias is found, and says whether its drawing is the thing itself', () => {
  const wrong = NEARNESS.filter(({ alias, name, like }) => {
    const noun = drawings.nouns.find(alias.split(/[ -]/), 0);
    return noun?.value !== name || (noun.like ?? false) !== like;
  });
  expect(wrong).toEqual([]);
});

test('an alias has one drawing, and swallows no colour, number or size', () => {
  const aliases = NEARNESS.map(({ alias }) => alias);
  expect(aliases.filter((alias, at) => aliases.indexOf(alias) !== at)).toEqual([]);
  const modifiers = new Set([...COLOUR_WORDS.keys(), ...NUMBER_WORDS.keys(), ...SIZE_WORDS.keys()]);
  const swallowing = aliases.filter((alias) => {
    const [first = '', ...rest] = alias.split(' ');
    return modifiers.has(first) && drawings.nouns.find(rest, 0) !== undefined && !NAMES.has(alias);
  });
  expect(swallowing).toEqual([]);
});

test('furniture and what stands in open places can be drawn', () => {
  const things = [
    ...Object.values(rooms).flatMap((room) => room.things.map(({ drawing }) => drawing)),
    ...Object.values(grounds).flatMap((ground) => ground.map(({ drawing }) => drawing)),
  ];
  expect(things.filter((name) => !drawings.has(name))).toEqual([]);
});

test('every word leads to a drawing that exists', () => {
  const names = [...Object.keys(nounAliases), ...Object.keys(kinds)];
  expect(names.filter((name) => !drawings.has(name))).toEqual([]);
});

// scripts/nouns/lists.mjs makes the lists; the second is not for tuning.
test.each([
  ['tuning', 0.95],
  ['judging', 0.95],
])('of the 500 everyday nouns for %s at least %d can be drawn', (list, least) => {
  const file = new URL(`../nouns/${list}.txt`, import.meta.url);
  const words = readFileSync(file, 'utf8').trim().split('\n');
  const drawn = words.filter((word) => {
    const noun = drawings.nouns.find([word], 0);
    return (noun && drawings.has(noun.value)) || SCENE_WORDS.find([word], 0);
  });
  expect(words).toHaveLength(500);
  expect(drawn.length / words.length).toBeGreaterThanOrEqual(least);
});

test('every drawing can be rasterised and is not empty', () => {
  const empty = drawings.names.filter((name) => {
    const { width, height, rgba } = drawings.draw(name, 24);
    return width * height < 30 || !rgba.some((value, k) => k % 4 === 3 && value > 200);
  });
  expect(empty).toEqual([]);
});

test.each(['fox', 'bear', 'panda', 'lion', 'astronaut', 'princess', 'cook'])(
  '%s has a body, not only a head',
  (name) => {
    const { width, height } = drawings.draw(name, 200);
    expect(name in ARTWORK).toBe(true);
    expect(height / width).toBeGreaterThan(1.3);
  },
);

test.each([
  ['puppy', 'dog'],
  ['kittens', 'cat'],
  ['ufo', 'flying-saucer'],
  ['coffee', 'hot-beverage'],
  ['t rex', 't-rex'],
  ['bees', 'honeybee'],
  ['sheep', 'ewe'],
  ['strawberry', 'strawberry'],
  ['violin', 'violin'],
  ['helicopter', 'helicopter'],
])('"%s" is drawn as %s', (words, name) => {
  expect(drawings.nouns.find(words.split(' '), 0)?.value).toBe(name);
});
