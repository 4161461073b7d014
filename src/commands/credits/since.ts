import { InvalidArgumentError } from 'commander';
import { type DurationUnit, readDuration } from '../../contract/duration.ts';

const UNITS: readonly DurationUnit[] = ['m', 'h', 'd', 'w'];
/** More digits lead to dates that do not exist. */
const PERIOD = /^\d{1,6}[a-z]$/;

/** A day, a time, or how long ago: `2026-01-31`, `2026-01-31T12:00Z`, `12h`, `7d`. */
export type Since = (nowMs: number) => Date;

export function parseSince(text: string): Since {
  const agoMs = PERIOD.test(text.trim()) ? readDuration(text, { units: UNITS }) : undefined;
  if (agoMs !== undefined) return (nowMs) => new Date(nowMs - agoMs);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text.trim());
  // A bare day is meant where the user is; Date.parse would take it for UTC.
  const at = /^\d{4}-\d{2}-\d{2}/.test(text.trim())
    ? Date.parse(day ? `${text.trim()}T00:00` : text.trim())
    : Number.NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError('It must be a date (2026-01-31), a time or a period such as 7d.');
  return () => new Date(at);
}
