import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

const generated = (wish: string) => generateCode({ prompt: wish, language: 'sql' }, tools);

async function rowsOf(wish: string, setup: string): Promise<unknown[]> {
  const { code, notes } = await generated(wish);
  expect(notes).toEqual([]);
  const database = new Database();
  try {
    database.exec(setup);
    return database.all(code.replace(/--.*$/gm, '')).map((row) => Object.values(row));
  } finally {
    database.close();
  }
}

const SHOP = `
  CREATE TABLE brands (id INTEGER, name TEXT);
  INSERT INTO brands VALUES (1, 'Acme'), (2, 'Bolt');
  CREATE TABLE cars (id INTEGER, name TEXT, brand_id INTEGER, price REAL);
  INSERT INTO cars VALUES (1, 'a', 1, 30), (2, 'b', 1, 30), (3, 'c', 1, 20), (4, 'd', 1, 10), (5, 'e', 2, 9);
  CREATE TABLE sales (id INTEGER, car_id INTEGER, amount REAL, sold_on TEXT);
  INSERT INTO sales VALUES (1, 1, 30, '2023-12-05'), (2, 3, 15, '2024-01-05'), (3, 5, 9, '2024-01-07');`;

test.each<[string, unknown[]]>([
  [
    'the second highest price in each brand from tables cars and brands, with ties sharing a rank',
    [['Acme', 'c', 20]],
  ],
  [
    'find the third highest price per brand from tables cars and brands, equal prices must be counted only once',
    [['Acme', 'd', 10]],
  ],
  [
    'names of the cars with the second lowest price, from a table cars with name, brand_id and price',
    [['d']],
  ],
  [
    'total sales per brand from tables cars, brands and sales',
    [
      ['Acme', 45],
      ['Bolt', 9],
    ],
  ],
  [
    'for each month of 2024 the revenue and the change in percent to the month before, from a table sales with sold_on and amount',
    [['2024-01', 24, -6, -20]],
  ],
  [
    'running total of the amount per car by date, from a table sales with car_id, sold_on and amount',
    [
      [1, '2023-12-05', 30, 30],
      [3, '2024-01-05', 15, 15],
      [5, '2024-01-07', 9, 9],
    ],
  ],
  [
    'join sales, cars and brands and show the sale date, car name and brand name for sales in 2024',
    [
      ['2024-01-05', 'c', 'Acme'],
      ['2024-01-07', 'e', 'Bolt'],
    ],
  ],
])('a query is over the tables that the wish names: %s', async (wish, rows) => {
  expect(await rowsOf(wish, SHOP)).toEqual(rows);
});

test.each<[string, string, unknown[]]>([
  [
    'share of total revenue that each product colour makes up, tables lines(product_id, quantity, unit_price) and products(id, colour)',
    `CREATE TABLE lines (product_id, quantity, unit_price); INSERT INTO lines VALUES (1, 3, 10), (2, 1, 10);
     CREATE TABLE products (id, colour); INSERT INTO products VALUES (1, 'red'), (2, 'blue');`,
    [
      ['red', 30, 75],
      ['blue', 10, 25],
    ],
  ],
  [
    'bills that are overdue, with the days overdue, table bills(id, due_date, paid_at)',
    `CREATE TABLE bills (id, due_date, paid_at);
     INSERT INTO bills VALUES (1, date('now', '-4 days'), NULL), (2, date('now', '-4 days'), '2024-01-01'), (3, date('now', '+1 day'), NULL);`,
    [[1, expect.any(String), null, 4]],
  ],
  [
    'patients who had no checkup in the last 9 months, tables patients(id, name), checkups(id, patient_id, starts_at)',
    `CREATE TABLE patients (id, name); INSERT INTO patients VALUES (1, 'Ada'), (2, 'Ben'), (3, 'Cleo');
     CREATE TABLE checkups (id, patient_id, starts_at);
     INSERT INTO checkups VALUES (1, 1, date('now', '-20 months')), (2, 1, date('now', '+1 month')), (3, 2, date('now', '-1 month'));`,
    [
      [3, 'Cleo', null],
      [1, 'Ada', expect.any(String)],
    ],
  ],
  [
    'count of visits with one row per page and one column for each device phone, tablet and desktop, table visits(page, device)',
    `CREATE TABLE visits (page, device); INSERT INTO visits VALUES ('/', 'phone'), ('/', 'phone'), ('/a', 'desktop');`,
    [
      ['/', 2, 0, 0],
      ['/a', 0, 0, 1],
    ],
  ],
])('a query keeps what its columns mean: %s', async (wish, setup, rows) => {
  expect(await rowsOf(wish, setup)).toEqual(rows);
});

test('a table that a query does without is named', async () => {
  const { code, notes } = await generated('names of tenants sorted by age, from tables tenants and parcels');
  expect(/\bparcels\b/.test(code.replace(/^--.*$/gm, '')) || notes.join(' ').includes('parcels')).toBe(true);
});

test('columns of new tables keep the rules that are said beside them', async () => {
  const { code, notes } = await generated(
    'create tables owners and dogs where each dog belongs to an owner, the chip is unique, the weight must be positive and deleting an owner deletes the dogs',
  );
  expect(notes).toEqual([]);
  const database = new Database();
  database.exec(`PRAGMA foreign_keys = ON; ${code}`);
  database.exec("INSERT INTO owners (id, name) VALUES (1, 'Ada')");
  const add = (chip: string, weight: number) =>
    database.exec(`INSERT INTO dogs (owner_id, name, chip, weight) VALUES (1, 'Rex', '${chip}', ${weight})`);
  add('x', 5);
  expect(() => add('x', 5)).toThrow(/UNIQUE/);
  expect(() => add('y', 0)).toThrow(/CHECK/);
  database.exec('DELETE FROM owners');
  expect(database.all('SELECT * FROM dogs')).toEqual([]);
  database.close();
});

test('a row is inserted into the table that is named, or updated by its key', async () => {
  const { code } = await generated(
    'insert a page with path and hits into table counters or update the hits when the path already exists',
  );
  expect(code).toContain('INSERT INTO counters (path, hits)');
  expect(code).toContain('ON CONFLICT (path) DO UPDATE\nSET hits = excluded.hits');
});
