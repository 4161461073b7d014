import type { Clock } from '../../clock.ts';

export interface ServiceClock extends Clock {
  /** Lets simulated time pass: whatever waits for a time that has now come goes on at once. */
  advance(ms: number): void;
  /** By how much it is ahead of the real time. */
  readonly aheadMs: number;
}

interface Waiting {
  /** Looks at the time again. */
  again(): void;
}

/** The time of the service: real, plus what tests have let pass. */
export function serviceClock(real: Clock): ServiceClock {
  let aheadMs = 0;
  const waiting = new Set<Waiting>();
  const now = (): number => real.now() + aheadMs;
  const monotonic = (): number => real.monotonic() + aheadMs;

  function after(ms: number, fire: () => void): () => void {
    const dueMs = monotonic() + ms;
    const ring = (): void => {
      waiting.delete(entry);
      fire();
    };
    let callOff = real.after(ms, ring);
    const entry: Waiting = {
      again() {
        callOff();
        const leftMs = dueMs - monotonic();
        if (leftMs <= 0) ring();
        else callOff = real.after(leftMs, ring);
      },
    };
    waiting.add(entry);
    return () => {
      callOff();
      waiting.delete(entry);
    };
  }

  async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const dueMs = monotonic() + ms;
    for (let leftMs = ms; !(await slept(leftMs, signal)); ) {
      leftMs = dueMs - monotonic();
      if (leftMs <= 0) return;
    }
  }

  /** False: the time was moved, and the rest must be measured again. */
  async function slept(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
    const stop = new AbortController();
    let moved = false;
    const leave = (): void => stop.abort(signal?.reason);
    const entry: Waiting = {
      again() {
        moved = true;
        stop.abort();
      },
    };
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    waiting.add(entry);
    try {
      await real.sleep(ms, stop.signal);
      return true;
    } catch (error) {
      if (!moved || signal?.aborted) throw error;
      return false;
    } finally {
      waiting.delete(entry);
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    now,
    monotonic,
    sleep,
    after,
    get aheadMs() {
      return aheadMs;
    },
    advance(ms) {
      aheadMs += ms;
      for (const each of [...waiting]) each.again();
    },
  };
}
