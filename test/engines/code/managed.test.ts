import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { withStandardExceptions } from '../../../src/engines/code/snippets/exceptions.ts';
import { withAskedMembers } from '../../../src/engines/code/snippets/member-names.ts';
import { TASKS } from '../../../src/engines/code/tasks/tasks.ts';
import { engineTools } from '../../support/engine.ts';

const made = (prompt: string, language: string) => generateCode({ prompt, language }, engineTools());

const account = TASKS.find(({ id }) => id === 'account-transfer');
if (!account) throw new Error('there is no account-transfer');

test('a method gets the name that the wish writes, with a preposition behind it', () => {
  const code =
    'static class Account {\n  void transfer(Account target) {\n    target.deposit(1);\n  }\n  void deposit(int n) {\n    all.deposit(n);\n  }\n}\u0000a.transfer(b);';
  const named = withAskedMembers(code, 'an account with transferTo and depositFunds', account, 'java');
  expect(named).toContain('void transferTo(Account target)');
  expect(named).toContain('a.transferTo(b)');
  expect(named).toContain('all.deposit(n)');
});

test('an exception of the language that the wish names takes the place of the only other one', () => {
  const code = 'throw new IllegalArgumentException("a");\ncatch (IllegalArgumentException error)';
  expect(withStandardExceptions(code, 'throws IllegalStateException on a cycle', 'java')).toBe(
    code.replaceAll('IllegalArgument', 'IllegalState'),
  );
  expect(withStandardExceptions(code, 'throws SheepException', 'java')).toBe(code);
});

test('an exception of the program is derived from the one that the wish names for its case', () => {
  const code =
    'class InsufficientStockException : Exception\nclass ProductNotFoundException : Exception\nthrow new ArgumentException("a")';
  const prompt = 'a store where taking more than there is throws InvalidOperationException';
  expect(withStandardExceptions(code, prompt, 'csharp')).toBe(
    code.replace(
      'InsufficientStockException : Exception',
      'InsufficientStockException : InvalidOperationException',
    ),
  );
});

test.each([
  [
    'order build steps by their prerequisites and throw IllegalStateException for a circular one',
    'java',
    'dependency-order',
  ],
  ['calculate the value of a postfix expression', 'kotlin', 'rpn-expression'],
  [
    'a generic stack, and with it a method that tells whether the parentheses of a text are balanced',
    'swift',
    'stack-brackets',
  ],
  ['merge overlapping LocalDate ranges, also those that are adjacent', 'java', 'merge-dates'],
  ['count how many lines of a log have the level WARN, INFO or ERROR', 'php', 'error-levels'],
  ['convert Markdown headings, lists and bold text to HTML', 'ruby', 'markdown-class'],
])('%s in %s is %s, with nothing left out', async (prompt, language, task) => {
  const { notes, task: found } = await made(prompt, language);
  expect([found, notes]).toEqual([task, []]);
});

test('the verb that asks is no part of the name of a class', async () => {
  const { code } = await made('Write a trie with insert, search and startsWith.', 'kotlin');
  expect(code).toContain('class Trie');
});

test('nodes before those that depend on them are a graph of what comes after each', async () => {
  const { task } = await made(
    'topological sort where every node comes before those that depend on it',
    'java',
  );
  expect(task).toBe('topological-sort');
});

test.each([
  [
    'second best paid of each department',
    'List the second highest salary by department.',
    'php',
    'second-per-group',
  ],
  [
    'a hash that is only an example',
    'resolve the order of modules from dependencies like { web: [:db], db: [] }',
    'ruby',
    'dependency-order',
  ],
  ['an INI text', 'Write a method that parses INI style text with sections', 'java', 'ini-file'],
])('%s is understood', async (_, prompt, language, task) => {
  expect((await made(prompt, language)).task).toBe(task);
});

test('a limit has the name that the wish writes', async () => {
  const { code } = await made('retry a Callable up to maxAttempts times with exponential backoff', 'java');
  expect(code).toContain('int maxAttempts');
});

test('the top three of each group are never any three of it', async () => {
  const { code } = await made('the top 3 earners of each department from a list of employees', 'java');
  expect(code).toMatch(/salary|^$/);
});

test('weekends are left out where the wish says so', async () => {
  const prompt = 'a function that lists all dates between two dates';
  expect((await made(prompt, 'java')).code).not.toContain('getDayOfWeek');
  expect((await made(`${prompt} without weekends`, 'java')).code).toContain('getDayOfWeek');
});

test('a window of time has the length that the wish says', async () => {
  const { code, notes } = await made('sliding window limiter for 7 requests per hour per client', 'ruby');
  expect([code.includes('SlidingWindow.new(7, 3600)'), notes]).toEqual([true, []]);
});

test('a class with methods only is no record of them', async () => {
  const { code } = await made('a class BookRepository with findById, save and deleteById', 'kotlin');
  expect(code).not.toMatch(/val findById/);
});
