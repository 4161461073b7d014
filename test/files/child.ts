import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { onTestFinished } from 'vitest';
import { lean } from '../../scripts/lean.mjs';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** A directory of its own for one test. */
export async function tempDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'octet-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Makes a script that Node can run from TypeScript; `#/` in its imports stands for the source directory. */
export async function makeScript(directory: string, source: string): Promise<string> {
  const input = join(directory, 'script.ts');
  const file = join(directory, 'script.mjs');
  await writeFile(input, source.replaceAll("'#/", `'${SOURCE}`));
  await build({
    input,
    platform: 'node',
    logLevel: 'silent',
    plugins: [lean],
    output: { file, format: 'esm', codeSplitting: false },
  });
  return file;
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
