import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';

/** Reading a smaller body takes no longer than any other step of a request. */
const LARGE_BODY_BYTES = 256 * 1024;
const FREE_SHARE = 3;

/**
 * Parsing and validating a large body holds the event loop for some milliseconds. Large bodies take turns, and after
 * each the loop stays free for other callers three times as long. The work on such a body takes as long again, so
 * other requests come first.
 */
export class LargeBodies {
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly clock: Pick<Clock, 'monotonic' | 'sleep'>) {}

  read<T>(bytes: Uint8Array, read: () => T): T | Promise<T> {
    return bytes.length <= LARGE_BODY_BYTES ? read() : this.#inTurn(read);
  }

  async #inTurn<T>(read: () => T): Promise<T> {
    const before = this.#last;
    let endTurn = (): void => {};
    this.#last = new Promise((resolve) => {
      endTurn = resolve;
    });
    await before;
    const from = this.clock.monotonic();
    try {
      return read();
    } finally {
      const tookMs = this.clock.monotonic() - from;
      void this.clock.sleep(Math.max(1, tookMs * FREE_SHARE)).then(endTurn);
      await nextTurn();
    }
  }
}
