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
  ['Hangman for the console with a list of 12 words and eight lives', /12/],
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
