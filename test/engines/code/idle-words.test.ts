import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { inClauses } from '../../../src/engines/code/snippets/clauses.ts';
import { withoutIdle } from '../../../src/engines/code/tasks/idle-words.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const notesOf = async (prompt: string, language: string) =>
  (await generateCode({ prompt, language }, tools)).notes;

test.each([
  [
    'python',
    'Read a CSV of restaurant bills and print the total amount per waiter, sorted from highest to lowest.',
  ],
  [
    'typescript',
    'Write a generic cache class where every entry expires after an adjustable number of seconds.',
  ],
  ['php', 'A function that turns a news article title into a URL slug with at most 50 characters.'],
  [
    'java',
    'Write a method that checks whether two words are anagrams of each other, ignoring spaces and capitals.',
  ],
  ['c', 'Write a function that trims a string in place without allocating memory.'],
  [
    'c',
    'A singly linked list with functions to insert at the front, delete by value and free the entire list.',
  ],
  [
    'typescript',
    'A typed event emitter class where event names and payload types are checked by the compiler.',
  ],
])('what only names the field, or is grammar, is not missing in %s: %s', async (language, prompt) => {
  expect(await notesOf(prompt, language)).toEqual([]);
});

test('a qualifier counts while what it qualifies is missing too', () => {
  expect(withoutIdle('print the warehouse shipments', ['warehouse', 'shipments'])).toEqual([
    'warehouse',
    'shipments',
  ]);
  expect(withoutIdle('print the warehouse shipments', ['warehouse'])).toEqual([]);
});

test('a qualifier that is the name of a folder counts', () => {
  expect(withoutIdle('delete the files of the office folder', ['office'])).toEqual(['office']);
});

test('a denial is not lost with its verb', () => {
  expect(withoutIdle('products that had no orders', ['had'])).toEqual(['had']);
});

test('a word of a clause is told once', () => {
  const prompt = 'A pool that visits pages and collects the titles in a map.';
  expect(inClauses(prompt, ['collects', 'titles', 'map'])).toEqual(['collects the titles in a map']);
});
