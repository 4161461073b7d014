import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  ['java', 'parse a duration string such as "3h 20m" into seconds and throw an IllegalArgumentException'],
  ['kotlin', 'parse a text like "1d 4h" into seconds, throws IllegalArgumentException for bad input'],
])('the name of an exception chooses no program: %s %s', async (language, prompt) => {
  const { code, notes } = await generate(prompt, language);
  expect(code).toMatch(/parseDuration[\s\S]*IllegalArgumentException/);
  expect(notes).toEqual([]);
});

test('a method that a class does not have is named', async () => {
  const { notes } = await generate('generic LRU cache with get, put and a miss ratio method', 'java');
  expect(notes.join()).toContain('miss ratio method');
});

test('a word that holds the name of a method declares none', async () => {
  const { code, notes } = await generate(
    'LRU cache class with generics, get and put, and a hit rate method',
    'java',
  );
  expect(/ put\((?:K|String) /.test(code) || /\bput\b/.test(notes.join())).toBe(true);
});

test('a member after the clause about a failure is written', async () => {
  const prompt =
    'wallet class with deposit, withdraw that throws an error when money is too low, and a statement';
  const { code, notes } = await generate(prompt, 'kotlin');
  expect(notes).toEqual([]);
  expect(code).toContain('Transaction(');
});

test.each([
  [
    'go',
    'command line tool like wc that counts lines and words of a file, prints an error if the file does not exist',
  ],
  ['go', 'worker pool that runs tasks with at most n workers and keeps the order'],
  [
    'javascript',
    'http server with GET /books and POST /books in memory, answers 400 if the body is not valid JSON',
  ],
])('a condition that the program meets is not noted: %s %s', async (language, prompt) => {
  const { task, notes } = await generate(prompt, language);
  expect(task).not.toBeNull();
  expect(notes).toEqual([]);
});

test('a server that reads no body says that it refuses none', async () => {
  const { notes } = await generate(
    'http server with GET /ping answering pong, returns 400 on invalid JSON',
    'javascript',
  );
  expect(notes.join()).toContain('400');
});

test('the rules of a form may stand in brackets', async () => {
  const prompt =
    'function that validates a contact form (name 2-40 characters, valid email, message at least 10 characters) and returns an array of errors per field';
  const { code, notes } = await generate(prompt, 'php');
  expect(notes).toEqual([]);
  expect(code).toContain('2 to 40');
  expect(code).toContain('at least 10');
});
