import type { JournalEntry } from './entry.ts';

export interface JournalBounds {
  /** Requests that are kept. */
  readonly most: number;
  /** Bytes of their bodies and headers. */
  readonly mostBytes: number;
}

/**
 * Finished requests in memory, within the bounds of the journal: the oldest leave, as they would leave the journal.
 */
export class Waiting {
  #all: JournalEntry[] = [];
  /** Bytes that each of them holds. */
  #held: number[] = [];
  #first = 0;
  #bytes = 0;
  #gone = 0;

  constructor(private readonly bounds: JournalBounds) {}

  get size(): number {
    return this.#all.length - this.#first;
  }

  /** All that ever left; those that came in before a moment are gone when this is their number. */
  get gone(): number {
    return this.#gone;
  }

  add(entry: JournalEntry, held: number): void {
    this.#all.push(entry);
    this.#held.push(held);
    this.#bytes += held;
    while (this.size > this.bounds.most || this.#bytes > this.bounds.mostBytes) {
      this.#all[this.#first]?.dropRest();
      this.#leave();
    }
  }

  /** The oldest ones: so many at most, and at least one that hold more than so many bytes. */
  take(most: number, mostBytes: number): JournalEntry[] {
    const from = this.#first;
    const end = Math.min(this.#all.length, from + most);
    let next = from;
    let bytes = 0;
    while (next < end && bytes < mostBytes) {
      bytes += this.#held[next] ?? 0;
      next += 1;
    }
    const taken = this.#all.slice(from, next);
    for (const _ of taken) this.#leave();
    return taken;
  }

  #leave(): void {
    this.#bytes -= this.#held[this.#first] ?? 0;
    this.#first += 1;
    this.#gone += 1;
    // Moved together once in a while: to move all of them each time would take longer the more there are.
    if (this.#first < 1_000) return;
    this.#all = this.#all.slice(this.#first);
    this.#held = this.#held.slice(this.#first);
    this.#first = 0;
  }
}
