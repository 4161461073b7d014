import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all tests of a run one temporary folder and removes it at the end; thousands of tests make one each. */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'octet-run-'));
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
