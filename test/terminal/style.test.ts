import { expect, test } from 'vitest';
import { Painter, paint, plain, style } from '../../src/terminal/style.ts';

test.each([
  ['one style', style.red('x'), '\x1b[31mx\x1b[39m'],
  ['none', 'x', 'x'],
  [
    'an outer colour comes back',
    style.red(`a${style.green('b')}c`),
    '\x1b[31ma\x1b[39m\x1b[31m\x1b[32mb\x1b[39m\x1b[39m\x1b[31mc\x1b[39m',
  ],
  [
    'bold and dim share their end',
    style.bold(`a${style.dim('b')}c`),
    '\x1b[1ma\x1b[22m\x1b[1m\x1b[2mb\x1b[22m\x1b[22m\x1b[1mc\x1b[22m',
  ],
  ['different kinds nest', style.bold(style.red('x')), '\x1b[1m\x1b[31mx\x1b[39m\x1b[22m'],
])('%s', (_name, text, shown) => {
  expect(paint(text, true)).toBe(shown);
  expect(paint(text, false)).toBe(plain(text));
});

test('a style may begin in one piece and end in another', () => {
  const painter = new Painter(true);
  const whole = style.red(`a${style.green('§')}c`);
  const middle = whole.indexOf('§');
  expect(painter.paint(whole.slice(0, middle)) + painter.paint(whole.slice(middle))).toBe(paint(whole, true));
});

test('text from outside cannot hold a mark', () => {
  const guess = '\ufdd0+red;owned\ufdd0-red;';
  expect(paint(guess, true)).toBe(guess);
});
