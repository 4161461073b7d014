import { expect, test } from 'vitest';
import { leftOutNotes, leftOver } from '../../src/engines/prompt-account.ts';

test('words that were not used are named once, without fillers', () => {
  const words = 'please paint a cat on the cliff and the sea by the cliff'.split(' ');
  expect(leftOver(words, new Set([3]))).toEqual(['cliff', 'sea']);
});

test('a note names at most twelve words', () => {
  expect(leftOutNotes('painted', [])).toEqual([]);
  expect(leftOutNotes('painted', ['cliff', 'sea'])).toEqual(['not painted: cliff, sea']);
  const many = Array.from({ length: 14 }, (_, index) => `w${index}`);
  expect(leftOutNotes('played', many)[0]).toMatch(/^not played: w0, .*w11 and 2 more words$/);
});
