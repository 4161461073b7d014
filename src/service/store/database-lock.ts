import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { randomHex } from '../../files/atomic.ts';
import { DEFAULT_LOCK_WAIT_MS, type LockClock, takeLock } from '../../files/lock.ts';
import { type LockFile, openLockFile, readHolder } from '../../files/lock-file.ts';
import { ownPid, standingOf } from '../../files/owner.ts';

/**
 * One process at a time may touch the database. SQLite's own locks do not do: the WebAssembly build locks with a
 * directory that a killed process leaves behind, the native build locks with fcntl, and neither sees the other.
 */
export interface DatabaseLock {
  /** Runs the action under the lock, at once if it is free. Callers are served in order and wait a bounded time. */
  run<T>(action: () => T): Promise<T>;
  /** The same for an action that takes a while; it should end when another process wants the lock. */
  hold(action: () => Promise<void>): Promise<void>;
  /** True once for each process that began to wait. */
  isWanted(): boolean;
  close(): void;
}

export function openDatabaseLock(path: string, clock: LockClock): DatabaseLock {
  const ticket = `${path}.${ownPid}.${randomHex()}`;
  const lock = openLockFile(path, ticket);
  sweepTickets(path, ticket);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const wanted = `${path}.wanted`;

  async function takeAfter(turn: Promise<unknown>): Promise<void> {
    // From now: behind a holder that is stuck, everybody in the queue gives up at their own time.
    const deadline = clock.monotonic() + DEFAULT_LOCK_WAIT_MS;
    await turn;
    if (lock.take() === undefined) return;
    announce(wanted);
    await takeLock(lock, clock, deadline);
  }

  function queued<T>(run: (turn: Promise<unknown>) => Promise<T>): Promise<T> {
    waiting += 1;
    const result = run(last).finally(() => {
      waiting -= 1;
    });
    // The caller awaits the same result.
    last = result.catch(() => undefined);
    return result;
  }

  return {
    async run(action) {
      if (waiting === 0 && lock.take() === undefined) return underLock(lock, action);
      return queued(async (turn) => {
        await takeAfter(turn);
        return underLock(lock, action);
      });
    },
    hold: (action) =>
      queued(async (turn) => {
        await takeAfter(turn);
        try {
          await action();
        } finally {
          lock.release();
        }
      }),
    isWanted() {
      if (!existsSync(wanted)) return false;
      rmSync(wanted, { force: true });
      return true;
    },
    close: () => lock.close(),
  };
}

/** A holder that stays longer looks for this file. */
function announce(wanted: string): void {
  try {
    writeFileSync(wanted, '', { mode: 0o600 });
  } catch {
    // Without it the holder goes on for a quarter of a second at most.
  }
}

function underLock<T>(lock: LockFile, action: () => T): T {
  try {
    return action();
  } finally {
    lock.release();
  }
}

const FOREIGN_TICKET_MS = 86_400_000;

/**
 * Removes the tickets of processes that ended without closing. A foreign owner may be alive, but it writes its ticket
 * again when it misses it.
 */
function sweepTickets(path: string, own: string): void {
  const directory = dirname(path);
  const prefix = `${basename(path)}.`;
  const isOld = (ticket: string): boolean =>
    statSync(own).mtimeMs - statSync(ticket).mtimeMs > FOREIGN_TICKET_MS;
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(prefix) || !/^\d+\.[0-9a-f]{12}$/.test(name.slice(prefix.length))) continue;
    const ticket = join(directory, name);
    const holder = readHolder(ticket);
    if (holder === undefined) continue;
    const standing = holder === 'unreadable' ? 'foreign' : standingOf(holder, directory);
    if (standing === 'dead' || (standing === 'foreign' && isOld(ticket))) rmSync(ticket, { force: true });
  }
}
