import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  ['write a function that checks if a string is a palindrome in Go', 'palindrome', 'go'],
  ['Fibonacci in rust please', 'fibonacci', 'rust'],
  ['python function to compute the edit distance between two strings', 'levenshtein', 'python'],
  ['c++ program that prints fizzbuzz up to 30', 'fizzbuzz', 'cpp'],
  ['Convert a number to roman numerals, using C#', 'roman-numerals', 'csharp'],
  ['is this number prime? write it in bash', 'is-prime', 'bash'],
  ['list all primes below 100 in java', 'prime-sieve', 'java'],
  ['js: reverse the words of a sentence', 'reverse-words', 'javascript'],
  ['TypeScript function for matrix multiplication', 'matrix-multiply', 'typescript'],
  ['how do I check that brackets are balanced in PHP', 'balanced-brackets', 'php'],
  ['camelCase to snake_case converter in ruby', 'case-conversion', 'ruby'],
])('%s', async (prompt, task, language) => {
  const generated = await generateCode({ prompt }, tools);
  expect(generated).toMatchObject({ task, language, notes: [] });
});
