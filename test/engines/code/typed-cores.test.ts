import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'rust',
    'An enum Temperature with Celsius and Fahrenheit variants and conversions between them, with some unit tests',
    /Celsius\(f64\)[\s\S]*#\[test\]/,
  ],
  [
    'java',
    'Write an enum of temperature units and a method that converts between Celsius, Fahrenheit and Kelvin',
    /case KELVIN -> value - 273\.15;/,
  ],
  [
    'csharp',
    'A console app that converts temperatures between Celsius, Fahrenheit and Kelvin and refuses values below absolute zero',
    /is below absolute zero[\s\S]*Ask\("Value"\)/,
  ],
  [
    'go',
    'Parse a text like "2.5 km" into a struct with value and unit, returning an error if the unit is unknown',
    /type UnknownUnitError struct/,
  ],
  [
    'python',
    'Parse lines such as "250 g" into a value and a unit and raise a custom exception for unknown units',
    /class UnknownUnitError/,
  ],
  [
    'rust',
    'An RPN calculator with its own error type that returns a Result, with a few unit tests',
    /enum RpnError[\s\S]*#\[test\]/,
  ],
  ['cpp', 'A generic stack with push, pop and peek and a couple of unit tests', /testPopsTheLastItemFirst/],
  [
    'rust',
    'An inventory struct with methods to add and remove stock and list all products under a given threshold',
    /fn low_stock\(&self, threshold: i64\)/,
  ],
  ['python', 'Count how many INFO, WARNING and ERROR lines a log file has', /level/],
])('a %s program has all that was said: %s', async (language, prompt, expected) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  expect(code).toMatch(expected);
});

test('a text for an error is no error type', async () => {
  const { notes } = await generate(
    'Parse a duration like "1h30m" into seconds with a custom error type',
    'rust',
  );
  expect(notes.join()).toMatch(/custom error type|nothing for this/);
});

test.each([
  ['go', 'Visit a list of websites with 6 workers and print how long each took', /took\.Milliseconds/],
  [
    'python',
    'Check a list of URLs in parallel and list which ones do not answer within 4 seconds',
    /TIMEOUT = 4\b[\s\S]*return isinstance\(status, str\)/,
  ],
  ['ruby', 'Check my websites and print which do not respond with status 200', /status != 200/],
  [
    'java',
    'Check a list of URLs with 4 threads and collect the statuses in a map',
    /Map<String, Integer> statuses/,
  ],
  [
    'typescript',
    'Download a list of URLs at most 3 at a time and report the failures at the end',
    /WORKERS = 3;[\s\S]*failed: /,
  ],
])('a list of addresses in %s: %s', async (language, prompt, expected) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  expect(code.replace("'failed:'", 'failed: ')).toMatch(expected);
});

test.each([
  [
    'rust',
    'Count the lines, words and characters of a file given as an argument and show a polite error when the file cannot be opened',
  ],
  ['bash', 'Warn when a mounted disk is more than 70 percent full, with the limit as an optional argument'],
])('a clause that the %s code meets is not missing', async (language, prompt) => {
  expect((await generate(prompt, language)).notes).toEqual([]);
});

test.each([
  'Read a CSV of zoo visits with columns guest and day, and print the three guests who came back fastest.',
  'Read a CSV of bus delays and print the whole row with the shortest delay.',
])('a program that only reads what it should print from is refused: %s', async (prompt) => {
  expect((await generate(prompt, 'python')).task).toBeNull();
});

test('an account with nothing to read it gets its balance', async () => {
  const { code } = await generate('Write a Wallet class with deposit and withdraw', 'java');
  expect(code).toMatch(/[bB]alance\(\)/);
});
