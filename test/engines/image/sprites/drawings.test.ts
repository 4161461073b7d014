import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import kinds from '../../../../scripts/assets/noun-kinds.json';
import nounAliases from '../../../../src/engines/image/data/noun-aliases.json';
import { SCENE_WORDS } from '../../../../src/engines/image/prompt/scene-words.ts';
import { ARTWORK } from '../../../../src/engines/image/sprites/artwork.ts';
import { type Drawings, loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

test('more than 1000 subjects can be named, by more than 8000 words', () => {
  expect(drawings.names.length).toBeGreaterThan(1000);
  expect(drawings.nouns.size).toBeGreaterThan(8000);
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
