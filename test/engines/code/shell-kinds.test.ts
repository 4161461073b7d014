import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const root = mkdtempSync(join(tmpdir(), 'octet-kinds-'));
const bin = join(root, 'bin');
mkdirSync(bin);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function scriptFor(prompt: string): Promise<string> {
  const { code, notes, language } = await generateCode({ prompt }, engineTools());
  expect(language).toBe('bash');
  expect(notes.filter((note) => !note.startsWith('No language'))).toEqual([]);
  return code;
}

/** Commands that only say what they were called with stand in the place of those that change the machine. */
function stub(name: string, body = `echo "${name} $*" >>"$CALLS"`): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(bin, name), 0o755);
}

function run(
  code: string,
  args: readonly string[],
  cwd = root,
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

test('directories are compared by the checksums of their files', async () => {
  const code = await scriptFor(
    'bash script to compare two folders by md5: files only in the first, only in the second, and files that differ',
  );
  expect(code).toContain('md5sum');
  const a = folder('a', { same: '1', 'my file': '2', left: '3' });
  const b = folder('b', { same: '1', 'my file': 'x', right: '3' });
  const { out, status } = run(code, [a, b]);
  expect(out).toBe(`only in ${a}:\n  left\nonly in ${b}:\n  right\ndifferent content:\n  my\\ file\n`);
  expect(status).toBe(1);
  expect(run(code, [a]).status).toBe(2);
});

test('a log is split by the date that its lines start with', async () => {
  const log = await scriptFor(
    'Bash: split server.log per day into separate files, lines without a timestamp go with the line before. Lines start with 2024-11-02',
  );
  const place = folder('logs', { 'server.log': '2024-11-02 a\n  trace\n2024-11-03 b\n2024-11-02 c\n' });
  run(log, [], place);
  expect(readFileSync(join(place, 'server-2024-11-02.log'), 'utf8')).toBe(
    '2024-11-02 a\n  trace\n2024-11-02 c\n',
  );
  run(log, [], place);
  expect(readFileSync(join(place, 'server-2024-11-03.log'), 'utf8')).toBe('2024-11-03 b\n');
});

test('accounts are made from a CSV file, and only root can read the passwords', async () => {
  const code = await scriptFor(
    'shell script to create linux user accounts from staff.csv (login,name,group), random password, must change it at first login, skip existing users',
  );
  for (const name of ['useradd', 'groupadd', 'chage']) stub(name);
  stub('chpasswd', 'cat >/dev/null');
  stub('getent', 'exit 2');
  const place = folder('staff', {
    'staff.csv': 'login,name,group\r\nida,Ida Berg,sales\r\nroot,Root,root\r\nBad Name,x,y\r\n',
  });
  const { out, status } = run(code.replaceAll('EUID', 'UNUSED=0'), [], place);
  expect(out).toContain('created: ida');
  expect(out).toContain('1 created, 1 existing, 1 failed');
  expect(status).toBe(1);
  expect(readFileSync(join(root, 'calls'), 'utf8')).toBe(
    'groupadd -- sales\nuseradd --create-home --shell /bin/bash --comment Ida Berg --gid sales -- ida\nchage --lastday 0 -- ida\n',
  );
  expect(readFileSync(join(place, 'passwords.csv'), 'utf8')).toMatch(/^ida,\w{16}\n$/);
  expect(statSync(join(place, 'passwords.csv')).mode & 0o777).toBe(0o600);
});

test('merged branches go after a question, and protected ones never', async () => {
  const code = await scriptFor(
    'bash: delete local git branches merged into trunk, ask before each one, never touch develop or release/*',
  );
  const place = folder('repository', { file: '1' });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: place,
      encoding: 'utf8',
    });
  git('init', '-q', '-b', 'trunk');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  for (const name of ['develop', 'release/1', 'old', 'other']) git('branch', name);
  run(code, [], place, 'y\nn\n');
  expect(git('branch', '--format=%(refname:short)')).toBe('develop\nother\nrelease/1\ntrunk\n');
});

test('hosts of a list are up or down, each after the time that it was given', async () => {
  const code = await scriptFor(
    'bash script: read host:port lines from servers.list, test each with netcat (5 seconds timeout) and print UP or DOWN, ignore comments and empty lines',
  );
  stub('nc', 'echo "$*" >>"$CALLS.nc"; [ "$5" = good ]');
  const place = folder('hosts', { 'servers.list': '# all\n\ngood:80\nbad:81 # old\n' });
  const { out, status } = run(code, [], place);
  expect(out).toBe('UP   good:80\nDOWN bad:81\n');
  expect(status).toBe(1);
  expect(readFileSync(join(root, 'calls.nc'), 'utf8')).toContain('-z -w 5 -- good 80');
});

test('a backup with a failing dump leaves no archive, and a whole one replaces the oldest', async () => {
  const code = await scriptFor(
    'shell script: backup /etc/hostname and dump postgres database shop into /backup as dated tar.gz, keep only the last 2, exit non-zero if the dump fails',
  );
  expect(code).toContain('pg_dump shop');
  const target = folder('target', {
    'backup-2020-01-01_000000.tar.gz': '',
    'backup-2021-01-01_000000.tar.gz': '',
  });
  const placed = code.replace('/backup}', `${target}}`);
  stub('pg_dump', 'echo half; exit 3');
  expect(run(placed, []).status).toBe(1);
  expect(execFileSync('ls', [target], { encoding: 'utf8' }).split('\n')).toHaveLength(3);
  stub('pg_dump', 'echo rows');
  expect(run(placed, []).status).toBe(0);
  const left = execFileSync('ls', [target], { encoding: 'utf8' }).trim().split('\n');
  expect(left).toHaveLength(2);
  expect(left).not.toContain('backup-2020-01-01_000000.tar.gz');
});

test('a certificate that ends in less than some days is no style sheet', async () => {
  const code = await scriptFor(
    'bash script that reads domains from domains.txt and warns when the certificate expires in less than 10 days',
  );
  expect(code).toContain('warn_days=10');
});
