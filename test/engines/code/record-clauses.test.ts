import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const folder = mkdtempSync(join(tmpdir(), 'record-clauses-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of the program for a wish, run with a file of these lines. */
async function run(
  language: 'python' | 'javascript',
  prompt: string,
  lines: readonly string[],
): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  const [program, data] = [join(folder, language === 'python' ? 'p.py' : 'p.mjs'), join(folder, 'data.csv')];
  writeFileSync(program, code);
  writeFileSync(data, `${lines.join('\n')}\n`);
  const done = spawnSync(language === 'python' ? 'python3' : process.execPath, [program, data], {
    encoding: 'utf8',
  });
  return `${done.stdout}${done.stderr}`;
}

const HEIGHTS = ['name,club,height', 'Ada,A,180', 'Ben,B,150', 'Ada,A,190', 'Cleo,B,160'];

test.each<['python' | 'javascript', string, readonly string[], string]>([
  [
    'python',
    "read a CSV of player heights (name, club, height) and print each player's average, lowest first, marking anyone over 170",
    HEIGHTS,
    'Ben: 150.00\nCleo: 160.00\nAda: 185.00 (over 170)\n',
  ],
  [
    'javascript',
    'a pipe separated file with club|height: print the average height per club, warn about clubs below 100 and leave out anyone with fewer than two records',
    ['club|height', 'A|80', 'A|90', 'B|190'],
    'A: average 85.00, count 2 (below 100)\n',
  ],
  [
    'javascript',
    'read lines of the form shop;amount from a file and print the total per shop, highest first',
    ['x;2', 'y;3.5', 'x;0.5'],
    'y: 3.50\nx: 2.50\n',
  ],
  [
    'python',
    'read a csv of invoices (date, amount) and print the total per month of their date string, newest first',
    ['date,amount', '2024-01-05,2', '2024-03-01,1', '2024-01-09,3'],
    '2024-03: 1.00\n2024-01: 5.00\n',
  ],
])('%s: %s', async (language, prompt, lines, output) => {
  expect(await run(language, prompt, lines)).toBe(output);
});

test.each([
  [
    'csharp',
    'use LINQ to find the guests who booked more than four times in the last 60 days',
    'row.Count > 4',
  ],
  [
    'kotlin',
    'average mark per class from a list of results, classes with fewer than 6 results are skipped',
    '>= 6',
  ],
  [
    'java',
    'parse a tab separated file of scores and print the average per team, flagging teams under 12',
    "letter == '\\t'",
  ],
  ['go', 'read a CSV of meters (meter, value) and print min, max and mean per meter', '"value"'],
  [
    'php',
    'read a CSV of tips (waiter, amount) and print the total per waiter, flagging anyone above 100',
    "' (above 100)'",
  ],
])('%s: %s', async (language, prompt, part) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test.each([
  [
    'python',
    'read a CSV of tents (id, site, price, sold) and print the total price per site, only sold ones',
    '"status"',
    '"sold"',
  ],
  [
    'csharp',
    'use LINQ to list the top four streets by number of customers',
    'class Street',
    'class Customer',
  ],
  [
    'javascript',
    'take an array of jobs and list those with hours above their budget',
    '"their"',
    'job.hours > job.budget',
  ],
  [
    'kotlin',
    'read a CSV of dives (diver, spot, depth_m, minutes) and print the longest dive of each spot',
    'Max',
    'minutes',
  ],
])('%s takes the field that is meant: %s', async (language, prompt, wrong, right) => {
  const { code } = await generateCode({ prompt, language }, tools);
  expect(code).not.toContain(wrong);
  expect(code).toContain(right);
});

test.each(['ruby', 'javascript', 'go', 'csharp', 'java', 'php', 'kotlin', 'python', 'swift'])(
  'nested settings become flat keys in %s',
  async (language) => {
    const { code, notes } = await generateCode(
      { prompt: 'turn nested settings into a flat map whose keys are joined by dots', language },
      tools,
    );
    expect(notes).toEqual([]);
    expect(code).toMatch(/"\."|\.\$\{key\}|key\}?\.["`]|\.\{key\}|\$key\.|\(key\)\./);
  },
);
