// A measured program: wall time, CPU time, peak memory, and the time to its first byte.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, temporary } from './places.mjs';

const PROBE = join(ROOT, 'bench/probe.cjs');
const COSTS = join(ROOT, 'bench/costs.sh');
const LOOK_MS = 5;

export const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
const hasBash = has('bash');

/**
 * Runs a program to its end; any status but `expect` is an error, since what fails early looks fast. With `read` its
 * output is handed on as it comes, otherwise it goes to `file` or nowhere. `input` is written to its standard input, which
 * ends with the first byte of output. Where there is no bash, CPU time is unknown.
 */
export async function run(program, args, options = {}) {
  const { env = process.env, cwd, read, file, input, memory = true, expect = 0 } = options;
  const own = program === 'node' ? [process.execPath, ...(memory ? ['--require', PROBE] : [])] : [program];
  // The first byte is timed from the start of the program, so no shell stands between.
  const viaShell = hasBash && !read;
  const [command, ...rest] = [...(viaShell ? ['bash', COSTS] : []), ...own, ...args];
  const target = file === undefined ? undefined : openSync(file, 'w');
  const startedAt = performance.now();
  const child = spawn(command, rest, {
    env,
    cwd,
    stdio: [input === undefined ? 'ignore' : 'pipe', read ? 'pipe' : (target ?? 'ignore'), 'pipe', 'pipe'],
  });
  if (input !== undefined) {
    child.stdin.write(input);
    child.stdout.once('data', () => child.stdin.end());
  }
  const seen = watch(child, { read, startedAt, polls: memory && program !== 'node' });
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const endedAt = performance.now();
  if (target !== undefined) closeSync(target);
  if (status !== expect) {
    throw new Error(
      `${program} ${args.join(' ').slice(0, 200)} ended with ${status}: ${seen.errors().slice(0, 500)}`,
    );
  }
  return { wallMs: endedAt - startedAt, ...seen.costs() };
}

function watch(child, { read, startedAt, polls }) {
  let told = '';
  let errors = '';
  let firstByteMs;
  let polledKb;
  child.stdout?.on('data', (chunk) => {
    const now = performance.now();
    firstByteMs ??= now - startedAt;
    read(chunk, performance.timeOrigin + now);
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdio[3].on('data', (chunk) => {
    told += chunk;
  });
  const look = () => {
    const pid = /^pid (\d+)/m.exec(told)?.[1] ?? child.pid;
    polledKb = peakOf(pid) ?? polledKb;
  };
  const timer = polls ? setInterval(look, LOOK_MS) : undefined;
  child.once('close', () => clearInterval(timer));
  return { errors: () => errors, costs: () => ({ firstByteMs, ...readCosts(told, polledKb) }) };
}

/** The peak memory of an external program so far; Linux only. */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function readCosts(told, polledKb) {
  const number = (text) => Number(text.replace(',', '.'));
  const wall = /^wall (\S+) (\S+)/m.exec(told);
  const times = [...told.matchAll(/^(\d+)m(\S+)s (\d+)m(\S+)s/gm)].at(-1);
  const peakKb = Number(/^peak (\d+)/m.exec(told)?.[1] ?? polledKb);
  return {
    ...(wall ? { wallMs: (number(wall[2]) - number(wall[1])) * 1e3 } : {}),
    cpuMs: times
      ? (Number(times[1]) * 60 + number(times[2]) + Number(times[3]) * 60 + number(times[4])) * 1e3
      : undefined,
    peakMb: Number.isFinite(peakKb) ? peakKb / 1024 : undefined,
  };
}

/** A file for output that nobody reads; the next run takes the same one, so that disks do not fill. */
let sinkPath;
export const sink = () => {
  sinkPath ??= join(temporary(), 'out');
  return sinkPath;
};
