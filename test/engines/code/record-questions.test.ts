import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { readPipeline } from '../../../src/engines/code/plans/pipelines/read-pipeline.ts';
import { engineTools } from '../../support/engine.ts';

/** The output of a program that reads a file. */
async function printed(prompt: string, language: 'python' | 'javascript', content: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(notes).toEqual([]);
  const directory = mkdtempSync(join(tmpdir(), 'records-'));
  const [program, input] = [join(directory, language === 'python' ? 'a.py' : 'a.mjs'), join(directory, 'in')];
  writeFileSync(program, code);
  writeFileSync(input, content);
  return execFileSync(language === 'python' ? 'python3' : 'node', [program, input], { encoding: 'utf8' });
}

test.each([
  [
    'take a list of purchases with client and price, group them by client and give back the top four spenders',
  ],
  ['given an array of orders, group them by customer and return the 4 who spent the most'],
  ['group an array of order objects by customer and return the four biggest spenders'],
])('those who spend most have their total, and only they are there: %s', (prompt) => {
  const read = readPipeline(prompt);
  expect(read?.unmet).toEqual([]);
  expect(read?.pipeline).toMatchObject({ shape: 'summary', limit: 4, measures: [{ op: 'sum' }] });
  expect(read?.pipeline.order[0]).toMatchObject({ isDescending: true });
});

test.each([
  ['the longest ride per bike', 'Read a CSV of rides (date, bike, km)', 'km'],
  [
    'the heaviest set for each movement',
    'Read a CSV of training with columns day, movement, weight',
    'weight',
  ],
])('the best of each group is the highest number of it: %s', (best, source, field) => {
  const read = readPipeline(`${source} and print ${best}`);
  expect(read?.unmet).toEqual([]);
  expect(read?.pipeline.measures).toMatchObject([{ op: 'max', field }]);
});

test.each([
  [
    'python',
    'read my bank statement CSV with columns date, text, amount and show the total spent for each month',
  ],
  ['javascript', 'total expenses per month of a bank statement CSV with columns date, text, amount'],
] as const)('%s: only what goes out is spent, income is not: %s', async (language, prompt) => {
  const head = 'date,text,amount\n';
  const spent = '2025-03: 720.25\n2025-04: 40.00\n';
  const signed = `${head}2025-03-01,wages,1900\n2025-03-02,rent,-700\n2025-03-09,tea,-20.25\n2025-04-01,gas,-40\n`;
  expect(await printed(prompt, language, signed)).toBe(spent);
  const plain = `${head}2025-03-02,rent,700\n2025-03-09,tea,20.25\n2025-04-01,gas,40\n`;
  expect(await printed(prompt, language, plain)).toBe(spent);
});

test.each(['typescript', 'ruby', 'php', 'java', 'go', 'bash', 'csharp', 'kotlin', 'rust'])(
  '%s: the amounts of a statement that are negative are those spent',
  async (language) => {
    const prompt = 'sum the expenses per month of a bank statement CSV with columns date, text, amount';
    const { code, notes } = await generateCode({ prompt, language }, engineTools());
    expect(notes).toEqual([]);
    expect(code).toContain('If some amounts are negative, they are the expenses.');
  },
);

test.each([
  ['read a CSV of orders with columns customer, date, amount and print the total spent per customer'],
  ['read a bank statement CSV with columns date, text, amount and print the balance per month'],
])('amounts of which income or refunds are a part keep their sign: %s', (prompt) => {
  expect(readPipeline(prompt)?.pipeline.product).toBeUndefined();
});

test('the best paid of each department are records, with their names, hired lately', async () => {
  const prompt =
    'use LINQ to list the two best paid employees in every department who were hired in the last 6 months';
  const { code, notes } = await generateCode({ prompt, language: 'csharp' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toContain('DateTime.Today.AddMonths(-6)');
  expect(code).toContain('.Take(2)');
  expect(code).toContain('public string Name');
});

test('a plain error ends a program whose file has no such column, or no number in it', async () => {
  const { code } = await generateCode(
    { prompt: 'read a CSV of expenses and print the total per category', language: 'python' },
    engineTools(),
  );
  expect(code).toContain('except KeyError as error');
});

test('levels that a wish lists are counted, and others are not', async () => {
  const log = '2024-03-02 14:11:09 WARN disk\n2024-03-02 14:12:00 DEBUG x\n2024-03-02 15:00:00 ERROR y\n';
  const lines = await printed('count the WARN and ERROR lines of a log file per hour', 'python', log);
  expect(lines).toBe('2024-03-02 14, WARN: 1\n2024-03-02 15, ERROR: 1\n');
});

test('birthdays of this month are found whatever their year', async () => {
  const month = new Date().toISOString().slice(5, 7);
  const other = month === '01' ? '02' : '01';
  const csv = `name,birthday\nAda,1980-${month}-20\nBen,1990-${other}-20\nCleo,2000-${month}-03\n`;
  const prompt = 'read a CSV of contacts and print those whose birthday is this month, sorted by day';
  expect(await printed(prompt, 'python', csv)).toBe(`Cleo, 2000-${month}-03\nAda, 1980-${month}-20\n`);
});

test('a list of plain values has no fields to group by', () => {
  expect(readPipeline('group a list of email addresses by domain')).toBeUndefined();
});

test('a number of each group is not a condition', () => {
  const read = readPipeline('group orders by region, with the sum of the amounts per region');
  expect(read?.pipeline.checks).toEqual([]);
  expect(read?.pipeline.measures).toMatchObject([{ op: 'sum', field: 'amount' }]);
});

test.each(['c', 'cpp'])(
  'numbers of any kind are printed with the decimals of the wish, in %s',
  async (language) => {
    const prompt =
      'read measurements from stdin until end of file and print the lowest, the highest and the mean with three decimals';
    const { code, notes } = await generateCode({ prompt, language }, engineTools());
    expect(notes).toEqual([]);
    expect(code).toMatch(/"%\.3f"|std::fixed << std::setprecision\(3\)/);
  },
);

test('students of a file are sorted by two keys, in C++', async () => {
  const prompt =
    'read pupils and marks from a text file, sorted by mark from highest to lowest, then by surname';
  const { code, notes } = await generateCode({ prompt, language: 'cpp' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toMatch(/a\.average > b\.average;\s+if \(lastName\(a\.name\) != lastName/);
});

test('groups below a bound are left out, by their sum or their count', () => {
  const bound = (prompt: string) => readPipeline(prompt)?.pipeline.having;
  expect(bound('the total fees per club, only clubs over 500')).toEqual([
    { name: 'total', sign: '>', value: 500 },
  ]);
  expect(bound('count members per club, only clubs with more than 8')).toEqual([
    { name: 'count', sign: '>', value: 8 },
  ]);
});

test('a status of the records is a text', () => {
  const read = readPipeline(
    'an array of jobs with owner, status and level: the number of failed jobs per owner',
  );
  expect([...(read?.pipeline.numbers ?? [])]).toEqual([]);
});

test('two reports are not one', () => {
  expect(
    readPipeline('from sales.csv print the average price per shop and the total units per day'),
  ).toBeUndefined();
});
