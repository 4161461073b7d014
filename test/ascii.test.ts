import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inAscii } from '../scripts/ascii.mjs';

test.each([
  'name = "Zoë"',
  'name = `“${1 + 1}” 😀`',
  'name = "a“".replace(/[“”😀]/gu, "-")',
  'name = String.raw`\\d “x”`',
  // An escaped backtick ends no raw text.
  'name = String.raw`["\'“\\`]?x["\'”\\`]?` + "“"',
])('%s says the same in ASCII', (code) => {
  const ascii = inAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]+$/);
  expect(runInNewContext(String(ascii))).toBe(runInNewContext(code));
});

test.each(['name = String.raw`“${1}”`', 'name = String.raw`\\`${1}”`'])(
  '%s cannot be said in ASCII',
  (code) => {
    expect(inAscii(code)).toBeUndefined();
  },
);

test('a text that does not compile ends the build', () => {
  expect(() => inAscii('name = "')).toThrow(SyntaxError);
});
