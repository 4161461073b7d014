import { InvalidArgumentError } from 'commander';

const UNITS_MS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** A day, a time, or how long ago: `2026-01-31`, `2026-01-31T12:00Z`, `12h`, `7d`. */
export type Since = (nowMs: number) => Date;

export function parseSince(text: string): Since {
  const ago = /^(\d{1,6})([mhdw])$/.exec(text.trim());
  if (ago) {
    const ms = Number(ago[1]) * (UNITS_MS[ago[2] ?? ''] ?? 0);
    return (nowMs) => new Date(nowMs - ms);
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text.trim());
  // A bare day is meant where the user is; Date.parse would take it for UTC.
  const at = /^\d{4}-\d{2}-\d{2}/.test(text.trim())
    ? Date.parse(day ? `${text.trim()}T00:00` : text.trim())
    : Number.NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError('It must be a date (2026-01-31), a time or a period such as 7d.');
  return () => new Date(at);
}
