import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function codeOf(wish: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  return code;
}

/** The rows of a query, or of `then` after statements, over the tables that are given. */
async function rowsOf(wish: string, tables: string, then?: string): Promise<string> {
  const code = await codeOf(wish);
  const database = new Database();
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(tables);
  if (then) database.exec(code);
  const rows = database.all((then ?? code).replaceAll(':id', '1'));
  database.close();
  return rows.map((row) => Object.values(row).join(' ')).join(', ');
}

const ORDERS =
  "CREATE TABLE orders (id, customer_id, order_date, total); INSERT INTO orders VALUES (1, 7, '2024-03-05', 10), (2, 7, '2024-05-01', 60), (3, 8, '2024-03-31 23:00', 70), (4, 8, '2024-04-30', 20), (5, 9, '2024-04-01', 40);";
const USERS =
  "CREATE TABLE members (id, joined_at); CREATE TABLE visits (id, member_id, visited_at); INSERT INTO members VALUES (1, '2023-12-30'), (2, '2023-12-01'), (3, '2024-01-10'); INSERT INTO visits VALUES (1, 1, '2023-12-31'), (2, 1, '2024-01-02'), (3, 1, '2024-01-20'), (4, 2, '2024-02-01'), (5, 3, '2024-01-11');";
const PRESENCE =
  "CREATE TABLE pupils (id, name); CREATE TABLE attendance (id, pupil_id, held_on, present); INSERT INTO pupils VALUES (1, 'Ida'), (2, 'Per'); INSERT INTO attendance VALUES (1, 1, '2024-01-01', 1), (2, 1, '2024-01-02', 0), (3, 1, '2024-02-01', 1), (4, 2, '2024-01-01', 1);";
const STAFF =
  "CREATE TABLE employees (id, name, manager_id); INSERT INTO employees VALUES (1, 'Ada', NULL), (2, 'Ben', 1), (3, 'Cleo', 2), (4, 'Dan', NULL);";

test.each([
  [
    'which customers bought in March 2024 but not in April 2024? orders(id, customer_id, order_date, total)',
    ORDERS,
    '7',
  ],
  [
    'retention by month of signup from members(id, joined_at) and visits(id, member_id, visited_at)',
    USERS,
    '2023-12 2 0 1 50, 2023-12 2 1 1 50, 2023-12 2 2 1 50, 2024-01 1 0 1 100',
  ],
  ['monthly active members from visits(id, member_id, visited_at)', USERS, '2023-12 1, 2024-01 2, 2024-02 1'],
  [
    'attendance rate per pupil and month from pupils(id, name) and attendance(id, pupil_id, held_on, present), only below 70 percent',
    PRESENCE,
    'Ida 2024-01 50',
  ],
  [
    'a recursive query for an employee and everybody below them with the level of each, employees(id, name, manager_id)',
    STAFF,
    '1 Ada  0, 2 Ben 1 1, 3 Cleo 2 2',
  ],
  [
    'running total and 3-day moving average of takings(id, day, amount) using window functions',
    "CREATE TABLE takings (id, day, amount); INSERT INTO takings VALUES (1, '2024-01-01', 10), (2, '2024-01-01', 20), (3, '2024-01-02', 60), (4, '2024-01-05', 6);",
    '2024-01-01 30 30 30, 2024-01-02 60 90 45, 2024-01-05 6 96 6',
  ],
  [
    'number of new customers per month from orders(id, customer_id, order_date, total)',
    ORDERS,
    '2024-03 2, 2024-04 1',
  ],
  [
    'average number of days between orders per customer, orders(id, customer_id, order_date, total)',
    ORDERS,
    '8 29 2, 7 57 2',
  ],
  ['median total per customer from orders(id, customer_id, order_date, total)', ORDERS, '7 35, 8 45, 9 40'],
  ['repeat purchase rate, orders(id, customer_id, order_date, total)', ORDERS, '3 2 66.7'],
  [
    'histogram of order totals in buckets of 25, orders(id, customer_id, order_date, total)',
    ORDERS,
    '0 25 2, 25 50 1, 50 75 2',
  ],
  [
    'funnel from hits(id, user_id, action, created_at): view, cart, buy',
    "CREATE TABLE hits (id, user_id, action, created_at); INSERT INTO hits VALUES (1, 1, 'view', '2024-01-01'), (2, 1, 'cart', '2024-01-02'), (3, 2, 'cart', '2024-01-01'), (4, 2, 'view', '2024-01-02'), (5, 1, 'buy', '2024-01-03');",
    '1 view 2 100 , 2 cart 1 50 50, 3 buy 1 50 100',
  ],
  [
    'sessions per user from hits(id, user_id, created_at) with a gap of 20 minutes',
    "CREATE TABLE hits (id, user_id, created_at); INSERT INTO hits VALUES (1, 1, '2024-01-01 10:00'), (2, 1, '2024-01-01 10:15'), (3, 1, '2024-01-01 10:40');",
    '1 1 2024-01-01 10:00 2024-01-01 10:15 2 15, 1 2 2024-01-01 10:40 2024-01-01 10:40 1 0',
  ],
  [
    'league table with points from games(home_team, away_team, home_score, away_score)',
    "CREATE TABLE games (home_team, away_team, home_score, away_score); INSERT INTO games VALUES ('A', 'B', 2, 1), ('B', 'A', 0, 0), ('A', 'C', NULL, NULL);",
    'A 2 1 1 0 2 1 1 4, B 2 0 1 1 1 2 -1 1',
  ],
  [
    'common friends of user 1 and user 3 from friendships(user_id, friend_id)',
    'CREATE TABLE friendships (user_id, friend_id); INSERT INTO friendships VALUES (1, 2), (3, 2), (4, 1);',
    '2',
  ],
  [
    'number of orders per day of April 2024, including days without orders, from orders(id, customer_id, order_date, total)',
    `${ORDERS} DELETE FROM orders WHERE id = 5;`,
    [
      ...Array.from({ length: 29 }, (_, at) => `2024-04-${String(at + 1).padStart(2, '0')} 0`),
      '2024-04-30 1',
    ].join(', '),
  ],
])('a question of analysts is answered: %s', async (wish, tables, rows) => {
  expect(await rowsOf(wish, tables)).toBe(rows);
});

test('old rows move to their archive', async () => {
  const wish = 'move orders older than 2 years to orders_archive';
  const tables = `${ORDERS} CREATE TABLE orders_archive (id, customer_id, order_date, total); INSERT INTO orders VALUES (6, 9, date('now'), 1);`;
  expect(await rowsOf(wish, tables, 'SELECT id FROM orders')).toBe('6');
  expect(await rowsOf(wish, tables, 'SELECT COUNT(*) FROM orders_archive')).toBe('5');
});

test('a row does not end before it begins', async () => {
  const code = await codeOf(
    'tables for books, readers and loans with a check that the due date is not before the loan date',
  );
  expect(code).toContain('CHECK (due_date >= loaned_on)');
  expect(await codeOf('schema with students, courses and enrollments with grade between 1 and 6')).toContain(
    'CHECK (grade BETWEEN 1 AND 6)',
  );
  expect(
    await codeOf(
      'database schema for authors and posts and comments, deleting a post also deletes its comments',
    ),
  ).toMatch(/REFERENCES posts \(id\) ON DELETE CASCADE/);
});

test('a running total is not left out beside a moving average', async () => {
  const { code, notes } = await generateCode(
    { prompt: 'weekly churn with running total and 4-week moving average', language: 'sql' },
    engineTools(),
  );
  expect(/running_total/.test(code) || notes.length > 0 || !/SELECT/.test(code)).toBe(true);
});
