import type { Clock } from '../../src/clock.ts';

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** Time that passes only when somebody waits for it. What was waited for is kept. */
export class FakeClock implements Clock {
  readonly slept: number[] = [];
  #now: number;
  #passed = 0;
  #timers: Timer[] = [];

  constructor(start = Date.UTC(2026, 0, 2, 3, 4, 5)) {
    this.#now = start;
  }

  now = (): number => this.#now + this.#passed;

  monotonic = (): number => this.#passed;

  sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    this.slept.push(ms);
    await this.pass(ms, signal);
    signal?.throwIfAborted();
  };

  after = (ms: number, fire: () => void): (() => void) => {
    const timer = { at: this.#passed + ms, fire };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  /** Timers that have not fired. */
  get pending(): number {
    return this.#timers.length;
  }

  /** Lets time pass, firing what is due on the way in its order. */
  async pass(ms: number, signal?: AbortSignal): Promise<void> {
    const end = this.#passed + ms;
    while (!signal?.aborted) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#passed = Math.max(this.#passed, next.at);
      next.fire();
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (!signal?.aborted) this.#passed = end;
  }

  /** The wall clock jumps; what is measured does not notice. */
  jump(ms: number): void {
    this.#now += ms;
  }
}
