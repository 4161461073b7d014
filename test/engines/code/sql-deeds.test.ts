import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const ORDERS: readonly (readonly [number, string])[] = [
  ...Array.from({ length: 12 }, (_, at) => [1, `2023-${String(at + 1).padStart(2, '0')}-05`] as const),
  [2, '2023-01-09'],
  [2, '2024-03-02'],
  [3, '2024-01-15'],
  [3, '2024-02-15'],
];

async function rowsOf(wish: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  const database = new Database();
  database.exec('CREATE TABLE customers (id INTEGER, name TEXT, email TEXT, city TEXT)');
  database.exec('CREATE TABLE orders (id INTEGER, customer_id INTEGER, order_date TEXT, total NUMERIC)');
  database.exec(
    "INSERT INTO customers VALUES (1, 'Ida', 'i@x', 'Oslo'), (2, 'Per', 'p@x', 'Rome'), (3, 'Una', 'u@x', 'Bern'), (4, 'Zoe', 'z@x', 'Kiel')",
  );
  for (const [at, [customer, day]] of ORDERS.entries())
    database.exec(`INSERT INTO orders VALUES (${at}, ${customer}, '${day}', 10)`);
  const found = database.all(code);
  database.close();
  return found.map(({ id: _, ...row }) => Object.values(row).join(' ')).join(', ');
}

test.each([
  [
    'Which customers ordered in 2023 and did not order in 2024? Show their latest order date.',
    'Ida 2023-12-05',
  ],
  ['customers who bought something in January but nothing in February', 'Per 2023'],
  ['Find customers with at least two orders in 2024 but no orders in 2023, with the city.', 'Una Bern'],
  ['List the customers who placed orders in each month of 2023.', 'Ida'],
  [
    'Show customers who have placed no orders in the last 3 months, with the number of orders and the date of their most recent order, newest first',
    'Per 2 2024-03-02, Una 2 2024-02-15, Ida 12 2023-12-05, Zoe 0 ',
  ],
  ['customers who ordered in 2023 but not since, and how much they spent', 'Ida 120'],
  ['Find customers whose last order was before 2024-01-01 and show their email', 'Ida i@x'],
])('people are found by what they did at one time and not at another: %s', async (wish, rows) => {
  expect(await rowsOf(wish)).toBe(rows);
});
