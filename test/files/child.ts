import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { bundleScript } from '../../scripts/kept-bundle.mjs';
import { lean } from '../../scripts/lean.mjs';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** A directory of its own for one test. */
export async function tempDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'octet-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Makes a script that Node can run from TypeScript; `#/` in its imports stands for the source directory. */
export function makeScript(directory: string, source: string): Promise<string> {
  return bundleScript({ source: source.replaceAll("'#/", `'${SOURCE}`), directory, plugins: [lean] });
}

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export function startNode(
  script: string,
  args: readonly string[],
  prefix: readonly string[] = [],
): ChildProcess {
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, script, ...args];
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
}

export async function runNode(
  script: string,
  args: readonly string[],
  prefix: readonly string[] = [],
): Promise<Ended> {
  const child = startNode(script, args, prefix);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, out, err };
}

export const canTrace: boolean =
  spawnSync('strace', ['--seccomp-bpf', '-f', '-o', '/dev/null', 'true']).status === 0;

/** A prefix under which these system calls fail. */
export function failing(calls: string, error: string): string[] {
  return [
    'strace',
    '--seccomp-bpf',
    '-f',
    '-o',
    '/dev/null',
    '-e',
    `trace=${calls}`,
    '-e',
    `inject=${calls}:error=${error}`,
  ];
}
