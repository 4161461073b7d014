import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { readTests } from '../../../src/engines/code/parts/read-tests.ts';
import { readServer } from '../../../src/engines/code/plans/http/read-server.ts';
import { writeServer } from '../../../src/engines/code/plans/http/write-server.ts';
import { readRulesWish } from '../../../src/engines/code/plans/rules/read-rules.ts';
import { writeRules } from '../../../src/engines/code/plans/rules/write-rules.ts';
import { withAskedMembers } from '../../../src/engines/code/snippets/member-names.ts';
import { fillParameters } from '../../../src/engines/code/snippets/parameters.ts';
import { lackedBy } from '../../../src/engines/code/tasks/does.ts';
import { withoutSamples } from '../../../src/engines/code/tasks/sayings.ts';
import type { Task } from '../../../src/engines/code/tasks/task.ts';
import { engineTools } from '../../support/engine.ts';

const tree: Task = {
  id: 'tree',
  summary: 'A tree.',
  name: 'Tree',
  phrases: ['tree'],
  also: 'node leaf height',
  bounds: [
    { name: 'ms', min: 1, max: 600_000 },
    { name: 'limit', min: 1, max: 100 },
  ],
};

test.each([
  ['typescript', 'an http api with GET /songs and POST /songs that requires a bearer token', '401', 'Bearer'],
  ['python', 'an http api with GET /songs and POST /songs, with cors', 'access-control-allow-origin', '204'],
  ['javascript', 'express app with GET /songs, and logs of each request with its duration', 'finish', 'took'],
  ['python', 'flask app with GET /songs and POST /songs and an api key check', 'X-API-Key', '401'],
  [
    'typescript',
    'http server with GET /songs and POST /songs, checking that year is a number',
    'typeof year !== "number"',
    '400',
  ],
  [
    'python',
    'http server with POST /songs and PUT /songs/:id, length must be a positive number',
    '"length must be a positive number"',
    'if "length" in sent and',
  ],
])('a server has what happens around its routes: %s: %s', (language, wish, ...parts) => {
  const server = readServer(wish, language);
  expect(server?.unmet).toEqual([]);
  const code = server && writeServer(server, language);
  for (const part of parts) expect(code?.definition).toContain(part);
});

test.each([
  ['a log in with a session', 'typescript'],
  ['a queue of jobs', 'python'],
])('a server says that it lacks %s in %s', (wish, language) => {
  const server = readServer(`an http server with GET /songs and POST /songs, and ${wish}`, language);
  expect(server?.unmet).not.toEqual([]);
});

const CLASS = `class Tree {
  insert(value) {
    this.items.insert(value);
  }

  height() {
    return 1;
  }

  contains(value) {
    return this.height() > 0;
  }
}\u0000const tree = new Tree();
tree.insert(1);
tree.contains(1);`;

test('methods get the names that the wish writes', () => {
  const named = withAskedMembers(CLASS, 'a tree with insertLeaf and getHeight', tree, 'javascript');
  expect(named).toContain('  insertLeaf(value) {\n    this.items.insert(value);');
  expect(named).toContain('return this.getHeight() > 0;');
  expect(named).toContain('tree.insertLeaf(1);');
  // "Get" is no lookup here.
  expect(named).toContain('  contains(value)');
  expect(withAskedMembers(CLASS, 'a tree with rebalanceLeaf', tree, 'javascript')).toBe(CLASS);
});

test('seconds are milliseconds where code counts those, and no number of things', () => {
  const filled = fillParameters('{{limit:9}} {{ms:500}}', 'a tree of at most 7, after 4 seconds', tree);
  expect(filled.text).toBe('7 4000');
  expect(fillParameters('{{limit:9}}', 'a tree after 4 seconds', tree).text).toBe('9');
});

const rules = { id: 'rules', summary: '', name: 'rules', phrases: [], bounds: [] } satisfies Task;

test('a wish that names some rules gets no others', () => {
  const text = 'first\nsmall{{when:lower}}\nlarge{{when:upper}}\nlast';
  expect(fillParameters(text, 'with a capital letter', rules).text).toBe('first\nlarge\nlast');
  expect(fillParameters(text, 'with all rules', rules).text).toBe('first\nsmall\nlarge\nlast');
});

test('what a task does in other languages only is lacking in this one', () => {
  const task = { ...rules, does: 'jitter@-rust; burst|bursts@go; hit rate@go' };
  expect([...lackedBy(task, 'rust')]).toEqual(['jitter', 'burst']);
  expect([...lackedBy(task, 'go')]).toEqual([]);
});

test.each([
  ['compare two names', 'plain'],
  ['compare two names, case-insensitively', 'small'],
  ['compare two names regardless of case', 'small'],
])('a line stands for what a wish asks for, or for all others: %s', (wish, expected) => {
  expect(fillParameters('small{{if:nocase}}\nplain{{no:nocase}}\n', wish, tree).text.trim()).toBe(expected);
});

test.each([
  ['{{words:"a"}}', 'headlines with "to", "via" and "per" in small letters', '"to", "via", "per"'],
  ['{{words:"a"}}', 'headlines where in, on and at stay small', '"in", "on", "at"'],
  ['{{words:"a"}}', 'headlines', '"a"'],
  ['{{separator:;}}', 'settings such as x=1,y=2', ','],
  ['{{separator:;}}', 'settings of a line', ';'],
  ['{{mark:…}}', 'cut it off and add "->"', '->'],
  ['{{mark:…}}', 'cut it off with three dots', '...'],
])('%s takes what the wish lists or shows: %s', (text, wish, expected) => {
  expect(fillParameters(text, wish, tree).text).toBe(expected);
});

test.each([
  ['compare releases like 3.10.2 and 3.9', 'compare releases like quotedtext'],
  ['prices such as $2,500.75', 'prices such as quotedtext'],
  ['read "5d6h" style spans', 'read quotedtext spans'],
  ['wait 30 seconds', 'wait 30 seconds'],
])('what only shows how something looks is no part of a wish: %s', (wish, expected) => {
  expect(withoutSamples(wish)).toBe(expected);
});

test.each([
  ['python', 'validate a username: 2 to 9 characters, only lower case letters and dots', '[^a-z.]'],
  [
    'rust',
    'validate a username: at most 9 characters, letters and hyphens only',
    "'A'..='Z' | 'a'..='z' | '-'",
  ],
  ['go', 'check a username: starts with a letter, alphanumeric, return all problems', '^[A-Za-z]'],
])('a user name has the rules of the wish: %s: %s', (language, wish, part) => {
  const rules = readRulesWish(wish, language);
  expect(rules && writeRules(rules, language)?.definition).toContain(part);
});

test.each([
  ['ruby', 'method that sorts hashes by a field with nil last', 'partition'],
  ['python', 'function that groups a list of dicts by a given field', 'groups[item[key]]'],
  ['javascript', 'slug function that turns ä ö ü into ae oe ue', "ä: 'ae'"],
  ['python', 'slugify that replaces & with and', 'replace("&", " and ")'],
  ['php', 'function that retries a call 4 times with a delay of 3 seconds', '$delayMs = 3000'],
  ['ruby', 'script that counts the lines of every file in a folder', 'File.foreach'],
  ['bash', 'script that deletes .bak files older than 9 days', "-name '*.bak'"],
  ['bash', 'script that counts the lines of all Ruby files', '*.rb'],
  ['python', 'script that prints every line of a file that contains FATAL', 'grep(path, "FATAL")'],
  ['javascript', 'function that parses a query string into an object', 'function parseQuery'],
  ['javascript', 'function that throttles another function', 'function throttle'],
  ['html', 'page with a product grid of 4 products, two columns on tablets', 'repeat(2, minmax(0, 1fr))'],
  ['python', 'get the title of each book with a price below 9', 'row["title"] for row in rows'],
])('%s keeps the condition of a wish: %s', async (language, prompt, part) => {
  const made = await generateCode({ prompt, language }, engineTools());
  expect(made.code).toContain(part);
  expect(made.notes).toEqual([]);
});

/** One for all: each opens the library again. */
const shared = engineTools();

test.each([
  ['python', 'merge sort and tests', 'class TestMergeSort(unittest.TestCase):', 'unittest.main()'],
  [
    'python',
    'roman numerals with pytest tests',
    'def test_to_roman():',
    'assert to_roman(1994) == "MCMXCIV"',
  ],
  ['python', 'hamming distance with doctests', '>>> hamming_distance(', 'doctest.testmod()'],
  ['python', 'digit sum with three asserts', 'assert digit_sum(', 'print("All tests passed.")'],
  ['python', 'parametrized pytest tests for a perfect number function', '@pytest.mark.parametrize('],
  ['python', 'queue class plus unit tests', 'self.assertEqual(queue.', 'class TestQueue'],
  ['python', 'function that sums the odd numbers of a list with a unit test', 'self.assertEqual('],
  ['javascript', 'title case with tests', "import { test } from 'node:test';", 'assert.equal(titleCase('],
  ['javascript', 'digit sum with jest tests', 'expect(digitSum('],
  ['javascript', 'char frequency with mocha tests', 'new Map([', "it('char frequency'"],
  ['typescript', 'a stack, with vitest unit tests', "from 'vitest'", 'expect(stack.pop()).toBe(3);'],
  ['go', 'digit sum with table-driven tests', 'got, want int', 't.Run(test.name'],
  ['go', 'reverse words with a test', 'func TestReverseWords(t *testing.T) {', '_test.go'],
  ['rust', 'is palindrome with #[test]', '#[cfg(test)]', 'assert!(is_palindrome('],
  ['java', 'leap year with JUnit tests', '@Test', 'assertTrue(isLeapYear(2024));'],
  ['java', 'digit sum and a few asserts', 'check(digitSum(', 'throw new AssertionError'],
  ['csharp', 'leap year with nunit tests', 'using NUnit.Framework;', 'Is.True'],
  ['ruby', 'leap year with unit tests', "require 'minitest/autorun'", 'assert leap_year?(2024)'],
  ['ruby', 'leap year with rspec tests', 'RSpec.describe', 'to eq(true)'],
  ['php', 'leap year with PHPUnit tests', 'extends TestCase', '$this->assertTrue(isLeapYear(2024));'],
  ['kotlin', 'leap year with unit tests', 'import kotlin.test.assertTrue', 'assertTrue(isLeapYear(2024))'],
  ['swift', 'leap year with unit tests', 'import XCTest', 'XCTAssertTrue(isLeapYear(2024))'],
  ['c', 'leap year with asserts', '#include <assert.h>', 'assert('],
  ['cpp', 'digit sum with asserts', '#include <cassert>', 'assert('],
])('tests are written with the values of a run: %s: %s', async (language, prompt, ...parts) => {
  const { code, notes } = await generateCode({ prompt, language }, shared);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  ['python', 'shuffle a list with unit tests', 'unit tests'],
  ['javascript', 'digit sum with junit tests', 'junit tests'],
  ['java', 'bubble sort with asserts', 'asserts'],
  ['javascript', 'an http server with tests', 'tests'],
])('tests that cannot be written are named: %s: %s', async (language, prompt, said) => {
  const { task, notes } = await generateCode({ prompt, language }, shared);
  expect(task).not.toBeNull();
  expect(notes.join(' ')).toContain(said);
});

test.each([
  'a function that tests whether a number is even',
  'check if a string passes a test and return true',
  'average of the test scores per student',
])('testing that the code itself does is no second part: %s', (prompt) => {
  expect(readTests(prompt)).toBeUndefined();
});

test.each([
  ['python', 'leap year check that reads the year from stdin', 'sys.stdin.readline()', 'print(is_leap_year('],
  ['javascript', 'is palindrome, reads the text from standard input', 'readFileSync(0', 'isPalindrome(text)'],
  ['go', 'digit sum that asks the user for a number', 'fmt.Scan(&n)', 'digitSum(n)'],
  [
    'python',
    'count vowels, with the text as command line argument',
    'usage: {sys.argv[0]} TEXT',
    'sys.exit(1)',
  ],
  [
    'ruby',
    'digit sum that reads a number from stdin and prints the result',
    '$stdin.gets',
    'puts digit_sum(n)',
  ],
])('a function of known values takes them from outside: %s: %s', async (language, prompt, ...parts) => {
  const { code, notes } = await generateCode({ prompt, language }, shared);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a wish of many words about tests is read quickly', async () => {
  const hostile = `sort a list with ${'unit test '.repeat(2_000)}${' '.repeat(5_000)}${'x'.repeat(5_000)}`;
  expect(readTests(hostile)).toBeUndefined();
  const shorter = `sort a list ${'with a unit test for it, '.repeat(20)}`;
  expect(readTests(shorter)?.rest).toBeDefined();
});
