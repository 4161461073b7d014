import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';
import { isContinuous } from './periods.ts';

const PACE =
  /(\d+(?:\.\d+)?) ([a-z]+?)s? (?:a|an|per|each|every) (day|week|month|hour|minute|evening|night|morning)\b/i;
const ASKS =
  /\bhow (?:many (day|week|month|hour|minute|evening|night|morning)s?|long)\b|\bwhen (?:will|am|do|would) i\b.*\b(?:finish|done|through)/i;
/** One goes and another comes: the rest is no share of the whole. */
const OTHER = /\b(?:already|left|per ?cent|each of|after|but|more|fewer|first)\b|%/i;

/** "24 pages a day, 420 pages": the days until all are done; a part of a day is one more. */
export function untilDone(text: string): string | undefined {
  const [said, pace = '', thing = '', unit = ''] = PACE.exec(text) ?? [];
  const asked = ASKS.exec(text);
  if (said === undefined || asked === null || countNumbers(text) !== 2 || OTHER.test(text)) return undefined;
  if (asked[1] !== undefined && asked[1].toLowerCase() !== unit.toLowerCase()) return undefined;
  const total = new RegExp(`(\\d+(?:\\.\\d+)?)[ -]${thing}s?\\b`, 'i').exec(text.replace(said, ' '))?.[1];
  if (total === undefined || Number(pace) === 0) return undefined;
  const exact = Number(total) / Number(pace);
  const whole = isContinuous(unit) ? Number(exact.toFixed(2)) : Math.ceil(exact);
  const units = `${whole} ${unit.toLowerCase()}${whole === 1 ? '' : 's'}`;
  if (isContinuous(unit)) return `${total} ÷ ${pace} ${whole === exact ? '=' : '≈'} ${bold(units)}`;
  return Number.isInteger(exact)
    ? `${total} ÷ ${pace} = ${bold(units)}`
    : `${total} ÷ ${pace} = ${shown(exact)}, so ${bold(units)}; the last one is shorter`;
}
