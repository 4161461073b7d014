import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (language: string, prompt: string) => generateCode({ prompt, language }, engineTools());

test.each<[string, string, RegExp]>([
  [
    'javascript',
    'function that makes all time slots of 45 minutes between two times, minus a list of booked ones',
    /timeSlots\(opening, closing, minutes, booked\)[\s\S]*45, \['09:45'\]/,
  ],
  [
    'csharp',
    'function that makes time slots of 30 minutes between two times',
    /TimeSlots\(string opening, string closing, int minutes\)/,
  ],
  [
    'javascript',
    'Write a quiz scorer: array of questions with correct answers, array of pupil answers, return score, percentage and the indices of the wrong ones.',
    /wrong\.push\(i\)/,
  ],
  [
    'python',
    'a vocabulary trainer that reads word pairs from a text file and asks them in random order, wrong ones again at the end',
    /while len\(open\w*\) > 0|wrong: list/,
  ],
  [
    'python',
    'simulate tossing a coin 500 times and print the longest run of heads',
    /longest = run[\s\S]*toss_coins\(500\)/,
  ],
  [
    'csharp',
    'Console program that asks for five numbers and prints the sum, the average and the largest',
    /i < 5[\s\S]*AskNumber[\s\S]*Average[\s\S]*Largest/,
  ],
  [
    'csharp',
    'Console program which asks for net amount and VAT rate and prints tax and gross amount with two decimals, repeating until the user types q',
    /"q"[\s\S]*AskNumber\("VAT rate/,
  ],
  ['python', 'Draw a bar chart of sales per month as text, from a dictionary', /def print_bars\(/],
  [
    'typescript',
    'function that converts an array of rows with name and score into a ranking with equal places for equal scores',
    /other\.score > entry\.score/,
  ],
  [
    'javascript',
    'ranking of runners by their time, equal times share a place',
    /other\.score < entry\.score/,
  ],
  [
    'python',
    'round robin schedule for eight teams, each plays each other once, printed per round',
    /range\(8\)/,
  ],
  [
    'javascript',
    'A function that shuffles an array fairly and one that draws two winners for our raffle from a list of names.',
    /drawWinners\(names, 2\)/,
  ],
  [
    'python',
    'Make a weekly cleaning plan that rotates three names over four tasks for six weeks',
    /print_plan\(names, tasks, 6\)/,
  ],
  [
    'python',
    'Simulate a queue at a checkout: customers arrive on average every 3 minutes, service takes 2.5 minutes, one till, 4 hours. Report mean waiting time and longest queue.',
    /simulate\(\S*3\S*, 2\.5, /,
  ],
  [
    'javascript',
    'write a function that rolls dice from a notation like 2d6+3 and returns the rolls and the total',
    /new Roll\(rolls, total\)|\{ rolls, total \}/,
  ],
  [
    'python',
    'random seating plan for 24 pupils in rows of six, with a list of pairs who must not sit next to each other',
    /are_apart[\s\S]*range\(24\)[\s\S]*seating_plan\(names, 6, \[Pair/,
  ],
])('%s: %s', async (language, wish, parts) => {
  const { code, notes } = await made(language, wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});

test.each(['go', 'rust', 'ruby', 'php', 'java', 'kotlin', 'cpp', 'swift'])(
  'they are written in %s too',
  async (language) => {
    for (const wish of [
      'function that makes time slots of 30 minutes between two times',
      'round robin schedule for eight teams, printed per round',
      'simulate tossing a coin 500 times and print the longest run of heads',
    ])
      expect((await made(language, wish)).notes).toEqual([]);
  },
);

test.each<[string, string]>([
  [
    'python',
    'For my school project: simulate throwing two dice 10000 times and print how often each sum came up, with a bar of stars.',
  ],
  [
    'python',
    'Write a script that renames all files in a folder to lower case, replaces spaces with underscores and shows what it would do with --dry-run.',
  ],
  [
    'python',
    'Write a program that asks for a word and says if it is a palindrome, ignoring spaces and capitals',
  ],
  [
    'python',
    'parse an nginx access log and print the ten most frequent client ips and the share of 5xx responses',
  ],
  [
    'javascript',
    'Hangman logic as a class: guess a letter, show the masked word, count wrong guesses, tell when it is won or lost. No interface needed.',
  ],
  ['javascript', 'parse csv text with quoted fields and commas inside quotes into an array of objects'],
  [
    'typescript',
    'typed function pick(obj, keys) that returns only the given keys, with the correct return type',
  ],
])('what the code shows is not told as missing: %s %s', async (language, wish) => {
  expect((await made(language, wish)).notes).toEqual([]);
});

test('several examples are shown', async () => {
  const { code, notes } = await made(
    'php',
    'function that makes a URL slug from a title, including umlauts and accents, with several examples',
  );
  expect(notes).toEqual([]);
  expect(code.match(/echo slugify\(/g)).toHaveLength(3);
});

test('a share of some rows does not choose the rows of the rest', async () => {
  const { code } = await made(
    'python',
    'parse an nginx access log and print the ten most frequent client ips and the share of 4xx responses',
  );
  expect(code).not.toMatch(/if record\["status"\] < 400:\s+continue/);
});

test('everything is no column', async () => {
  const { code } = await made(
    'python',
    'stock check: json file with items and quantities, print everything below its minimum',
  );
  expect(code).not.toContain('everyth"');
});

test.each<[string, RegExp]>([
  [
    "countdown page to New Year's Eve with days, hours, minutes and seconds",
    /getFullYear\(\), 11, 31, 0, 0\)/,
  ],
  [
    'A countdown page to our wedding on 14 September 2030 at 14:00 showing days and hours, cream background',
    /'2030-09-14T14:00'[\s\S]*'The day has come!'/,
  ],
  ['Countdown to my birthday on 3 May, in days', /UNITS = \[\['days', 86400\]\]/],
])('a countdown to a day: %s', async (wish, parts) => {
  const { code, notes } = await made('html', wish);
  expect(notes).toEqual([]);
  expect(code).toMatch(parts);
});

test('the last clause of a wish that nothing answers whole is told', async () => {
  const { task, notes } = await made(
    'python',
    'function that checks whether a year is a leap year, and plays a trumpet sound',
  );
  expect(task).not.toBeNull();
  expect(notes.join()).toContain('trumpet');
});

test('the hands of a deck are shown, after it is shuffled', async () => {
  const { code, notes } = await made(
    'javascript',
    'A deck of 52 cards: shuffle it, deal five cards to each of four players and print the hands',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/new Deck\(\);\ndeck\.shuffle\(\);[\s\S]*for \(const hand of hands\)/);
});

test('a deck may have its suits in a union type', async () => {
  const { code, notes } = await made(
    'typescript',
    'A deck of cards with shuffle, draw and the number of cards remaining, using enums or union types for the suits.',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('type Suit');
});
