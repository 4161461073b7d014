import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const CLUB = 'members(id, name), fees(member_id, paid_on, amount)';
const SHOP = 'items(id, name, price), sales(item_id, sold_on, quantity)';
const MEALS = 'dishes(id, title), spices(id, name), dish_spices(dish_id, spice_id)';
const LOG = 'readings(site, taken_on, ozone)';

function filled(): Database {
  const database = new Database();
  database.exec(`
    CREATE TABLE members (id INTEGER, name TEXT);
    CREATE TABLE fees (member_id INTEGER, paid_on TEXT, amount REAL);
    INSERT INTO members VALUES (1, 'Ada'), (2, 'Ben'), (3, 'Cy');
    INSERT INTO fees VALUES (1, '2023-02-01', 5), (1, '2023-03-01', 9), (2, '2022-03-01', 7);
    CREATE TABLE items (id INTEGER, name TEXT, price REAL);
    CREATE TABLE sales (item_id INTEGER, sold_on TEXT, quantity INTEGER);
    INSERT INTO items VALUES (1, 'cup', 10), (2, 'pan', 100);
    INSERT INTO sales VALUES (1, '2023-01-05', 8), (2, '2023-01-06', 1), (1, '2023-02-06', 1);
    CREATE TABLE dishes (id INTEGER, title TEXT);
    CREATE TABLE spices (id INTEGER, name TEXT);
    CREATE TABLE dish_spices (dish_id INTEGER, spice_id INTEGER);
    INSERT INTO dishes VALUES (1, 'dal'), (2, 'stew');
    INSERT INTO spices VALUES (1, 'cumin'), (2, 'pepper');
    INSERT INTO dish_spices VALUES (1, 1), (1, 2), (2, 2);
    CREATE TABLE readings (site TEXT, taken_on TEXT, ozone REAL);
    INSERT INTO readings VALUES ('a', '2023-01-01', 3), ('a', '2023-01-02', NULL), ('a', '2023-01-03', 5);
  `);
  return database;
}

async function rowsOf(prompt: string): Promise<unknown[]> {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, tools);
  expect(notes).toEqual([]);
  const database = filled();
  const rows = database.all(code.replace(/--.*$/gm, ''));
  database.close();
  return rows;
}

test.each<[string, unknown[]]>([
  [`Tables ${CLUB}: people who have not paid anything in 2023`, [{ name: 'Ben' }, { name: 'Cy' }]],
  [
    `I am learning joins. Show me a query with ${CLUB} which lists every member with the number of fees, also those with none.`,
    [
      { name: 'Ada', fee_count: 2 },
      { name: 'Ben', fee_count: 1 },
      { name: 'Cy', fee_count: 0 },
    ],
  ],
  [
    `${CLUB}. who paid at least two times, and when was the last payment`,
    [{ name: 'Ada', fee_count: 2, latest_paid_on: '2023-03-01' }],
  ],
  [
    `Tables ${SHOP}: top two items by revenue in 2023`,
    [
      { name: 'pan', revenue: 100 },
      { name: 'cup', revenue: 90 },
    ],
  ],
  [`dishes that use pepper but no cumin. ${MEALS}`, [{ id: 2, title: 'stew' }]],
  [`which dishes have both cumin and pepper? ${MEALS}`, [{ id: 1, title: 'dal' }]],
  [
    `${LOG}: mean, min and max per site and month, leaving out rows where ozone is null`,
    [{ month: '2023-01', site: 'a', average_ozone: 4, lowest_ozone: 3, highest_ozone: 5 }],
  ],
])('a question about tables that it describes is read in other words: %s', async (wish, rows) => {
  expect(await rowsOf(wish)).toEqual(rows);
});

test('the first of each month and the latest value of each thing are whole rows', async () => {
  const { code } = await generateCode(
    { prompt: 'walks(id, walk_date, km). longest walk in each month of 2023', language: 'sql' },
    tools,
  );
  expect(code).toContain("PARTITION BY strftime('%Y-%m', walk_date) ORDER BY km DESC");
  const latest = await generateCode(
    {
      prompt: 'tests(id, name), scores(test_id, taken_at, score): for every test the latest score',
      language: 'sql',
    },
    tools,
  );
  expect(latest.code).toContain('PARTITION BY scores.test_id ORDER BY scores.taken_at DESC');
});

test('a question that only names two tables is about both of them', async () => {
  const { code } = await generateCode(
    { prompt: 'customers who never ordered, from customers and orders', language: 'sql' },
    tools,
  );
  expect(code).toContain('NOT EXISTS (SELECT 1 FROM orders WHERE orders.customer_id = customers.id)');
});

test('a question about tables is never answered by creating them', async () => {
  const { code } = await generateCode(
    {
      prompt: 'Tables cats(id, name, owner_id) and owners(id, name): the moon phase of each cat',
      language: 'sql',
    },
    tools,
  );
  expect(code).not.toContain('CREATE TABLE');
});

test('a year that no column can have is not lost', async () => {
  const { code, notes } = await generateCode(
    {
      prompt: 'artists(id, name), albums(id, artist_id, title): artists with more than two albums since 2015',
      language: 'sql',
    },
    tools,
  );
  expect(code.includes('2015') || notes.join().includes('2015')).toBe(true);
});

test('a table of what somebody keeps has its examples', async () => {
  const { code, notes } = await generateCode(
    {
      prompt:
        'Create a table for my stamp collection with country, year, condition and price paid, and insert four examples.',
      language: 'sql',
    },
    tools,
  );
  expect(notes).toEqual([]);
  const database = new Database();
  database.exec(code);
  expect(
    database.all('SELECT COUNT(*) AS n, COUNT(DISTINCT condition) AS kinds FROM stamp_collection'),
  ).toEqual([{ n: 4, kinds: 4 }]);
  database.close();
});

test('tables for a history of who borrowed what have loans and checks', async () => {
  const { code, notes } = await generateCode(
    {
      prompt:
        'Create tables for a tool shed: tools, locations and a log of who borrowed what and when, with useful keys and checks',
      language: 'sql',
    },
    tools,
  );
  expect(notes).toEqual([]);
  expect(code).toContain('CHECK (returned_on >= loaned_on)');
  expect(code).toContain('FOREIGN KEY (tool_id) REFERENCES tools (id)');
});

test.each([
  [
    "update prices in table parts by 4 percent but only for the category 'pipe', rounded to two decimals",
    ['SET price = ROUND(price * 1.04, 2)', "WHERE category = 'pipe'"],
  ],
  [
    "delete log entries older than 3 months from table visits but keep those of level 'audit', in batches of 500, postgres",
    ["INTERVAL '3 months'", "NOT (level = 'audit')", 'LIMIT 500', 'EXIT WHEN deleted = 0'],
  ],
])('a change keeps its bounds: %s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, tools);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a share of rows in a state is one of the rows of the group', async () => {
  const { code, notes } = await generateCode(
    {
      prompt: 'projects(id, name), tasks(id, project_id, title, done): percentage of done tasks per project',
      language: 'sql',
    },
    tools,
  );
  expect(notes).toEqual([]);
  const database = new Database();
  database.exec(`
    CREATE TABLE projects (id INTEGER, name TEXT);
    CREATE TABLE tasks (id INTEGER, project_id INTEGER, title TEXT, done BOOLEAN);
    INSERT INTO projects VALUES (1, 'a'), (2, 'b');
    INSERT INTO tasks VALUES (1, 1, 'x', 1), (2, 1, 'y', 0), (3, 2, 'z', 1);
  `);
  expect(database.all(code)).toEqual([
    { name: 'b', task_count: 1, percent: 100 },
    { name: 'a', task_count: 2, percent: 50 },
  ]);
  database.close();
});
