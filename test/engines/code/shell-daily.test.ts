import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const root = mkdtempSync(join(tmpdir(), 'octet-daily-'));
const bin = join(root, 'bin');
mkdirSync(bin);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function scriptFor(prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt }, engineTools());
  expect(notes.filter((note) => !note.startsWith('No language'))).toEqual([]);
  return code;
}

function stub(name: string, body: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(bin, name), 0o755);
}

function run(
  code: string,
  args: readonly string[],
  cwd: string,
  input = '',
): { out: string; status: number | null } {
  const env = { PATH: `${bin}:${process.env.PATH}`, HOME: root, CALLS: join(root, 'calls') };
  const { stdout, stderr, status } = spawnSync('bash', ['-c', code, 'script', ...args], {
    cwd,
    env,
    input,
    encoding: 'utf8',
  });
  return { out: stdout + stderr, status };
}

const folder = (name: string, files: Readonly<Record<string, string>>): string => {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
};

test('names are tidied without overwriting, and only shown in a dry run', async () => {
  const code = await scriptFor(
    'bash script that renames files in a folder to lowercase with underscores instead of spaces, with --dry-run',
  );
  const place = folder('names', { 'My File.TXT': '', 'a b': '', a_b: '' });
  run(code, ['--dry-run', place], root);
  expect(readdirSync(place)).toContain('My File.TXT');
  expect(run(code, [place], root).status).toBe(1);
  expect(readdirSync(place).sort()).toEqual(['a b', 'a_b', 'my_file.txt']);
});

test('of files with the same content only those go that are agreed to', async () => {
  const code = await scriptFor('bash: find duplicate files by md5 in a directory and offer to delete them');
  const place = folder('same', { a: 'x\n', 'b c': 'x\n', d: 'x\n', e: 'y\n' });
  expect(run(code, [place], root, 'n\ny\n').out).toContain('2 copies');
  expect(readdirSync(place)).toEqual(['a', 'b c', 'e']);
});

test('a timer runs the program that is named, when it is said', async () => {
  const code = await scriptFor(
    'systemd timer and service that runs /opt/tools/report.sh every monday at 6:30am',
  );
  expect(code).toContain('command=/opt/tools/report.sh');
  expect(code).toContain('OnCalendar=Mon *-*-* 06:30:00');
  expect(code).toContain('/etc/systemd/system/report.timer');
});

test('services that do not run are restarted, others are left', async () => {
  stub(
    'systemctl',
    'echo "$*" >>"$CALLS"; case "$*" in is-active*mysql) [ -e "$CALLS.up" ];; restart*) touch "$CALLS.up";; esac',
  );
  const code = await scriptFor(
    'bash script to check that the services nginx and mysql are running and restart those that are not',
  );
  expect(run(code, [], root).out).toMatch(/runs: nginx\n.*restarted: mysql/);
  expect(readFileSync(join(root, 'calls'), 'utf8')).not.toContain('restart -- nginx');
});

test('settings are read and not executed, and a missing one ends it', async () => {
  const code = await scriptFor(
    'bash: read .env file and export variables, fail if DB_URL or API_KEY is missing',
  );
  const place = folder('env', { '.env': 'export DB_URL="a b" \nAPI_KEY=$(touch bad)\n' });
  expect(run(code, ['sh', '-c', 'echo "$DB_URL|$API_KEY"'], place).out).toBe('a b|$(touch bad)\n');
  writeFileSync(join(place, '.env'), 'DB_URL=x\n');
  expect(run(code, ['true'], place)).toEqual({ out: 'script: API_KEY is missing in .env\n', status: 1 });
});

test('a version is raised, committed and tagged', async () => {
  const code = await scriptFor(
    'bash script to bump the version in package.json (major, minor or patch), commit and tag it',
  );
  const place = folder('version', {
    'package.json': '{\n  "version": "1.2.3",\n  "dependencies": { "y": "1.2.3" }\n}\n',
  });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: place, encoding: 'utf8' });
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@b');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  expect(run(code, ['minor'], place)).toEqual({ out: '1.2.3 -> 1.3.0\n', status: 0 });
  expect(readFileSync(join(place, 'package.json'), 'utf8')).toContain(
    '"version": "1.3.0",\n  "dependencies": { "y": "1.2.3" }',
  );
  expect(git('tag')).toBe('v1.3.0\n');
});
