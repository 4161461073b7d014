import type { Clock } from '../../clock.ts';
import type { Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { addCounts, type CountedWindow, type NewCount } from './rate-windows.ts';
import { addUsage, type NewUsage, type UsageCount, usageDay } from './usage.ts';

/** A crash loses at most what was counted in this time. */
const WRITE_EVERY_MS = 1_000;

type Kind = CountedWindow['kind'];
type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

class Batch {
  readonly windows = new Map<string, Mutable<NewCount>>();
  readonly usage = new Map<string, Mutable<NewUsage>>();

  get isEmpty(): boolean {
    return this.windows.size === 0 && this.usage.size === 0;
  }

  countOf(account: string, kind: Kind, start: number): number {
    const counted = this.windows.get(`${account} ${kind}`);
    return counted?.start === start ? counted.count : 0;
  }

  count({ account, kind, start, count }: NewCount): void {
    const name = `${account} ${kind}`;
    const counted = this.windows.get(name);
    if (counted?.start === start) counted.count += count;
    else this.windows.set(name, { account, kind, start, count });
  }

  use(more: NewUsage): void {
    const name = `${more.account} ${more.day} ${more.endpoint}`;
    const used = this.usage.get(name);
    if (!used) return void this.usage.set(name, { ...more });
    used.requests += more.requests;
    used.promptTokens += more.promptTokens;
    used.completionTokens += more.completionTokens;
    used.credits += more.credits;
  }

  write(sql: Sql): void {
    addCounts(sql, this.windows.values());
    addUsage(sql, this.usage.values());
  }
}

/** Counts on their way into the state, in a transaction of somebody else. */
export interface LeavingCounts {
  write(sql: Sql): void;
  /** Must be called once the transaction is over. */
  over(committed: boolean): void;
}

/** Rate windows and usage, counted in memory and written a little later: no request waits for them. */
export class Counters {
  #counted = new Batch();
  #leaving: Batch | undefined;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #callOff: (() => void) | undefined;
  #flushed: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly clock: Pick<Clock, 'monotonic' | 'after'>,
  ) {}

  /** Requests of this window that are not in the state yet. */
  countOf(account: string, kind: Kind, start: number): number {
    return this.#counted.countOf(account, kind, start) + (this.#leaving?.countOf(account, kind, start) ?? 0);
  }

  count(account: string, kind: Kind, start: number): void {
    this.#counted.count({ account, kind, start, count: 1 });
    this.#writeLater();
  }

  use({ account, path, tokens, credits = 0, now }: UsageCount): void {
    this.#counted.use({
      account,
      day: usageDay(now),
      endpoint: path,
      requests: 1,
      promptTokens: tokens?.prompt ?? 0,
      completionTokens: tokens?.completion ?? 0,
      credits,
    });
    this.#writeLater();
  }

  /** For a transaction that is made anyway; undefined while the last counts are recent. */
  due(): LeavingCounts | undefined {
    const sinceMs = this.clock.monotonic() - this.#writtenAt;
    return sinceMs >= WRITE_EVERY_MS ? this.#leave() : undefined;
  }

  /** Waits until everything that is counted by now is written. */
  async flush(): Promise<void> {
    this.#callOff?.();
    this.#callOff = undefined;
    const flushing = this.#flushed.then(() => this.#writeAll());
    // The caller hears of a fault; the counts stay for the next time.
    this.#flushed = flushing.catch(() => {});
    await flushing;
  }

  async #writeAll(): Promise<void> {
    const leaving = this.#leave();
    if (!leaving) return;
    let committed = false;
    try {
      await this.store.write((sql) => leaving.write(sql));
      committed = true;
    } finally {
      leaving.over(committed);
    }
  }

  #leave(): LeavingCounts | undefined {
    if (this.#leaving || this.#counted.isEmpty) return undefined;
    const batch = this.#counted;
    this.#leaving = batch;
    this.#counted = new Batch();
    this.#writtenAt = this.clock.monotonic();
    return {
      write: (sql) => batch.write(sql),
      over: (committed) => {
        this.#leaving = undefined;
        if (committed) return;
        for (const count of batch.windows.values()) this.#counted.count(count);
        for (const used of batch.usage.values()) this.#counted.use(used);
      },
    };
  }

  #writeLater(): void {
    this.#callOff ??= this.clock.after(WRITE_EVERY_MS, () => {
      // Requests report the fault of the state.
      this.flush().catch(() => {});
    });
  }
}
