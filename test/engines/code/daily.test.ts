import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'python',
    'a wallet class with deposit and withdraw; withdraw throws NotEnoughMoney',
    'raise NotEnoughMoney',
  ],
  [
    'javascript',
    'a library class where a book can be lent only once and readers may have up to 4 books',
    '>= 4',
  ],
  ['javascript', 'group payments by method and return the total amount per group', 'totalAmountByMethod'],
  ['typescript', 'validate a person object with name and age and return errors per field', '!(age > 0)'],
  ['typescript', 'debounce with flush', 'leading = false'],
  ['typescript', 'debounce that runs immediately on the first call', 'leading = true'],
  ['javascript', 'rename all keys of a nested response to snake_case', 'toSnake'],
  ['python', 'check a password and list the rules it breaks: one digit and one of *&^%', '"*&^%"'],
  [
    'javascript',
    'a priority queue that returns the highest priority first, with push and pop',
    'highestFirst = true',
  ],
  ['typescript', 'a Result type with map and mapErr', 'const mapErr ='],
  ['python', 'a todo tool for the terminal that keeps its tasks in tasks.json', '"tasks.json"'],
  ['javascript', 'throttle(callback, ms) that also runs the last call of a burst', 'callback.apply'],
  ['javascript', 'paginate a list and tell whether there is a previous page', 'hasPrevious'],
  ['python', 'topological sort of steps that raises a ValueError naming the cycle', '" -> ".join'],
  ['typescript', 'an undo redo history with push and a maximum of 20 entries', 'limit = 20'],
  ['javascript', 'a queue that runs promises sequentially and tells when it is idle', 'concurrency = 1'],
  ['python', 'evaluate a postfix expression and raise an error for too few operands', 'too few operands'],
  ['python', 'a rate limit decorator for 30 calls per hour', 'seconds: float = 3600'],
  ['typescript', 'a typed event bus class with subscribe and publish', 'publish<'],
  ['python', 'a backend for recipes with GET, POST and DELETE', 'do_DELETE'],
  ['javascript', 'find identical files in a folder and print the bytes wasted by each group', 'wasted'],
  ['javascript', 'poll a job every 3 seconds until it is done, at most 15 attempts', 'attempts = 15'],
  ['typescript', 'flatten nested settings to dotted keys and back again', 'function unflatten'],
  [
    'javascript',
    'a deep merge of two settings objects where lists are replaced, not joined',
    'deepMerge(before',
  ],
  ['c', 'a program that reads a binary file and shows its content as a hex dump', '%02x'],
])('%s: %s', async (language, prompt, part) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test.each([
  ['go', 'a function that lists the rules a password breaks: one of !@#$% and one digit', '!@#$%'],
  ['javascript', 'an event emitter with onAnyEvent and off', 'onAnyEvent'],
])('what is missing is named: %s: %s', async (language, prompt, said) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(`${notes.join(' ')} ${code}`).toContain(said);
  expect(notes).not.toEqual([]);
});

test('a file that holds one object is no list of records', async () => {
  const prompt = 'read tsconfig.json and print the options sorted by name';
  const { code } = await generateCode({ prompt, language: 'javascript' }, tools);
  expect(code).not.toContain('records');
});
