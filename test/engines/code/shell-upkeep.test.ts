import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const root = mkdtempSync(join(tmpdir(), 'octet-upkeep-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function run(wish: string, args: readonly string[] = [], home = root, input = ''): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, engineTools());
  expect(notes).toEqual([]);
  const env = { PATH: process.env.PATH, HOME: home };
  return execFileSync('bash', ['-c', code, 'script', ...args], { env, input, encoding: 'utf8' });
}

const aged = (folder: string, name: string, days: number): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'x'.repeat(2048));
  const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, name), time, time);
};

test('the home directory is packed without its archives, and the oldest of these go', async () => {
  const home = join(root, 'ida');
  aged(home, 'letter.txt', 0);
  for (const day of ['01', '02', '03']) aged(join(home, 'backups'), `ida-2020-01-${day}.tar.gz`, 100);
  const archive = await run(
    'Back up my home directory into a dated tar.gz and keep only the newest two archives',
    [],
    home,
  );
  expect(readdirSync(join(home, 'backups'))).toHaveLength(2);
  const packed = execFileSync('tar', ['-tzf', archive.trim()], { encoding: 'utf8' });
  expect(packed).toContain('ida/letter.txt');
  expect(packed).not.toContain('backups');
});

test('old files go after the room that they take is shown', async () => {
  const folder = join(root, 'logs');
  aged(folder, 'old one.log', 30);
  aged(folder, 'new.log', 1);
  const said = await run(
    'Remove log files older than 10 days from a folder given as an argument, and show how much space would be freed first',
    [folder],
  );
  expect(said).toContain('1 files, deleting them frees 2.0K');
  expect(readdirSync(folder)).toEqual(['new.log']);
});

test('old files stay where the answer is no, and without the option that deletes them', async () => {
  const folder = join(root, 'kept');
  aged(folder, 'a.tmp', 30);
  await run(
    'Delete files older than 2 weeks in a given folder, but ask before deleting them',
    [folder],
    root,
    'n\n',
  );
  await run('Find .tmp files older than a week, print their total size and delete them only with --force', [
    folder,
  ]);
  expect(readdirSync(folder)).toEqual(['a.tmp']);
});

test.each([
  'Warn me when a partition is more than 0 percent full, and print its mount point and the free space; the limit is an optional argument',
  'Check all mounted file systems and print a warning to stderr when the usage exceeds a threshold given as an argument',
])('a limit of a disk is read from the argument, and words are refused: %s', async (wish) => {
  await expect(run(wish, ['much'])).rejects.toThrow('usage: script [PERCENT]');
  expect(await run(wish, ['100'])).toBe('');
});
