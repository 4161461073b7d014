import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function codeOf(prompt: string): Promise<string> {
  const { code, notes, language } = await generateCode({ prompt }, engineTools());
  expect({ notes, language }).toEqual({ notes: [], language: 'sql' });
  return code;
}

async function rowsAfter(prompt: string, tables: string, query?: string): Promise<string> {
  const code = await codeOf(prompt);
  const database = new Database();
  database.exec(tables);
  if (query) database.exec(code);
  const rows = database.all(query ?? code);
  database.close();
  return rows.map((row) => Object.values(row).join(' ')).join(', ');
}

const SHOP =
  "CREATE TABLE products (id, name, price, category); INSERT INTO products VALUES (1, 'Pen', 100, 'office'), (2, 'Ink', 1, 'office'), (3, 'Ball', 5, 'toys'); CREATE TABLE orders (id, order_date); INSERT INTO orders VALUES (1, date('now', '-2 days')), (2, date('now', '-400 days')); CREATE TABLE order_items (id, order_id, product_id, quantity, unit_price); INSERT INTO order_items VALUES (1, 1, 1, 1, 2), (2, 1, 2, 50, 1), (3, 1, 3, 4, 5), (4, 2, 1, 900, 2);";
const SCHOOL =
  "CREATE TABLE students (id, name, email); INSERT INTO students VALUES (1, 'Ada', ''), (2, 'Ben', ''); CREATE TABLE courses (id, title); INSERT INTO courses VALUES (1, 'Logic'), (2, 'Music'); CREATE TABLE enrollments (id, student_id, course_id); INSERT INTO enrollments VALUES (1, 1, 2), (2, 1, 1);";

test.each([
  [
    'the best product by revenue per category for the last 90 days, tables products, order_items, orders (sqlite)',
    SHOP,
    'office Ink 50 1, toys Ball 20 1',
  ],
  ['sql: the 2 best selling products, tables products, order_items, orders', SHOP, 'Pen 901, Ink 50'],
  [
    'sql: revenue per category, from the products, order_items and orders tables',
    SHOP,
    'office 1852, toys 20',
  ],
  [
    'sql: list students with their courses, tables students, courses, enrollments',
    SCHOOL,
    '1 Ada Logic, 1 Ada Music',
  ],
])('tables that are only named have their usual columns: %s', async (wish, tables, rows) => {
  expect(await rowsAfter(wish, tables)).toBe(rows);
});

test.each([
  [
    'sql: increase the price of all products by 10%',
    'CREATE TABLE products (id, price); INSERT INTO products VALUES (1, 10), (2, 20);',
    'SELECT price FROM products',
    '11, 22',
  ],
  [
    "update the price of products in category 'books' by 5% in sqlite",
    "CREATE TABLE products (price, category); INSERT INTO products VALUES (100, 'books'), (100, 'toys');",
    'SELECT price FROM products',
    '105, 100',
  ],
  [
    "write a sql migration that adds a not null column status with default 'active' to users and an index on it",
    'CREATE TABLE users (id); INSERT INTO users VALUES (1);',
    "SELECT status, (SELECT COUNT(*) FROM pragma_index_list('users')) FROM users",
    'active 1',
  ],
  [
    'add a column phone varchar(20) to customers',
    'CREATE TABLE customers (id); INSERT INTO customers VALUES (1);',
    "SELECT name, type FROM pragma_table_info('customers') WHERE name = 'phone'",
    'phone VARCHAR(20)',
  ],
  [
    'sqlite: create table jobs with id, title, done (boolean), priority (1-5), state (open, paid), created timestamp, insert 3 sample rows',
    '',
    "SELECT COUNT(*), SUM(priority BETWEEN 1 AND 5), SUM(state IN ('open', 'paid')), COUNT(created_at) FROM jobs",
    '3 3 3 3',
  ],
  [
    'sql schema for a library: books, authors (many-to-many), members, loans with due date, and a view of overdue loans',
    '',
    'SELECT COUNT(*), (SELECT COUNT(*) FROM overdue_loans) FROM author_books',
    '0 0',
  ],
])('a change leaves what was asked for: %s', async (wish, tables, query, rows) => {
  expect(await rowsAfter(wish, tables, query)).toBe(rows);
});

test('a table that is named and not read is said to be left out', async () => {
  const { notes } = await generateCode(
    { prompt: 'sql: total sales per region, tables sales, regions, sellers_of_regions' },
    engineTools(),
  );
  expect(notes.join(' ')).toContain('sellers_of_regions');
});

test('a query over described tables asks each for what it has', async () => {
  const rows = await rowsAfter(
    'sqlite query for the top 2 best paid workers per team, ties included, tables workers(id, name, wage, team_id) and teams(id, title)',
    "CREATE TABLE teams (id, title); INSERT INTO teams VALUES (1, 'Sales'); CREATE TABLE workers (id, name, wage, team_id); INSERT INTO workers VALUES (1, 'Ada', 5, 1), (2, 'Ben', 4, 1), (3, 'Cleo', 4, 1), (4, 'Dan', 1, 1);",
  );
  expect(rows.match(/Ada|Ben|Cleo|Dan/g)).toEqual(['Ada', 'Ben', 'Cleo']);
});
