import { expect, test } from 'vitest';
import { Lexicon, singularForm, tokenise } from '../../../../src/engines/image/prompt/lexicon.ts';

test.each([
  ['cats', 'cat'],
  ['butterflies', 'butterfly'],
  ['wolves', 'wolf'],
  ['foxes', 'fox'],
  ['buses', 'bus'],
  ['children', 'child'],
  ['glass', 'glass'],
  ['octopus', 'octopus'],
  ['horse', 'horse'],
])('%s is one %s', (many, one) => {
  expect(singularForm(many)).toBe(one);
});

test('words are lower case without accents, signs or possessives', () => {
  expect(tokenise("The Café's red-roofed house, 2 km away!")).toEqual([
    'the',
    'cafe',
    'red',
    'roofed',
    'house',
    '2',
    'km',
    'away',
  ]);
});

test('the longest phrase wins over the words in it', () => {
  const lexicon = new Lexicon<string>().add('balloon', 'toy').add('hot air balloon', 'aircraft');
  expect(lexicon.find(['hot', 'air', 'balloons'], 0)).toEqual({ value: 'aircraft', length: 3, plural: true });
  expect(lexicon.find(['a', 'balloon'], 1)).toEqual({ value: 'toy', length: 1, plural: false });
  expect(lexicon.find(['air'], 0)).toBeUndefined();
});

test.each([
  ['a two-bedroom house', ['a', 'two-bedroom', 'house']],
  ['a three legged stool', ['a', 'three-legged', 'stool']],
  ['a ten-year-old boy', ['a', 'ten-year-old', 'boy']],
  ['a two story barn and two doors', ['a', 'two-story', 'barn', 'and', 'two', 'doors']],
  ['twenty-one cats and one person walking', ['twenty', 'one', 'cats', 'and', 'one', 'person', 'walking']],
  [
    '8-bit art of two black-and-white cats',
    ['8', 'bit', 'art', 'of', 'two', 'black', 'and', 'white', 'cats'],
  ],
])('a number inside a compound of "%s" stays with it', (prompt, words) => {
  expect(tokenise(prompt)).toEqual(words);
});
