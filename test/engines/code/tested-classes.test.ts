import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test('an account comes with the tests of its edges, its own exception and its limit', async () => {
  const { code, notes } = await made(
    'class Account with owner, deposit and withdraw, overdraft limit of 500, throws a checked exception OverdraftException, with JUnit 5 tests',
    'java',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/public class Account \{[\s\S]*class OverdraftException extends Exception \{/);
  expect(code).toMatch(/new Account\("Ada", new BigDecimal\("100\.00"\), new BigDecimal\("500\.00"\)\)/);
  expect(code).toContain('account.withdraw(new BigDecimal("600.01"))');
  expect(code).not.toContain('transfer');
});

test('a linked list has the methods that the wish lists, under their names', async () => {
  const { code, notes } = await made(
    'doubly linked list class ChainList with addFirst, addLast, remove by index, contains and an iterator; a wrong index throws IndexOutOfBoundsException',
    'java',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(
    /void addFirst\(T value\)[\s\S]*void addLast\(T value\)[\s\S]*T removeAt\(int index\)/,
  );
  expect(code).toMatch(/implements Iterable<T>[\s\S]*Node<T> previous/);
  expect(code).not.toMatch(/reverse|@Test/);
});

test('an extension has the declared head, and tests that Xunit runs', async () => {
  const { code, notes } = await made(
    'C# extension method Shorten(this string line, int limit, string tail = "..") that never breaks a word, with xUnit tests for null and long strings',
    'csharp',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('public static string Shorten(this string line, int limit, string tail = "..")');
  expect(code).toMatch(/^using Xunit;$/m);
  expect(code).toContain('Assert.Null(((string)null!).Shorten(10))');
});

test('a log of readings answers for a day with null where there are none', async () => {
  const { code, notes } = await made(
    'class HumidityLog that stores readings with DateTime and gives the highest and the average value of a given day, null if there are no readings, with xUnit tests',
    'csharp',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(
    /class HumidityLog[\s\S]*double\? Max\(DateTime day\)[\s\S]*double\? Average\(DateTime day\)/,
  );
  expect(code).not.toContain(' Min(');
});
