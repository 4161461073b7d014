// `npm run faults`: runs the suite and prints which fault cases are held, by the numbers that tests carry in their
// names. `npm run faults -- --list` only looks at the names and runs nothing. A case whose tests were all skipped here is
// not held; the end is an error when a case is not held, has no test, or any other test has failed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

/** Cases that no test can show on this kind of machine, with the reason. */
const NOT_HERE = {};

/** Codes by heading, in the order of test/faults.md and then of the files in test/faults/. */
function listedCases() {
  const later = readdirSync(join(root, 'test/faults'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  const groups = new Map();
  const seen = new Set();
  for (const name of ['faults.md', ...later.map((file) => `faults/${file}`)]) {
    let heading = name;
    for (const line of readFileSync(join(root, 'test', name), 'utf8').split('\n')) {
      heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
      const code = /^\| *([A-Z]\d+(?:\.\d+)?) *\|/.exec(line)?.[1];
      if (code && seen.has(code)) throw new Error(`${code} stands twice in the lists`);
      if (code) groups.set(heading, [...(groups.get(heading) ?? []), code]);
      seen.add(code);
    }
  }
  return groups;
}

/** `T4`, `B1, B3, B4`, `W12-W14`, `O1–O3` and `X6.3` in a test's name. */
export function casesIn(name) {
  const found = new Set();
  for (const [code] of name.matchAll(/\bX\d{1,2}\.\d{1,2}\b/g)) found.add(code);
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
for (const [heading, codes] of listedCases()) {
  console.log(`\n${heading}`);
  for (const name of codes) {
    const found = byCase.get(name) ?? [];
    const verdict = verdictOf(name, found);
    tally[verdict] = (tally[verdict] ?? 0) + 1;
    const files = [...new Set(found.map(({ file }) => relative(root, file)))].join(', ');
    console.log(`  ${name.padEnd(6)} ${(WORDS[verdict] ?? verdict).padEnd(9)} ${NOT_HERE[name] ?? files}`);
  }
}
const failed = all.filter(({ passed }) => passed === false);
for (const { name, file } of failed) console.log(`failed: ${relative(root, file)}: ${name}`);
const counts = Object.entries(tally).map(([verdict, count]) => `${count} ${verdict}`);
console.log(`\n${counts.join(', ')}; ${all.length} tests, ${failed.length} failed`);
const isWhole = ['missing', 'broken', 'skipped'].every((verdict) => !tally[verdict]);
process.exitCode = isWhole && failed.length === 0 ? 0 : 1;
