import type { Clock } from '../../clock.ts';
import { numberIn, type Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { JournalEntry } from './entry.ts';
import type { FinishedRequest } from './request-record.ts';
import { type JournalBounds, Waiting } from './waiting.ts';

export interface Journal {
  add(entry: JournalEntry, finished: FinishedRequest): void;
  /** False: too many came lately; the next one is kept without headers and bodies. */
  keepsBodies(): boolean;
  /** Everything that was added is in the store when it resolves. */
  flush(): Promise<void>;
  /** All, or those of one test. */
  clear(test?: string): Promise<void>;
  /** Requests that came faster than they could be written, and are missing. */
  readonly dropped: number;
}

export const USUAL_JOURNAL: JournalBounds = { most: 10_000, mostBytes: 64 * 1024 * 1024 };

const WRITE_MS = 250;
/** Waiting entries are written in short turns, so that no request waits for a long one. */
const NEXT_MS = 50;
const MOST_AT_ONCE = 20;
/** While many requests come, the journal waits for a quiet moment, or for a reader. */
const MOST_WHILE_BUSY = 5;
const BUSY_A_SECOND = 200;
/** A burst of so many is kept with headers and bodies; of a lasting load so many a second: more would slow the service down. */
const BODIES_AT_ONCE = 1_000;
const BODIES_A_SECOND = 50;
/** A reader needs all of them; written in parts, so that requests in between are answered. */
const MOST_FOR_READER = 250;
/** Of one turn: large bodies take longer to write than many requests. */
const MOST_BYTES_AT_ONCE = 256 * 1024;

export interface JournalOptions {
  readonly store: Pick<Store, 'write'>;
  readonly clock: Clock;
  readonly bounds: JournalBounds;
}

/**
 * Requests are collected in memory and written some time later, many in one transaction: nobody waits for the journal,
 * and a crash loses its last moments and nothing else.
 */
export function openJournal({ store, clock, bounds }: JournalOptions): Journal {
  const waiting = new Waiting(bounds);
  let failed = 0;
  let writing: Promise<void> = Promise.resolve();
  let timed = false;
  let added = 0;
  let bodiesLeft = BODIES_AT_ONCE;
  let refilledMs = clock.monotonic();
  /** Undefined until they were counted. */
  let bytes: number | undefined;

  const write = async (most: number): Promise<void> => {
    const batch = waiting.take(most, MOST_BYTES_AT_ONCE);
    if (batch.length === 0) return;
    try {
      await store.write((sql) => {
        bytes ??= bytesIn(sql);
        for (const each of batch) bytes += insert(sql, each);
        bytes = prune(sql, bounds, bytes);
      });
    } catch {
      // A full disk: requests report it, and the journal goes on when there is space.
      failed += batch.length;
      bytes = undefined;
    }
    for (const entry of batch) entry.dropRest();
  };
  const writeSome = (most: number): Promise<void> => {
    writing = writing.then(() => write(most));
    return writing;
  };
  const writeLater = (afterMs: number): void => {
    if (timed || waiting.size === 0) return;
    timed = true;
    clock.after(afterMs, () => {
      timed = false;
      const passedMs = clock.monotonic() - refilledMs;
      refilledMs += passedMs;
      bodiesLeft = Math.min(BODIES_AT_ONCE, bodiesLeft + (passedMs / 1_000) * BODIES_A_SECOND);
      const isBusy = added > (passedMs / 1_000) * BUSY_A_SECOND;
      added = 0;
      void writeSome(isBusy ? MOST_WHILE_BUSY : MOST_AT_ONCE).then(() =>
        writeLater(isBusy ? WRITE_MS : NEXT_MS),
      );
    });
  };
  const flush = async (): Promise<void> => {
    // Those that come in the meantime are for the next reader.
    const all = waiting.gone + waiting.size;
    while (waiting.gone < all) await writeSome(MOST_FOR_READER);
    await writing;
  };

  return {
    get dropped() {
      return failed;
    },
    add(entry, finished) {
      added += 1;
      const withBodies = bodiesLeft >= 1;
      if (withBodies) bodiesLeft -= 1;
      waiting.add(entry, withBodies ? entry.keepWhole(finished) : 0);
      writeLater(WRITE_MS);
    },
    keepsBodies: () => bodiesLeft >= 1,
    flush,
    async clear(test) {
      await flush();
      await store.write((sql) =>
        test === undefined
          ? sql.run('DELETE FROM requests')
          : sql.run('DELETE FROM requests WHERE test = ?', test),
      );
      bytes = undefined;
    },
  };
}

const bytesIn = (sql: Sql): number => numberIn(sql.get('SELECT sum(bytes) AS n FROM requests') ?? {}, 'n');

/** The WebAssembly build copies bytes at once, and texts letter by letter. */
function insert(sql: Sql, entry: JournalEntry): number {
  const detail = Buffer.from(entry.detail());
  const path = entry.shownPath;
  const bytes = detail.length + path.length;
  sql.run(
    `INSERT OR IGNORE INTO requests (id, at, method, path, endpoint, account, status, duration_ms, credits, tokens, stream,
      fault, job, test, bytes, detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT))`,
    entry.id,
    entry.at,
    entry.method,
    path,
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
