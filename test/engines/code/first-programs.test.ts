import { expect, test } from 'vitest';
import { planKnown } from '../../../src/engines/code/plans/known/plan-known.ts';
import { composeConsole } from '../../../src/engines/code/plans/outlines/consoles.ts';
import { composeFunction } from '../../../src/engines/code/plans/outlines/functions.ts';
import { unmetAssurances } from '../../../src/engines/code/snippets/assurances.ts';
import { trulyMissing } from '../../../src/engines/code/snippets/held.ts';

const LANGUAGES = 'go rust java csharp kotlin swift python typescript'.split(' ');
const none = new Map();

test.each(LANGUAGES)('programs that people ask for first are written in %s', (language) => {
  const made = (wish: string) => composeConsole(wish, language, none);
  const grid = made(
    'a 2d grid inventory for a game: 6 by 2 slots, add to the first free slot, stack up to 64, remove, print',
  );
  expect(grid?.unmet).toEqual([]);
  expect(grid?.snippet.example).toMatch(/6\b.*\b2\b.*\b64/);
  const cart = made(
    'data class for a cart item and a function that sums the total with 15% off over 250 euros',
  );
  expect(cart?.unmet).toEqual([]);
  expect(`${cart?.snippet.definition}`).toMatch(/250[\s\S]*15/);
  const bank = made(
    'bank console menu: 1 deposit 2 withdraw 3 balance 4 exit, refuse negative amounts and overdraft',
  );
  expect(bank?.unmet).toEqual([]);
  const primes = made('method that checks if a number is prime and a main that prints all primes up to 70');
  expect(primes?.unmet).toEqual([]);
  expect(primes?.snippet.example).toContain('70');
});

test('a duration that cannot be read is refused with the reason and the place', () => {
  const made = planKnown(
    'parse a string like "1h30m15s" into a number of seconds, return an error if invalid',
    'python',
  );
  expect(made?.definition).toMatch(/at character \{at\}/);
  expect(made?.definition).toMatch(/is there twice/);
  expect(made?.definition).toMatch(/is empty/);
});

test('an exception that the wish names for bad input is the one that is thrown', () => {
  const wish = 'dice roller: parse something like "2d6+3" and roll it, throw a FormatException on bad input';
  const made = composeConsole(wish, 'csharp', none) ?? composeFunction(wish, 'csharp');
  expect(made?.unmet).toEqual([]);
  expect(made?.snippet.definition).toContain('throw new FormatException(');
});

test('what code holds in other words is not called missing', () => {
  const held: readonly (readonly [said: string, code: string])[] = [
    ['json responses', 'w.Header().Set("Content-Type", "application/json")'],
    ['throw IllegalArgumentException when n is negative', 'require(n >= 0) { "n must be at least 0" }'],
    ["nil if there isn't one", 'func second(_ numbers: [Int]) -> Int? {'],
    ['into a struct', 'struct Person: Codable {'],
    ['upper and lower case', "in 'a'..'z' -> 1\nin 'A'..'Z' -> 2"],
    ['a duration in seconds for each colour', 'var duration: Int {\n switch self {'],
  ];
  for (const [said, code] of held) {
    expect(trulyMissing([said], said, code), said).toEqual([]);
    expect(trulyMissing([said], said, 'let x = y'), said).toEqual([said]);
  }
});

test('an interface and an enum that the code lacks are missed', () => {
  const code = 'class Repository<T>\n{\n}';
  expect(
    unmetAssurances('C# generic repository interface with in memory implementation', code, 'csharp'),
  ).toContain('generic repository interface');
  expect(unmetAssurances('a command line interface for notes', code, 'csharp')).toEqual([]);
  expect(
    unmetAssurances('withdraw returns an error enum InsufficientFunds', 'struct Account;', 'rust'),
  ).toContain('InsufficientFunds');
});
