import type { TransportBody } from '../contract/transport.ts';

interface Flow {
  pause(): void;
  resume(): void;
  /** The reader left the loop early: the rest is not wanted. */
  leave(): void;
}

/** The sender is paused while more than this waits to be read. */
const HIGH_WATER_BYTES = 256 * 1024;

/** Bytes pushed by the network, pulled by a `for await`; leaving the loop aborts the request. */
export class ReplyBody implements TransportBody {
  private readonly waiting: Uint8Array[] = [];
  private waitingBytes = 0;
  private paused = false;
  private flushing = false;
  private ended = false;
  private failure: { readonly error: unknown } | undefined;
  private wake: (() => void) | undefined;

  constructor(private readonly flow: Flow) {}

  push(chunk: Uint8Array): void {
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
    if (!this.paused && !this.flushing && this.waitingBytes > HIGH_WATER_BYTES) {
      this.paused = true;
      this.flow.pause();
    }
    this.wake?.();
  }

  /** Takes at once whatever has arrived, however much is waiting: the sender is about to be gone. */
  flush(): void {
    if (!this.paused) return;
    this.paused = false;
    this.flushing = true;
    this.flow.resume();
    this.flushing = false;
  }

  end(): void {
    this.ended = true;
    this.wake?.();
  }

  fail(error: unknown): void {
    if (this.ended) return;
    this.failure ??= { error };
    this.wake?.();
  }

  arrived(): readonly Uint8Array[] | undefined {
    return this.ended ? this.waiting.splice(0) : undefined;
  }

  /** All that waits, as one: a read of the socket often holds the end of one HTTP chunk and the start of the next. */
  #taken(): Uint8Array {
    const chunks = this.waiting.splice(0);
    this.waitingBytes = 0;
    const [first] = chunks;
    return first && chunks.length === 1 ? first : Buffer.concat(chunks);
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    try {
      while (true) {
        if (this.waiting.length > 0) {
          yield this.#taken();
          continue;
        }
        if (this.failure) throw this.failure.error;
        if (this.ended) return;
        if (this.paused) {
          this.paused = false;
          this.flow.resume();
        }
        if (this.waiting.length === 0 && !this.ended && !this.failure) {
          await new Promise<void>((resolve) => {
            this.wake = resolve;
          });
          this.wake = undefined;
        }
      }
    } finally {
      if (!this.ended && !this.failure) this.flow.leave();
    }
  }
}
