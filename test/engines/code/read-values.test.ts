import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test('a file of marks is read by the sample of its lines, and lines that are no such are told', async () => {
  const { code, notes } = await made(
    'reads rounds.csv with lines like "Name,Jump,Run", prints the average of each player sorted from best to worst with 1 decimal, and the worst player; broken lines are skipped with a warning',
    'java',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('SUBJECTS = { "Jump", "Run" }');
  expect(code).toMatch(/split\(Pattern\.quote\(","\), -1\)[\s\S]*warning: line[\s\S]*"rounds\.csv"/);
  expect(code).toMatch(/comparingDouble\(Player::average\)\.reversed\(\)[\s\S]*%\.1f[\s\S]*worst player/);
});

test('a garage has the spaces, the rate and the most for a day that the wish says', async () => {
  const { code, notes } = await made(
    'console parking garage with 35 spaces, 1.20 euros per started hour, at most 9 per day, the first 10 minutes are free',
    'java',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/SPACES = 35[\s\S]*"1\.20"[\s\S]*"9\.00"[\s\S]*FREE_MINUTES = 10/);
});

test('totals of orders go into the file that the wish names', async () => {
  const { code, notes } = await made(
    'reads sales.json with orders (id, customer, items with price and quantity) and writes totals.csv with the total per customer, lowest first, semicolon separated',
    'csharp',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(
    /"sales\.json"[\s\S]*"totals\.csv"[\s\S]*\.OrderBy\(total => total\.Sum\)[\s\S]*customer;total/,
  );
});

test('debit and credit are summed for each account, with the tolerance of the wish', async () => {
  const { code, notes } = await made(
    'console program: import a csv of bookings with semicolons, sum soll and haben per account, report differences over 0.05',
    'csharp',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('Tolerance = 0.05m');
});

test('a statement is read by its columns, and a decimal comma by its place', async () => {
  const { code, notes } = await made(
    'program that reads konto.csv (text;date;amount with a decimal comma) and shows income, spending and balance per month',
    'kotlin',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/replace\(".", ""\)\.replace\(',', '\.'\)[\s\S]*getOrNull\(1\)[\s\S]*"konto\.csv"/);
  const plain = await made(
    'reads moves.csv (date,text,amount) and prints income and expenses and the balance for each year with a total',
    'kotlin',
  );
  expect(plain.notes).toEqual([]);
  expect(plain.code).toMatch(/groupBy \{ it\.date\.year \}/);
  expect(plain.code).not.toContain("replace(',', '.')");
});

test('birthdays are read by the sample of a line', async () => {
  const { code, notes } = await made(
    'script that reads friends.txt with lines like "Ben Alt; 12.04.1988" and lists birthdays in the next 14 days and how old they turn',
    'ruby',
  );
  expect(notes).toEqual([]);
  expect(code).toMatch(/rpartition\(';'\)[\s\S]*'friends\.txt'[\s\S]*today, 14\)[\s\S]*turns_on\(birthday\)/);
});

test('brackets inside quotes count where the wish does not say otherwise', async () => {
  const wish = 'a method that checks whether a string has balanced brackets ()[]{}';
  const { code, notes } = await made(`${wish} ignoring everything inside single quotes`, 'java');
  expect(notes).toEqual([]);
  expect(code).toContain(`"'".indexOf(sign)`);
  expect((await made(wish, 'java')).code).not.toContain('quote');
});
