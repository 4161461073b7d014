import { expect, test } from 'vitest';
import { countLineSyllables, countSyllables } from '../../../../src/engines/music/lyrics/count-syllables.ts';

test.each([
  ['rain', 1],
  ['summer', 2],
  ['table', 2],
  ['walked', 1],
  ['wanted', 2],
  ['dreams', 1],
  ['wishes', 2],
  ['shining', 2],
  ['beautiful', 3],
  ['memory', 3],
  ['horizon', 3],
  ['ocean', 2],
  ['loneliness', 3],
  ['the', 1],
  ['café', 2],
  ['—', 0],
])('%s has %i', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

test('a line is the sum of its words', () => {
  expect(countLineSyllables('Oh summer rain, carry me home')).toBe(8);
});
