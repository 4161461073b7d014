import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function sqlOf(prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  return code;
}

test.each([
  ['postgres: tables with the most dead tuples and when they were last vacuumed', 'last_autovacuum'],
  ['postgres: show queries running longer than 5 minutes', "INTERVAL '5 minute'"],
  ['postgres query that lists unused indexes with their size', 'idx_scan = 0'],
  ['show the 10 largest tables in a postgres database', 'LIMIT 10'],
  ['postgres: which sessions are blocked by which locks', 'pg_blocking_pids'],
  [
    "migration that adds a not null column status with default 'active' to users and an index on it",
    'CREATE INDEX',
  ],
  ['upsert a user by email and bump login_count, postgres', 'users.login_count + excluded.login_count'],
])('a question about the server or its tables is met: %s', async (wish, part) => {
  expect(await sqlOf(wish)).toContain(part);
});

test.each([
  [
    'for each customer the second most recent order, tables customers(id, name) and orders(id, customer_id, placed_at, total)',
    'ROW_NUMBER',
  ],
  ['second highest salary per department', 'DENSE_RANK'],
])('rows with the same time are two, and the same values are one: %s', async (wish, part) => {
  expect(await sqlOf(wish)).toContain(part);
});

test('a pivot by month has a column for each', async () => {
  const database = new Database();
  database.exec(
    "CREATE TABLE sales (product TEXT, month INTEGER, amount INTEGER); INSERT INTO sales VALUES ('tea', 1, 5), ('tea', 12, 7), ('tea', 12, 1)",
  );
  const [row] = database.all(await sqlOf('pivot sales by month into columns, sales(product, month, amount)'));
  expect(Object.values(row ?? {})).toEqual(['tea', 5, ...Array(10).fill(null), 8]);
  database.close();
});
