import { TIMES_OF_DAY, type TimeOfDay } from '../../image/prompt/vocabulary.ts';
import { oneOf } from '../../narrow.ts';
import table from '../data/light-changes.json';

/** A time of day that becomes another one during the video. */
export interface LightChange {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  /** The prompt without the words for it. */
  readonly rest: string;
}

const CHANGES = table.map(({ pattern, from, to }) => ({
  pattern: new RegExp(pattern),
  from: oneOf(TIMES_OF_DAY, from),
  to: oneOf(TIMES_OF_DAY, to),
}));

export function requestedLightChange(prompt: string): LightChange | undefined {
  const text = prompt.toLowerCase();
  for (const { pattern, from, to } of CHANGES) {
    if (pattern.test(text)) return { from, to, rest: text.replace(pattern, ' ') };
  }
  return undefined;
}
