import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostTokens } from '../../src/budget/token-estimate.ts';
import { countTokens } from '../../src/engines/text/tokens.ts';
import { CODE_POINTS } from '../support/code-points.ts';

test.each([
  ['', 0],
  ['word', 1],
  ['hello', 2],
  ['12345', 2],
  ['    x', 2],
  ['你好', 2],
  ['a\n\nb', 3],
])('%j is at most %i tokens', (text, count) => {
  expect(mostTokens(text)).toBe(count);
});

test('never fewer than the local service counts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: CODE_POINTS }),
        fc.string({ unit: fc.constantFrom(' ', '\n', '\t', 'a', 'é', '1', '.', '👩', '\u200d') }),
      ),
      (text) => {
        expect(mostTokens(text)).toBeGreaterThanOrEqual(countTokens(text));
      },
    ),
  );
});
