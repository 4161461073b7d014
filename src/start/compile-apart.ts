import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Starting {
  /** dist/ */
  readonly directory: string;
  /** Node. */
  readonly execPath: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly execArgv: readonly string[];
  now(): number;
}

/** Far longer than it takes: whoever began and is not done by then has been killed. */
const PATIENCE_MS = 600_000;

/**
 * Compiles SQLite for the next start in a process of its own, because that takes a second and nobody should wait for it.
 * One process at a time begins it.
 */
export function compileApart(started: Starting, target: string): void {
  const { directory, env, execPath, execArgv } = started;
  // Most of those machines are gone before a second start, and some complain about processes that are left.
  if (env.CI) return;
  const options = [...execArgv, env.NODE_OPTIONS ?? ''].join(' ');
  // It would wait for a debugger that nobody attaches.
  if (options.includes('--inspect') || !begin(markOf(target), started.now())) return;
  spawn(execPath, [...execArgv, join(directory, 'compile-sqlite.cjs'), target], {
    cwd: directory,
    // Options of Node may be flags of V8, which its code depends on. Nothing else is passed on.
    env: env.NODE_OPTIONS === undefined ? {} : { NODE_OPTIONS: env.NODE_OPTIONS },
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  }).unref();
}

/** Beside the code that is being made. */
export const markOf = (target: string): string => `${target}.making`;

function begin(mark: string, nowMs: number): boolean {
  try {
    closeSync(openSync(mark, 'wx', 0o600));
    return true;
  } catch {
    // Another process has begun, or the disk takes nothing more.
    const since = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (nowMs - since > PATIENCE_MS) rmSync(mark, { force: true });
    return false;
  }
}
