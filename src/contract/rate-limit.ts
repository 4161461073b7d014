export const RATE_LIMIT_HEADERS = {
  limit: 'x-ratelimit-limit',
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset',
} as const;

export interface RateLimit {
  /** Requests allowed in the window. */
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** Unix seconds. */
  readonly resetAt: number | undefined;
}

export function readRateLimit(headers: Readonly<Record<string, string>>): RateLimit | undefined {
  const whole = (name: string) => {
    const value = headers[name]?.trim();
    return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  };
  const limit = whole(RATE_LIMIT_HEADERS.limit);
  const remaining = whole(RATE_LIMIT_HEADERS.remaining);
  const resetAt = whole(RATE_LIMIT_HEADERS.reset);
  if (limit === undefined && remaining === undefined && resetAt === undefined) return undefined;
  return { limit, remaining, resetAt };
}

/** The rows of both plan tables of the document, and `none` for tests and load. Undefined means unlimited. */
export const PLANS = {
  free: { perMinute: 10, perDay: 100 },
  payg: { perMinute: 60, perDay: 10_000 },
  unlimited: { perMinute: 300, perDay: undefined },
  pro: { perMinute: 60, perDay: 5_000 },
  enterprise: { perMinute: 1_000, perDay: undefined },
  none: { perMinute: undefined, perDay: undefined },
} as const satisfies Record<string, { perMinute: number | undefined; perDay: number | undefined }>;

export type Plan = keyof typeof PLANS;

export function isPlan(word: string): word is Plan {
  return Object.hasOwn(PLANS, word);
}
