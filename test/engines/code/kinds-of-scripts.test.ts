import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

async function whole(prompt: string, language?: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, ...(language ? { language } : {}) }, tools);
  expect(notes).toEqual([]);
  return code;
}

const python = (code: string, ...args: string[]): string =>
  execFileSync('python3', ['-c', code, ...args], { encoding: 'utf8', stdio: 'pipe' });

test('a function that tries again takes the exceptions that it is given', async () => {
  const code = await whole(
    'function that retries a callable with exponential backoff, max 4 attempts, only for the exception types I pass in. raise the last error',
    'python',
  );
  expect(code).toContain('times: int = 4');
  expect(code).toMatch(/exceptions: tuple\[type\[Exception\], \.\.\.\],$/m);
  expect(python(code)).toContain('ok after 3 calls');
});

test('asserts that are asked for stand at the end and hold', async () => {
  const code = await whole(
    'python class for a fraction with + and *, always reduced, some asserts at the bottom',
  );
  expect(code).not.toContain('pytest');
  expect(code).not.toContain('__sub__');
  expect(python(code)).toBe('all asserts hold\n');
});

test('German amounts are told apart by their sign', async () => {
  const code = await whole(
    'read a csv file with columns Datum;Text;Betrag (amounts are german style like -1.234,56, dates like 31.12.2023) and print the sum per year, income and expenses separately',
    'python',
  );
  const file = join(mkdtempSync(join(tmpdir(), 'csv-')), 'a.csv');
  writeFileSync(file, 'Datum;Text;Betrag\n31.12.2023;a;-1.234,56\n01.01.2023;b;2.000,00\n');
  expect(python(code, file)).toMatch(/2023\s+2000\.00\s+-1234\.56\s+765\.44/);
});

test('lists are flattened with their places, and made again', async () => {
  const code = await whole('flatten nested json to a dict with keys like x.y.3.z and back', 'python');
  expect(python(code)).toContain("'a.b.1.c': 2");
  expect(python(code)).toContain('True');
});

test('what is due is told with the names of the wish', async () => {
  const code = await whole(
    'I have a dict of chores with how often they are due (days) and when I last did them. Print what is due today and what is overdue. Make up 4 chores: laundry, dishes and so on',
    'python',
  );
  expect(python(code)).toMatch(/today:\n {2}laundry\nOverdue:\n {2}dishes by 2 days/);
});

test('a value that has to be one of a few is asked for again', async () => {
  const code = await whole(
    'Python script for the drip rate: volume in ml, time in hours, drop factor (15 or 20). Ask for the values, if somebody types letters ask again',
  );
  const out = execFileSync('python3', ['-c', code], { input: 'x\n0\n500\n4\n17\n20\n', encoding: 'utf8' });
  expect(out).toContain('Please enter 15 or 20.');
  expect(out).toContain('drops/min');
});

test.each([
  [
    'orders(id, customer_id, total, created_at): for each customer the newest order and how many orders they have',
    'COUNT(*) OVER (PARTITION BY customer_id) AS order_count',
  ],
  [
    'running total per store and product per day, table sales(store, product, sold_on, amount)',
    'PARTITION BY store, product',
  ],
  ['gaps in bills(nr int), from / to of the missing numbers', 'next_nr - 1 AS gap_to'],
  [
    'cars(id, name), rentals(car_id, start_at, end_at): which cars are free between 2025-01-02 10:00 and 12:00?',
    "AND b.start_at < '2025-01-02 12:00'",
  ],
  [
    "categories(id, title, parent_id). recursive query with the path like 'Home / Garden' and the level",
    "tree.path || ' / ' || categories.title",
  ],
  [
    'pivot survey(person, item, rating 1-3) to one row per item with counts of 1..3 and the average',
    'AS rating_3',
  ],
  [
    "tables for a library: books, members, loans. Add constraints so the return date can't be before the loan date",
    'CHECK (returned_on >= loaned_on)',
  ],
  [
    'invoices(id, client, due_date, amount), payments(invoice_id, amount): open amount and days overdue',
    'LEFT JOIN paid',
  ],
  [
    'best paid employee in each department: employees(id, name, salary, dept_id), departments(id, name)',
    'RANK() OVER',
  ],
])('a question in SQL is answered from its tables: %s', async (wish, part) => {
  expect(await whole(wish, 'sql')).toContain(part);
});

test('a backup that breaks off leaves no archive', async () => {
  const target = mkdtempSync(join(tmpdir(), 'target-'));
  const code = await whole(
    `bash backup of ${mkdtempSync(join(tmpdir(), 'source-'))} to ${target} as tar.gz, keep the last 3`,
  );
  expect(() =>
    execFileSync('bash', ['-c', `tar() { echo half >"$2"; return 2; }\n${code}`], { stdio: 'pipe' }),
  ).toThrow();
  expect(readdirSync(target)).toEqual([]);
});

test('files that are newer than their source are not converted again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  for (const name of ['a.png', 'b.png', 'b.webp']) writeFileSync(join(folder, name), name);
  execFileSync('touch', ['-d', '2020-01-01', join(folder, 'b.png')]);
  const code = await whole(
    'convert every png in the current folder to webp with cwebp, skip if the webp is newer, print how many were done and skipped',
    'bash',
  );
  const out = execFileSync('bash', ['-c', `cwebp() { cp -- "\${@: -1}" "$3"; }\n${code}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(out).toBe('done: 1, skipped: 1, failed: 0\n');
});

test('a function for .bashrc does not close the shell', async () => {
  const code = await whole(
    'bash function for my .bashrc that deletes local git branches merged into main, ask before, never delete main or the current one',
  );
  expect(code).toContain('clean-branches() (');
  expect(
    execFileSync(
      'bash',
      ['-c', `${code}\nclean-branches a b --help; clean-branches --help; echo still here`],
      { encoding: 'utf8', stdio: 'pipe' },
    ),
  ).toContain('still here');
});

test('words without their apostrophe are read as those with it', async () => {
  const code = await whole(
    'bash backup of /home/x to /mnt/disk as tar.gz, exit with an error if the disk isnt mounted, pls',
  );
  expect(code).toContain('mountpoint -q /mnt/disk');
});
