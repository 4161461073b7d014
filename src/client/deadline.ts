import type { Clock } from '../clock.ts';
import { CarryFailure } from '../contract/carry-failure.ts';
import type { OctetError } from '../errors.ts';

/** A time limit on top of the user's own signal. Without a limit it only passes that signal on. */
export class Deadline {
  readonly signal: AbortSignal;
  private readonly own = new AbortController();
  private readonly cancel: () => void;

  constructor(
    private readonly clock: Clock,
    readonly parent: AbortSignal,
    ms: number | undefined,
  ) {
    this.signal = ms === undefined ? parent : AbortSignal.any([parent, this.own.signal]);
    this.cancel = ms === undefined ? () => undefined : clock.after(ms, () => this.expire(ms));
  }

  get expired(): boolean {
    return this.own.signal.aborted;
  }

  /** A shorter limit inside this one, for a single attempt; 0 is none. */
  within(ms: number): Deadline {
    return new Deadline(this.clock, this.signal, ms > 0 ? ms : undefined);
  }

  clear(): void {
    this.cancel();
  }

  /** Waits, and when the limit passes meanwhile, ends with what went wrong rather than with "timed out". */
  async sleep(ms: number, error: OctetError): Promise<void> {
    try {
      await this.clock.sleep(ms, this.signal);
    } catch (reason) {
      this.parent.throwIfAborted();
      throw this.expired ? error : reason;
    }
  }

  private expire(ms: number): void {
    this.own.abort(
      new CarryFailure('timeout', `no answer within ${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}`),
    );
  }
}
