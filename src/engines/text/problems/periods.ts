import { SECONDS } from '../math/seconds.ts';

const OTHERS: Readonly<Record<string, number>> = {
  'month year': 12,
  'week year': 52,
  'day year': 365,
  'quarter year': 4,
  'month quarter': 3,
};

export const PERIOD = '(second|minute|hour|day|week|month|quarter|year)s?';
export const EVERY = `(?:a|an|per|every|each|/) ?${PERIOD}`;

/** How many of the one period the other has; undefined where calendars differ, as with days of a month. */
export function periodsIn(one: string, other: string): number | undefined {
  if (one === other) return 1;
  const [small, large] = [SECONDS[one], SECONDS[other]];
  if (small !== undefined && large !== undefined) return large / small;
  const times = OTHERS[`${one} ${other}`];
  const parts = OTHERS[`${other} ${one}`];
  return times ?? (parts === undefined ? undefined : 1 / parts);
}

export const periodOf = (word: string): string => word.toLowerCase().replace(/s$/, '');

/** A part of an hour is told as such; of days, one more has begun. */
export const isContinuous = (period = ''): boolean => /^(?:second|minute|hour)s?$/i.test(period);
