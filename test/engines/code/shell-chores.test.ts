import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

async function scriptOf(wish: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, engineTools());
  expect(notes).toEqual([]);
  return code;
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'octet-chores-'));
const run = (script: string, args: readonly string[], cwd: string): string =>
  execFileSync('bash', ['-c', script, 'script', ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

test('a comparison of folders names what is in one only and what differs', async () => {
  const script = await scriptOf('compare two folders and list files that differ or are only in one');
  const at = folder();
  execFileSync('bash', ['-c', 'mkdir a b; echo 1 >a/x; echo 2 >b/x; echo 3 >b/y'], { cwd: at });
  let said = '';
  try {
    run(script, ['a', 'b'], at);
  } catch (error) {
    said = String(Reflect.get(Object(error), 'stdout'));
  }
  expect(said).toBe('differs: x\nonly in b: y\n');
});

test('variables of a file are exported without running anything in it', async () => {
  const script = await scriptOf(
    'load a .env file and export all variables, skipping comments and blank lines',
  );
  const at = folder();
  writeFileSync(join(at, '.env'), '# no\n\nNAME="Ada L"\nRUN=$(touch harm)\n');
  expect(run(`${script}\necho "$NAME|$RUN"`, [], at)).toBe('Ada L|$(touch harm)\n');
  expect(readdirSync(at)).toEqual(['.env']);
});

test('a wrapper logs with the time and ends as its command does', async () => {
  const script = await scriptOf(
    'a wrapper for cron jobs with a lock file, writes the output to a log file with timestamps and returns the exit code',
  );
  const at = folder();
  expect(() => run(`export XDG_STATE_HOME=$PWD\n${script}`, ['sh', '-c', 'echo out; exit 4'], at)).toThrow();
  const [log = ''] = readdirSync(join(at, 'cron')).filter((name) => name.endsWith('.log'));
  expect(readFileSync(join(at, 'cron', log), 'utf8')).toMatch(/^\S+ \S+ out\n\S+ \S+ ended with status 4\n$/);
});

test('a deployment leaves out what it is told to and nothing else', async () => {
  const script = await scriptOf(
    'upload a folder to a server with rsync, excluding *.log and tmp, with a --dry-run option',
  );
  expect(script).toContain("--exclude='*.log' --exclude='tmp')");
});

test('asking before a deletion is in the script, or named', async () => {
  const script = await scriptOf('delete local git branches merged into main but ask before deleting');
  expect(script).toContain('read -r -p');
});
