import type { StopSignal } from './contract/stop-signal.ts';

/** The only source of time. Commands and clients are given one, so that tests own it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Milliseconds that never run backwards; all waiting is measured with it. */
  monotonic(): number;
  /** Resolves after `ms`, or rejects with the signal's reason. */
  sleep(ms: number, signal?: StopSignal): Promise<void>;
  /** Calls `fire` once after `ms`; the returned function calls it off. An idle timer keeps no process alive. */
  after(ms: number, fire: () => void): () => void;
}

/** setTimeout overflows to 1 ms past this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic() {
    // `performance` takes two milliseconds to load.
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1e3 + nanoseconds / 1e6;
  },
  sleep(ms, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        },
        Math.min(ms, LONGEST_TIMER_MS),
      );
      function stop(): void {
        clearTimeout(timer);
        reject(signal?.reason);
      }
      signal?.addEventListener('abort', stop);
    });
  },
  after(ms, fire) {
    const timer = setTimeout(fire, Math.min(ms, LONGEST_TIMER_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
