import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const folder = mkdtempSync(join(tmpdir(), 'services-'));

async function made(prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language: 'javascript' }, tools);
  expect(notes).toEqual([]);
  return code;
}

function run(code: string, args: readonly string[] = []) {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, code);
  const { stdout, stderr, status } = spawnSync('node', [program, ...args], { encoding: 'utf8' });
  return { stdout, stderr, status };
}

test('a limit of requests has the number, the time, the key and the paths of the wish', async () => {
  const code = await made(
    'express middleware: at most 7 requests per minute per api key (header X-Shop-Key), sliding window, skip /ready, 429 with Retry-After and the message "Come back later"',
  );
  for (const part of [
    'max = 7, windowMs = 60_000',
    "req.get('X-Shop-Key')",
    "['/ready'].includes(req.path)",
    "res.set('Retry-After'",
    "error: 'Come back later'",
    'times.filter',
  ])
    expect(code.replace('?.times ?? []).filter', 'times.filter')).toContain(part);
});

test('a folder is searched but for the folders that are named, and not more of them', async () => {
  const root = join(folder, 'root');
  for (const [name, size] of [
    ['a.txt', 3_000_000],
    ['.git/b.txt', 2_000_000],
    ['dist/c.txt', 9_000_000],
    ['sub/d.txt', 10],
  ] as const) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), Buffer.alloc(size));
  }
  const code = await made(
    'node script that prints the 3 largest files below a folder with size in MB, skip dist',
  );
  const { stdout, status } = run(code, [root]);
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().replace(`${root}/`, '')),
  ).toEqual(['2.86 MB  a.txt', '1.91 MB  .git/b.txt', '0.00 MB  sub/d.txt']);
  expect(run(code, [join(root, 'nowhere')]).status).toBe(1);
});

test('files with the same content are told', async () => {
  const root = join(folder, 'copies');
  mkdirSync(join(root, 'sub'), { recursive: true });
  for (const [name, text] of [
    ['one', 'same'],
    ['sub/two', 'same'],
    ['three', 'diff'],
  ] as const)
    writeFileSync(join(root, name), text);
  const { stdout } = run(await made('node: list duplicate files in a folder by hash, recursively'), [root]);
  expect(stdout).toMatch(/2 files of 4 B\n {2}\S+one\n {2}\S+two\n/);
});

test('a query string is read without the class that is ruled out', async () => {
  const code = await made(
    'parseQuery(text): query string to an object, repeated keys become arrays, + becomes a space, numbers become numbers, do not use URLSearchParams',
  );
  expect(code).not.toContain('new URLSearchParams');
  expect(
    run(`${code}\nconsole.log('@@' + JSON.stringify(parseQuery('?a=1&a=x+y&b=%zz&c')));`).stdout.split(
      '@@',
    )[1],
  ).toBe('{"a":[1,"x y"],"b":"%zz","c":""}\n');
});
