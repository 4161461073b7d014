import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codedWords } from '../../scripts/coded-words.mjs';
import { decodedWords } from '../../src/start/coded-words.ts';

const WORDS = Array.from(
  { length: 6_000 },
  (_, n) => `word${n.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`,
);

test.each<[kind: string, text: string]>([
  ['no words', '12 + 3'],
  ['words of all lengths', 'an ant and an elephant and an ant and an elephant, and an ant'],
  ['letters of other scripts', 'Grüße, Grüße, Grüße: 漢字, 👩‍🚀 and Привет, Привет, Привет'],
  ['control characters', 'one\0two\u0001three one\0two\u0001three one\0two'],
  ['more words than have one byte', `${WORDS.join(' ')} `.repeat(3)],
  ['a long run of other letters', 'я'.repeat(1_000)],
  ['random letters', randomBytes(5_000).toString('base64')],
])('a text with %s is the same after it was stored by its words', (_, text) => {
  expect(decodedWords(codedWords(Buffer.from(text))).toString()).toBe(text);
});

test('frequent words take a byte or two', () => {
  const coded = codedWords(Buffer.from('transport '.repeat(1_000)));
  expect(coded.length).toBeLessThan(2_100);
});
