import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OctetError, systemCode } from '../../errors.ts';
import { ioError } from '../../files/io-error.ts';
import { isAlive, ownPid } from '../../files/owner.ts';
import { startTicks } from './process-start.ts';

/**
 * One process at a time may touch the database. SQLite's own locks do not do: the WebAssembly build locks with a
 * directory that a killed process leaves behind, the native build locks with fcntl, and neither sees the other.
 */
export interface DatabaseLock {
  take<T>(action: () => T): T;
  close(): void;
}

interface Ticket {
  readonly pid: number;
  readonly start: string | null;
  readonly nonce: string;
}

const LONGEST_WAIT_MS = 10_000;
const DEEPEST_STEAL = 3;
/** Contention lasts a few milliseconds and the callers are synchronous, so the thread itself waits. */
const waitCell = new Int32Array(new SharedArrayBuffer(4));

export function openDatabaseLock(path: string): DatabaseLock {
  sweepTickets(path);
  const ticket: Ticket = { pid: ownPid, start: startTicks(ownPid), nonce: randomBytes(6).toString('hex') };
  const ticketPath = `${path}.${ownPid}.${ticket.nonce}`;
  writeTicket(ticketPath, ticket);
  let depth = 0;
  return {
    take(action) {
      if (depth > 0) return action();
      acquire(path, ticketPath, ticket, 0);
      depth += 1;
      try {
        return action();
      } finally {
        depth -= 1;
        unlinkSync(path);
      }
    },
    close: () => rmSync(ticketPath, { force: true }),
  };
}

function writeTicket(path: string, ticket: Ticket): void {
  try {
    writeFileSync(path, JSON.stringify(ticket), { mode: 0o600 });
  } catch (error) {
    throw ioError(error, 'lock', path);
  }
}

function acquire(path: string, ticketPath: string, ticket: Ticket, depth: number): void {
  let waitedMs = 0;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 1.5, 20)) {
    if (place(path, ticketPath, ticket)) return;
    const holder = read(path);
    if (holder === undefined) continue;
    if (isDead(holder)) {
      removeDead(path, holder, ticketPath, ticket, depth);
      continue;
    }
    if (waitedMs > LONGEST_WAIT_MS) {
      throw new OctetError(
        'io',
        `process ${holder.pid} holds ${path}`,
        `end process ${holder.pid}, or wait for it`,
      );
    }
    const nap = pauseMs * (0.5 + Math.random());
    Atomics.wait(waitCell, 0, 0, nap);
    waitedMs += nap;
  }
}

/** A link to a finished file: the lock never exists without its owner's name in it. */
function place(path: string, ticketPath: string, ticket: Ticket): boolean {
  try {
    linkSync(ticketPath, path);
    return true;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST') return false;
    if (code === 'ENOENT') writeTicket(ticketPath, ticket);
    else if (code === 'EPERM' || code === 'ENOTSUP') return placeCopy(path, ticket);
    else throw ioError(error, 'lock', path);
    return false;
  }
}

function placeCopy(path: string, ticket: Ticket): boolean {
  try {
    writeFileSync(path, JSON.stringify(ticket), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw ioError(error, 'lock', path);
  }
}

/** Two processes may find the same dead lock: look again and remove it under a lock that guards just that. */
function removeDead(path: string, seen: Ticket, ticketPath: string, ticket: Ticket, depth: number): void {
  if (depth === DEEPEST_STEAL)
    throw new OctetError('io', `cannot take ${path}`, `delete ${path} and try again`);
  const guard = `${path}.steal`;
  acquire(guard, ticketPath, ticket, depth + 1);
  try {
    if (read(path)?.nonce === seen.nonce) renameSync(path, `${ticketPath}.dead`);
  } finally {
    rmSync(`${ticketPath}.dead`, { force: true });
    unlinkSync(guard);
  }
}

function read(path: string): Ticket | undefined {
  try {
    const { pid, start, nonce }: Partial<Ticket> = JSON.parse(readFileSync(path, 'utf8'));
    return { pid: Number(pid), start: start ?? null, nonce: String(nonce) };
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    // Only where there are no links: a lock that is being written this very moment, or was never finished.
    if (error instanceof SyntaxError) return { pid: Number.NaN, start: null, nonce: 'unreadable' };
    throw ioError(error, 'lock', path);
  }
}

function isDead(holder: Ticket): boolean {
  if (Number.isNaN(holder.pid)) return false;
  if (!isAlive(holder.pid)) return true;
  const start = startTicks(holder.pid);
  return holder.start !== null && start !== null && start !== holder.start;
}

/** Tickets of processes that ended without closing. */
function sweepTickets(path: string): void {
  const prefix = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    const pid = name.startsWith(prefix)
      ? /^(\d+)\.[0-9a-f]{12}/.exec(name.slice(prefix.length))?.[1]
      : undefined;
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dirname(path), name), { force: true });
  }
}
