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
