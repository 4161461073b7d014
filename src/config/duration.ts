import { type DurationUnit, readDuration } from '../contract/duration.ts';
import { OctetError } from '../errors.ts';

const UNITS: readonly DurationUnit[] = ['ms', 's', 'm', 'h'];
const LONGEST_MS = 30 * 24 * 3_600_000;

/** `500ms`, `30s`, `20m`, `1h`; a bare number is seconds. `label` names the option or variable in the message. */
export function parseDuration(text: string, label: string): number {
  const ms = readDuration(text, { units: UNITS, bareUnit: 's' }) ?? 0;
  if (ms < 1 || ms > LONGEST_MS) {
    throw new OctetError('usage', `${label} must be a duration such as 500ms, 30s, 20m or 1h`);
  }
  return ms;
}
