import type { Clock } from '../clock.ts';
import { readRateLimit } from '../contract/rate-limit.ts';
import { GRANT_MS, type GrantRequest, type RateGrant, type SeenRate } from './rate-limits.ts';

type Headers = Readonly<Record<string, string>>;

/** The window has whole seconds, and a request at its very edge may still fall into the old one. */
const EDGE_MS = 1_000;

export interface SharedRateOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly want: number;
  readonly ask: (question: Pick<GrantRequest, 'want' | 'underway' | 'seen'>) => Promise<RateGrant>;
}

/** Lets the requests of one worker go within what the database grants it of the service's own limit. */
export class SharedRate {
  #left = 0;
  #expiresAtMs = Number.NEGATIVE_INFINITY;
  #underway = 0;
  #seen: SeenRate | undefined;
  #asking: Promise<void> | undefined;
  #callOffReport: () => void = () => undefined;

  constructor(private readonly options: SharedRateOptions) {}

  async turn(): Promise<void> {
    while (!this.#hasRoom()) {
      await this.#askFor(this.options.want);
    }
    this.#left -= 1;
    this.#underway += 1;
  }

  /** For a turn that was not used. */
  handBack(): void {
    this.#underway -= 1;
    this.#left += 1;
  }

  replied(headers: Headers | undefined): void {
    this.#underway -= 1;
    if (headers) this.#learn(headers);
    else this.#seen ??= { kind: 'nothing' };
  }

  /** Gives back what was granted and not used, and tells what was seen: for a worker that ends. */
  async settle(): Promise<void> {
    await this.#asking?.catch(() => undefined);
    if (this.#hasNews()) await this.#askFor(0);
    this.#callOffReport();
  }

  #hasNews(): boolean {
    if (this.#left === Number.POSITIVE_INFINITY) return false;
    return this.#left > 0 || this.#underway > 0 || this.#seen !== undefined;
  }

  #hasRoom(): boolean {
    return this.#left > 0 && this.options.clock.monotonic() < this.#expiresAtMs;
  }

  #askFor(want: number): Promise<void> {
    this.#asking ??= this.#ask(want).finally(() => {
      this.#asking = undefined;
      this.#reportInTime();
    });
    return this.#asking;
  }

  async #ask(want: number): Promise<void> {
    const { clock, signal, ask } = this.options;
    if (want > 0) signal.throwIfAborted();
    const askedAtMs = clock.monotonic();
    const seen = this.#seen;
    this.#seen = undefined;
    const granted = await ask({ want, underway: this.#underway, seen }).catch((error: unknown) => {
      this.#seen ??= seen;
      throw error;
    });
    this.#left = granted.amount;
    this.#expiresAtMs = askedAtMs + GRANT_MS;
    if (want > 0 && granted.amount === 0) await clock.sleep(granted.waitMs, signal);
  }

  /**
   * The database forgets a grant in time. What was sent on it must be known there by then, or it would be granted again;
   * a worker without lines asks for nothing by itself.
   */
  #reportInTime(): void {
    this.#callOffReport();
    if (!this.#hasNews()) return;
    this.#callOffReport = this.options.clock.after(GRANT_MS, () => {
      // A worker that asks for more meets the same error.
      this.#askFor(0).catch(() => undefined);
    });
  }

  /** Of the newest window, the least that was seen. */
  #learn(headers: Headers): void {
    const limit = readRateLimit(headers);
    const seen = this.#seen;
    if (limit?.remaining === undefined || limit.resetAt === undefined) {
      if (seen?.kind !== 'window') this.#seen = { kind: 'none' };
      return;
    }
    const { remaining, resetAt } = limit;
    if (
      seen?.kind === 'window' &&
      (seen.resetAt > resetAt || (seen.resetAt === resetAt && seen.remaining <= remaining))
    )
      return;
    const serverNow = Date.parse(headers.date ?? '') || this.options.clock.now();
    const opensInMs = Math.max(0, resetAt * 1_000 - serverNow) + EDGE_MS;
    this.#seen = { kind: 'window', remaining, limit: limit.limit, resetAt, opensInMs };
  }
}
