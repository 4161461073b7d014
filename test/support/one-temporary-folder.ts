import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileFolder } from './in-memory.ts';

/**
 * Gives all tests of a run one temporary folder and removes it at the end; thousands of tests make one each. It is in
 * memory where that can be: a disk is waited for whenever a command makes sure that it has kept a file.
 */
export function setup(): (() => Promise<void>) | undefined {
  // Each project asks for it.
  if (env.OCTET_TEST_DISK !== undefined) return undefined;
  const onDisk = mkdtempSync(join(tmpdir(), 'octet-run-'));
  const folder = fileFolder();
  env.OCTET_TEST_DISK = onDisk;
  env.TMPDIR = folder === tmpdir() ? onDisk : mkdtempSync(join(folder, 'octet-run-'));
  const folders = new Set([onDisk, env.TMPDIR]);
  return async () => {
    for (const made of folders) await rm(made, { recursive: true, force: true, maxRetries: 3 });
  };
}
