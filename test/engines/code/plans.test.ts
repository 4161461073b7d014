import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { planned } from '../../../src/engines/code/plans/plans.ts';
import { readPlan } from '../../../src/engines/code/plans/read-plan.ts';
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

test('deletes files only in a directory that the wish names', async () => {
  const here = await generate('delete all .bak files in the current directory', 'bash');
  expect(here.code).toContain('rm -- "$file"');
  const { code } = await generate('delete all .bak files older than 4 days', 'bash');
  expect(code).not.toContain('find . ');
});

test('a program that is another one under the asked name is refused', async () => {
  for (const [prompt, language] of [
    ['method isPrime and a main that prints all primes up to 50', 'java'],
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

test.each([
  [
    'a list',
    `a function that takes a list of numbers and returns ${'the sum of the even ones sorted by '.repeat(5_000)}`,
  ],
  ['a class', `class Foo with ${'aB'.repeat(50_000)}`],
  ['an interface', `interface User with id, name and ${' '.repeat(50_000)} x`],
  ['a server', `an http server that answers GET ${'/a '.repeat(30_000)}`],
])('%s of very many words is not planned, and nobody waits for it', async (_, prompt) => {
  for (const language of ['python', 'sql', 'bash', 'javascript'])
    expect(planned(prompt, language, new Map())).toBeUndefined();
});
