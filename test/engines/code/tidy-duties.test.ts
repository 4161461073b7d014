import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const DAY = 86_400;

async function ran(wish: string, args: readonly string[], cwd: string, tools: Record<string, string> = {}) {
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, engineTools());
  expect(notes).toEqual([]);
  const bin = mkdtempSync(join(tmpdir(), 'octet-bin-'));
  for (const [name, text] of Object.entries(tools))
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${text}\n`, { mode: 0o755 });
  return spawnSync('bash', ['-c', code, 'script', ...args], {
    cwd,
    input: 'n\n',
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, HOME: cwd },
  });
}

function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'octet-tidy-'));
  mkdirSync(join(folder, 'sub'));
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'sub')
    .sort();

test.each([
  [
    'rename all .jpeg files to .jpg in a folder recursively',
    [],
    ['a.jpeg', 'sub/b c.jpeg', 'd.txt'],
    ['a.jpg', 'd.txt', 'sub/b c.jpg'],
  ],
  [
    'change the extension of all .htm files to .html, with a dry run option',
    ['--dry-run'],
    ['a.htm'],
    ['a.htm'],
  ],
  [
    'change the extension of all .htm files to .html, with a dry run option',
    [],
    ['a.htm', 'sub/b.htm'],
    ['a.html', 'sub/b.htm'],
  ],
  ['add a prefix to all files of a folder', ['old-'], ['a.txt'], ['old-a.txt']],
  ['add the suffix _2024 to all files of a folder', [], ['a.txt', 'b'], ['a_2024.txt', 'b_2024']],
  [
    'rename files recursively and replace "IMG" with "holiday"',
    [],
    ['IMG_1.png', 'sub/IMG_2.png'],
    ['holiday_1.png', 'sub/holiday_2.png'],
  ],
  ['rename all .txt files to .md in a folder recursively', [], ['a.txt', 'a.md'], ['a.md', 'a.txt']],
])('files get the names that are asked for: %s', async (wish, args, before, after) => {
  const folder = folderWith(...before);
  await ran(wish, [...args, folder], folder);
  expect(filesOf(folder)).toEqual(after);
});

test.each([
  'rotate logs in a directory: gzip files older than 2 days, delete those older than 30 days',
  'compress logs after 2 days and remove them after 30 days',
])('logs are packed and later deleted by their age: %s', async (wish) => {
  const folder = folderWith('new.log', 'old.log', 'ancient.log', 'notes.txt');
  const now = Date.now() / 1000;
  utimesSync(join(folder, 'old.log'), now, now - 3 * DAY);
  utimesSync(join(folder, 'ancient.log'), now, now - 40 * DAY);
  utimesSync(join(folder, 'notes.txt'), now, now - 40 * DAY);
  await ran(wish, [folder], folder);
  expect(filesOf(folder)).toEqual(['new.log', 'notes.txt', 'old.log.gz']);
});

test('a process is shown first, and stays where the answer is no', async () => {
  const folder = folderWith();
  const { stdout, status } = await ran(
    'show which program listens on a port and ask whether to kill it',
    ['8080'],
    folder,
    { lsof: 'echo 4711', ps: 'echo "4711 ada server"', kill: 'echo killed' },
  );
  expect([stdout, status]).toEqual(['4711 ada server\n', 0]);
});

test('two long options behind each other are two', async () => {
  const folder = folderWith();
  const { stdout } = await ran(
    'parse arguments --input, --output and --verbose with a usage message',
    ['--output', 'b', '--verbose', '--input', 'a'],
    folder,
  );
  expect(stdout).toBe('input: a\noutput: b\nverbose: true\n');
});

test('repositories that a loop goes over are told by their state', async () => {
  const folder = folderWith();
  spawnSync('git', ['init', '-q', join(folder, 'src/one')]);
  spawnSync('git', ['init', '-q', join(folder, 'src/two')]);
  writeFileSync(join(folder, 'src/one/new.txt'), '');
  const { stdout } = await ran(
    'loop over all git repos under ~/src and print those with uncommitted changes',
    [],
    folder,
  );
  expect(stdout).toBe(`${folder}/src/one: uncommitted changes\n`);
});
