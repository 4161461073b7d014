import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const STAFF = 'staff(id, name, team, wage, joined_on)';
const BILLS = 'bills(id, team, sum, paid_on, last_seen)';

async function sqlFor(wish: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'sql' }, tools);
  expect(notes).toEqual([]);
  return code.replace(/--.*$/gm, '');
}

function filled(): Database {
  const database = new Database();
  database.exec('CREATE TABLE staff (id INTEGER, name TEXT, team TEXT, wage REAL, joined_on TEXT)');
  database.exec(
    "INSERT INTO staff VALUES (1, 'Ada', 'x', 10, '2019-02-01'), (2, 'Ben', 'x', 20, '2021-01-01'), (3, 'Cy', 'y', 60, '2018-01-01')",
  );
  return database;
}

test.each<[string, unknown[]]>([
  [`teams with at least 2 staff; ${STAFF}`, [{ team: 'x', staff_count: 2 }]],
  [`teams with an average wage above 20; ${STAFF}`, [{ team: 'y', average_wage: 60 }]],
  [
    `average wage per team, only teams with an average above 20, rounded to 1 decimal; ${STAFF}`,
    [{ team: 'y', average_wage: 60 }],
  ],
  [`teams whose average wage is below the overall average; ${STAFF}`, [{ team: 'x', average_wage: 15 }]],
])('a query keeps groups and bounds of the tables it is given: %s', async (wish, rows) => {
  const database = filled();
  const found = database.all(await sqlFor(wish));
  database.close();
  expect(found).toEqual(rows);
});

test.each([
  [`raise the wage of all staff in the team 'x' by 10 percent; ${STAFF}`, [11, 22, 60]],
  [`give every staff in the team 'x' who joined before 2020 a wage of 5; ${STAFF}`, [5, 20, 60]],
  [`set the wage to 0 for staff who joined before 2020; ${STAFF}`, [0, 20, 0]],
])('a change uses the columns of the table it is given: %s', async (wish, wages) => {
  const database = filled();
  database.exec(await sqlFor(wish));
  const found = database.all('SELECT wage FROM staff ORDER BY id').map(({ wage }) => wage);
  database.close();
  expect(found).toEqual(wages);
});

test.each([
  [`delete all bills that have not been seen for 10 days; ${BILLS}`, "last_seen < date('now', '-10 days')"],
  [`monthly total of the sum with a running total; ${BILLS}`, 'AS running_total'],
  [`3 day moving average of the daily revenue; sales(id, amount, sold_at)`, 'ROWS BETWEEN 2 PRECEDING'],
  [
    `each staff's wage compared to the average wage of their team; ${STAFF}`,
    'AVG(wage) OVER (PARTITION BY team)',
  ],
  ['move all bills older than 2 years to old_bills', 'INSERT INTO old_bills'],
  [
    `all staff with their manager's name, including those without a manager; staff(id, name, manager_id)`,
    'LEFT JOIN staff AS manager',
  ],
  [
    'add a column fax to clients and make code unique',
    'CREATE UNIQUE INDEX clients_code_key ON clients (code);',
  ],
])('a wish is read apart from its tables: %s', async (wish, part) => {
  expect(await sqlFor(wish)).toContain(part);
});
