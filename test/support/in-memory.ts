import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}

/** The folder of test databases, in memory: a disk would have to sync each transaction of some hundred of them. */
export function databaseFolder(): string {
  return hasMemory() ? MEMORY : tmpdir();
}

/** The folder of all test files, in memory unless programs may not run there, as in many containers. */
export function fileFolder(): string {
  if (!hasMemory()) return tmpdir();
  const folder = mkdtempSync(join(MEMORY, 'octet-probe-'));
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(folder, { recursive: true });
  return status === 0 ? MEMORY : tmpdir();
}
