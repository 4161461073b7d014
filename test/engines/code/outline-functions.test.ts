import { expect, test } from 'vitest';
import { composeFunction } from '../../../src/engines/code/plans/outlines/functions.ts';

const LANGUAGES = 'python ruby php javascript typescript java kotlin csharp swift go rust cpp'.split(' ');

test.each(LANGUAGES)('everyday functions are written in %s with the numbers of the wish', (language) => {
  const loan = composeFunction(
    'the amortization table of a loan of 9000 at 4 percent over 18 months',
    language,
  );
  expect(loan?.unmet).toEqual([]);
  expect(loan?.snippet.example).toMatch(/9000.*4.*18/);
  const coins = composeFunction('give change for 63 cents in American coins, the largest first', language);
  expect(coins?.unmet).toEqual([]);
  expect(coins?.snippet.definition).toMatch(/25, 10, 5, 1/);
  const bill = composeFunction(
    'split a dinner bill of 61.25 with a 12 percent tip between four guests',
    language,
  );
  expect(bill?.unmet).toEqual([]);
  expect(bill?.snippet.example).toMatch(/6125.*12.*4/);
  const pairs = composeFunction('find all pairs of meetings that overlap', language);
  expect(pairs?.unmet).toEqual([]);
  const meetings = composeFunction('check if two meetings overlap, touching ones do not count', language);
  expect(meetings?.unmet).toEqual([]);
});

test('what a function lacks of the wish is told', () => {
  expect(composeFunction('a loan schedule with a balloon at the end', 'python')?.unmet).toEqual([
    'balloon',
    'end',
  ]);
});
