import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { brokenBans } from '../../../src/engines/code/snippets/bans.ts';
import { withoutFrame } from '../../../src/engines/code/tasks/framed-wish.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

async function codeFor(language: string, prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  return code;
}

test.each([
  [
    'Homework: class Account with deposit. Add a short main that demonstrates it.',
    'class Account with deposit.',
  ],
  ["I'm a beginner: a dice game", 'a dice game'],
  ['For school: sort a list', 'sort a list'],
  ['a class Main that shows names', 'a class Main that shows names'],
])('what surrounds a wish is no part of it: %s', (wish, plain) => {
  expect(withoutFrame(wish)).toBe(plain);
});

test('words of a file are counted as the wish says it, with streams where it asks for them', async () => {
  const code = await codeFor(
    'java',
    'read a text file and print the 12 most frequent words, case-insensitive, using streams',
  );
  expect(code).toContain('Collectors.counting()');
  expect(code).toContain('Math.min(12, entries.size())');
  expect(code).toContain('toLowerCase(');
});

test.each(['go', 'rust', 'java', 'kotlin', 'python', 'ruby', 'javascript', 'php', 'csharp', 'swift'])(
  'the standard deviation of a sample is computed in %s',
  async (language) => {
    const code = await codeFor(
      language,
      'read numbers from stdin, one per line, and print the mean and the standard deviation',
    );
    expect(code).toMatch(/stdev\(|sqrt|Sqrt|squareRoot/);
  },
);

test('a column of a csv is one number on each line', async () => {
  const code = await codeFor(
    'rust',
    'reads a csv of numbers in one column from stdin and prints count and median',
  );
  expect(code).toContain('sorted');
});

test('lines that are no numbers are reported, and the others count', async () => {
  const code = await codeFor(
    'c',
    'Read weight values from a text file, one per line, and print minimum and mean. Report lines that are not numbers.',
  );
  expect(code).toContain('is not a number');
  expect(code).toContain('continue;');
});

test('money in cents is whole', async () => {
  const code = await codeFor(
    'java',
    'class Money with amount in cents and currency, with add; adding different currencies should throw',
  );
  expect(code).toContain('private final int amount');
  expect(await codeFor('java', 'class Money with amount and currency, with add')).toContain('double amount');
});

test('a sealed class is read with its variants in brackets', async () => {
  const code = await codeFor(
    'kotlin',
    'Sealed class for delivery methods (pickup, courier with tracking number, locker with code) and a function that prints a receipt line for each.',
  );
  expect(code).toContain('sealed class DeliveryMethod');
  expect(code).toContain('data class Courier(val trackingNumber');
  expect(code).toContain('fun receiptLine(');
});

test('a package that is ruled out is known by what it has', () => {
  const prompt = 'linked list with add and remove without using java.util';
  expect(brokenBans(prompt, 'List<T> values = new ArrayList<>();', 'java').broken).not.toEqual([]);
  expect(brokenBans(prompt, 'Node next = head.next;\nint size = 0;', 'java').broken).toEqual([]);
});

test('a ring buffer shows that it wraps around', async () => {
  expect(
    await codeFor('c', 'Ring buffer for bytes with put and get, and a main that tests wrap-around.'),
  ).toContain('wrapped:');
});

test('the amount of a loan is its own parameter', async () => {
  const code = await codeFor(
    'kotlin',
    'function that calculates the monthly rate of a loan from amount, yearly interest and months',
  );
  expect(code).toContain('amount: Double, yearlyInterest: Double, months: Double');
});
