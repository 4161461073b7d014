import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

/** The rows that the last query of a file gives, on nothing but what the file itself makes. */
async function rowsOf(prompt: string): Promise<Record<string, unknown>[]> {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  const parts = code.trim().split(/;\n+/);
  const database = new Database(':memory:');
  try {
    for (const part of parts.slice(0, -1)) database.exec(part);
    return database.all(parts.at(-1) ?? '');
  } finally {
    database.close();
  }
}

test.each([
  ['for each category the two products with the lowest price, with some sample data', 'category', 2, false],
  [
    'query that lists for every team the 4 players with the highest score, with example rows',
    'team',
    4,
    true,
  ],
  ['the three employees with the highest salary per department, including test data', 'department', 3, true],
  ['show the top five students by grade in each class, with a few sample rows', 'class', 5, true],
])('%s runs alone and shows so many of each group', async (wish, group, count, isDown) => {
  const rows = await rowsOf(wish);
  const groups = new Map<unknown, Record<string, unknown>[]>();
  for (const row of rows) groups.set(row[group], [...(groups.get(row[group]) ?? []), row]);
  expect(groups.size).toBeGreaterThan(1);
  expect([...groups.values()].map((one) => one.length)).toEqual([...groups.keys()].map(() => count));
  const column = ['price', 'score', 'salary', 'grade'].find((name) => wish.includes(name)) ?? '';
  for (const one of groups.values()) {
    const values = one.map((row) => Number(row[column]));
    expect(values).toEqual(values.toSorted((a, b) => (isDown ? b - a : a - b)));
  }
});

test.each([
  'customers with more than 3 orders, with sample data',
  'total amount of orders per customer, with some dummy data',
])('%s has the rows to try it on before the query', async (prompt) => {
  const { code } = await generateCode({ prompt, language: 'sql' }, engineTools());
  expect(code).toMatch(/^CREATE TABLE[\s\S]*^INSERT INTO[\s\S]*^SELECT/m);
});

test.each([
  [
    'java',
    'group employees by department and list the three with the highest salary in each',
    /employees, 3,/,
  ],
  ['csharp', 'list the 4 products with the highest price in each category', /\b4\b/],
  ['kotlin', 'for each team the two players with the highest score', /\b2\b/],
])('%s takes the number of "%s"', async (language, prompt, number) => {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(code).toMatch(number);
  expect(notes).toEqual([]);
});
