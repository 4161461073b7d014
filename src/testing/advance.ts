import { type DurationUnit, readDuration } from '../contract/duration.ts';
import type { ServiceClock } from '../service/simulation/service-clock.ts';

const UNITS: readonly DurationUnit[] = ['ms', 's', 'm', 'h', 'd'];

/** Milliseconds, or a duration such as 500ms, 30s, 10m or 1h. */
export function advanceBy(clock: ServiceClock, time: number | string): void {
  const ms = typeof time === 'number' ? time : readDuration(String(time), { units: UNITS });
  if (ms === undefined || !(ms >= 0))
    throw new TypeError(`'${time}' is no duration; use milliseconds, or text such as '10m'`);
  clock.advance(ms);
}
