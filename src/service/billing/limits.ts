import { RATE_LIMIT_HEADERS } from '../../contract/rate-limit.ts';
import { serviceError } from '../http/service-error.ts';
import type { Seat } from './account-book.ts';
import type { Counters } from './counters.ts';
import { type Window, windowStart, windowsOf } from './rate-windows.ts';

/** Values of the rate-limit headers of a reply. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds. */
  readonly resetAt: number;
}

interface Counted extends Window {
  readonly start: number;
  readonly count: number;
}

/**
 * The counts of the state with those not yet written. A window in the future was counted before the clock
 * was set back; it must not lock anyone out.
 */
function current({ account, windows }: Seat, counters: Counters, now: number): Counted[] {
  return windowsOf(account.plan).map((window) => {
    const start = windowStart(window.kind, now);
    const written = windows.find((each) => each.kind === window.kind && each.start === start);
    return {
      ...window,
      start,
      count: (written?.count ?? 0) + counters.countOf(account.id, window.kind, start),
    };
  });
}

/** Counts one request, or refuses it without counting. Undefined: the plan has no limits. */
export function countRequest(seat: Seat, counters: Counters, now: number): Allowance | undefined {
  const windows = current(seat, counters, now);
  refuseFull(windows, 0, now);
  for (const { kind, start } of windows) counters.count(seat.account.id, kind, start);
  return tightest(windows.map((window) => ({ ...window, count: window.count + 1 })));
}

/** Refuses one request more than is left once those whose bodies still arrive are counted. */
export function checkAllowance(
  seat: Seat,
  counters: Counters,
  { arriving, now }: { arriving: number; now: number },
): Allowance | undefined {
  const windows = current(seat, counters, now);
  refuseFull(windows, arriving, now);
  return tightest(windows);
}

function refuseFull(windows: readonly Counted[], arriving: number, now: number): void {
  const full = windows.filter(({ count, limit }) => count + arriving >= limit);
  const last = full.sort((a, b) => b.start + b.ms - (a.start + a.ms))[0];
  if (!last) return;
  const seconds = Math.max(1, Math.ceil((last.start + last.ms - now) / 1_000));
  const message = `${last.limit} requests per ${last.kind} are allowed. Try again in ${seconds} s.`;
  throw serviceError.rate(message, seconds, allowanceHeaders(tightest(windows)));
}

export function allowance(seat: Seat, counters: Counters, now: number): Allowance | undefined {
  return tightest(current(seat, counters, now));
}

function tightest(windows: readonly Counted[]): Allowance | undefined {
  let least: Allowance | undefined;
  for (const { limit, count, start, ms } of windows) {
    const remaining = Math.max(0, limit - count);
    if (least && least.remaining <= remaining) continue;
    least = { limit, remaining, resetAt: Math.ceil((start + ms) / 1_000) };
  }
  return least;
}

export function allowanceHeaders(allowed: Allowance | undefined): Record<string, string> {
  if (!allowed) return {};
  return {
    [RATE_LIMIT_HEADERS.limit]: String(allowed.limit),
    [RATE_LIMIT_HEADERS.remaining]: String(allowed.remaining),
    [RATE_LIMIT_HEADERS.reset]: String(allowed.resetAt),
  };
}
