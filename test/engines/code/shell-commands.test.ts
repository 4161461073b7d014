import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const root = mkdtempSync(join(tmpdir(), 'octet-commands-'));
const bin = join(root, 'bin');
mkdirSync(bin);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Commands that would change the machine only say what they were called with. */
for (const name of ['docker', 'rsync']) {
  writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*"\n`);
  chmodSync(join(bin, name), 0o755);
}

async function scriptFor(prompt: string): Promise<string> {
  const { code, notes, language } = await generateCode({ prompt }, engineTools());
  expect({ notes, language }).toEqual({ notes: [], language: 'bash' });
  return code;
}

function run(code: string, args: readonly string[], cwd: string, input = '') {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  const { stdout, stderr, status } = spawnSync('bash', ['-c', code, 'script', ...args], {
    cwd,
    env,
    input,
    encoding: 'utf8',
  });
  return { out: `${stdout}${stderr}`, status };
}

function folder(name: string, ...files: readonly string[]): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  for (const file of files) writeFileSync(join(path, file), 'text');
  return path;
}

test('the processes that use most are as many as were asked for', async () => {
  const { out, status } = run(
    await scriptFor('shell script that shows the top 3 processes by memory'),
    [],
    root,
  );
  expect(status).toBe(0);
  expect(out.trim().split('\n').length).toBeLessThanOrEqual(4);
  expect(out).toMatch(/^\s*PID USER/);
});

test('a folder is brought to a server without what is excluded', async () => {
  const code = await scriptFor(
    'bash script to sync a local folder to a remote server with rsync over ssh, excluding dist and *.log, and delete files that no longer exist locally',
  );
  const source = folder('site', 'a');
  expect(run(code, [source, 'me@host:/srv'], root).out).toBe(
    `rsync -az --itemize-changes -e ssh --exclude=dist --exclude=*.log --delete -- ${source}/ me@host:/srv\n`,
  );
});

test('a branch is made, and all changes are committed and pushed', async () => {
  const code = await scriptFor(
    'bash script that creates a new git branch, commits all changes with a message given as argument and pushes',
  );
  const origin = folder('origin.git');
  const work = folder('work', 'own.txt');
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd, encoding: 'utf8' });
  git(origin, 'init', '--bare', '-q');
  git(work, 'init', '-q');
  for (const [name, value] of [
    ['user.name', 'Ada'],
    ['user.email', 'ada@example.com'],
  ])
    git(work, 'config', name ?? '', value ?? '');
  git(work, 'remote', 'add', 'origin', origin);
  expect(run(code, ['topic', 'First words'], work).status).toBe(0);
  expect(git(origin, 'log', '--format=%s', 'topic')).toBe('First words\n');
  expect(run(code, ['other', 'Nothing'], work)).toMatchObject({ status: 1 });
});

test('images of some age are removed after a question', async () => {
  const code = await scriptFor('bash: delete docker images older than 30 days, ask before deleting');
  expect(run(code, [], root, 'y\n').out).toContain('docker image prune --all --force --filter until=720h');
  expect(run(code, [], root, 'n\n').out).not.toContain('prune');
});

test('files of a kind go into a folder with the date of today, and none is overwritten', async () => {
  const code = await scriptFor(
    "bash script: create a daily folder named with today's date and move all pdfs into it",
  );
  const source = folder('inbox', 'a b.pdf', 'c.txt');
  expect(run(code, [source], root).status).toBe(0);
  writeFileSync(join(source, 'a b.pdf'), 'another');
  expect(run(code, [source], root).out).toContain('is there already');
  expect(readFileSync(join(source, 'a b.pdf'), 'utf8')).toBe('another');
  expect(existsSync(join(source, 'c.txt'))).toBe(true);
});

test('files are removed only by whoever says yes', async () => {
  const code = await scriptFor(
    'bash script that prompts for yes/no before running rm on the files passed as arguments',
  );
  const place = folder('old', 'a', 'b c');
  run(code, ['a', 'b c'], place, 'n\n');
  expect(existsSync(join(place, 'b c'))).toBe(true);
  run(code, ['a', 'b c'], place, 'y\n');
  expect([existsSync(join(place, 'a')), existsSync(join(place, 'b c'))]).toEqual([false, false]);
});
