import { PLANS, type Plan, RATE_LIMIT_HEADERS } from '../../contract/rate-limit.ts';
import { serviceError } from '../http/service-error.ts';
import { numberIn, type Sql } from '../store/sql.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Values of the rate-limit headers of a reply. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds. */
  readonly resetAt: number;
}

interface Window {
  readonly kind: 'minute' | 'day';
  readonly ms: number;
  readonly limit: number;
}

function windowsOf(plan: Plan): Window[] {
  const { perMinute, perDay } = PLANS[plan];
  const windows: Window[] = [];
  if (perMinute !== undefined) windows.push({ kind: 'minute', ms: MINUTE_MS, limit: perMinute });
  if (perDay !== undefined) windows.push({ kind: 'day', ms: DAY_MS, limit: perDay });
  return windows;
}

interface Counted extends Window {
  readonly start: number;
  readonly count: number;
}

/** A window that lies in the future was counted before the clock was set back; it must not lock anyone out. */
function current(sql: Sql, account: string, window: Window, now: number): Counted {
  const row = sql.get(
    'SELECT start, count FROM windows WHERE account = ? AND kind = ?',
    account,
    window.kind,
  );
  const start = Math.floor(now / window.ms) * window.ms;
  const counts = row !== undefined && numberIn(row, 'start') === start;
  return { ...window, start, count: counts ? numberIn(row, 'count') : 0 };
}

/** Counts one request, or refuses it without counting. */
export function countRequest(sql: Sql, account: { id: string; plan: Plan }, now: number): Allowance | undefined {
  const windows = windowsOf(account.plan).map((window) => current(sql, account.id, window, now));
  refuseFull(windows, 0, now);
  for (const { kind, start, count } of windows) {
    sql.run(
      `INSERT INTO windows (account, kind, start, count) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET start = excluded.start, count = excluded.count`,
      account.id,
      kind,
      start,
      count + 1,
    );
  }
  return tightest(windows.map((window) => ({ ...window, count: window.count + 1 })));
}

/** Refuses one request more than is left once those whose bodies still arrive are counted. */
export function checkAllowance(
  sql: Sql,
  account: { id: string; plan: Plan },
  { arriving, now }: { arriving: number; now: number },
): Allowance | undefined {
  const windows = windowsOf(account.plan).map((window) => current(sql, account.id, window, now));
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

export function allowance(sql: Sql, account: { id: string; plan: Plan }, now: number): Allowance | undefined {
  return tightest(windowsOf(account.plan).map((window) => current(sql, account.id, window, now)));
}

/** Undefined: the plan has no limits. */
function tightest(windows: readonly Counted[]): Allowance | undefined {
  const all = windows.map(({ limit, count, start, ms }) => ({
    limit,
    remaining: Math.max(0, limit - count),
    resetAt: Math.ceil((start + ms) / 1_000),
  }));
  const [first, ...rest] = all;
  return first && rest.reduce((least, each) => (each.remaining < least.remaining ? each : least), first);
}

export function allowanceHeaders(allowed: Allowance | undefined): Record<string, string> {
  if (!allowed) return {};
  return {
    [RATE_LIMIT_HEADERS.limit]: String(allowed.limit),
    [RATE_LIMIT_HEADERS.remaining]: String(allowed.remaining),
    [RATE_LIMIT_HEADERS.reset]: String(allowed.resetAt),
  };
}
