import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';

export const BIN = fileURLToPath(new URL('../../bin/octet.js', import.meta.url));
export const KEY = 'octet_test_key_0123456789abcdef';

/** A machine that nobody has used: nothing of the real one is seen, and nothing is left on it. */
export function freshHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'octet-e2e-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  return home;
}

export function environment(
  home: string,
  more: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const all = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    LANG: 'C.UTF-8',
    OCTET_NO_UPDATE_CHECK: '1',
    ...more,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export interface Run {
  readonly home?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Starts the built command. Its stdin is empty unless it is asked to be a pipe. */
export function octet(argv: readonly string[], { home, env }: Run = {}, stdin: 'ignore' | 'pipe' = 'ignore') {
  const place = home ?? freshHome();
  return execa(process.execPath, [BIN, ...argv], {
    stdin,
    stripFinalNewline: false,
    cwd: place,
    timeout: 20_000,
    killSignal: 'SIGKILL',
    reject: false,
    extendEnv: false,
    env: environment(place, env),
  });
}

/** The variables that point at a service and hold its key. */
export const at = (base: string, more: Readonly<Record<string, string | undefined>> = {}) => ({
  OCTET_BASE_URL: base,
  OCTET_API_KEY: KEY,
  ...more,
});

export interface ShellResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A line of bash in which `octet` is the built command. */
export async function bash(script: string, { home, env }: Run = {}): Promise<ShellResult> {
  const place = home ?? freshHome();
  const prelude = `set -o pipefail; octet() { "${process.execPath}" "${BIN}" "$@"; }; `;
  const child = spawn('bash', ['-c', prelude + script], { cwd: place, env: environment(place, env) });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.stdin.end();
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') };
}
