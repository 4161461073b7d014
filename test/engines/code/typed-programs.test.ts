import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const LANGUAGES = [
  'python',
  'javascript',
  'typescript',
  'go',
  'rust',
  'java',
  'csharp',
  'cpp',
  'ruby',
  'php',
  'kotlin',
  'swift',
];

test.each([
  [
    'Print the lines of a text from standard input in reverse order, last line first',
    /read_?Input|stdin|readLine|readFileSync\(0|System\.in/i,
  ],
  [
    'Reads players with a name and a score from the keyboard until a blank line and then shows the highest score and the average',
    /Highest score/,
  ],
  [
    'Calculate the parking fee for a garage: the first 2 hours are free, then 3 euros per started hour, with a daily maximum of 25.50',
    /300[\s\S]*2550/,
  ],
  [
    'Command line tool for temperatures that takes a number and its unit (C, F, K) and shows the other two with two decimals',
    /VALUE UNIT/,
  ],
])('is written whole in every language: %s', async (prompt, part) => {
  for (const language of LANGUAGES) {
    const { code, notes } = await generateCode({ prompt, language }, tools);
    expect(notes, language).toEqual([]);
    expect(code, language).toMatch(part);
  }
});

test('lines of a text are turned around in C, however many there are', async () => {
  const { code, notes } = await generateCode(
    { prompt: 'print the lines of standard input backwards, last line first', language: 'c' },
    tools,
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/realloc\([\s\S]*free\(lines\)/);
});

test.each(['cpp', 'go', 'java', 'kotlin', 'python'])(
  'a cache that counts hits and misses asks for no time to live in %s',
  async (language) => {
    const prompt = 'LRU cache with get and put in constant time that prints the hits and misses at the end';
    const { code, notes } = await generateCode({ prompt, language }, tools);
    expect(notes).toEqual([]);
    expect(code).toMatch(/misses/i);
    expect(code).not.toMatch(/ttl|expires/i);
  },
);

test.each(['python', 'typescript', 'go', 'rust', 'java', 'csharp', 'kotlin', 'ruby', 'php'])(
  'duplicates of files are told with the space that they take in %s',
  async (language) => {
    const prompt = 'Find duplicate files in a folder by their hash and show how much space could be saved';
    const { code, notes } = await generateCode({ prompt, language }, tools);
    expect(notes).toEqual([]);
    expect(code).toMatch(/bytes could be freed|could be saved`/);
  },
);

test('a full disk is told in red where that is asked for, from the percent of the wish on', async () => {
  const prompt = 'Print a red warning when the disk usage of a partition is over 75 percent';
  const { code, notes } = await generateCode({ prompt, language: 'bash' }, tools);
  expect(notes).toEqual([]);
  expect(code).toMatch(/033\[31m[\s\S]*1:-75/);
});

test('a ring buffer in C is tested with more items than it holds', async () => {
  const prompt = 'Ring buffer of 5 ints where push overwrites the oldest value, with tests in main';
  const { code, notes } = await generateCode({ prompt, language: 'c' }, tools);
  expect(notes).toEqual([]);
  expect(code).toMatch(/CAPACITY 5[\s\S]*CAPACITY \+ 2[\s\S]*assert\(found && item == i \+ 2\)/);
});
