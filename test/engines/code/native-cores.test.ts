import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** A wish for a program in C and what it must hold; nothing of the wish is left out. */
const WISHES: readonly (readonly [string, readonly string[]])[] = [
  ['count the letters, digits and spaces in a file given as an argument', ['letters: %ld', 'spaces: %ld']],
  ['how many vowels and capital letters are in a text file', ['vowels: %ld', 'capital letters: %ld']],
  ['bubble sort for an array of doubles, descending, print before and after', ['typedef double', 'a > b']],
  ['selection sort an array of ages, show it before and after and count the swaps', ['swaps++']],
  ['read integers from a file into a dynamic array and print the mean and the median', ['fopen', 'median:']],
  ['show the used and free memory from /proc/meminfo in percent', ['MemAvailable']],
  ['noughts and crosses for two players in the terminal', ['already taken']],
];

test.each(WISHES)('C has a program for: %s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language: 'c' }, tools);
  for (const part of parts) expect(code).toContain(part);
  expect(notes).toEqual([]);
});
