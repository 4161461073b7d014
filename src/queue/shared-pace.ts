import type { Clock } from '../clock.ts';
import type { SendTimes } from './rate-limits.ts';

export interface SharedPaceOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Reserves the next send times for this worker; undefined when the batch has no --rpm. */
  readonly reserve: () => Promise<SendTimes | undefined>;
}

/** Spaces the requests of one batch as --rpm says, over all workers. */
export class SharedPace {
  /** By the monotonic clock. */
  #times: number[] = [];
  /** The length of one reservation: a worker that was paused must not catch up in a burst. */
  #lateMs = 0;
  #reserving: Promise<void> | undefined;
  #isFree = false;

  constructor(private readonly options: SharedPaceOptions) {}

  /** Gives the time by which the request must have left: later, its turn is lost. */
  async turn(): Promise<number> {
    const { clock, signal } = this.options;
    while (true) {
      const at = this.#times.shift();
      if (at !== undefined) {
        const waitMs = at - clock.monotonic();
        if (waitMs > 0) await clock.sleep(waitMs, signal);
        if (clock.monotonic() <= at + this.#lateMs) return at + this.#lateMs;
        continue;
      }
      this.#reserving ??= this.#reserve().finally(() => {
        this.#reserving = undefined;
      });
      await this.#reserving;
      if (this.#isFree) return Number.POSITIVE_INFINITY;
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
    this.#lateMs = everyMs * count;
    for (let place = 0; place < count; place += 1) this.#times.push(now + startInMs + place * everyMs);
  }
}
