import type { Clock } from '../clock.ts';
import { tempFor } from './atomic.ts';
import { type LockFile, lockedBy, openLockFile } from './lock-file.ts';

export type LockClock = Pick<Clock, 'monotonic' | 'sleep'>;

export interface LockOptions {
  /** How long to wait for another process before giving up. */
  readonly waitMs?: number;
  readonly signal?: AbortSignal;
}

export const DEFAULT_LOCK_WAIT_MS = 10_000;
const SHORTEST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 20;

/** Runs the action while no other process runs one under the same lock file. */
export async function withLock<T>(
  path: string,
  clock: LockClock,
  action: () => Promise<T>,
  { waitMs = DEFAULT_LOCK_WAIT_MS, signal }: LockOptions = {},
): Promise<T> {
  const lock = openLockFile(path, tempFor(path));
  try {
    await takeLock(lock, clock, clock.monotonic() + waitMs, signal);
  } finally {
    lock.close();
  }
  try {
    return await action();
  } finally {
    releaseQuietly(lock);
  }
}

/** Waits without blocking the event loop, and gives up at the deadline. */
export async function takeLock(
  lock: LockFile,
  clock: LockClock,
  deadline: number,
  signal?: AbortSignal,
): Promise<void> {
  for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    const holder = lock.take();
    if (holder === undefined) return;
    if (clock.monotonic() >= deadline) throw lockedBy(lock.path, holder);
    await clock.sleep(pauseMs * (0.5 + Math.random()), signal);
  }
}

function releaseQuietly(lock: LockFile): void {
  try {
    lock.release();
  } catch {
    // The work is done, and the lock counts as dead once this process ends.
  }
}
