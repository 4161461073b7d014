import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { OctetError, systemCode } from '../../errors.ts';
import { ioError } from '../../files/io-error.ts';
import { ownPid } from '../../files/owner.ts';
import type { DiskFault } from './sql.ts';

/** `broken` and `corrupt` last until a restart; the others are over when their cause is. */
export type StoreFault = 'corrupt' | 'full' | 'files' | 'readonly' | 'failed' | 'broken' | 'other';

/** The two builds of SQLite share the words of their messages; the fault tells what the disk said. */
export function faultOf(error: unknown, disk: () => DiskFault | undefined): StoreFault {
  const message = error instanceof Error ? error.message : '';
  if (/malformed|not a database|corrupt/i.test(message)) return 'corrupt';
  if (/readonly|read-only/i.test(message)) return 'readonly';
  if (/disk is full/i.test(message)) return 'full';
  if (!/disk I\/O|unable to open|could not open/i.test(message)) return 'other';
  const { code = '', call = '' } = disk() ?? {};
  const known = KNOWN[code];
  if (known) return known;
  // After a failed fsync the kernel forgets what was lost: the next fsync would report success.
  return call === 'fsync' ? 'broken' : 'failed';
}

const KNOWN: Readonly<Record<string, StoreFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EMFILE: 'files',
  ENFILE: 'files',
  EACCES: 'readonly',
  EPERM: 'readonly',
  EROFS: 'readonly',
};

/** A small write of our own, to learn the reason that SQLite does not pass on. */
export function probeDisk(path: string): DiskFault | undefined {
  const temp = `${path}.probe.${ownPid}`;
  let call = 'open';
  try {
    const file = openSync(temp, 'w', 0o600);
    try {
      call = 'write';
      // More than a page: the last free block may still take a few bytes.
      const probe = Buffer.alloc(16_384);
      if (writeSync(file, probe) !== probe.length) return { code: 'ENOSPC', call };
      call = 'fsync';
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return undefined;
  } catch (error) {
    return { code: systemCode(error) ?? 'EIO', call };
  } finally {
    rmSync(temp, { force: true });
  }
}

export function storeError(
  fault: Exclude<StoreFault, 'other'>,
  path: string,
  cause: unknown,
  code?: string,
): OctetError {
  // The system's own reason, where it has one, says more than "failed".
  const known =
    fault === 'failed' && code !== undefined
      ? ioError(Object.assign(new Error(code), { code }), 'write', path)
      : undefined;
  if (known instanceof OctetError) return known;
  const [reason, message, hint] = MESSAGES[fault](path);
  return new OctetError(reason, message, hint, { cause });
}

type Message = readonly [reason: 'state' | 'io', message: string, hint: string];

const MESSAGES: Readonly<Record<Exclude<StoreFault, 'other'>, (path: string) => Message>> = {
  corrupt: (path) => [
    'state',
    `the local service's database ${path} is damaged`,
    'restore a backup, or start over: octet serve reset',
  ],
  full: (path) => ['io', `no space left on the disk for ${path}`, 'free some space; nothing was charged'],
  files: (path) => [
    'io',
    `too many open files to write ${path}`,
    'close some connections or raise the limit: ulimit -n 4096',
  ],
  readonly: (path) => [
    'io',
    `${path} cannot be written`,
    'give yourself write permission on it and its folder',
  ],
  failed: (path) => ['io', `the disk failed while reading ${path}`, 'try again; nothing was charged'],
  broken: (path) => ['io', `the disk failed while writing ${path}`, 'check the disk, then start octet again'],
};
