import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

/** The result of a call in the JavaScript of a wish. */
async function result(wish: string, call: string): Promise<unknown> {
  const { code, task } = await generate(wish, 'javascript');
  expect(task, wish).toBe('plan');
  return JSON.parse(runInNewContext(`${code}; JSON.stringify(${call})`, { console: { log: () => {} } }));
}

test('rules for a text become messages', async () => {
  const wish =
    'function passwordProblems(pw) that returns an array of messages for each broken rule: minimum length 6, one capital letter, a digit and no spaces; an empty array if it is fine';
  expect(await result(wish, 'passwordProblems("a b")')).toEqual([
    'must have at least 6 characters',
    'must have an upper case letter',
    'must have a digit',
    'must not have spaces',
  ]);
  expect(await result(wish, 'passwordProblems("Secret7")')).toEqual([]);
});

test('rules for a text become a truth value', async () => {
  const wish =
    'isValidPin(pin) returns true if it has between 4 and 6 characters, at least one digit and no spaces';
  expect(await result(wish, '["12a4", "123", "1234567", "ab cd1"].map(isValidPin)')).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  'function checkPassword(pw) returning a list of messages: at least 8 characters, one digit, not in a list of common passwords',
  'validate a password: at least 8 characters and a digit; returns a list of messages in German',
])('a rule that is not known makes it no plan: %s', async (wish) => {
  for (const language of ['javascript', 'python', 'java'])
    expect((await generate(wish, language)).task).not.toBe('plan');
});

test.each([
  ['initialsOf(fullName) returns the initials with dots', 'initialsOf("grace  brewster hopper")', 'G.B.H.'],
  ['hide(text) that hides everything but the last 2 characters with "x"', 'hide("abcdef")', 'xxxxef'],
  ['clock(seconds) that formats a number of seconds as "hh:mm:ss"', 'clock(3605)', '01:00:05'],
  [
    'pretty(seconds) formats seconds like "2h 5m 9s"',
    '[pretty(7509), pretty(60), pretty(0)]',
    ['2h 5m 9s', '1m', '0s'],
  ],
  [
    'passesLuhn(card) checks a card number with the Luhn algorithm',
    '[passesLuhn("79927398713"), passesLuhn("79927398710"), passesLuhn("")]',
    [true, false, false],
  ],
  [
    'function isbn13(code) that validates an ISBN-13 ignoring hyphens',
    '[isbn13("978-3-16-148410-0"), isbn13("978-3-16-148410-1")]',
    [true, false],
  ],
  [
    'split(values, test) that partitions values by a predicate into two arrays',
    'split([1, 5, 2], (one) => one > 2)',
    [[5], [1, 2]],
  ],
])('writes the form that the wish gives: %s', async (wish, call, wanted) => {
  expect(await result(wish, call)).toEqual(wanted);
});

test('a duration without a form makes no plan', async () => {
  expect((await generate('format(seconds) that formats a duration nicely', 'javascript')).task).not.toBe(
    'plan',
  );
});

test.runIf(process.platform === 'linux' && spawnSync('bash', ['--version']).status === 0)(
  'a backup that keeps the newest leaves archives of folders with a longer name alone',
  async () => {
    const { code, task } = await generate('script to back up a folder', 'bash');
    expect(task).toBe('backup-folder');
    const cwd = mkdtempSync(join(tmpdir(), 'octet-backup-'));
    mkdirSync(join(cwd, 'photos'));
    mkdirSync(join(cwd, 'kept'));
    const others = ['photos-old-2020-01-01_000000.tar.gz', 'photos-old-2020-01-02_000000.tar.gz'];
    for (const name of others) writeFileSync(join(cwd, 'kept', name), '');
    const done = spawnSync('bash', ['-c', code, 'script', 'photos', 'kept', '1'], { cwd, encoding: 'utf8' });
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect(readdirSync(join(cwd, 'kept'))).toEqual([basename(done.stdout.trim()), ...others]);
  },
);

test.runIf(process.platform === 'linux' && spawnSync('bash', ['--version']).status === 0)(
  'scripts do one thing with each of some files',
  async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'octet-scripts-'));
    const run = async (wish: string, ...args: string[]) => {
      const { code, task } = await generate(wish, 'bash');
      expect(task, wish).toBe('plan');
      const done = spawnSync('bash', ['-c', code, 'script', ...args], { cwd, encoding: 'utf8' });
      return [done.stdout, done.stderr, done.status];
    };
    mkdirSync(join(cwd, 'old'));
    for (const [at, name] of ['a.zip', 'b c.zip', 'd.zip', 'e.txt'].entries()) {
      writeFileSync(join(cwd, 'old', name), 'one\nWARN two\n');
      utimesSync(join(cwd, 'old', name), 1000 + at, 1000 + at);
    }
    const keep =
      'delete all but the two newest .zip files in a directory given as argument; exit with 3 and print usage if no argument is given';
    expect(
      await run('keep the 2 newest .zip files in a folder passed as argument and remove the rest', 'old'),
    ).toEqual(['', '', 0]);
    expect(readdirSync(join(cwd, 'old')).sort()).toEqual(['b c.zip', 'd.zip', 'e.txt']);
    expect((await generate(keep, 'bash')).code).not.toContain('rm -rf');
    expect(
      await run(
        'for every .zip file in a directory given as argument print its name and the number of lines containing "WARN", and a total at the end',
        'old',
      ),
    ).toEqual(['old/b c.zip: 1\nold/d.zip: 1\ntotal: 2\n', '', 0]);
    const backup =
      'script that makes a backup of each file given as argument with the extension .bak, complains about missing files';
    expect(await run(backup, 'old/e.txt', 'none')).toEqual(['', 'script: none does not exist\n', 1]);
    expect(await run(backup)).toEqual(['', 'usage: script FILE...\n', 1]);
    expect(execFileSync('cat', ['old/e.txt.bak'], { cwd, encoding: 'utf8' })).toBe('one\nWARN two\n');
  },
);

test.each([
  'delete all but the 2 newest .zip files in a directory given as argument and mail me the list',
  'delete all but the 2 newest files',
  'rename all .txt files in the current directory by owner',
])('a script that does less than the wish is none: %s', async (wish) => {
  expect((await generate(wish, 'bash')).task).not.toBe('plan');
});
