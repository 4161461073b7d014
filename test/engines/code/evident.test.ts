import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** Wishes that are met in full, with what shows it in the code. */
test.each([
  ['python', 'find duplicate files in a folder by hash and list them, dont delete anything', /sha256/],
  ['ruby', "find the biggest files in a folder, don't change anything", /size/],
  ['javascript', 'group objects by a key and sum another field, e.g. expenses by category', /totals/],
  ['typescript', 'React hook useLocalStorage<T> that stays in sync between tabs', /'storage'/],
  [
    'cpp',
    'dijkstra shortest path on a weighted graph with priority_queue, print the path too',
    /route->path/,
  ],
  ['python', 'topological sort of a dependency graph, report cycles', /have a cycle/],
  [
    'python',
    'a state machine for a traffic light that complains about illegal transitions',
    /raise ValueError/,
  ],
  ['php', 'function that validates an IBAN (checksum too)', /% 97/],
  ['go', 'http health check server with /healthz and /readyz and graceful shutdown', /"\/readyz"/],
])('%s: %s', async (language, prompt, shown) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toMatch(shown);
});

test('a program that does what the wish forbids is refused', async () => {
  const prompt = 'find empty folders below a directory and list them, but do not remove them';
  const { task, notes } = await generateCode({ prompt, language: 'python' }, tools);
  expect(task).toBeNull();
  expect(notes.join()).toContain('without deleting');
});

test('a library that another program stands for is told', async () => {
  const prompt = 'aiohttp service that shortens urls and redirects';
  const { notes } = await generateCode({ prompt, language: 'python' }, tools);
  expect(notes.join()).toContain('aiohttp');
});

test('kmeans is no mean of numbers', async () => {
  const { task, code } = await generateCode({ prompt: 'k-means in go', language: 'go' }, tools);
  expect(task === null || !/median/i.test(code)).toBe(true);
});

test.each([
  ['python', 'the date column is called created_at', 'record["created_at"][:7]'],
  ['ruby', '(date column: ordered_at)', '["ordered_at"].to_s[0, 7]'],
  ['javascript', 'the date field is named orderedOn', 'record.orderedOn'],
])('a column has the name that the wish gives it: %s', async (language, said, code) => {
  const prompt = `read a csv of orders and print the total amount per month, ${said}`;
  const made = await generateCode({ prompt, language }, tools);
  expect(made.notes).toEqual([]);
  expect(made.code).toContain(code);
});

test.each([
  ['go', 'served.Add(1)\n\tswitch'],
  ['javascript', 'served += 1;'],
  ['python', 'served["requests"] += 1'],
])('metrics count the requests of all routes: %s', async (language, counted) => {
  const prompt = 'small http server with /healthz and /metrics (request counter)';
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain(counted);
  expect(code).toContain('http_requests_total');
});
