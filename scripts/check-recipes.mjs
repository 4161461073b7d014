// Runs the recipes of local-chat: Git in a repository of its own, shell commands in a folder of their own, queries with sqlite3. Those that need a
// network, a person or Docker are only read by the shell (`bash -n`).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const recipes = JSON.parse(
  readFileSync(new URL('../src/engines/text/data/recipes.json', import.meta.url), 'utf8'),
);

const GIT = `
git init -q -b main --bare origin.git
git init -q -b main work && cd work
git config user.name Test && git config user.email test@example.com
git remote add origin ../origin.git
echo one > file.txt && git add . && git commit -qm first
echo two >> file.txt && git commit -qam second && git tag v1
echo three >> file.txt && git commit -qam third && git push -q -u origin main
git branch feature && git push -q origin feature
`;
const SHELL = `
mkdir folder && echo one > file.txt && echo "3 4" > numbers.txt && echo "a,b" > table.csv && cp file.txt a.txt && echo two > b.txt
echo x > old.log && echo x > folder/x.txt && echo '{"a":1}' > data.json && printf '#!/bin/sh\\n' > script.sh && tar czf archive.tar.gz folder
`;
const SQL = `
CREATE TABLE items (id INTEGER PRIMARY KEY, name TEXT, category TEXT, price NUMERIC, created TIMESTAMP);
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE orders (id INTEGER PRIMARY KEY, item_id INTEGER, customer_id INTEGER, total NUMERIC);
INSERT INTO items VALUES (1, 'tea', 'drink', 3, '2024-01-02'), (2, 'tea', 'drink', 4, '2024-01-03'), (3, 'bread', 'food', NULL, '2024-02-01');
INSERT INTO orders VALUES (1, 1, 1, 6);
`;
/** Preparations that some recipes need. */
const BEFORE = [
  [/^git stash push --staged/, 'echo more >> file.txt && git add file.txt'],
  [/^git stash pop/, 'echo more >> file.txt && git stash -q'],
  [
    /^git stash push|^git restore|^git diff > |^git commit --amend -m|^git commit -m|^git add/,
    'echo more >> file.txt',
  ],
  [
    /^git merge --abort|--ours/,
    'git switch -qc other HEAD~1 && echo x > file.txt && git commit -qam x && (git merge -q main || true)',
  ],
  [/^git merge/, 'git switch -qc other'],
  [
    /^git cherry-pick/,
    'git switch -qc other && echo x > new.txt && git add . && git commit -qm new && git switch -q main && git branch -f COMMIT other',
  ],
  [/^git switch -$/, 'git switch -q feature'],
  [/^git rebase/, 'git switch -q feature'],
  [/^git push -u origin HEAD/, 'git switch -qc fresh'],
];

const failures = [];
let ran = 0;
for (const { tool, task, run, runs } of recipes) {
  if (tool === 'regex' || tool === 'spreadsheet' || /^(?:Ctrl|[:/]\w|:%|[a-z]{1,2}$)/.test(run)) continue;
  const command = run
    .replaceAll('FILE', 'file.txt')
    .replaceAll('BRANCH', 'feature')
    .replaceAll('NEW', 'fresh')
    .replaceAll('URL', '../origin.git')
    .replace(/\bCOMMIT\b/g, /cherry/.test(run) ? 'COMMIT' : 'HEAD');
  // Statements of PostgreSQL, which sqlite3 does not know and the shell would not read.
  if (runs === false && tool === 'sql' && /^(?:[A-Z]{4,} |\\)/.test(run)) continue;
  if (runs === false) {
    const read = spawnSync('bash', ['-n', '-c', command], { encoding: 'utf8' });
    if (read.status !== 0) failures.push(`${tool}: ${task}: ${read.stderr}`);
    continue;
  }
  if (tool === 'sql') {
    const tables = /^CREATE TABLE/.test(run) ? '' : SQL;
    const done = spawnSync('sqlite3', ['-bail', ':memory:'], {
      input: `${tables}\n${run}`,
      encoding: 'utf8',
    });
    ran += 1;
    if (done.status !== 0) failures.push(`${tool}: ${task}: ${run}: ${done.stderr.trim()}`);
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), 'octet-recipe-'));
  const before = tool === 'git' ? (BEFORE.find(([pattern]) => pattern.test(run))?.[1] ?? '') : '';
  const script = `set -e\n${tool === 'git' ? GIT : SHELL}\n${before}\nset +e\n${command}\n`;
  const env = { PATH: process.env.PATH, HOME: folder, GIT_PAGER: 'cat', GIT_EDITOR: 'true' };
  const done = spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8', timeout: 20_000 });
  ran += 1;
  if (done.status !== 0) failures.push(`${tool}: ${task}: ${run}: ${done.stderr.trim()}`);
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${ran} recipes ran, ${failures.length} failed\n${failures.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
