import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { style } from '../../src/terminal/style.ts';
import { cutTo, pad, width } from '../../src/terminal/width.ts';

const SAMPLES = [
  'plain',
  '日本語',
  'カタカナ',
  '한국어',
  'ｆｕｌｌ',
  'ﾊﾝｶｸ',
  'e\u0301a\u0308',
  '👍',
  '👍🏽',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '❤️',
  '❤',
  '1️⃣',
  '🇩🇪🇯🇵',
  'привет',
  'ß→…│',
  'مرحبا',
  'นี่',
  '\u0000\u0007',
  '🤷‍♀️ ok',
  'a\u200db',
  '©️®️',
];

test.each(SAMPLES)('%s is as wide as another library says', (text) => {
  expect(width(text)).toBe(stringWidth(text));
});

test('single characters are as wide as another library says', () => {
  const differing: string[] = [];
  // Ideographs and syllables are long stretches of the same: a sample of them will do.
  const isUniform = (code: number) => code > 0x3400 && code < 0xfa00;
  for (
    let code = 0x20;
    code < 0x1fb00;
    code += isUniform(code) ? 97 : code > 0x10000 && code < 0x1f000 ? 31 : 5
  ) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (width(character) !== stringWidth(character)) differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});

test('styles have no width', () => {
  expect(width(style.bold(style.red('日本')))).toBe(4);
});

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['日本語', 6, '日本語'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['👍🏽👍🏽', 3, '👍🏽…'],
  ['abc', 1, '…'],
  ['abc', 0, ''],
])('%s cut to %i columns is %s', (text, columns, cut) => {
  expect(cutTo(text, columns)).toBe(cut);
  expect(width(cut)).toBeLessThanOrEqual(columns);
});

test('a cut keeps styles whole', () => {
  expect(cutTo(`${style.red('abcdef')}!`, 4)).toBe(style.red('abc…'));
});

test('padding counts columns', () => {
  expect(pad('日本', 6)).toBe('日本  ');
  expect(pad('日本', 6, 'right')).toBe('  日本');
  expect(pad('toolong', 3)).toBe('toolong');
});
