import { OctetError } from '../errors.ts';

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const LONGEST_MS = 30 * 24 * 3_600_000;

/** `500ms`, `30s`, `20m`, `1h`; a bare number is seconds. `label` names the option or variable in the message. */
export function parseDuration(text: string, label: string): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim());
  const ms = match ? Math.round(Number(match[1]) * (UNIT_MS[match[2] ?? 's'] ?? 0)) : 0;
  if (ms < 1 || ms > LONGEST_MS) {
    throw new OctetError('usage', `${label} must be a duration such as 500ms, 30s, 20m or 1h`);
  }
  return ms;
}
