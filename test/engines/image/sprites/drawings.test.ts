import { beforeAll, expect, test } from 'vitest';
import nounAliases from '../../../../src/engines/image/data/noun-aliases.json';
import { ARTWORK } from '../../../../src/engines/image/sprites/artwork.ts';
import { type Drawings, loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

test('more than 400 subjects can be named, by more than 1200 words', () => {
  expect(drawings.names.length).toBeGreaterThan(400);
  expect(drawings.nouns.size).toBeGreaterThan(1200);
});

test('every word leads to a drawing that exists', () => {
  expect(Object.keys(nounAliases).filter((name) => !drawings.has(name))).toEqual([]);
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
