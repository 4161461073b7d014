import type { ServiceClock } from '../service/simulation/service-clock.ts';

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds, or a duration such as 500ms, 30s, 10m or 1h. */
export function advanceBy(clock: ServiceClock, time: number | string): void {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(String(time).trim());
  const ms = typeof time === 'number' ? time : Number(match?.[1]) * (UNIT_MS[match?.[2] ?? ''] ?? Number.NaN);
  if (!(ms >= 0)) throw new TypeError(`'${time}' is no duration; use milliseconds, or text such as '10m'`);
  clock.advance(ms);
}
