import type { Clock } from '../../clock.ts';

const WINDOW_MS = 250;
const LEAST = 2;
/** More at a time saves little; fewer cost a commit each few lines. */
const ENOUGH = 128;
/** New marks are asked for when half of them are used up, and then the write itself may take longer. */
const WRITES_AHEAD = 3;
/** One slow write is remembered for some dozen others. */
const FADING = 0.95;

/**
 * How many lines are marked ahead of their requests: as many as leave in a quarter of a second, but no more than make a
 * good group, unless marks take so long to write that requests would wait for them. When a worker is killed they may end
 * as unknown, though they were never sent.
 */
export class MarkLead {
  #sinceMs: number;
  #count = 0;
  #before = 0;
  #writeMs = 0;

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

  /** Marks are being written; to be called when they are. */
  marking(): () => void {
    const fromMs = this.clock.monotonic();
    return () => {
      this.#writeMs = Math.max(this.clock.monotonic() - fromMs, this.#writeMs * FADING);
    };
  }

  /** Requests that end in a second, now. */
  get perSecond(): number {
    return (this.#inWindow() * 1_000) / WINDOW_MS;
  }

  get size(): number {
    const leaving = this.#inWindow();
    const needed = (leaving * WRITES_AHEAD * this.#writeMs) / WINDOW_MS;
    return Math.min(this.most, LEAST + Math.ceil(Math.max(needed, Math.min(leaving, ENOUGH))));
  }

  #inWindow(): number {
    this.#roll();
    return Math.max(this.#count, this.#before);
  }

  #roll(): void {
    const passedMs = this.clock.monotonic() - this.#sinceMs;
    if (passedMs < WINDOW_MS) return;
    this.#before = passedMs < 2 * WINDOW_MS ? this.#count : 0;
    this.#count = 0;
    this.#sinceMs += passedMs;
  }
}
