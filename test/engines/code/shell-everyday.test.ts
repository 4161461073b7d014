import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function ran(wish: string, files: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, engineTools());
  expect(notes).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'octet-shell-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), 1_714_571_110, 1_714_571_110);
  }
  const env = { ...process.env, HOME: folder, TZ: 'UTC' };
  const out = execFileSync('bash', ['-c', code, 'script', ...args], { cwd: folder, env }).toString();
  const left = readdirSync(folder, { recursive: true }).map(String).sort();
  rmSync(folder, { recursive: true });
  return { out, left };
}

test('pictures are named by their time, and two of one second are both kept', async () => {
  const wish =
    'rename every png picture in a directory to its modification date and time, in the format YYYYMMDD-HHMMSS, and never overwrite anything';
  const { left } = await ran(wish, { 'in/a.png': '', 'in/b.png': '', 'in/c.txt': '' }, ['in']);
  expect(left).toEqual(['in', 'in/20240501-134510.png', 'in/20240501-134510_1.png', 'in/c.txt']);
});

test('files go into folders by their extension, and those without one where the wish says', async () => {
  const wish =
    'sort all files in ~/Inbox into subfolders by file type, files without extension go into "misc"';
  const { left } = await ran(wish, { 'Inbox/a.PDF': '', 'Inbox/b': '' });
  expect(left).toEqual(['Inbox', 'Inbox/misc', 'Inbox/misc/b', 'Inbox/pdf', 'Inbox/pdf/a.PDF']);
});

test('lines of files below a folder are sorted and summed', async () => {
  const wish =
    'count how many lines each .rb file below the current folder has, sorted by number of lines, with the total at the end';
  const { out } = await ran(wish, { 'a.rb': '1\n', 'x/b.rb': '1\n2\n', 'c.txt': '1\n' });
  expect(out).toBe('2 ./x/b.rb\n1 ./a.rb\n3 total\n');
});

test('lines of a log are counted by the hour', async () => {
  const wish = 'count the WARN lines of server.log per hour';
  const lines = '2025-03-01T10:01:02 WARN a\n2025-03-01 10:59:00 WARN b\n2025-03-01 11:00:00 INFO c\n';
  expect((await ran(wish, { 'server.log': lines })).out).toBe('2025-03-01 10:00 2\n');
});

test('a full disk ends with the status that is asked for', async () => {
  const wish = 'script that prints a warning if any partition is more than 90% full and exits with code 3';
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, engineTools());
  expect(notes).toEqual([]);
  const full = `df() { printf 'h\\n/dev/a 1 1 1 91%% /x y\\n/dev/b 1 1 1 90%% /z\\n'; }\n${code}`;
  let status = 0;
  try {
    execFileSync('bash', ['-c', full], { stdio: 'pipe' });
  } catch (error) {
    expect(String(Object(error).stderr)).toBe('warning: /x y is 91% full\n');
    status = Number(Object(error).status);
  }
  expect(status).toBe(3);
});

test('a kind of file that a script does not look at is named', async () => {
  const wish = 'print for every .zig file of a folder how many lines it has and mail the result to me';
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, engineTools());
  expect(code.includes('.zig') || notes.join(' ').includes('.zig') || code.includes('nothing for this')).toBe(
    true,
  );
});

test('options of one letter are those of the wish', async () => {
  const wish =
    'script using getopts with the options -s source, -t target and -q for quiet, and a usage message if an option is missing';
  expect((await ran(wish, {}, ['-s', 'a', '-t', 'b'])).out).toBe('source: a, target: b\n');
});

test('a password has the signs and the length that are asked for', async () => {
  const wish = 'generate a random password of 20 characters with lowercase letters and digits';
  expect((await ran(wish, {})).out).toMatch(/^[a-z0-9]{20}\n$/);
});
