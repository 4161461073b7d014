import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { settle } from '../../../src/engines/code/snippets/settle.ts';
import { TASKS } from '../../../src/engines/code/tasks/tasks.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  ['partition an array into chunks of 4 where the remaining items form a smaller one', 'typescript', 'chunk'],
  ['kadane maximum subarray that also copes with only negative numbers', 'ruby', 'max-subarray'],
  ['insertion sort, stable, ascending, O(n^2)', 'python', 'insertion-sort'],
  [
    'function that gives the second biggest of some numbers, or nil if there is none',
    'ruby',
    'second-largest',
  ],
  ['heap sort in place', 'java', 'heap-sort'],
  ['min and max of a slice, panics on an empty one', 'go', 'min-max'],
  [
    'balanced brackets checker, an empty text counts as balanced, other characters are ignored',
    'php',
    'balanced-brackets',
  ],
  [
    'shortest path in an unweighted graph, null if the goal is unreachable, both ends included',
    'javascript',
    'bfs-path',
  ],
  ['number of vowels regardless of case, 0 for an empty text', 'php', 'count-vowels'],
  ['throttle helper, first call at once, further calls in the window are dropped', 'typescript', 'throttle'],
  ['stack class, pop gives undefined rather than an exception when empty', 'javascript', 'stack'],
  [
    'hex to rgb that accepts the short form and an optional leading hash, throws on invalid input',
    'python',
    'hex-to-rgb',
  ],
  ['modal dialog that can be closed with Esc or a click outside', 'html', 'plan'],
  ['duplicate email addresses case-insensitively, largest count first', 'sql', 'sql-find-duplicates'],
  // A verb alone says nothing that its object does not.
  [
    'password checker that demands 9 characters and a digit, with a list of errors',
    'go',
    'password-problems',
  ],
  ['read a query string into a hash, and bundles repeated names into arrays', 'ruby', 'query-values'],
  [
    'bank account class with deposit and withdraw, insufficient funds throw an exception, and it holds a transaction history',
    'csharp',
    'account-transfer',
  ],
  ['deep clone that tolerates circular references', 'typescript', 'deep-clone'],
  [
    'command line tool that walks a folder, finds files over a given size in MB, prints them by size',
    'python',
    'plan',
  ],
  ['mean of a numeric column of a csv file', 'ruby', 'csv-average'],
  ['first letter of a text that is not repeated, or null', 'java', 'first-unique'],
  [
    'class Rectangle with width and height and its area, negative dimensions are not allowed',
    'cpp',
    'rectangle',
  ],
  ['reverse the letters of a string without using strrev', 'php', 'reverse-by-hand'],
  ['turns "1h 20m" into seconds', 'go', 'parse-duration'],
])('what the code does anyway is nothing more to do: %s', async (prompt, language, task) => {
  const generated = await generate(prompt, language);
  expect(generated).toMatchObject({ task, notes: [] });
});

test.each([
  ['queue whose dequeue gives null when it is empty', 'python', 'dequeue gives null when it is empty'],
  ['merge sort in place', 'python', 'in place'],
  ['heap sort that leaves the input unchanged', 'java', 'leaves the input unchanged'],
  ['caesar cipher, never wrapping around', 'go', 'never wrapping around'],
  ['longest common prefix, case-insensitive', 'rust', 'case-insensitive'],
  ['two sum, an exception if no pair is found', 'python', 'an exception if no pair is found'],
  ['temperature converter with three decimals', 'python', 'with three decimals'],
  ['css card grid with columns of 180px', 'css', '180px'],
  ['read a query string into a hash, and rejects repeated names', 'ruby', 'rejects repeated names'],
  ['parse a query string, sorts repeated keys into lists', 'python', 'sorts repeated keys into lists'],
  ['convert a duration string like "90m" to hours', 'kotlin', 'to hours'],
  ['two sum with all pairs of numbers', 'c', 'all pairs'],
  ['hex color to an rgb tuple', 'rust', 'tuple'],
])('what the code does otherwise is named: %s', async (prompt, language, named) => {
  const { task, notes } = await generate(prompt, language);
  expect(task).not.toBeNull();
  expect(notes.join()).toContain(named);
});

// A word that goes with the task, and one that stands in its code, say nothing about a "without".
test.each([
  ['check an email address without regular expressions', 'java', 'without regular'],
  ['add up a list of numbers without calling array_sum', 'php', 'without array_sum'],
  ['remove duplicates from a vec without a HashSet', 'rust', 'without a HashSet'],
  ['quicksort without recursion', 'python', 'without recursion'],
])('a program with what is ruled out is refused: %s', async (prompt, language, named) => {
  const { task, notes } = await generate(prompt, language);
  expect(task).toBeNull();
  expect(notes.join()).toContain(named);
});

test('a cache without a ready-made map keeps its own list', async () => {
  const { code, notes } = await generate(
    'a generic LRU cache with get and put, without the LinkedHashMap',
    'java',
  );
  expect(notes).toEqual([]);
  expect(code).not.toContain('LinkedHashMap');
});

test.each([
  ['C# class ShoppingCart with AddItem, RemoveItem and Total', 'csharp', /class ShoppingCart/],
  ['data class Point with x and y and a distanceTo method', 'kotlin', /^data class Point/m],
  ['group a list of words by their first letter in upper case', 'java', /substring\(0, .*toUpperCase\(/],
  ['read floats until end of input and print their sum and max', 'c', /fscanf\(source/],
  [
    'class BankAccount with deposit and withdraw that throws when the balance is too low',
    'swift',
    /^final class BankAccount/m,
  ],
  ['fetch a URL and throw an exception if the status is not 200', 'kotlin', /!= 200/],
  ['find the first repeated element of a vector', 'cpp', /firstDuplicate/],
  ['all pairs of numbers in an array that sum up to a target', 'csharp', /PairsWithSum/],
])('%s', async (prompt, language, has) => {
  const { code, notes } = await generate(prompt, language);
  expect(code).toMatch(has);
  expect(notes).toEqual([]);
});

test('a long wish is read in little time, and its end is kept', () => {
  const task = TASKS.find(({ id }) => id === 'chunk');
  const wish = `split a list into chunks, ${'empty when not missing if no '.repeat(2_000)}the end`;
  expect(task && settle(wish, task, 'python').rest.endsWith('the end')).toBe(true);
});

test.runIf(process.platform === 'linux' && spawnSync('bash', ['--version']).status === 0)(
  'scripts do what their tasks declare',
  async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'octet-restated-'));
    const run = async (prompt: string, input: string, args: readonly string[] = []): Promise<string> => {
      const { code, notes } = await generate(prompt, 'bash');
      expect(notes, prompt).toEqual([]);
      return execFileSync('bash', ['-c', code, 'script', ...args], { cwd, encoding: 'utf8', input });
    };
    const rename = 'rename all .htm files to .html, skipping a file when the target exists';
    expect(await run(rename, '')).toBe('');
    for (const name of ['a.htm', 'b.htm', 'b.html']) writeFileSync(join(cwd, name), name);
    await run(rename, '');
    expect(readdirSync(cwd).sort()).toEqual(['a.html', 'b.htm', 'b.html']);
    const sum = await run('count files by extension, highest count first, including subfolders', '', [cwd]);
    expect(sum.trim().split(/\s+/)).toEqual(['2', 'html', '1', 'htm']);
  },
);

test.each([
  ['merge two sorted arrays without any duplicates', 'java', 'without any duplicates'],
  ['convert camel case to pascal case', 'swift', 'pascal case'],
  ['convert camel case to pascal case', 'go', undefined],
  ['unique values of a list without duplicates', 'php', undefined],
])('%s: what no single word tells is named where the code does not do it', async (wish, language, said) => {
  const { notes } = await generate(wish, language);
  expect(notes).toEqual(said === undefined ? [] : [`Not taken into account: ${said}.`]);
});

test.each([
  ['pairs like "key=value" on separate lines into a map, parse them', 'java', 'split("\\n")'],
  ['parse key=value pairs, each on its own line', 'php', 'explode("\\n"'],
  ['parse key=value pairs from a string', 'ruby', 'split(";")'],
])('%s: pairs are split where the wish says', async (wish, language, said) => {
  expect((await generate(wish, language)).code).toContain(said);
});

test('the language of a query is no table', async () => {
  const { code } = await generate('average rating per product in SQL', 'sql');
  expect(code).not.toMatch(/FROM sql/i);
});

test.each([
  ['debounce with unit tests', 'ruby'],
  ['a uuid and tests', 'python'],
])('%s: an example is no test, and the note says so', async (wish, language) => {
  const { task, notes } = await generate(wish, language);
  expect(task === null || notes.some((note) => /\btests\b/.test(note))).toBe(true);
});

test('capitals that somebody has written stay, but not in title case', async () => {
  const capitalised = await generate('capitalize the first letter of each word', 'javascript');
  expect(capitalised.code).not.toContain('toLowerCase');
  expect((await generate('convert a sentence to title case', 'javascript')).code).toContain('toLowerCase');
});
