import { linkSync, lstatSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { randomHex } from './atomic.ts';
import { ioError } from './io-error.ts';
import { ownerIn, type ProcessOwner, standingOf, thisProcess } from './owner.ts';
import { readRegularSync } from './regular-file.ts';

export interface LockHolder extends ProcessOwner {
  /** Tells this holding of the lock from every other one. */
  readonly nonce: string;
}

/** A lock that is a file. Every step is one attempt; waiting is up to the caller. */
export interface LockFile {
  readonly path: string;
  /** Undefined when the lock is ours now; otherwise its holder. */
  take(): LockHolder | 'unreadable' | undefined;
  release(): void;
  /** Removes the ticket. */
  close(): void;
}

/** Locks that guard the removal of a dead lock; each level means one more process killed within microseconds. */
const DEEPEST = 4;

/**
 * The ticket is a file beside the lock with our name in it. Taking the lock links the ticket to the lock's name, so a
 * lock never exists without its holder's name, and of all processes on all hosts exactly one succeeds.
 */
export function openLockFile(path: string, ticketPath: string): LockFile {
  const own: LockHolder = { ...thisProcess(dirname(path)), nonce: randomHex() };
  let inode: bigint | undefined;
  writeTicket(ticketPath, own);

  function takeAt(target: string, depth: number): LockHolder | 'unreadable' | undefined {
    for (;;) {
      if (linkTicket(target, ticketPath, own)) return undefined;
      const holder = readHolder(target);
      if (holder === undefined) continue;
      // An earlier release failed.
      if (holder !== 'unreadable' && holder.nonce === own.nonce) return undefined;
      if (holder === 'unreadable' || standingOf(holder, dirname(target)) !== 'dead') return holder;
      const obstacle = removeDead(target, holder, depth);
      if (obstacle !== undefined) return obstacle;
    }
  }

  /**
   * Two processes may find the same dead lock; the slower one must not remove the lock that the faster one has taken
   * since. So the check and the removal stand under a lock of their own, which is taken in the same way.
   */
  function removeDead(
    target: string,
    seen: LockHolder,
    depth: number,
  ): LockHolder | 'unreadable' | undefined {
    if (depth === DEEPEST) return seen;
    const guard = `${target}.steal`;
    const obstacle = takeAt(guard, depth + 1);
    if (obstacle !== undefined) return obstacle;
    try {
      const holder = readHolder(target);
      if (holder !== undefined && holder !== 'unreadable' && holder.nonce === seen.nonce) unlinkSync(target);
    } finally {
      unlinkSync(guard);
    }
    return undefined;
  }

  /** Opens no file: a process without descriptors must still let go. The user may have deleted our lock meanwhile. */
  function release(): void {
    if (inodeOf(path) === inode) unlinkSync(path);
  }

  return {
    path,
    take() {
      const holder = takeAt(path, 0);
      if (holder === undefined) inode = inodeOf(path);
      return holder;
    },
    release,
    close: () => remove(ticketPath),
  };
}

/** Names the holder and what to do about it. */
export function lockedBy(path: string, holder: LockHolder | 'unreadable'): OctetError {
  if (holder === 'unreadable') {
    return new OctetError(
      'io',
      `another process holds the lock ${path}`,
      `if no octet is running, delete ${path}`,
    );
  }
  const { pid, host } = holder;
  return standingOf(holder, dirname(path)) === 'foreign'
    ? new OctetError(
        'io',
        `process ${pid} of another container or machine (${host}) holds the lock ${path}`,
        `if octet no longer runs there, delete ${path}`,
      )
    : new OctetError(
        'io',
        `process ${pid} on ${host} holds the lock ${path}`,
        `if no octet is running, delete ${path}`,
      );
}

export function readHolder(path: string): LockHolder | 'unreadable' | undefined {
  try {
    const value: unknown = JSON.parse(readRegularSync(path));
    const owner = ownerIn(value);
    const isHolder = typeof value === 'object' && value !== null && 'nonce' in value;
    return owner && isHolder && typeof value.nonce === 'string'
      ? { ...owner, nonce: value.nonce }
      : 'unreadable';
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return 'unreadable';
    throw ioError(error, 'lock', path);
  }
}

function writeTicket(path: string, own: LockHolder): void {
  try {
    writeNew(path, own);
  } catch (error) {
    throw ioError(error, 'lock', path);
  }
}

function linkTicket(path: string, ticketPath: string, own: LockHolder): boolean {
  try {
    linkSync(ticketPath, path);
    return true;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST') return false;
    if (code === 'EPERM' || code === 'ENOTSUP') return copyTicket(path, own);
    if (code !== 'ENOENT') throw ioError(error, 'lock', path);
    // Another process has swept the ticket away.
    writeTicket(ticketPath, own);
    return false;
  }
}

/** For file systems without hard links. A reader may see it before it is written and then finds it unreadable. */
function copyTicket(path: string, own: LockHolder): boolean {
  try {
    writeNew(path, own);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw ioError(error, 'lock', path);
  }
}

function writeNew(path: string, own: LockHolder): void {
  try {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // A full disk leaves an empty file: it would name nobody and so never be cleared.
    if (systemCode(error) !== 'EEXIST') remove(path);
    throw error;
  }
}

function inodeOf(path: string): bigint | undefined {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It is gone, or the directory is; either way nobody is kept waiting by it.
  }
}
