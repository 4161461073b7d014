import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** Wishes whose words are met by the program as a whole, and what it must hold. */
test.each([
  [
    'python',
    'read bills.csv with columns day, shop, price and print the total price per shop, skipping rows where price is blank or not a number',
    'if to_number(record["price"]) is None:',
  ],
  [
    'python',
    'sum the price column of fees.csv per street, ignoring rows with missing or invalid price',
    'isfinite',
  ],
  ['javascript', "group invoices by clientId and return each client's invoice count and total", 'count: '],
  [
    'javascript',
    'sort an array of members by lastName then firstName',
    'a.firstName.localeCompare(b.firstName)',
  ],
  ['typescript', 'sum of netPrice per orderId', 'record.orderId'],
  ['python', 'merge overlapping meeting intervals given as (start, end) tuples', '<= merged'],
  [
    'typescript',
    'retry an async function with exponential backoff, giving up after 7 attempts',
    'attempts = 7',
  ],
  ['python', 'find duplicate files in a folder by hash, largest first', 'reverse=True'],
  ['typescript', 'find duplicate files in a directory by hash, biggest first', '.sort(([a], [b]) => b - a)'],
  ['typescript', 'react todo list component with a filter', 'useState'],
  ['python', 'roll a die 20,000 times and print how often each number came', '20000'],
])('%s: %s', async (language, prompt, held) => {
  const { code, notes, task } = await generateCode({ prompt, language }, tools);
  expect(task).not.toBeNull();
  expect(notes).toEqual([]);
  expect(code).toContain(held);
});

test('a property that is written as in the program keeps its capitals', async () => {
  const prompt = 'build a tree from a flat list of {id, parentId, name}';
  const { code } = await generateCode({ prompt, language: 'typescript' }, tools);
  expect(code).toContain('parentId: number | null');
  expect(code).not.toContain('parentid');
});

test('what is newest by a column is not grouped by it', async () => {
  const prompt = 'function that keeps the newest reading per sensorId by measuredAt';
  const { code } = await generateCode({ prompt, language: 'javascript' }, tools);
  expect(code).not.toContain('JSON.stringify([');
});
