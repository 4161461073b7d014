import type { InferOutput } from 'valibot';
import { type DurationUnit, readDuration } from '../../contract/duration.ts';
import { serviceError } from '../http/service-error.ts';
import type { clockBody } from './bodies.ts';
import type { LocalRun } from './endpoint.ts';

const UNITS: readonly DurationUnit[] = ['ms', 's', 'm', 'h', 'd'];
const LONGEST_MS = 30 * 86_400_000;

export const showClock: LocalRun = async ({ service }) => ({
  object: 'clock',
  now: new Date(service.clock.now()).toISOString(),
  ahead_ms: service.clock.aheadMs,
});

/** Waits of the service (retries, rate windows, paces) see the time pass; real work does not get faster. */
export const advanceClock: LocalRun<InferOutput<typeof clockBody>> = async (call) => {
  const ms = readDuration(call.body.advance, { units: UNITS, bareUnit: 's' }) ?? 0;
  if (ms < 1 || ms > LONGEST_MS) {
    throw serviceError.invalid('advance: must be a duration such as 500ms, 30s, 10m or 1h, at most 30 days');
  }
  call.service.clock.advance(ms);
  return showClock(call);
};
