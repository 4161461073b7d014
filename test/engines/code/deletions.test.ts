import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.runIf(process.platform === 'linux' && spawnSync('bash', ['--version']).status === 0)(
  'scripts work on their arguments, and delete nothing that they are not asked to',
  async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'octet-scripts-'));
    const run = async (prompt: string, args: readonly string[]): Promise<string> => {
      const { code } = await generate(prompt, 'bash');
      return execFileSync('bash', ['-c', code, 'script', ...args], { cwd, encoding: 'utf8' });
    };
    mkdirSync(join(cwd, 'notes'));
    writeFileSync(join(cwd, 'notes', 'a.txt'), 'a.b\n');
    mkdirSync(join(cwd, 'backups'));
    writeFileSync(join(cwd, 'backups', 'notes-2001-01-01_000000.tar.gz'), '');
    await run('script that backs up a directory passed as first argument into the second argument', [
      'notes',
      'backups',
    ]);
    expect(readdirSync(join(cwd, 'backups'))).toHaveLength(2);
    await run('backup a directory and keep the last 1', ['notes', 'backups']);
    expect(readdirSync(join(cwd, 'backups'))).toHaveLength(1);

    await run('replace a text in all files of a folder', ['notes', 'a.b', 'c/d']);
    expect(await run('print the 5 largest files', ['notes'])).toMatch(/^4\tnotes\/a\.txt$/m);
    utimesSync(join(cwd, 'notes', 'a.txt'), 0, 0);
    expect(await run('delete files older than 30 days', ['notes'])).toBe('notes/a.txt\n');
    const { code } = await generate('backup a directory', 'bash');
    expect(spawnSync('bash', ['-c', code, 'script'], { cwd, encoding: 'utf8' })).toMatchObject({ status: 1 });
  },
);

/** Each is asked for without a word of deleting. */
test.each([
  ['gzip the .log files of a folder that are older than 7 days', 'bash'],
  ['list files older than 30 days', 'bash'],
  [
    'loop over all .csv files in the current folder and gzip those older than 14 days, printing each name',
    'bash',
  ],
  ['which process uses port 3000', 'bash'],
  ['find rows older than 90 days', 'sql'],
  ['find users with the same email', 'sql'],
])('"%s" gets no code that deletes or ends anything', async (prompt, language) => {
  const code = await generate(prompt, language).then(
    (made) => made.code,
    () => '',
  );
  expect(code).not.toMatch(/-delete|\brm |\bkill |DELETE FROM|DROP /);
});

test('what deletes files is not written without one of its conditions', async () => {
  const prompt = 'delete all files called Thumbs.db below a folder, and print how many there were';
  const { code, task } = await generate(prompt, 'python');
  expect(task === null || code.includes('Thumbs.db')).toBe(true);
});
