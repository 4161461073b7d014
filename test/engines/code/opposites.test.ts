import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  ['pricing page with three cards (Basic, Plus, Pro)', ['Basic', 'Plus', 'Pro']],
  ['pricing page with a yearly toggle and three cards (Basic, Plus, Pro)', ['Basic', 'Plus', 'Pro']],
])('%s shows these names, or tells that it shows others', async (wish, names) => {
  const { code, notes } = await made(wish, 'html');
  for (const name of names) expect([code, ...notes].join('\n')).toContain(name);
});

test.each([
  [
    'java',
    'number of working days (mon-fri) between two LocalDate values, end date excluded',
    'datesUntil(end)',
  ],
  ['kotlin', 'working days between two dates, start inclusive and end exclusive, skip weekends', 'it < to'],
  ['python', 'count business days between two dates, excluding the end date', '(end - start).days)'],
  ['ruby', 'count business days between two dates, excluding the end date', 'start...finish'],
  ['go', 'count the business days between two dates, the end date is not included', 'day.Before(end)'],
])('%s: an end that is left out: %s', async (language, prompt, line) => {
  const { code, notes } = await made(prompt, language);
  expect(notes).toEqual([]);
  expect(code).toContain(line);
  expect(code).not.toContain('both included');
});

test('a flag has the name that is asked for, and its meaning', async () => {
  const { code, notes } = await made(
    'debounce function with an optional immediate flag and a cancel method',
    'javascript',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('immediate = false, trailing = !immediate');
});

test('all file systems are all of them', async () => {
  const wish = (which: string) =>
    `Check disk usage of ${which} filesystems and print a warning for each one above 85%. exit code 1 if any`;
  expect((await made(wish('all mounted'), 'bash')).code).not.toContain('-x tmpfs');
  expect((await made(wish('mounted'), 'bash')).code).toContain('-x tmpfs');
});

test.each([
  ['python', 'number of days between two dates, including both the start and the end date', 'including both'],
  [
    'python',
    'hangman game in the terminal with 6 wrong guesses and a list of 10 animal words',
    '10 animal words',
  ],
])('%s: what the program does otherwise is told in whole phrases: %s', async (language, prompt, missing) => {
  expect((await made(prompt, language)).notes.join()).toContain(missing);
});
