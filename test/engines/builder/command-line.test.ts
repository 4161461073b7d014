import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltApp, buildApp } from '../../../src/engines/builder/build.ts';
import { engineTools } from '../../support/engine.ts';

type Framework = Parameters<typeof buildApp>[0]['framework'];
const built = (prompt: string, framework: Framework): Promise<BuiltApp> =>
  buildApp({ prompt, framework, seed: 1 }, engineTools());

async function inFolder(app: BuiltApp, use: (folder: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'octet-cli-'));
  try {
    for (const { path, content } of app.files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each<[prompt: string, keeps: string, left: string]>([
  ['a command line expense tracker with categories, monthly summary and CSV export', 'expenses', ''],
  [
    'a CLI for my reading log: books with author and pages, filter by author, summary per author',
    'books',
    '',
  ],
  ['terminal app to track workouts: add, list, monthly totals of minutes', 'workouts', 'totals of minutes'],
  ['a command line todo manager with priorities, export to CSV', 'todos', ''],
  ['invoice tool on the command line: clients, hours, rate, print total per client', 'invoices', ''],
])('"%s" is a program of the command line', async (prompt, keeps, left) => {
  const { spec, notes, files } = await built(prompt, 'python');
  expect(spec.isCommandLine).toBe(true);
  expect(spec.entities.map(({ plural }) => plural)).toContain(keeps);
  expect(spec.title).not.toMatch(/command|cli\b|terminal/i);
  expect(files.map(({ path }) => path)).toContain('cli.py');
  expect(files.filter(({ path }) => path.startsWith('public/'))).toEqual([]);
  expect(notes[0]).toMatch(/^built: a command-line program/);
  const missing = notes.filter((note) => note.startsWith('not built')).join('');
  if (left === '') expect(missing).toBe('');
  else expect(missing).toContain(left);
});

test('the program keeps, sums up and exports records', async () => {
  const app = await built('a command line expense tracker with categories and CSV export', 'python');
  await inFolder(app, (folder) => {
    const cli = (...args: string[]): string =>
      execFileSync('python3', ['cli.py', ...args], { cwd: folder, encoding: 'utf8' });
    cli('add', '--description', 'Bread, rye', '--amount', '4', '--date', '2030-01-05', '--category', 'food');
    cli('add', '--description', 'Train', '--amount', '30', '--date', '2030-02-01', '--category', 'Transport');
    expect(cli('list', '--category', 'food')).toMatch(/Bread/);
    expect(cli('list', '--category', 'food')).not.toMatch(/Train/);
    expect(cli('summary')).toMatch(/2030-01\s+1\s+4\n2030-02\s+1\s+30/);
    expect(cli('export', 'out.csv')).toMatch(/Wrote 2/);
  });
});

test('the program in Python passes its own tests', async () => {
  const app = await built('a command line plant diary: plants with room, height and date', 'python');
  await inFolder(app, (folder) => {
    execFileSync('python3', ['-W', 'error', '-m', 'unittest'], { cwd: folder, stdio: 'pipe' });
    const cli = (...args: string[]): string =>
      execFileSync('python3', ['cli.py', ...args], { cwd: folder, encoding: 'utf8' });
    cli('add', '--name', 'Fern', '--room', 'Hall', '--height', '12');
    expect(cli('summary', '--by', 'room')).toMatch(/Hall\s+1\s+12/);
  });
});

test.each<[prompt: string, framework: Framework, reason: RegExp]>([
  ['a command line pomodoro timer', 'python', /no pomodoro.*octet code generate/],
  ['a CLI that converts csv to json', 'python', /octet code generate/],
  ['a command line expense tracker', 'react', /--framework python/],
])('"%s" for %s is refused with what is nearest', async (prompt, framework, reason) => {
  await expect(built(prompt, framework)).rejects.toThrow(reason);
});

test('other terminals and shells are records', async () => {
  for (const prompt of ['airport terminals with name and gates', 'a shell collection with species and beach'])
    expect((await built(prompt, 'python')).spec.isCommandLine).toBeUndefined();
});
