import { expect, test } from 'vitest';
import patterns from '../../../src/engines/code/data/known-patterns.json';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { readPlan } from '../../../src/engines/code/plans/read-plan.ts';
import { readRegex } from '../../../src/engines/code/plans/regex/read-regex.ts';
import { planRegex } from '../../../src/engines/code/plans/regex/write-regex.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

const stepsOf = (prompt: string): string[] =>
  (readPlan(prompt)?.plans ?? []).flatMap(({ steps }) => steps.map(({ op }) => op));

test.each([
  [
    'method that takes a list of strings and returns the distinct ones longer than 6 letters in alphabetical order',
    ['filter', 'distinct', 'sort'],
  ],
  [
    'the three words that occur most often in a text, ignoring case and punctuation',
    ['lowerText', 'words', 'tally', 'entries', 'sort', 'take', 'map'],
  ],
  ['program that reads integers from stdin and prints the sum of the odd ones', ['filter', 'sum']],
  [
    'class Book with title and year, and a function that returns the titles of the books after 1990 sorted by year',
    ['filter', 'sort', 'map'],
  ],
  ['function that removes duplicates from a list of numbers and keeps the order', ['distinct']],
])('reads the steps of "%s"', (prompt, steps) => {
  expect(stepsOf(prompt)).toEqual(steps);
});

test.each([
  'function that takes a list of numbers and returns their geometric mean',
  'function that takes a list of strings and uploads the longest one',
  'function that takes a list of numbers and returns the sum of the prime ones',
  'the two most common words in a text as a bar chart',
])('a wish with a word that is not covered is no plan: %s', (prompt) => {
  expect(readPlan(prompt)).toBeUndefined();
});

test.each(['the two most frequent words of a paragraph with their counts', 'tally the words in a text'])(
  'words of a text are taken without their punctuation: %s',
  async (prompt) => {
    expect(stepsOf(prompt)[0]).toBe('words');
    const { code, notes } = await generate(prompt, 'javascript');
    expect(notes).toEqual([]);
    const logged: Iterable<unknown>[] = [];
    new Function('console', code)({ log: (value: Iterable<unknown>) => logged.push(value) });
    expect([...(logged[0] ?? [])]).toContainEqual(['dog', 3]);
  },
);

test.each([
  ['go', 'regexp.MustCompile'],
  ['swift', '.matches(of:'],
  ['rust', 'is_alphanumeric'],
])('a word keeps its apostrophe in %s', async (language, part) => {
  const { code } = await generate('the distinct words of a text in alphabetical order', language);
  expect(code).toContain(part);
});

test('says what an empty list gives in the way of each language', async () => {
  const prompt =
    'function that takes a list of numbers and returns the largest, or null if the list is empty';
  for (const [language, part] of [
    ['python', 'return None'],
    ['typescript', '| null'],
    ['go', '(int, bool)'],
    ['rust', 'Option<i64>'],
    ['java', 'static Integer'],
    ['kotlin', 'Int?'],
    ['swift', 'Int?'],
    ['php', '?int'],
    ['csharp', 'int?'],
    ['ruby', 'return nil'],
  ] as const) {
    const { code, notes, task } = await generate(prompt, language);
    expect(code, language).toContain(part);
    expect({ task, notes }, language).toEqual({ task: 'plan', notes: [] });
  }
});

test.each([
  [
    'javascript',
    'pairBy(items, key) that groups an array of objects by a key',
    ['function pairBy(items, key)', 'item[key]'],
  ],
  [
    'java',
    'class Wallet with deposit and withdraw; withdraw throws IllegalStateException when there is not enough money',
    ['static class Wallet', 'throw new IllegalStateException'],
  ],
  [
    'go',
    'struct Rectangle with width and height and methods Area and Perimeter, main prints both for 7x9',
    ['Width: 7, Height: 9', 'func (r *Rectangle) Perimeter()'],
  ],
  [
    'sql',
    'tables teams and players with a foreign key, then a query that lists each team with the number of players, most players first',
    ['REFERENCES teams (id)', 'COUNT(players.id)', 'DESC'],
  ],
  [
    'javascript',
    'http server without express on port 4567 that answers GET /up with {"up":true} and 404 for everything else',
    ['listen(4567', '"/up"', '404'],
  ],
  [
    'bash',
    'gzip all .csv files in the current directory older than 9 days',
    ["-name '*.csv' -mtime +9", 'gzip'],
  ],
  ['bash', 'count how often each ip address occurs in hits.log and show the top 4', ['hits.log', 'NR <= 4']],
  ['c', 'program that reads integers from stdin and prints the largest', ['scanf("%d"', '> largest']],
])('composes %s: %s', async (language, prompt, parts) => {
  const { code, notes, task } = await generate(prompt, language);
  for (const part of parts) expect(code).toContain(part);
  expect({ task, notes }).toEqual({ task: 'plan', notes: [] });
});

test.each([
  ['regex for Canadian postal codes', ['K1A 0B1'], ['D1A 0B1', 'K1A']],
  ['regular expression that validates a number between 7 and 1204', ['7', '99', '1204'], ['6', '1205', '07']],
  [
    'regex for three lowercase letters followed by an underscore and 2 to 4 digits',
    ['abc_12'],
    ['abc_1', 'Abc_12'],
  ],
  [
    'regex for passwords of at least 10 characters with a digit and a special character',
    ['abcdefgh1!'],
    ['abcdefghij'],
  ],
  ['regex that matches strings containing at least two digits', ['a1b2'], ['a1b']],
  ['regex for words that start with "pre" and end in ed, ignoring case', ['PREloaded'], ['loaded']],
  ['regex for times in the format HH:MM:SS', ['23:59:58'], ['24:00:00', '23:60:00']],
  ['regex for ticket ids like AB-1234', ['XY-0001'], ['XY-001', 'xy-0001']],
  ['validate IBANs using a regular expression', ['DE89 3704 0044 0532 0130 00'], ['DE']],
])('the pattern of "%s" takes what is meant and nothing else', async (prompt, good, bad) => {
  const { code, notes } = await generate(prompt, 'javascript');
  const [, source = '', flags] = /const pattern = \/(.*)\/(\w*);/.exec(code) ?? [];
  const pattern = new RegExp(source, flags);
  expect(good.map((text) => [text, pattern.test(text)])).toEqual(good.map((text) => [text, true]));
  expect(bad.map((text) => [text, pattern.test(text)])).toEqual(bad.map((text) => [text, false]));
  expect(notes).toEqual([]);
});

test('every known form of a pattern takes its own samples, and a search finds them in a text', () => {
  for (const { name, said, pattern, good, bad } of patterns) {
    const whole = new RegExp(`^(?:${pattern})$`);
    expect([name, ...good.map((one) => whole.test(one)), whole.test(bad)]).toEqual([
      name,
      ...good.map(() => true),
      false,
    ]);
    expect(readRegex(`regex to find every ${said[0]} in a text`, 'python')?.isSearch, said[0]).toBe(true);
  }
  expect(planRegex('regex that matches strings containing a digit', 'go')).toBeUndefined();
  expect(readRegex('regex for email addresses but not those of example.com', 'python')).toBeUndefined();
});

test('deletes files only in a directory that the wish names', async () => {
  const here = await generate('delete all .bak files in the current directory', 'bash');
  expect(here.code).toContain('rm -- "$file"');
  const { code } = await generate('delete all .bak files older than 4 days', 'bash');
  expect(code).not.toContain('find . ');
});

test('a program that is another one under the asked name is refused', async () => {
  for (const [prompt, language] of [
    ['class Thermostat with a method that converts celsius to fahrenheit', 'java'],
  ] as const)
    expect((await generate(prompt, language)).task, prompt).toBeNull();
});

test('as many examples as the wish wants', async () => {
  const prompt = 'function that counts the vowels in a string, with a main that tests it on three strings';
  const { code, notes } = await generate(prompt, 'python');
  expect(code.match(/count_vowels\("/g)).toHaveLength(3);
  expect(notes).toEqual([]);
});
