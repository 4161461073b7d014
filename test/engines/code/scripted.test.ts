import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const folder = mkdtempSync(join(tmpdir(), 'scripted-'));

async function made(prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt }, tools);
  expect(notes).toEqual([]);
  return code;
}

/** The output of a program, with code appended to try it. */
function run(code: string, after = '', args: readonly string[] = []) {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, `${code}\n${after}`);
  const { stdout, stderr, status } = spawnSync('node', [program, ...args], { cwd: folder, encoding: 'utf8' });
  return { stdout, stderr, status };
}

test.each([
  [
    'javascript class NewsHub with on, off, once and emit, a failing listener must not stop the rest, tests with plain assert',
    'all tests passed',
  ],
  ['js function bucketBy(rows, keyOrFn): groupBy that returns a Map, with tests using node:test', '# pass 4'],
  [
    'javascript shopping cart with add, remove, percent or fixed coupons, amounts in cents, node:test tests',
    '# pass 5',
  ],
  ['javascript formatElapsed(totalSeconds) that formats seconds as 1:04:09, node:test tests', '# pass 3'],
])('tests that a wish asks for pass: %s', async (prompt, told) => {
  const { stdout, status } = run(await made(prompt));
  expect(stdout).toContain(told);
  expect(status).toBe(0);
});

test('rules of fields are kept, and only those that are required must be there', async () => {
  const code = await made(
    'javascript function that validates an order {email, quantity, status, note} and returns errors by field; quantity between 2 and 9, status one of open, paid, note max 5 chars, email and quantity are required',
  );
  const after = `console.log('@@' + JSON.stringify([
    validateOrder({ email: 'a@b.co', quantity: 2 }), validateOrder({ email: 'a', quantity: 10, status: 'x', note: '123456' }), Object.keys(validateOrder({})),
  ]));`;
  const [fine, wrong, missing] = JSON.parse(run(code, after).stdout.split('@@')[1] ?? '[]');
  expect(fine).toEqual({});
  expect(Object.keys(wrong)).toEqual(['email', 'quantity', 'status', 'note']);
  expect(missing).toEqual(['email', 'quantity']);
});

test('a row with too few columns is told by its line', async () => {
  const path = join(folder, 'rows.csv');
  writeFileSync(path, 'name,city\nAda,"London, UK"\nBo\n');
  const code = await made(
    'node script without packages that parses a csv file with quoted fields, prints an array of objects as json and reports the line number if the column count is wrong',
  );
  const { stdout, stderr } = run(code, '', [path]);
  expect(JSON.parse(stdout)).toEqual([{ name: 'Ada', city: 'London, UK' }]);
  expect(stderr).toContain('line 3: 1 columns instead of 2');
});

test('keys that are not set are told, with the status of the wish', async () => {
  writeFileSync(join(folder, '.env.sample'), 'A=\nB=\nC=\n');
  writeFileSync(join(folder, '.env'), 'A=1\nB=\n');
  const code = await made(
    'node cli that compares .env.sample with .env and prints missing or empty keys, exit 3 if any are missing',
  );
  const { stdout, status } = run(code);
  expect(stdout).toBe('missing: C\nempty: B\n');
  expect(status).toBe(3);
});

test('a prototype is not changed by what is merged', async () => {
  const code = await made(
    'javascript function mergeSettings(base, override) that deep merges config objects, arrays are concatenated, ignore __proto__ keys',
  );
  const after = `console.log('@@' + JSON.stringify([mergeSettings({ a: [1], b: { c: 1 } }, JSON.parse('{"a":[2],"b":{"d":2},"__proto__":{"x":1}}')), ({}).x === undefined]));`;
  expect(JSON.parse(run(code, after).stdout.split('@@')[1] ?? '')).toEqual([
    { a: [1, 2], b: { c: 1, d: 2 } },
    true,
  ]);
});

test.each([
  [
    'express api: GET /cars, POST /cars {brand, seats}, DELETE /cars/:id; seats between 2 and 9, invalid data gives 422, port 4100',
    ["app.delete('/cars/:id'", 'seats > 9', 'status(422)', '4100'],
  ],
  [
    'typescript fetch wrapper loadJson with timeout and retries only on 502 and network errors',
    ['async function loadJson<T>', 'error.status === 502'],
  ],
  [
    'websocket chat server in node with ws, nickname required, last 7 messages are sent to new users, ping every 9 seconds',
    ['HISTORY = 7', 'PING_MS = 9 * 1000'],
  ],
  [
    'node script: watch the folder ./drop and move every new .png to ./kept/<year>',
    ["'./drop'", "'.png'", 'unlink(from)', 'getFullYear()'],
  ],
  [
    'express jwt login with bcrypt, access token 5 minutes, refresh token 2 days as httpOnly cookie',
    ['ACCESS_SECONDS = 5 * 60', '2 * 24 * 60 * 60', 'httpOnly: true'],
  ],
  [
    'zod schema in typescript for a booking: guests between 1 and 8, room one of single, double, optional comment max 90 chars',
    ['.max(8', "['single', 'double']", 'comment: z.string().trim().max(90', '.optional()'],
  ],
  [
    'nestjs crud for /shops with pagination (page, limit max 40)',
    ['@Max(40)', "@Controller('shops')", 'PartialType(CreateShopDto)'],
  ],
  [
    'typescript token bucket class with capacity and refillPerSecond in the constructor, inject the clock',
    ['refillPerSecond: number', 'now: () => number'],
  ],
])('the particulars of a service are in it: %s', async (prompt, parts) => {
  const code = await made(prompt);
  for (const part of parts) expect(code).toContain(part);
});

test('what is asked for the other way round is another program', async () => {
  const { code } = await generateCode(
    { prompt: 'node cli that converts a JSON array to csv with quoted fields' },
    tools,
  );
  expect(code).not.toContain('parseCsv');
});
