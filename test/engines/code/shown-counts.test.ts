import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  ['python', 'merge overlapping ranges, with a demo on six ranges', '(35, 38)'],
  ['java', 'method that merges intervals and a main that shows it on three intervals', '{2, 6});'],
  ['go', 'merge intervals with a main that demonstrates it on 5 intervals', '{25, 28}'],
  ['python', 'insertion sort and a main that sorts seven numbers', '16'],
  ['rust', 'producer consumer with four producers and one consumer', '0..4'],
  ['c', 'producer consumer with a buffer, 3 producers and 5 consumers', '#define CONSUMERS 5'],
])('an example has as many values as the wish wants to see: %s %s', async (language, prompt, shown) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  expect(code).toContain(shown);
});

test.each([
  ['java', 'LRU cache with get and put and a main that demonstrates it with seven entries', 'seven entries'],
  [
    'kotlin',
    'bounded queue for threads with put and take that wait, with a main with six consumers',
    'six consumers',
  ],
])('a number that the example does not show is named: %s %s', async (language, prompt, said) => {
  const { notes } = await generate(prompt, language);
  expect(notes.join()).toContain(said);
});

test.each([
  ['typescript', 'event emitter with on, off, once and emit, the types are checked by the compiler'],
  ['java', 'convert numbers to roman numerals and back, throws an IllegalArgumentException on invalid input'],
  ['kotlin', 'roman numerals both ways, throw an exception for invalid numerals'],
  ['c', 'growable int array with push, pop and get, grows automatically when full'],
  ['c', 'hash map with string keys, put, get and remove that grows when the load factor rises above 0.75'],
  ['rust', 'matrix type with addition, multiplication and transpose, an error when the dimensions differ'],
  ['python', 'state machine for a traffic light with states green, yellow and red'],
  ['javascript', 'throttle with leading and trailing options'],
  ['python', 'load an ini file by section, integers and booleans converted to their types'],
  ['ruby', 'ini parser into a hash of hashes with numbers and booleans as types'],
  ['c', 'binary search tree with insert, search and deletion'],
  ['swift', 'LRU cache with get, put and the hit ratio'],
  ['cpp', 'class template for a circular buffer of fixed size that overwrites the oldest, with iterators'],
  [
    'java',
    'blocking queue of limited capacity made with a lock and conditions, two producers and three consumers',
  ],
  ['typescript', 'cache the results of an async function, at most 20 entries, with a time to live'],
  ['javascript', 'retry with 4 attempts, exponential backoff and an AbortSignal to stop it'],
])('what the program does is not noted as missing: %s %s', async (language, prompt) => {
  const { task, notes } = await generate(prompt, language);
  expect(task).not.toBeNull();
  expect(notes).toEqual([]);
});

test.each([
  ['python', 'merge overlapping intervals and insert a new interval'],
  ['c', 'read lines from stdin and print them sorted by length, lines may be as long as they like'],
])(
  'a program that leaves out most of the wish, or a deed of its own, is refused: %s %s',
  async (language, prompt) => {
    const { task } = await generate(prompt, language);
    expect(task).toBeNull();
  },
);
