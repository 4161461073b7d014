import type { Clock } from '../../clock.ts';
import { numberIn, type Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { detailOf, entryOf } from './entry.ts';
import type { FinishedRequest } from './request-record.ts';

export interface JournalBounds {
  /** Requests that are kept. */
  readonly most: number;
  /** Bytes of their bodies and headers. */
  readonly mostBytes: number;
}

export interface Journal {
  add(finished: FinishedRequest): void;
  /** Everything that was added is in the store when it resolves. */
  flush(): Promise<void>;
  clear(): Promise<void>;
  /** Requests that came faster than they could be written, and are missing. */
  readonly dropped: number;
}

export const USUAL_JOURNAL: JournalBounds = { most: 10_000, mostBytes: 64 * 1024 * 1024 };

const WRITE_MS = 250;
/** Those that wait to be written; more of them push out the oldest. */
const MOST_WAITING = 2_000;

export interface JournalOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly bounds: JournalBounds;
}

/**
 * Requests are collected in memory and written some time later, many in one transaction: nobody waits for the journal,
 * and a crash loses its last moments and nothing else.
 */
export function openJournal({ store, clock, bounds }: JournalOptions): Journal {
  let waiting: FinishedRequest[] = [];
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();
  let timed = false;
  /** Undefined until they were counted. */
  let bytes: number | undefined;

  const write = async (): Promise<void> => {
    timed = false;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    try {
      await store.write((sql) => {
        bytes ??= bytesIn(sql);
        for (const finished of batch) bytes += insert(sql, finished);
        bytes = prune(sql, bounds, bytes);
      });
    } catch {
      // A full disk: requests report it, and the journal goes on when there is space.
      dropped += batch.length;
      bytes = undefined;
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };

  return {
    get dropped() {
      return dropped;
    },
    add(finished) {
      waiting.push(finished);
      if (waiting.length > MOST_WAITING) dropped += waiting.splice(0, MOST_WAITING / 2).length;
      if (timed) return;
      timed = true;
      clock.after(WRITE_MS, () => void flush());
    },
    flush,
    async clear() {
      await flush();
      await store.write((sql) => sql.run('DELETE FROM requests'));
      bytes = 0;
    },
  };
}

const bytesIn = (sql: Sql): number => numberIn(sql.get('SELECT sum(bytes) AS n FROM requests') ?? {}, 'n');

function insert(sql: Sql, finished: FinishedRequest): number {
  const entry = entryOf(finished);
  const detail = detailOf(finished);
  const bytes = detail.length + entry.path.length;
  sql.run(
    `INSERT OR IGNORE INTO requests (id, at, method, path, endpoint, account, status, duration_ms, credits, tokens, stream,
      fault, job, test, bytes, detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    entry.id,
    entry.at,
    entry.method,
    entry.path,
    entry.endpoint ?? null,
    entry.account ?? null,
    entry.status,
    entry.durationMs,
    entry.credits,
    entry.tokens,
    entry.stream ? 1 : 0,
    entry.fault ?? null,
    entry.jobId ?? null,
    entry.test ?? null,
    bytes,
    detail,
  );
  return bytes;
}

/** Deletes the oldest ones beyond the bounds; the bytes that are left. */
function prune(sql: Sql, { most, mostBytes }: JournalBounds, bytes: number): number {
  const row = sql.get('SELECT max(seq) AS last, min(seq) AS first FROM requests') ?? {};
  const surplus = numberIn(row, 'last') - numberIn(row, 'first') + 1 - most;
  let left = bytes;
  if (surplus > 0) left -= removeOldest(sql, numberIn(row, 'first') + surplus);
  while (left > mostBytes) {
    const next = sql.get('SELECT seq FROM requests ORDER BY seq LIMIT 1 OFFSET 100');
    const removed = removeOldest(sql, next ? numberIn(next, 'seq') : Number.MAX_SAFE_INTEGER);
    left -= removed;
    if (removed === 0) return bytesIn(sql);
  }
  return left;
}

function removeOldest(sql: Sql, before: number): number {
  const sum = sql.get('SELECT sum(bytes) AS n FROM requests WHERE seq < ?', before);
  sql.run('DELETE FROM requests WHERE seq < ?', before);
  return numberIn(sum ?? {}, 'n');
}
