import { expect, test } from 'vitest';
import { withListedLetters } from '../scripts/letters.mjs';

/** The pattern that stands in the code after the change. */
function listed(code: string): RegExp {
  const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(withListedLetters(code)) ?? [];
  return new RegExp(pattern, flags);
}

const NAMES = ['Anna', 'ZOË', 'Łódź', 'Nguyễn', 'Ελένη', 'Олена', 'נועה', 'ليلى', 'さくら', '東京', '서울'];
const OTHERS = ['7', '-', '×', '÷', ' ', '😀', '%'];

test.each([/^\p{L}+$/iu, /^[\p{L}]+$/iu, /^(?:\p{L}|[0-9\p{L}])+$/giu])(
  '%s reads names as before',
  (pattern) => {
    const after = listed(String(pattern));
    expect(after.source).not.toContain('p{L}');
    for (const name of NAMES) expect(name.replace(after, ''), name).toBe('');
    for (const other of OTHERS) expect(other.replace(after, ''), other).toBe(other.replace(pattern, ''));
  },
);

test('a class that leaves letters out still does', () => {
  const after = listed('/[^\\p{L}\\d]+/giu');
  expect('Zoë, 東京 & 7'.replace(after, ' ')).toBe('Zoë 東京 7');
});

test.each(['/\\p{L}/u', '/\\p{Lu}/iu', '"\\\\p{L}"', '/\\[p{L}/i'])('%s stays as it is', (code) => {
  expect(withListedLetters(code)).toBe(code);
});

test('patterns are found wherever they stand, in TypeScript', () => {
  const code = 'const f = (a: string): boolean => /a/.test(a) || [/x\\p{L}/iu, `${/\\p{L}/iu}`].length > 1;';
  expect(withListedLetters(code)).not.toContain('p{L}');
});
