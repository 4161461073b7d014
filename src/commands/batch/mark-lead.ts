import type { Clock } from '../../clock.ts';

/** Several times as long as it takes to write a group of marks. */
const WINDOW_MS = 250;
const LEAST = 2;

/**
 * How many lines are marked ahead of their requests: as many as leave while marks are written, and no more. When a worker
 * is killed they may end as unknown, though they were never sent.
 */
export class MarkLead {
  #sinceMs: number;
  #count = 0;
  #before = 0;

  constructor(
    private readonly clock: Clock,
    private readonly most: number,
  ) {
    this.#sinceMs = clock.monotonic();
  }

  /** A request has ended, and the next may leave. */
  answered(): void {
    this.#roll();
    this.#count += 1;
  }

  /** Requests that end in a second, now. */
  get perSecond(): number {
    this.#roll();
    return (Math.max(this.#count, this.#before) * 1_000) / WINDOW_MS;
  }

  get size(): number {
    this.#roll();
    return Math.min(this.most, LEAST + Math.max(this.#count, this.#before));
  }

  #roll(): void {
    const passedMs = this.clock.monotonic() - this.#sinceMs;
    if (passedMs < WINDOW_MS) return;
    this.#before = passedMs < 2 * WINDOW_MS ? this.#count : 0;
    this.#count = 0;
    this.#sinceMs += passedMs;
  }
}
