import { PLANS, type Plan } from '../../contract/rate-limit.ts';
import { numberIn, type Sql, wordIn } from '../store/sql.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const WINDOW_KINDS = ['minute', 'day'] as const;
type WindowKind = (typeof WINDOW_KINDS)[number];
const WINDOW_MS: Readonly<Record<WindowKind, number>> = { minute: MINUTE_MS, day: DAY_MS };

export interface Window {
  readonly kind: WindowKind;
  readonly ms: number;
  readonly limit: number;
}

const PLAN_WINDOWS = new Map<Plan, readonly Window[]>();

export function windowsOf(plan: Plan): readonly Window[] {
  const known = PLAN_WINDOWS.get(plan);
  if (known) return known;
  const { perMinute, perDay } = PLANS[plan];
  const windows: Window[] = [];
  if (perMinute !== undefined) windows.push({ kind: 'minute', ms: MINUTE_MS, limit: perMinute });
  if (perDay !== undefined) windows.push({ kind: 'day', ms: DAY_MS, limit: perDay });
  PLAN_WINDOWS.set(plan, windows);
  return windows;
}

export const windowStart = (kind: WindowKind, now: number): number =>
  Math.floor(now / WINDOW_MS[kind]) * WINDOW_MS[kind];

/** A window as the state has it. */
export interface CountedWindow {
  readonly kind: WindowKind;
  readonly start: number;
  readonly count: number;
}

/** An account without limits has none. */
export function countedWindows(sql: Sql, { id, plan }: { id: string; plan: Plan }): CountedWindow[] {
  if (windowsOf(plan).length === 0) return [];
  return sql.all('SELECT kind, start, count FROM windows WHERE account = ?', id).map((row) => ({
    kind: wordIn(row, 'kind', WINDOW_KINDS),
    start: numberIn(row, 'start'),
    count: numberIn(row, 'count'),
  }));
}

export interface NewCount extends CountedWindow {
  readonly account: string;
}

/** Adds to what other processes counted in the same window. */
export function addCounts(sql: Sql, counts: Iterable<NewCount>): void {
  for (const { account, kind, start, count } of counts) {
    sql.run(
      `INSERT INTO windows (account, kind, start, count) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
        count = excluded.count + CASE WHEN start = excluded.start THEN count ELSE 0 END, start = excluded.start`,
      account,
      kind,
      start,
      count,
    );
  }
}
