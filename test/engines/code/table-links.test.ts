import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function codeOf(wish: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  const database = new Database();
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(code);
  database.close();
  return code;
}

test.each([
  [
    'Create tables for a toy library with toys, members and loans where each toy can be lent to only one member at a time',
    /UNIQUE INDEX one_open_loan ON loans \(toy_id\) WHERE returned_on IS NULL/,
  ],
  [
    'Create tables for a dance school with students, classes and bookings; a student may not book the same class more than once',
    /UNIQUE \(student_id, class_id\)/,
  ],
  [
    'Tables for a kennel with owners, dogs and visits, with a check that the weight of a dog is greater than 0',
    /dogs \([\s\S]*weight NUMERIC\(10, 2\) NOT NULL,\n {2}CHECK \(weight > 0\)/,
  ],
  [
    'Create tables for a theatre with plays, screenings and tickets where a seat can be sold only once per screening',
    /UNIQUE \(seat, screening_id\)/,
  ],
  [
    'Create tables for a brewery with recipes, tanks and fermentations',
    /fermentations \([\s\S]*recipe_id[\s\S]*tank_id[\s\S]*REFERENCES tanks/,
  ],
  [
    'Create tables for a bistro with tables, guests and reservations, where the party size must be at least 2',
    /dining_tables[\s\S]*reservations \([\s\S]*CHECK \(party_size >= 2\)/,
  ],
  [
    'Create tables for a gallery with paintings and exhibitions, where a painting can be shown in several exhibitions',
    /CREATE TABLE exhibition_paintings[\s\S]*PRIMARY KEY \(exhibition_id, painting_id\)/,
  ],
  [
    'Create tables for a record shop with products, customers and orders, and a query for the revenue per month in 2024',
    /SUM\(orders\.total\) AS revenue[\s\S]*GROUP BY strftime/,
  ],
])('tables of any trade refer to each other and keep the rules of the wish: %s', async (wish, shape) => {
  expect(await codeOf(wish)).toMatch(shape);
});

test('a rule that no table keeps is named', async () => {
  const { code, notes } = await generateCode(
    {
      prompt: 'Create tables for a choir with singers and concerts, where a concert needs a full moon',
      language: 'sql',
    },
    engineTools(),
  );
  expect(code).toContain('CREATE TABLE concerts');
  expect(notes.join(' ')).toContain('a concert needs a full moon');
});

test('months and groups without sales are rows of their own', async () => {
  const { code } = await generateCode(
    {
      prompt: 'Revenue per category and month in 2024, including categories without orders',
      language: 'sql',
    },
    engineTools(),
  );
  const database = new Database();
  database.exec(
    "CREATE TABLE categories (id, name); INSERT INTO categories VALUES (1, 'Tea'), (2, 'Jam'); CREATE TABLE products (id, category_id); INSERT INTO products VALUES (1, 1); CREATE TABLE orders (id, order_date); INSERT INTO orders VALUES (1, '2024-02-03'); CREATE TABLE order_items (order_id, product_id, quantity, unit_price); INSERT INTO order_items VALUES (1, 1, 2, 5)",
  );
  const rows = database.all(code).map((row) => Object.values(row).join(' '));
  database.close();
  expect(rows).toHaveLength(24);
  expect(rows).toContain('2024-02 Tea 10');
  expect(rows).toContain('2024-12 Jam 0');
});
