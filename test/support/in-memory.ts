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

/** Where databases of tests are: a disk would be asked to keep every transaction of some hundred of them. */
export function databaseFolder(): string {
  return hasMemory() ? MEMORY : tmpdir();
}

/** Where all files of tests are, unless programs may not be run there, as in many containers. */
export function fileFolder(): string {
  if (!hasMemory()) return tmpdir();
  const folder = mkdtempSync(join(MEMORY, 'octet-probe-'));
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(folder, { recursive: true });
  return status === 0 ? MEMORY : tmpdir();
}
