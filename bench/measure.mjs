// What every benchmark shares: children with their cost, medians, and a table of ratios against the marks.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = new URL('..', import.meta.url).pathname;
export const BIN = join(ROOT, 'bin/octet.js');
const PROBE = join(ROOT, 'bench/probe.cjs');

export const temporary = () => mkdtempSync(join(tmpdir(), 'octet-bench-'));

/** An environment in which octet finds nothing of this machine's user. */
export function cleanEnv(more = {}) {
  const home = temporary();
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('OCTET_')));
  return {
    ...kept,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'c'),
    XDG_STATE_HOME: join(home, 's'),
    CI: '1',
    ...more,
  };
}

/** Runs a child to its end; Node children report their own CPU time and peak memory through a probe. */
export function run(program, args, { env = process.env, stdout = 'ignore', input } = {}) {
  return new Promise((resolve, reject) => {
    const isNode = program === 'node';
    const child = spawn(isNode ? process.execPath : program, isNode ? ['--require', PROBE, ...args] : args, {
      env,
      stdio: [input ? 'pipe' : 'ignore', stdout, 'ignore', 'pipe'],
    });
    const startedAt = process.hrtime.bigint();
    let firstByteMs;
    let bytes = 0;
    let report = '';
    child.stdout?.on('data', (chunk) => {
      firstByteMs ??= Number(process.hrtime.bigint() - startedAt) / 1e6;
      bytes += chunk.length;
    });
    child.stdio[3].on('data', (chunk) => {
      report += chunk;
    });
    if (input) child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (status) => {
      const wallMs = Number(process.hrtime.bigint() - startedAt) / 1e6;
      const { cpuMs, peakMb } = report ? JSON.parse(report) : {};
      resolve({ status, wallMs, cpuMs, peakMb, firstByteMs, bytes });
    });
  });
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Each case once a round, so that whatever else the machine does falls on all of them alike. */
export async function interleaved(rounds, cases) {
  const results = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(cases)) results[name].push(await measure());
  }
  return results;
}

export const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Rows of the report: `value` is compared with `most` or `least` where there is a mark. */
export class Report {
  rows = [];

  add(group, name, value, { most, least, unit = '×', note = '' } = {}) {
    const held =
      value === undefined ||
      ((most === undefined || value <= most) && (least === undefined || value >= least));
    const row = { group, name, value, unit, most, least, held, note };
    this.rows.push(row);
    const mark = most === undefined ? (least === undefined ? '' : `≥ ${least}`) : `≤ ${most}`;
    const shown =
      value === undefined ? 'not measured' : `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ${unit}`;
    const verdict = mark === '' ? '' : held ? 'held' : 'PAST THE MARK';
    console.log(
      `${group.padEnd(10)} ${name.padEnd(58)} ${shown.padStart(14)}  ${mark.padEnd(8)} ${verdict} ${note}`,
    );
  }

  get failed() {
    return this.rows.filter((row) => !row.held);
  }
}
