import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { counted, drawingWords, withArticle } from '../../../src/engines/image/prompt/drawing-words.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** The finished picture in words: what is in it, how many, in which colour and where. */

const altOf = async (prompt: string): Promise<unknown> => {
  const { facts } = await makeImage(smallRequest(prompt, { width: 384, height: 384 }), engineTools());
  return facts.alt;
};

test.each([
  ['three green parrots on a fence', /three green parrots on the fence/],
  ['a boy holding a kite on a beach', /a kite (?:held|flown) by the boy/],
  ['a rowing boat on a lake in fog', /^a lake in fog: .*\bin the water/],
  ['two pigeons flying over a field at dusk', /at dusk.*two pigeons flying in the air/],
  ['a woman in a coat walking in the snow', /a woman walking in a coat/],
  [
    'a windmill on the right and a cow on the left',
    /a windmill on the grass on the right; a cow .*on the left/,
  ],
  ['a duck on a river', /^a river: a duck/],
  ['a scarecrow in a corn field', /^a field: a scarecrow in the field/],
  ['a robot on mars', /^Mars.*on the ground/],
  ['two goats on an icy slope', /two goats on the snow/],
  ['a moose in a winter forest', /a moose on the snow/],
  ['a bus on a country road', /a bus on the ground/],
  ['a sled on a snowy country road', /a sled on the ground/],
  ['five robots, the second one wears a blue cap', /worn by one of the robots/],
  ['a duck family of six ducks on a lake', /: six ducks in the water$/],
  ['an open umbrella in a kitchen', /^a kitchen: an umbrella on the floor/],
])('"%s" is told as %s', async (prompt, told) => {
  expect(await altOf(prompt)).toMatch(told);
});

test.each([
  [
    'a poster with a violin and the words "Spring Concert"',
    /^a poster: .*a violin.*with the text “Spring Concert/,
  ],
  ['a seamless pattern of lemons', /^a pattern: many lemons/],
  ['a business card for a florist called Petal', /^a business card.*“.*Petal/],
])('the design "%s" is told as %s', async (prompt, told) => {
  expect(await altOf(prompt)).toMatch(told);
});

test('a thing that is drawn as another one is told as that one', async () => {
  expect(await altOf('a spaniel beside a tree')).toMatch(/a dog/);
});

test.each([
  ['person-biking', 4, 'four people biking'],
  ['kitchen-knife', 2, 'two kitchen knives'],
  ['drinking-glass', 3, 'three drinking glasses'],
  ['smoke', 1, 'smoke'],
  ['umbrella', 1, 'an umbrella'],
  ['unicorn', 1, 'a unicorn'],
  ['cactus', 1, 'a cactus'],
  ['houses', 1, 'houses'],
])('%s, %i: "%s"', (name, count, words) => {
  expect(counted(drawingWords(name, count), count)).toBe(words);
});

test('things that cannot be counted have no article', () => {
  expect(withArticle('cooked rice')).toBe('cooked rice');
});

test.each(['a girl on a pier', 'a dog on a pier at dusk'])(
  '"%s": the feet touch the planks, also where its legs are under water',
  async (prompt) => {
    const { things } = await makeImage(smallRequest(prompt, { width: 384, height: 384 }), engineTools());
    const [above, pier] = things.map(({ prints }) => prints[0]);
    if (!above || !pier) throw new Error('both are drawn');
    const column = Array.from({ length: 5 }, (_, n) => Math.round(above.bottom - 2 + n));
    expect(column.some((y) => pier.isSolid(Math.round(above.middle), y))).toBe(true);
  },
);

test('a beard is seen on who rides a bicycle, and named where it is not', async () => {
  expect(await altOf('a bearded man riding a bicycle')).toMatch(/a man sitting on the bicycle/);
  const { notes } = await makeImage(smallRequest('a bearded man rowing a boat'), engineTools());
  expect(notes.join()).toMatch(/beard/);
});
