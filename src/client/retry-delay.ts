import { RATE_LIMIT_HEADERS } from '../contract/rate-limit.ts';
import { FIRST_RETRY_DELAY_MS } from '../contract/retries.ts';

/** A wait longer than this is not waited in silence. */
export const LONGEST_WAIT_MS = 60_000;
/** All waits of one command together. */
export const RETRY_BUDGET_MS = 120_000;
const SHORTEST_WAIT_MS = 250;
const JITTER = 0.25;

type Headers = Readonly<Record<string, string>>;

/** Never earlier than the guidance or the header says: jitter is added, not subtracted. */
export function retryDelay(attempt: number, headerMs: number | undefined, random: () => number): number {
  const base = Math.max(FIRST_RETRY_DELAY_MS * 2 ** attempt, headerMs ?? 0, SHORTEST_WAIT_MS);
  return Math.round(base + base * JITTER * random());
}

/**
 * How long the service asks us to wait, measured against the reply's own clock; undefined when it says nothing.
 * Every reply names the end of its window, but only one that was refused for it has to be waited for.
 */
export function headerDelay(status: number, headers: Headers, nowMs: number): number | undefined {
  const serverNow = httpDate(headers.date) ?? nowMs;
  const asked = retryAfter(headers['retry-after'], serverNow);
  if (asked !== undefined || status !== 429) return asked;
  return untilReset(headers[RATE_LIMIT_HEADERS.reset], serverNow);
}

function retryAfter(value: string | undefined, serverNow: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const date = httpDate(text);
  return date === undefined || date < serverNow ? undefined : date - serverNow;
}

/** The window has whole seconds, so one more is waited: a request at its very edge is refused again. */
function untilReset(value: string | undefined, serverNow: number): number | undefined {
  const text = value?.trim() ?? '';
  if (!/^\d{1,12}$/.test(text)) return undefined;
  const wait = Number(text) * 1_000 - serverNow;
  return wait < 0 ? undefined : wait + 1_000;
}

/** Only the fixed form that HTTP prescribes: `Sun, 06 Nov 1994 08:49:37 GMT`. */
function httpDate(value: string | undefined): number | undefined {
  if (
    value === undefined ||
    !/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)
  ) {
    return undefined;
  }
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
