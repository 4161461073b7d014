import { MONTHS } from '../calendar/civil-date.ts';

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const MONTH = `(?:${MONTHS.join('|')})`;
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?`;
const CLOCK = '(?:\\d{1,2}(?::\\d{2})? ?[ap]m|\\d{1,2}:\\d{2}|noon|midnight)';
/** Before one of these a moment has its preposition, or needs none. */
const LED =
  '(?<!\\b(?:on|in|at|since|until|till|by|from|to|every|each|next|last|this|before|after|for|of|the|and|or|around|about|between|past|through|than|within|[a-z]+ing|per) )(?<![-–/$€£])';
const DAYS = new RegExp(`${LED}\\b(${DAY})(?:,? (${DATE}))?\\b(?!s|['’]s? )`, 'g');
const LONE_DATE = new RegExp(`${LED}(?<!${DAY},? )\\b(${DATE})`, 'g');
const SPAN = new RegExp(
  `(?<!\\b(?:from|between) )\\b(\\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH})?) ?(?:to|until|till|-|–) ?(\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH})`,
  'g',
);
const HOURS = new RegExp(
  `(?<!\\b(?:from|between) )(?<![\\d:.])\\b(\\d{1,2}(?::\\d{2})?(?: ?[ap]m)?) ?(?:to|until|till|-|–) ?(${CLOCK})`,
  'g',
);
const TIMES = new RegExp(`${LED}(?<![\\d:.])\\b(${CLOCK})(?![\\d:.])`, 'g');
const AMBIGUOUS = /\b(?:(\d(?:st|nd|rd|th)? )(may|march)|(may|march)(?= \d))\b/gi;
const NAMED = new RegExp(
  `\\b(?:${MONTHS.filter((month) => !/^Ma(?:y|rch)$/.test(month)).join('|')}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b`,
  'gi',
);

const named = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** "saturday 14 june 3 pm" as a sentence says it: "on Saturday, 14 June at 3 pm". */
export function withMoments(text: string): string {
  return text
    .replace(NAMED, named)
    .replace(AMBIGUOUS, (_, before: string | undefined, after = '', first = '') =>
      before === undefined ? named(first) : `${before}${named(after)}`,
    )
    .replace(SPAN, 'from $1 to $2')
    .replace(HOURS, 'from $1 to $2')
    .replace(DAYS, (_, day: string, date: string | undefined) =>
      date === undefined ? `on ${day}` : `on ${day}, ${date}`,
    )
    .replace(LONE_DATE, 'on $1')
    .replace(TIMES, 'at $1');
}

export const MOMENT = `(?:(?:on|from|at|until|to|by|next|this|every) )*(?:${DAY}s?|${DATE}|${CLOCK}|\\d{1,2}|today|tomorrow|tonight|in the (?:morning|afternoon|evening)|next (?:week|month)|(?:to|until) \\d{1,2})`;
const ONLY_MOMENT = new RegExp(`^${MOMENT}(?:(?:,| and)? ${MOMENT})*$`);

/** True for words that tell nothing but when. */
export const isMoment = (text: string): boolean => ONLY_MOMENT.test(text) && /[a-z:]/i.test(text);
