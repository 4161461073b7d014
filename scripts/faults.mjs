// `npm run faults`: runs the suite and prints which fault cases are held, by the numbers that tests carry in their
// names. `npm run faults -- --list` only looks at the names and runs nothing. A case whose tests were all skipped here is
// not held; the end is an error when a case is not held, has no test, or any other test has failed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

/** Groups and how many cases each has. */
const GROUPS = {
  T: ['transport', 32],
  S: ['streams', 21],
  J: ['jobs', 16],
  D: ['downloads', 21],
  B: ['built projects', 18],
  K: ['config and keys', 20],
  O: ['terminal output', 11],
  W: ['webhooks', 20],
  A: ['service: keys, limits, ledger', 25],
  P: ['service: store', 12],
  G: ['signals and pipes', 14],
};

/** Cases that no test can show on this kind of machine, with the reason. */
const NOT_HERE = {};

/** `T4`, `B1, B3, B4`, `W12-W14` and `O1–O3` in a test's name. */
export function casesIn(name) {
  const found = new Set();
  for (const [, group, from, to] of name.matchAll(
    /\b([TSJDBKOWAPG])(\d{1,2})(?:\s*[-–]\s*\1?(\d{1,2}))?\b/g,
  )) {
    for (let number = Number(from); number <= Number(to ?? from); number += 1) found.add(`${group}${number}`);
  }
  return [...found];
}

async function tests() {
  const vitest = join(root, 'node_modules/.bin/vitest');
  if (process.argv.includes('--list')) {
    const { stdout } = spawnSync(vitest, ['list', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
    return JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ name, file }) => ({
      name,
      file,
      passed: undefined,
    }));
  }
  const file = join(await mkdtemp(join(tmpdir(), 'octet-faults-')), 'results.json');
  spawnSync(vitest, ['run', '--reporter=json', `--outputFile=${file}`], { cwd: root, stdio: 'inherit' });
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap((suite) => {
    // A file that cannot even be loaded has no tests, and must not pass for it.
    if (suite.assertionResults.length === 0)
      return [{ name: suite.message, file: suite.name, passed: false }];
    return suite.assertionResults.map(({ fullName, status }) => ({
      name: fullName,
      file: suite.name,
      passed: status === 'passed' ? true : status === 'failed' ? false : undefined,
    }));
  });
}

const byCase = new Map();
const all = await tests();
for (const test of all) {
  for (const number of casesIn(test.name)) byCase.set(number, [...(byCase.get(number) ?? []), test]);
}

const onlyNames = process.argv.includes('--list');

function verdictOf(name, found) {
  if (found.length === 0) return NOT_HERE[name] ? 'not here' : 'missing';
  if (found.some(({ passed }) => passed === false)) return 'broken';
  if (onlyNames) return 'named';
  return found.some(({ passed }) => passed === true) ? 'held' : 'skipped';
}

const WORDS = { missing: 'NO TEST', broken: 'NOT HELD', skipped: 'SKIPPED' };
const tally = {};
for (const [group, [title, count]] of Object.entries(GROUPS)) {
  console.log(`\n${group}  ${title}`);
  for (let number = 1; number <= count; number += 1) {
    const name = `${group}${number}`;
    const found = byCase.get(name) ?? [];
    const verdict = verdictOf(name, found);
    tally[verdict] = (tally[verdict] ?? 0) + 1;
    const files = [...new Set(found.map(({ file }) => relative(root, file)))].join(', ');
    console.log(`  ${name.padEnd(4)} ${(WORDS[verdict] ?? verdict).padEnd(9)} ${NOT_HERE[name] ?? files}`);
  }
}
const failed = all.filter(({ passed }) => passed === false);
for (const { name, file } of failed) console.log(`failed: ${relative(root, file)}: ${name}`);
const counts = Object.entries(tally).map(([verdict, count]) => `${count} ${verdict}`);
console.log(`\n${counts.join(', ')}; ${all.length} tests, ${failed.length} failed`);
const isWhole = ['missing', 'broken', 'skipped'].every((verdict) => !tally[verdict]);
process.exitCode = isWhole && failed.length === 0 ? 0 : 1;
