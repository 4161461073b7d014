import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { OctetError, systemCode } from '../../errors.ts';
import { ownPid } from '../../files/owner.ts';

export type StoreFault = 'corrupt' | 'full' | 'readonly' | 'broken' | 'other';

/** SQLite's two builds share the words of its messages, and the WebAssembly one gives nothing else. */
export function faultOf(error: unknown, probe: () => string | undefined): StoreFault {
  const message = error instanceof Error ? error.message : '';
  if (/malformed|not a database|corrupt/i.test(message)) return 'corrupt';
  if (/readonly|read-only/i.test(message)) return 'readonly';
  if (/disk is full/i.test(message)) return 'full';
  if (!/disk I\/O|unable to open/i.test(message)) return 'other';
  const code = probe();
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return 'full';
  return code === 'EACCES' || code === 'EROFS' ? 'readonly' : 'broken';
}

/** What the file system says to a small write of its own, since SQLite does not pass its reason on. */
export function probeDisk(path: string): string | undefined {
  const temp = `${path}.probe.${ownPid}`;
  try {
    const file = openSync(temp, 'w', 0o600);
    try {
      // More than a page: the last free block may still take a few bytes.
      writeSync(file, Buffer.alloc(16_384));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return undefined;
  } catch (error) {
    return systemCode(error) ?? 'EIO';
  } finally {
    rmSync(temp, { force: true });
  }
}

export function storeError(fault: Exclude<StoreFault, 'other'>, path: string, cause: unknown): OctetError {
  const [reason, message, hint] = {
    corrupt: [
      'state',
      `the local service's database ${path} is damaged`,
      'restore a copy of it, or begin anew: octet serve reset',
    ],
    full: ['io', `no space left on the disk for ${path}`, 'free some space; nothing was charged'],
    readonly: ['io', `${path} cannot be written`, `give yourself write permission on it and its folder`],
    broken: ['io', `the disk failed while ${path} was written`, 'check the disk, then start octet again'],
  }[fault] as ['state' | 'io', string, string];
  return new OctetError(reason, message, hint, { cause });
}
