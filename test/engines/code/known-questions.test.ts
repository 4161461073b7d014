import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const codeOf = async (wish: string): Promise<string> => {
  const { code, notes } = await generateCode({ prompt: wish, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  return code;
};

/** The rows of the last statement, after the tables of the wish and the rows that are given. */
async function rowsOf(wish: string, before: readonly string[]): Promise<string> {
  const code = await codeOf(wish);
  const database = new Database();
  database.exec('PRAGMA foreign_keys = ON');
  const query = Math.max(code.lastIndexOf('\n\n'), 0);
  const isMade = code.includes('CREATE TABLE');
  if (isMade) database.exec(code.slice(0, query));
  for (const line of before) database.exec(line);
  const found = database.all(isMade ? code.slice(query) : code);
  database.close();
  return found.map((row) => Object.values(row).join(' ')).join(', ');
}

const LIBRARY = [
  "INSERT INTO books VALUES (1, 'Emma', 'A', '1', 1815), (2, 'Dune', 'B', '2', 1965)",
  "INSERT INTO members VALUES (1, 'Ida', 'ida@x.org', '2020-01-01'), (2, 'Per', 'per@x.org', '2020-01-01')",
  "INSERT INTO loans VALUES (1, 1, 1, '2020-01-01', date('now', '-3 days'), NULL), (2, 2, 2, '2020-01-01', date('now', '+3 days'), NULL)",
];
const STAY =
  "INSERT INTO bookings (id, room_id, start_date, end_date) VALUES (1, 1, '2025-03-02', '2025-03-04')";
const ROOMS = ["INSERT INTO rooms VALUES (1, 'A', 'single', 50), (2, 'B', 'double', 80)", STAY];

test.each([
  [
    'Tables for books, readers and loans, where no book can be lent twice at the same time, plus a query that lists readers with late books and the number of days late',
    LIBRARY.map((line) => line.replace('INTO members', 'INTO readers')),
    /^Ida Emma \S+ 3$/,
  ],
  [
    'Create tables for rooms and bookings, bookings of the same room must not overlap, and write a query for the rooms that are available between 2025-03-03 and 2025-03-06',
    ROOMS,
    /^2 B double 80$/,
  ],
  [
    'bills(id, amount, due_date) and payments(id, bill_id, amount): bills that are not fully paid',
    [
      'CREATE TABLE bills (id, amount, due_date)',
      'CREATE TABLE payments (id, bill_id, amount)',
      "INSERT INTO bills VALUES (1, 100, '2025-01-01'), (2, 50, '2025-01-01')",
      'INSERT INTO payments VALUES (1, 1, 60), (2, 2, 50)',
    ],
    /^1 100 60 40$/,
  ],
  [
    'the folder tree with level and path from folders(id, name, parent_id)',
    [
      'CREATE TABLE folders (id, name, parent_id)',
      "INSERT INTO folders VALUES (1, 'root', NULL), (2, 'etc', 1)",
    ],
    /^1 root {2}0 root, 2 etc 1 1 root > etc$/,
  ],
  [
    'players who trained on at least 2 consecutive days from sessions(player_id, trained_on)',
    [
      'CREATE TABLE sessions (player_id, trained_on)',
      "INSERT INTO sessions VALUES (1, '2025-01-01'), (1, '2025-01-02'), (2, '2025-01-01'), (2, '2025-01-03')",
    ],
    /^1 2025-01-01 2025-01-02 2$/,
  ],
  [
    'create tables for movies, genres with a many-to-many relation, and a query for movies with the genre Drama',
    [
      "INSERT INTO movies VALUES (1, 'Heat', 1995, 'x')",
      "INSERT INTO genres VALUES (1, 'Drama')",
      'INSERT INTO movie_genres VALUES (1, 1)',
    ],
    /^1 Heat/,
  ],
])('a question that many ask is answered on the tables of the wish: %s', async (wish, before, rows) => {
  expect(await rowsOf(wish, before)).toMatch(rows);
});

test('a second booking of the same nights is refused by the tables', async () => {
  await expect(
    rowsOf(
      'a schema for rooms and reservations without double bookings and a query for all rooms free between two dates',
      [...ROOMS, STAY.replace('(1, 1', '(9, 1')].map((line) => line.replace('bookings', 'reservations')),
    ),
  ).rejects.toThrow(/taken/);
});

test('the newest rows first are not those with the most others', async () => {
  const { code, notes } = await generateCode(
    {
      prompt:
        'create tables for posts and comments and a query for the number of comments per post, newest post first',
      language: 'sql',
    },
    engineTools(),
  );
  expect(notes.join() || code).not.toMatch(/ORDER BY comment_count/);
});

/** Runs the statements of a wish between those before them and a question. */
async function after(wish: string, before: string, question: string): Promise<string> {
  const code = await codeOf(wish);
  const database = new Database();
  database.exec(before);
  try {
    database.exec(code);
  } catch {
    // A transfer that fails is asked about too.
  }
  const found = database.all(question);
  database.close();
  return found.map((row) => Object.values(row).join(' ')).join(', ');
}

test.each([
  [
    'move 80 from account 7 to account 9 in one transaction, it rolls back if there is not enough money',
    'CREATE TABLE accounts (id, balance); INSERT INTO accounts VALUES (7, 50), (9, 0)',
    'SELECT id, balance FROM accounts',
    '7 50, 9 0',
  ],
  [
    'remove duplicate rows from subscribers, by email, case-insensitive, keeping the highest id',
    "CREATE TABLE subscribers (id INTEGER, email TEXT); INSERT INTO subscribers VALUES (1, 'A@x'), (2, 'a@x'), (3, 'b@x')",
    'SELECT id FROM subscribers',
    '2, 3',
  ],
  [
    "a trigger that logs old and new price into price_log whenever a product's price is changed",
    'CREATE TABLE products (id INTEGER, price INTEGER); INSERT INTO products VALUES (4, 10)',
    "SELECT name FROM sqlite_master WHERE type = 'trigger'",
    'products_log_price',
  ],
  [
    'full text search over name and text of notes with the best results first',
    "CREATE TABLE notes (id INTEGER PRIMARY KEY, name TEXT, text TEXT); INSERT INTO notes VALUES (1, 'Tea', 'green')",
    "SELECT name FROM sqlite_master WHERE name = 'notes_search_update'",
    'notes_search_update',
  ],
])('a statement that many ask for has the names of the wish: %s', async (wish, before, question, rows) => {
  expect(await after(wish, before, question)).toBe(rows);
});
