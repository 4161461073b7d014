import { link, open, unlink } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { OctetError, systemCode } from '../errors.ts';
import { randomHex, tempFor } from './atomic.ts';
import { ioError } from './io-error.ts';
import { isGone, ownOwner, type ProcessOwner } from './owner.ts';
import { readRegular } from './regular.ts';

export type LockClock = Pick<Clock, 'monotonic' | 'sleep'>;

export interface LockOptions {
  /** How long to wait for another process before giving up. */
  readonly waitMs?: number;
  readonly signal?: AbortSignal;
}

interface Lock extends ProcessOwner {
  /** Tells this holding of the lock from every other one. */
  readonly nonce: string;
}

const DEFAULT_WAIT_MS = 10_000;
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;
/** Locks that guard the removal of a dead lock; each level means one more process killed within microseconds. */
const DEEPEST = 4;

/** Runs the action while no other process runs one under the same lock file. */
export async function withLock<T>(
  path: string,
  clock: LockClock,
  action: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const lock = await acquire(path, clock, options, 0);
  try {
    return await action();
  } finally {
    // What was done is done. A lock that stays is a dead one when this process has ended.
    await release(path, lock).catch(() => undefined);
  }
}

async function acquire(path: string, clock: LockClock, options: LockOptions, depth: number): Promise<Lock> {
  const lock: Lock = { ...(await ownOwner()), nonce: randomHex() };
  const deadline = clock.monotonic() + (options.waitMs ?? DEFAULT_WAIT_MS);
  let pauseMs = SHORTEST_PAUSE_MS;
  for (;;) {
    if (await create(path, lock)) return lock;
    const holder = await readLock(path);
    if (holder === undefined) continue;
    if (holder !== 'unreadable' && (await isGone(holder))) {
      await removeDead(path, holder, clock, options, depth);
      continue;
    }
    if (clock.monotonic() >= deadline) throw busy(path, holder);
    await clock.sleep(pauseMs * (0.5 + Math.random()), options.signal);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
  }
}

/**
 * Two processes may find the same dead lock; the slower one must not remove the lock that the faster one has taken
 * since. So the check and the removal stand under a lock of their own, which is taken in the same way.
 */
async function removeDead(
  path: string,
  seen: Lock,
  clock: LockClock,
  options: LockOptions,
  depth: number,
): Promise<void> {
  if (depth === DEEPEST) throw busy(path, seen);
  const guardPath = `${path}.steal`;
  const guard = await acquire(guardPath, clock, options, depth + 1);
  try {
    const holder = await readLock(path);
    if (holder !== undefined && holder !== 'unreadable' && holder.nonce === seen.nonce) await remove(path);
  } finally {
    await release(guardPath, guard);
  }
}

/** Links a finished file into place, so that a lock never exists without its owner's name in it. */
async function create(path: string, lock: Lock): Promise<boolean> {
  const temp = tempFor(path);
  try {
    await writeNew(temp, lock);
    await link(temp, path);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    if (systemCode(error) !== 'EPERM' && systemCode(error) !== 'ENOTSUP') throw ioError(error, 'lock', path);
    return await createWithoutLinks(path, lock);
  } finally {
    await unlink(temp).catch(() => undefined);
  }
}

async function createWithoutLinks(path: string, lock: Lock): Promise<boolean> {
  try {
    await writeNew(path, lock);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw ioError(error, 'lock', path);
  }
}

async function writeNew(path: string, lock: Lock): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify(lock));
  } catch (error) {
    // An empty lock would name nobody, and so never be cleared.
    await unlink(path).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

async function release(path: string, lock: Lock): Promise<void> {
  const holder = await readLock(path);
  if (holder === undefined || holder === 'unreadable' || holder.nonce !== lock.nonce) return;
  await remove(path);
}

async function remove(path: string): Promise<void> {
  await unlink(path).catch((error) => {
    if (systemCode(error) !== 'ENOENT') throw ioError(error, 'lock', path);
  });
}

async function readLock(path: string): Promise<Lock | 'unreadable' | undefined> {
  try {
    const { pid, start, host, nonce }: Partial<Lock> = JSON.parse(await readRegular(path));
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof nonce !== 'string') return 'unreadable';
    return { pid, start: typeof start === 'string' ? start : null, host, nonce };
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return 'unreadable';
    throw ioError(error, 'lock', path);
  }
}

function busy(path: string, holder: Lock | 'unreadable'): OctetError {
  const who = holder === 'unreadable' ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  return new OctetError('io', `${who} holds the lock ${path}`, `if no octet is running, delete ${path}`);
}
