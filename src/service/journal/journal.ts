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
  /** All, or those of one test. */
  clear(test?: string): Promise<void>;
  /** Requests that came faster than they could be written, and are missing. */
  readonly dropped: number;
}

export const USUAL_JOURNAL: JournalBounds = { most: 10_000, mostBytes: 64 * 1024 * 1024 };

const WRITE_MS = 250;
/** Written in one turn. While many requests come they wait: for a quiet moment, or for a reader. */
const MOST_AT_ONCE = 100;
const MOST_WHILE_BUSY = 5;
const BUSY_REQUESTS = 50;
/** Beyond so many in one turn (1,000 a second) bodies are not kept: to hold them would slow the service down. */
const MOST_WITH_BODIES = 250;
/** A reader needs all of them; written in parts, so that requests in between are answered. */
const MOST_FOR_READER = 250;
/** Longer bodies are cut at once, so that they are not held until they are written. */
const LARGE_BYTES = 64 * 1024;

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
  const waiting = new Waiting(bounds);
  let failed = 0;
  let writing: Promise<void> = Promise.resolve();
  let timed = false;
  let added = 0;
  /** Undefined until they were counted. */
  let bytes: number | undefined;

  const write = async (most: number): Promise<void> => {
    const batch = waiting.take(most);
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
  };
  const writeSome = (most: number): Promise<void> => {
    writing = writing.then(() => write(most));
    return writing;
  };
  const writeLater = (): void => {
    if (timed || waiting.size === 0) return;
    timed = true;
    clock.after(WRITE_MS, () => {
      timed = false;
      const most = added > BUSY_REQUESTS ? MOST_WHILE_BUSY : MOST_AT_ONCE;
      added = 0;
      void writeSome(most).then(writeLater);
    });
  };
  const flush = async (): Promise<void> => {
    // Those that come in the meantime are for the next reader.
    for (let left = waiting.size; left > 0; left -= MOST_FOR_READER) await writeSome(MOST_FOR_READER);
    await writing;
  };

  return {
    get dropped() {
      return failed;
    },
    add(finished) {
      added += 1;
      waiting.add(added > MOST_WITH_BODIES ? withoutBodies(finished) : finished);
      writeLater();
    },
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

interface WaitingRequest {
  readonly finished: FinishedRequest;
  /** Made already for a long one. */
  readonly detail: string | undefined;
  readonly bytes: number;
}

/** Finished requests in memory, within the bounds of the journal: the oldest leave, as they would leave the journal. */
class Waiting {
  #all: WaitingRequest[] = [];
  #first = 0;
  #bytes = 0;

  constructor(private readonly bounds: JournalBounds) {}

  get size(): number {
    return this.#all.length - this.#first;
  }

  add(finished: FinishedRequest): void {
    const held = (finished.record.body?.length ?? 0) + (finished.body?.length ?? 0);
    const isLarge = held > LARGE_BYTES;
    const detail = isLarge ? detailOf(finished) : undefined;
    const bytes = detail?.length ?? held;
    this.#all.push({ finished: isLarge ? withoutBodies(finished) : finished, detail, bytes });
    this.#bytes += bytes;
    while (this.size > this.bounds.most || this.#bytes > this.bounds.mostBytes) this.#leave();
  }

  take(most: number): WaitingRequest[] {
    const taken = this.#all.slice(this.#first, this.#first + most);
    for (const _ of taken) this.#leave();
    return taken;
  }

  #leave(): void {
    this.#bytes -= this.#all[this.#first]?.bytes ?? 0;
    this.#first += 1;
    // Moved together once in a while: to move all of them each time would take longer the more there are.
    if (this.#first < 1_000) return;
    this.#all = this.#all.slice(this.#first);
    this.#first = 0;
  }
}

function withoutBodies(finished: FinishedRequest): FinishedRequest {
  return { ...finished, record: { ...finished.record, body: undefined }, body: undefined, chunks: [] };
}

const bytesIn = (sql: Sql): number => numberIn(sql.get('SELECT sum(bytes) AS n FROM requests') ?? {}, 'n');

function insert(sql: Sql, { finished, detail = detailOf(finished) }: WaitingRequest): number {
  const entry = entryOf(finished);
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
