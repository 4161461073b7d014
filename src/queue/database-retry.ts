import type { Clock } from '../clock.ts';
import { QueueUnreachable } from './queue-error.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

export interface DatabaseRetryOptions {
  readonly clock: Clock;
  readonly random: () => number;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  readonly warn: (text: string) => void;
  readonly note: (text: string) => void;
}

/** Repeats a statement while the database is away, however long, and says so once. */
export class DatabaseRetry {
  #isAway = false;

  constructor(private readonly options: DatabaseRetryOptions) {}

  async run<Result>(action: () => Promise<Result>): Promise<Result> {
    const { clock, random, signal } = this.options;
    signal.throwIfAborted();
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)) {
      try {
        const result = await action();
        this.#back();
        return result;
      } catch (error) {
        if (!(error instanceof QueueUnreachable)) throw error;
        signal.throwIfAborted();
        this.#away(error);
      }
      await clock.sleep(waitMs * (1 + random() / 4), signal);
    }
  }

  #away({ message }: QueueUnreachable): void {
    if (!this.#isAway) this.options.warn(`${message}; waiting until it is back`);
    this.#isAway = true;
  }

  #back(): void {
    if (this.#isAway) this.options.note('the queue is back');
    this.#isAway = false;
  }
}
