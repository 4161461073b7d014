import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A file system of 64 KiB, to be filled. Mounting needs root, so elsewhere the tests that use it are skipped. */
export function mountTinyDisk(): string {
  const directory = mkdtempSync(join(tmpdir(), 'octet-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', directory], { stdio: 'ignore' });
  onTestFinished(() => {
    execFileSync('umount', [directory]);
    rmSync(directory, { recursive: true, force: true });
  });
  return directory;
}

export const canMount: boolean = (() => {
  const directory = mkdtempSync(join(tmpdir(), 'octet-mount-'));
  try {
    mkdirSync(directory, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', directory], { stdio: 'ignore' });
    execFileSync('umount', [directory]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
})();
