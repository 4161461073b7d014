import type { Clock } from '../clock.ts';
import { readRateLimit } from '../contract/rate-limit.ts';

type Headers = Readonly<Record<string, string>>;

/** The window has whole seconds, and a request at its very edge may still fall into the old one. */
const EDGE_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Lets requests go as fast as the service's own headers allow, so that none is refused for coming too soon. What
 * is under way counts as used until its reply says otherwise: rather a little slower than one too many.
 */
export class Pacer {
  private underway = 0;
  private waiting: (() => void)[] = [];
  /** Unknown until the first reply; `none` when that has no headers. */
  private window: { remaining: number; resetAt: number; opensAtMs: number } | 'unknown' | 'none' = 'unknown';
  private lastSentMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly clock: Clock,
    private readonly signal: AbortSignal,
    private readonly perMinute?: number,
  ) {}

  /** Resolves when one more request may leave; `replied` must be called for it. */
  async turn(): Promise<void> {
    while (!this.hasRoom()) await this.change();
    this.underway += 1;
    await this.keepPace();
  }

  /** Called for every reply, or without headers when none came. */
  replied(headers: Headers | undefined): void {
    this.underway -= 1;
    if (headers) this.learn(headers);
    for (const wake of this.waiting.splice(0)) wake();
  }

  private hasRoom(): boolean {
    const { window } = this;
    if (window === 'none') return true;
    if (window === 'unknown') return this.underway === 0;
    if (this.clock.monotonic() >= window.opensAtMs) {
      // A new window has begun; one request finds out how large it is.
      this.window = 'unknown';
      return this.underway === 0;
    }
    return window.remaining - this.underway > 0;
  }

  private learn(headers: Headers): void {
    const limit = readRateLimit(headers);
    if (limit?.remaining === undefined || limit.resetAt === undefined) {
      if (this.window === 'unknown') this.window = 'none';
      return;
    }
    const { remaining, resetAt } = limit;
    const known = this.window;
    if (typeof known === 'object' && known.resetAt > resetAt) return;
    const serverNow = Date.parse(headers.date ?? '') || this.clock.now();
    const opensAtMs = this.clock.monotonic() + Math.max(0, resetAt * 1_000 - serverNow) + EDGE_MS;
    const same = typeof known === 'object' && known.resetAt === resetAt;
    this.window = {
      remaining: same ? Math.min(known.remaining, remaining) : remaining,
      resetAt,
      opensAtMs: same ? Math.min(known.opensAtMs, opensAtMs) : opensAtMs,
    };
  }

  /** Until a reply comes, or the next window opens. */
  private change(): Promise<void> {
    const { window } = this;
    const reply = new Promise<void>((resolve) => this.waiting.push(resolve));
    if (typeof window !== 'object' || this.underway > 0) return reply;
    const leftMs = Math.max(0, window.opensAtMs - this.clock.monotonic());
    return this.clock.sleep(leftMs, this.signal);
  }

  private async keepPace(): Promise<void> {
    if (this.perMinute === undefined) return;
    const now = this.clock.monotonic();
    const at = Math.max(now, this.lastSentMs + MINUTE_MS / this.perMinute);
    this.lastSentMs = at;
    if (at > now) await this.clock.sleep(at - now, this.signal);
  }
}

/** Shared by all requests of a run: an outage must not be answered with a storm of retries. */
export class RetryBudget {
  private tokens = CAPACITY;

  take = (): boolean => {
    if (this.tokens < COST) return false;
    this.tokens -= COST;
    return true;
  };

  success(): void {
    this.tokens = Math.min(CAPACITY, this.tokens + 1);
  }
}

const CAPACITY = 500;
const COST = 5;
