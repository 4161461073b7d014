import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

/** Runs all statements, and gives the rows of the last one. */
async function rowsOf(wish: string, before: readonly string[] = []): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  const database = new Database();
  database.exec('PRAGMA foreign_keys = ON');
  for (const line of before) database.exec(line);
  const statements = code
    .replace(/--.*$/gm, '')
    .split(';')
    .filter((one) => one.trim());
  for (const statement of statements.slice(0, -1)) database.exec(statement);
  const found = database.all(statements.at(-1) ?? '');
  database.close();
  return found.map((row) => Object.values(row).join(' ')).join(', ');
}

test.each([
  [
    'Design a database for a library with books, readers and loans, fill it with sample data and write a query for all overdue loans with the name of the reader and the title of the book.',
    '1 Ada Lovelace Emma, 3 Ben Carter Ulysses',
  ],
  [
    'I need a schema for a shop: customers, products, orders and order items with foreign keys. Add a few sample rows. Show the total value of each order together with the name of the customer.',
    '1 39.8 Ada Lovelace, 2 4.5 Ben Carter, 3 600 Cleo Stone',
  ],
  [
    'Create tables for a school with pupils, subjects and grades, insert some sample rows, and list the average grade per subject, highest first',
    'Biology 85, Algebra 82.5',
  ],
])('tables that many ask for come with rows and a query: %s', async (wish, rows) => {
  expect(await rowsOf(wish)).toBe(rows);
});

const SHOP = [
  'CREATE TABLE clients (id INTEGER, name TEXT)',
  'CREATE TABLE purchases (id INTEGER, client_id INTEGER, bought_on TEXT)',
  'CREATE TABLE items (id INTEGER, purchase_id INTEGER, article_id INTEGER, quantity INTEGER, price REAL)',
  'CREATE TABLE articles (id INTEGER, name TEXT)',
  "INSERT INTO clients VALUES (1, 'Ida'), (2, 'Per'), (3, 'Una')",
  "INSERT INTO purchases VALUES (1, 1, '2024-01-05'), (2, 2, '2024-02-06'), (3, 1, '2024-03-07')",
  'INSERT INTO items VALUES (1, 1, 1, 2, 5), (2, 2, 1, 3, 10), (3, 3, 2, 1, 7)',
  "INSERT INTO articles VALUES (1, 'pen'), (2, 'ink'), (3, 'cap')",
];
const TABLES =
  'clients(id, name), purchases(id, client_id, bought_on), items(id, purchase_id, article_id, quantity, price), articles(id, name)';

test.each([
  [`total spending per client, highest first. Tables: ${TABLES}`, 'Per 30, Ida 17'],
  [
    `every client with the number of purchases, including clients who never bought anything. Tables: ${TABLES}`,
    'Ida 2, Per 1, Una 0',
  ],
])('of a whole schema a query takes what it needs: %s', async (wish, rows) => {
  expect(await rowsOf(wish, SHOP)).toBe(rows);
});

test.each([
  [
    'list staff with the name of their boss from staff(id, name, boss_id); those without a boss should appear too',
    'Ida , Per Ida',
  ],
  [
    'show each hall with how many orders; halls(id, name), orders(id, hall_id); halls without orders must also be listed',
    'A 1, B 0',
  ],
])('those without are there too, however it is said: %s', async (wish, rows) => {
  const before = [
    'CREATE TABLE staff (id INTEGER, name TEXT, boss_id INTEGER)',
    "INSERT INTO staff VALUES (1, 'Ida', NULL), (2, 'Per', 1)",
    'CREATE TABLE halls (id INTEGER, name TEXT)',
    "INSERT INTO halls VALUES (1, 'A'), (2, 'B')",
    'CREATE TABLE orders (id INTEGER, hall_id INTEGER)',
    'INSERT INTO orders VALUES (1, 1)',
  ];
  expect(await rowsOf(wish, before)).toBe(rows);
});

test('a query on tables that are there creates none', async () => {
  const wish =
    'all pupils with their clubs. Tables: pupils(id, name), clubs(id, name), places(id, pupil_id, club_id)';
  const { code } = await generateCode({ prompt: wish, language: 'sql' }, engineTools());
  expect(code).not.toContain('CREATE TABLE');
});

test('a value that may be missing is NULL, and an amount moves in one transaction', async () => {
  const before = ['CREATE TABLE fees (id INTEGER, amount INTEGER)', 'INSERT INTO fees VALUES (1, 5), (2, 5)'];
  const nth = 'find the second largest amount from fees(id, amount), or NULL if there is none';
  expect(await rowsOf(nth, before)).toBe('');
  const wish =
    'create a table accounts with id, owner and balance where the balance must never be negative, and write a transaction that transfers 30 from account 2 to account 5';
  const { code, notes } = await generateCode({ prompt: wish, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toMatch(
    /CHECK \(balance >= 0\)[\s\S]*BEGIN;[\s\S]*balance - 30 WHERE id = 2;[\s\S]*balance \+ 30 WHERE id = 5;\nCOMMIT;/,
  );
});

test.each([
  ['create tables for a tool library: members, tools and loans with due dates', /due_date DATE/, /due_dates/],
  [
    'create tables for a tennis school: coaches, pupils and lessons with dates and prices',
    /price NUMERIC/,
    /prices|dates/,
  ],
  [
    'tables for a hotel with rooms, guests and bookings with check-in and check-out dates',
    /check_in DATE[^;]*check_out DATE/,
    /start_date/,
  ],
  [
    'tables for a cookbook with recipes, ingredients and quantities',
    /recipe_ingredients[^;]*quantity/,
    /TABLE quantities/,
  ],
])('columns that are named as many are one of each row: %s', async (prompt, has, lacks) => {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toMatch(has);
  expect(code.replace(/^--.*$/gm, '')).not.toMatch(lacks);
});

test('the note names only the column that is missing', async () => {
  const prompt = 'create tables for a cinema with films, screenings and tickets with prices and watermarks';
  const { notes } = await generateCode({ prompt, language: 'sql' }, engineTools());
  expect(notes).toEqual(['Not taken into account: watermarks.']);
});
