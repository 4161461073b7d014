import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withNothingFirst } from '../scripts/spreads.mjs';

test('a literal that opens with a spread and holds more gets nothing before it, at any depth', () => {
  expect(withNothingFirst('f({...a,b:{...c,...d}})')).toBe('f({...null,...a,b:{...null,...c,...d}})');
});

test.each(['({...a})', '({b,...a})', '[...a,b]', 'f(...a,b)', 'let{...rest}=a', '"{...a,b}"'])(
  '%s stays as it is',
  (code) => {
    expect(withNothingFirst(code)).toBe(code);
  },
);

test('the value stays the same: order, overrides, and names that mean something elsewhere', () => {
  const code = `JSON.stringify({ ...JSON.parse('{"__proto__": 1, "a": 2, "b": 3}'), b: 4, c: 5, ...{ a: 6 } })`;
  const after = withNothingFirst(code);
  expect(after).not.toBe(code);
  expect(runInNewContext(after)).toBe(runInNewContext(code));
});
