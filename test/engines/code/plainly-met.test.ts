import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

/** A part that a program plainly has is not said to be missing, whichever composer wrote the program. */

const made = (prompt: string) => generateCode({ prompt }, engineTools());

test.each([
  ['contact form in php that validates the e-mail address and mails me the message', /FILTER_VALIDATE_EMAIL/],
  ['typescript shopping cart class with add, remove and total that accepts a coupon code', /applyCoupon/],
  ['html page for a florist with a large hero and 3 product cards', /class="hero"/],
  ['python quiz game for the times tables, runs in the console and counts the score', /score \+= 1/],
  ['python function that checks if a sentence is a palindrome, ignoring case', /is_palindrome/],
  [
    "bash script that packs a folder into a tar.gz with today's date and deletes backups older than 9 days",
    /-mtime \+9/,
  ],
])('%s', async (prompt, part) => {
  const { code, notes } = await made(prompt);
  expect(notes).toEqual([]);
  expect(code).toMatch(part);
});

test('what is not there is still named', async () => {
  const { notes } = await made('python generator that yields prime numbers');
  expect(notes.join(' ')).toContain('generator');
});

test.each(['which ones are down', 'the ones that do not answer at all'])(
  'an address that answers with an error is down, but it answers: %s',
  async (said) => {
    const { code } = await made(`go program that checks a list of urls concurrently and prints ${said}`);
    expect(/status >= 400/.test(code)).toBe(said.endsWith('down'));
  },
);

test('a struct for a list holds the list', async () => {
  const { code } = await made('swift struct for a task list with add, complete and remove');
  expect(code).toMatch(/struct \w*List \{[\s\S]*mutating func (?:complete|remove)/);
});

test('a countdown in seconds shows them', async () => {
  for (const language of ['javascript', 'python', 'java'])
    expect(
      (await made(`${language} countdown to a date with days, hours, minutes and seconds`)).code,
    ).toMatch(/seconds (?:are )?left/);
});

test.each([
  'javascript function to compare two semver version strings',
  'typescript DeepPartial and DeepReadonly utility types',
  'java method that returns a matrix in spiral order',
  'rust function that rotates a matrix by 90 degrees clockwise',
])('%s is known', async (prompt) => {
  expect((await made(prompt)).notes.join(' ')).not.toContain('has nothing for this');
});
