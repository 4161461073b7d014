import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codedWords } from '../scripts/coded-words.mjs';
import { CodedWords, WordList } from '../src/coded-words.ts';

const WORDS = Array.from(
  { length: 6_000 },
  (_, n) => `word${n.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`,
);

test.each<[kind: string, text: string]>([
  ['no words', '12 + 3'],
  ['words of all lengths', 'an ant and an elephant and an ant and an elephant, and an ant'],
  ['letters of other scripts', 'Grüße, Grüße, Grüße: 漢字, 👩‍🚀 and Привет, Привет, Привет'],
  ['control characters', 'one\0two\u0001three\u0002four one\0two\u0001three\u0002Four one\0two'],
  ['capital letters', 'Sort sorted SORT, sortBy SortBy sortBY a B Ab aB aBc sortedSortSORT Ünder'.repeat(3)],
  ['more words than have one byte', `${WORDS.join(' ')} `.repeat(3)],
  ['a long run of other letters', 'я'.repeat(1_000)],
  ['random letters', randomBytes(5_000).toString('base64')],
])('a text with %s is the same after it was stored by its words', (_, text) => {
  expect(stored(text).text()).toBe(text);
});

test('a part is read by itself', () => {
  const texts = ['the first transport', 'Grüße an transport 2', 'the last transport of the transports'];
  const coded = codedWords(texts);
  const all = new CodedWords(Buffer.concat([coded.words, ...coded.texts]));
  let at = all.start;
  for (const [number, { length }] of coded.texts.entries()) {
    expect(all.text(at, at + length)).toBe(texts[number]);
    at += length;
  }
});

test('texts that are stored apart share one list of words', () => {
  const texts = [
    'the first transport',
    'Transports that are the last',
    'the first and last of the transports',
  ];
  const coded = codedWords(texts);
  const words = new WordList(coded.words);
  expect(coded.texts.map((bytes) => new CodedWords(bytes, words).text())).toEqual(texts);
});

test('no code looks like the end of a line', () => {
  const text = `${WORDS.join(' ')} `.repeat(3);
  expect(stored(text).bytes.subarray(stored(text).start).includes('\n')).toBe(false);
});

test('frequent words take a byte or two', () => {
  expect(stored('transport '.repeat(1_000)).bytes.length).toBeLessThan(2_100);
});

function stored(text: string): CodedWords {
  const { words, texts } = codedWords([text]);
  return new CodedWords(Buffer.concat([words, ...texts]));
}
