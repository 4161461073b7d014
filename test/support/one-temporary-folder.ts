import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileFolder } from './in-memory.ts';

const NAME = 'octet-run-';
/** Longer than a run: what is older was left by one that was killed. */
const HOUR = 3_600_000;

/**
 * Gives all tests of a run one temporary folder and removes it at the end; thousands of tests make one each. It is in
 * memory where that can be: a disk is waited for whenever a command makes sure that it has kept a file.
 */
export function setup(): (() => Promise<void>) | undefined {
  // Each project asks for it.
  if (env.OCTET_TEST_DISK !== undefined) return undefined;
  const onDisk = mkdtempSync(join(tmpdir(), NAME));
  const folder = fileFolder();
  removeOld(folder);
  env.OCTET_TEST_DISK = onDisk;
  env.TMPDIR = folder === tmpdir() ? onDisk : mkdtempSync(join(folder, NAME));
  const folders = new Set([onDisk, env.TMPDIR]);
  return async () => {
    for (const made of folders) await rm(made, { recursive: true, force: true, maxRetries: 3 });
  };
}

function removeOld(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(NAME))) {
    const path = join(folder, name);
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (used < Date.now() - HOUR) rmSync(path, { recursive: true, force: true });
  }
}
