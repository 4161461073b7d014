import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { plainWish } from '../../../src/engines/code/tasks/plain-wish.ts';
import { engineTools } from '../../support/engine.ts';

const generate = (prompt: string, language: string) => generateCode({ prompt, language }, engineTools());

test.each([
  ['csharp', 'console program that prints a times table from 1 to 9', 'i < 9'],
  ['python', 'print a 6x6 multiplication table', 'range(6)'],
  ['cpp', 'program that reads a text file and prints the most frequent word', 'entries.resize(1)'],
  ['c', 'program that reads a text file and prints the most common word', 'i < 1;'],
])('%s: all numbers, or only one word: %s', async (language, prompt, part) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test.each([
  ['c', 'program that prints a multiplication table up to 8', /up to 8/],
  ['cpp', 'bubble sort for an array of ints that counts the swaps', /counts the swaps/],
  ['python', 'insertion sort that returns the number of comparisons', /number of comparisons/],
])('%s: the note names what a stored program does not count: %s', async (language, prompt, said) => {
  const { notes } = await generate(prompt, language);
  expect(notes.join(' ')).toMatch(said);
  expect(notes).toHaveLength(1);
});

test.each([
  ['a card that rises when you hover over it', 'a card that rises on hover'],
  ['a link that turns red when the mouse is over it', 'a link that turns red on hover'],
  ['a class with its own error when overdrawn', 'a class with its own error when overdrawn'],
  ['returns true if over 18', 'returns true if over 18'],
])('only a pointer hovers: %s', (wish, plain) => {
  expect(plainWish(wish)).toBe(plain);
});
