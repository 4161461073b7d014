import type { Clock } from '../clock.ts';

/** A place that has passed by this much is lost: a worker that was paused must not catch up in a burst. */
const LATE_MS = 2_000;

export interface SharedPaceOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Places in the row of all workers; undefined when the batch has no --rpm. */
  readonly reserve: () => Promise<
    { readonly startInMs: number; readonly everyMs: number; readonly count: number } | undefined
  >;
}

/** Spaces the requests of one batch as --rpm says, over all workers. */
export class SharedPace {
  /** Times of the places, by the monotonic clock. */
  #places: number[] = [];
  #reserving: Promise<void> | undefined;
  #isFree = false;

  constructor(private readonly options: SharedPaceOptions) {}

  async turn(): Promise<void> {
    const { clock, signal } = this.options;
    while (true) {
      const at = this.#places.shift();
      const now = clock.monotonic();
      if (at !== undefined && at >= now - LATE_MS) {
        if (at > now) await clock.sleep(at - now, signal);
        return;
      }
      if (at !== undefined) continue;
      this.#reserving ??= this.#reserve().finally(() => {
        this.#reserving = undefined;
      });
      await this.#reserving;
      if (this.#isFree) return;
    }
  }

  async #reserve(): Promise<void> {
    const { clock, signal, reserve } = this.options;
    signal.throwIfAborted();
    const reserved = await reserve();
    const now = clock.monotonic();
    this.#isFree = reserved === undefined;
    if (!reserved) return;
    const { startInMs, everyMs, count } = reserved;
    for (let place = 0; place < count; place += 1) this.#places.push(now + startInMs + place * everyMs);
  }
}
