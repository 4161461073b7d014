import type { Clock } from '../clock.ts';
import type { TransportBody } from '../contract/transport.ts';

/** After a suspended process wakes up, what has arrived meanwhile is read before silence is declared. */
const GRACE_MS = 1_000;

/** Calls `onSilence` once nothing was heard for `quietMs`. Hearing something costs one assignment. */
export class SilenceWatch {
  private heardAt: number;
  private cancel: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly quietMs: number,
    private readonly onSilence: () => void,
  ) {
    this.heardAt = clock.monotonic();
    if (quietMs > 0) this.arm(quietMs);
  }

  heard(): void {
    this.heardAt = this.clock.monotonic();
  }

  /** Until something is heard again, nothing is expected: the reader is busy. */
  hold(): void {
    this.heardAt = Number.POSITIVE_INFINITY;
  }

  stop(): void {
    this.cancel();
  }

  private arm(ms: number, last = false): void {
    this.cancel = this.clock.after(ms, () => {
      const left = this.heardAt + this.quietMs - this.clock.monotonic();
      if (left > 0) return this.arm(Math.min(left, this.quietMs));
      if (last) return this.onSilence();
      this.arm(Math.min(GRACE_MS, this.quietMs), true);
    });
  }
}

/** The same bytes; a silence before the next of them calls `onSilence`. The time that the reader takes is not silence. */
export class WatchedBody implements TransportBody {
  constructor(
    private readonly body: TransportBody,
    private readonly clock: Clock,
    private readonly quietMs: number,
    private readonly onSilence: () => void,
  ) {}

  arrived(): readonly Uint8Array[] | undefined {
    return this.body.arrived?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const watch = new SilenceWatch(this.clock, this.quietMs, this.onSilence);
    try {
      for await (const chunk of this.body) {
        watch.hold();
        yield chunk;
        watch.heard();
      }
    } finally {
      watch.stop();
    }
  }
}
