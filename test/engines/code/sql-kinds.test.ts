import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function sqlFor(prompt: string): Promise<string> {
  const { code, notes, language } = await generateCode({ prompt }, engineTools());
  expect(language).toBe('sql');
  expect(notes.filter((note) => !note.startsWith('No language'))).toEqual([]);
  return code;
}

const sqlite = (...statements: readonly string[]): string =>
  execFileSync('sqlite3', [':memory:'], { input: statements.join('\n'), encoding: 'utf8' }).trim();

const SALES =
  'CREATE TABLE sales(seller_id INT, region_id INT, amount INT, sold_at TEXT); ' +
  "INSERT INTO sales VALUES (1,1,5,date('now')),(1,1,4,date('now')),(2,1,9,date('now')),(3,1,1,date('now')),(4,2,1,date('now')),(5,1,99,'2001-01-01');";

test('the first of each group are of that group and of that time', async () => {
  const code = await sqlFor(
    'SQLite: top 1 sellers by revenue per region this year with dense_rank, sales(seller_id, region_id, amount, sold_at)',
  );
  expect(sqlite(SALES, code)).toBe('1|1|9|1\n1|2|9|1\n2|4|1|1');
});

test('the quarter is the one that runs', async () => {
  const code = await sqlFor(
    'postgres: top 3 sellers by revenue per region with dense_rank, only this quarter, sales(seller_id, region_id, amount, sold_at)',
  );
  expect(code).toContain("sales.sold_at >= date_trunc('quarter', CURRENT_DATE)");
  expect(code).toContain('place <= 3');
});

test('those above the average of their group have the difference', async () => {
  const code = await sqlFor(
    'SQLite query: employees earning more than the average of their department with the difference, employees(id, name, dept_id, salary), departments(id, name)',
  );
  const rows =
    "CREATE TABLE employees(id, name, dept_id, salary); CREATE TABLE departments(id, name); INSERT INTO departments VALUES (1,'A'),(2,'B'); INSERT INTO employees VALUES (1,'x',1,10),(2,'y',1,20),(3,'z',2,50);";
  expect(sqlite(rows, code)).toBe('y|A|20|15.0|5.0');
});

test('all of a list means each of them', async () => {
  const code = await sqlFor(
    'SQL: which suppliers supply all of the parts 1, 2 and 5? suppliers(id, name), supplies(supplier_id, part_id)',
  );
  const rows =
    "CREATE TABLE suppliers(id, name); CREATE TABLE supplies(supplier_id, part_id); INSERT INTO suppliers VALUES (1,'a'),(2,'b'); INSERT INTO supplies VALUES (1,1),(1,2),(1,5),(2,1),(2,1),(2,5);";
  expect(sqlite(rows, code)).toBe('1|a');
});

test('rows become the columns that are named, and what is missing is filled', async () => {
  const code = await sqlFor(
    "sqlite: pivot answers(person_id, question, answer) into one row per person with columns q1 to q3, missing ones as '-'",
  );
  const rows =
    "CREATE TABLE answers(person_id, question, answer); INSERT INTO answers VALUES (1,'q1','a'),(1,'q3','b'),(2,'q2','c');";
  expect(sqlite(rows, code)).toBe('1|a|-|b\n2|-|c|-');
});

test('a trigger keeps the old and the new value of real changes only', async () => {
  const code = await sqlFor(
    'sqlite trigger that logs salary changes of staff(id, name, salary) into salary_log with old salary, new salary and changed_at',
  );
  const rows =
    "CREATE TABLE staff(id INTEGER PRIMARY KEY, name, salary); INSERT INTO staff VALUES (1,'a',5),(2,'b',6);";
  const after =
    'UPDATE staff SET salary = 6; UPDATE staff SET name = salary; SELECT staff_id, old_salary, new_salary FROM salary_log;';
  expect(sqlite(rows, code, after)).toBe('1|5|6');
});

test('of duplicates the newest stays, and others than those that are named are none', async () => {
  const code = await sqlFor(
    'sqlite: delete duplicate rows in contacts(id, first_name, last_name, email) with the same first_name and last_name ignoring case, keep the newest id',
  );
  const rows =
    "CREATE TABLE contacts(id, first_name, last_name, email); INSERT INTO contacts VALUES (1,'Ida','Berg','x'),(2,'IDA','berg','y'),(3,'Ida','Moor','y');";
  expect(sqlite(rows, code, 'SELECT id FROM contacts;').split('\n').slice(-2)).toEqual(['2', '3']);
});

test('a column is split, and the way back gives what was there', async () => {
  const code = await sqlFor(
    'sqlite migration that splits full_name of members into first_name and last_name, names without a space must work, with rollback',
  );
  const [up = '', down = ''] = code.split('-- down.sql');
  const rows =
    "CREATE TABLE members(id, full_name TEXT); INSERT INTO members VALUES (1,'Ada King Lovelace'),(2,'Cher'),(3,NULL);";
  const seen = 'SELECT * FROM members ORDER BY id;';
  expect(sqlite(rows, up, seen)).toBe('1|Ada|King Lovelace\n2|Cher|\n3||');
  expect(sqlite(rows, up, down, seen)).toBe('1|Ada King Lovelace\n2|Cher\n3|');
});

test('a running total adds one side and takes the other away', async () => {
  const code = await sqlFor(
    "SQLite running balance per account ordered by booked_on: bookings(id, account_id, booked_on, amount, side 'D' or 'C')",
  );
  const rows =
    "CREATE TABLE bookings(id, account_id, booked_on, amount, side); INSERT INTO bookings VALUES (1,1,'2024-01-01',10,'D'),(2,1,'2024-01-01',4,'C'),(3,2,'2024-01-02',1,'D');";
  expect(sqlite(rows, code)).toBe('1|2024-01-01|D|10|10\n1|2024-01-01|C|4|6\n2|2024-01-02|D|1|1');
});

test('open invoices stand in the bucket of their age', async () => {
  const code = await sqlFor(
    'sqlite: aging of open invoices per customer, buckets 0-30, 31-60 and over 60 days, invoices(id, customer_id, due_date, total, paid_at), customers(id, name)',
  );
  const rows =
    "CREATE TABLE customers(id, name); CREATE TABLE invoices(id, customer_id, due_date, total, paid_at); INSERT INTO customers VALUES (1,'a'); INSERT INTO invoices VALUES (1,1,date('now','-5 days'),1,NULL),(2,1,date('now','-60 days'),2,NULL),(3,1,date('now','-61 days'),4,NULL),(4,1,date('now','-61 days'),8,'2020-01-01');";
  expect(sqlite(rows, code)).toBe('1|a|1|2|4|7');
});

test('listed columns are kept, and the best of each is found', async () => {
  const code = await sqlFor(
    'sqlite schema plus sample data for a workout log with exercises, sessions and sets (reps, weight_kg), and a query for my personal best per exercise',
  );
  expect(code).toContain('reps INTEGER NOT NULL');
  expect(sqlite(code)).toBe('Squat|80\nBench press|100');
});

test('what needs none of a part is what no row between the two says', async () => {
  const code = await sqlFor(
    'SQLite schema and sample inserts for recipes with ingredients and amounts, plus a query listing recipes that need no flour',
  );
  expect(sqlite(code)).toBe('3|Flatbread');
});

test('a loan is due some days after it began, and a book is on loan once', async () => {
  const code = await sqlFor(
    'postgres tables for a library: books, members, loans. A book can only be on loan to one member at a time, due date defaults to 14 days after loan date',
  );
  expect(code).toContain("COALESCE(NEW.due_date, NEW.loaned_on + INTERVAL '14 days')");
  expect(code).toContain('CREATE UNIQUE INDEX one_open_loan ON loans (book_id) WHERE returned_on IS NULL;');
});
