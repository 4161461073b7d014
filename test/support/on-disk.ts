import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll } from 'vitest';

/** For a file whose tests install applications: octet writes none below /dev, where temporary folders may be. */
export function onDisk(): void {
  const before = env.TMPDIR;
  env.TMPDIR = env.OCTET_TEST_DISK;
  afterAll(() => {
    env.TMPDIR = before;
  });
}

/** The same for one test of a file. */
export const folderOnDisk = (): string => mkdtempSync(join(env.OCTET_TEST_DISK ?? tmpdir(), 'octet-test-'));
