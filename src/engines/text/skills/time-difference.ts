import { normaliseQuestion } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

const TIME = String.raw`(\d{1,2})(?::(\d{2}))? ?(am|pm)?`;
const SPAN = new RegExp(
  `^(?:how (?:long|many hours) (?:is it |is |are there |are |there are )?|(?:the )?(?:time|hours) )?(?:from |between )?${TIME} (?:to|and|until|till) ${TIME}(?:,? how (?:long|many hours)(?: is (?:it|that))?)?$`,
);
/** A story with two times, told in this order: something begins, and it ends. */
const STORY = new RegExp(
  `\\b(?:leav(?:es?|ing)|left|depart(?:s|ed|ing)?|starts?|started|begins?|began|takes? off|took off|goes|from|opens?|opened)\\b[^.:?]{0,40}? ${TIME}\\b[^.:?]{0,40}?\\b(?:arriv(?:es?|ed|ing)|land(?:s|ed|ing)?|ends?|ended|finish(?:es|ed)?|until|till|to|clos(?:es?|ed)|gets? (?:there|in)|is over|reach(?:es|ed)?)\\b[^.:?]{0,40}? ${TIME}\\b`,
);
const ASKS_LENGTH = /\bhow (?:long|many (?:hours|minutes))\b|\bduration\b|\bhow much time\b/;
/** More of these make it another question: other places have other times, and breaks take some. */
const MORE =
  /\bbreaks?\b|\bstop|\blate\b|\bdelay|\bday\b|\btime ?zone|\blocal time\b|\bkm\b|\bmiles?\b|\blayover\b|\bpause\b/;
const DAY_MINUTES = 24 * 60;

/** The time between two times of a day, over midnight when the second is earlier. */
export const timeDifference: Skill = {
  name: 'clock-time',
  answer({ message }) {
    if (message.length > 160) return undefined;
    const question = normaliseQuestion(message).replace(/(\d)\.(\d\d)/g, '$1:$2');
    const arrival =
      shiftedIn(question) ?? shiftedIn(addedTo(question)) ?? withBreak(question) ?? arrivalIn(question);
    if (arrival !== undefined) return arrival;
    const match = SPAN.exec(question) ?? storyIn(question);
    if (!match || !/[:]|am|pm/.test(match[0])) return undefined;
    const from = minutesOf(match[1], match[2], match[3]);
    const to = minutesOf(match[4], match[5], match[6]);
    if (from === undefined || to === undefined) return undefined;
    const span = (to - from + DAY_MINUTES) % DAY_MINUTES;
    const [hours, minutes] = [Math.floor(span / 60), span % 60];
    const night = to < from ? ', over midnight' : '';
    const zones = /\b(?:in|from|to|for|at|leaves?|left|departs?) [A-Z][a-z]/.test(message)
      ? ', if both places have the same time'
      : '';
    return `${bold(`${hours} h${minutes > 0 ? ` ${minutes} min` : ''}`)} from ${shown(from)} to ${shown(to)}${night}${zones}.`;
  },
};

/** "leaves at 14:35 and takes 3 hours 50 minutes; when does it arrive?" */
const LASTS =
  /\b(?:takes?|lasts?|for|is|of|long|later|after|in|plus|needs?)\b[^\d?]{0,20}(?:(\d{1,2}) ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?(\d{1,2}) ?(?:minutes?|mins?|m)\b)?|(\d{1,3}) ?(?:minutes?|mins?)\b)/;
const ASKS_END =
  /\b(?:when|what time|at what time)\b[^?]*\b(?:arriv\w*|ends?|over|finish\w*|done|ready|land\w*|there|be)\b/;
const BEGINS = new RegExp(
  `\\b(?:leav\\w*|left|depart\\w*|start\\w*|begin\\w*|began|takes? off|at) (?:[^\\d?]{0,30} )?${TIME}\\b`,
);

const SHIFTED = new RegExp(
  `^(?:what(?:'s| is) )?${TIME} (plus|minus|\\+|-) (?:(\\d{1,2}) ?(?:hours?|hrs?|h)(?: (?:and )?)?)?(?:(\\d{1,3}) ?(?:minutes?|mins?|m))?$`,
);

/** "18:45 plus 95 minutes" */
function shiftedIn(question: string): string | undefined {
  const [all = '', hour, minute, half, sign = '', hours, minutes] = SHIFTED.exec(question) ?? [];
  const from = all === '' ? undefined : minutesOf(hour, minute, half);
  if (from === undefined || (hours ?? minutes) === undefined || !/[:]|am|pm/.test(all)) return undefined;
  const span = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  const isBack = sign === 'minus' || sign === '-';
  const end = isBack ? from - span : from + span;
  const day = end >= DAY_MINUTES ? ', the next day' : end < 0 ? ', the day before' : '';
  const turned = ((end % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${shown(from)} ${isBack ? '−' : '+'} ${span} min = ${bold(shown(turned))}${day}`;
}

const DURATION = String.raw`(?:\d{1,2} ?(?:hours?|hrs?|h)(?:,? (?:and )?\d{1,3} ?(?:minutes?|mins?|m))?|\d{1,3} ?(?:minutes?|mins?|m))`;
const ADDED = new RegExp(
  `^(?:(?:what )?time (?:is |was |will it be )?)?(?:(add|subtract|take) )?(${DURATION}) (to|from|off|after|before) (${TIME})$`,
);

/** "add 45 minutes to 10:50", "2 hours before 9 am" */
function addedTo(question: string): string {
  const [all, , span = '', way = '', from = ''] = ADDED.exec(question) ?? [];
  if (all === undefined) return question;
  const isBack = way === 'before' || way === 'off' || /^(?:subtract|take)/.test(question);
  return `${from} ${isBack ? 'minus' : 'plus'} ${span.replace(/,? and |, /, ' ')}`;
}

const BREAK = new RegExp(
  `^(?:how (?:long|many hours|much time)[^\\d]{0,30})?(?:from |between )?${TIME} (?:to|and|until|till) ${TIME},? (?:minus|less|without|with|and)(?: an?)? (?:(\\d{1,3})[- ]?(?:minutes?|mins?|m)|(\\d)[- ]?(?:hours?|h))(?: of| for)?(?: (?:lunch|coffee|a))?(?: break| lunch| pause)?(?:,? how (?:long|many hours)[^\\d]*)?$`,
);

/** "8:30 to 17:15 minus 45 minutes break" */
function withBreak(question: string): string | undefined {
  const [, h1, m1, half1, h2, m2, half2, minutes, hours] = BREAK.exec(question) ?? [];
  const [from, to] = [minutesOf(h1, m1, half1), minutesOf(h2, m2, half2)];
  if (h1 === undefined || from === undefined || to === undefined || !/[:]|am|pm/.test(question))
    return undefined;
  const pause = Number(minutes ?? Number(hours) * 60);
  const span = ((to - from + DAY_MINUTES) % DAY_MINUTES) - pause;
  if (span < 0) return undefined;
  const rest = span % 60;
  return `${shown(from)} to ${shown(to)} without ${pause} min = ${bold(`${Math.floor(span / 60)} h${rest > 0 ? ` ${rest} min` : ''}`)}`;
}

function arrivalIn(question: string): string | undefined {
  if (!ASKS_END.test(question) || MORE.test(question)) return undefined;
  const begin = BEGINS.exec(question);
  const from = begin === null ? undefined : minutesOf(begin[1], begin[2], begin[3]);
  const after = begin === null ? '' : question.slice(begin.index + begin[0].length);
  const [, hours, beside, alone] = LASTS.exec(after) ?? [];
  const minutes = beside ?? alone;
  if (from === undefined || (hours === undefined && minutes === undefined)) return undefined;
  if (!/[:]|am|pm/.test(begin?.[0] ?? '')) return undefined;
  const used = [begin?.[1], begin?.[2], hours, minutes].filter((part) => part !== undefined).length;
  if ((question.match(/\d+/g) ?? []).length !== used) return undefined;
  const end = from + Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  const day = end >= DAY_MINUTES ? ', the next day' : '';
  return `${shown(from)} + ${hours === undefined ? '' : `${hours} h `}${minutes === undefined ? '' : `${minutes} min `}= ${bold(shown(end % DAY_MINUTES))}${day}`;
}

function storyIn(question: string): RegExpExecArray | null {
  const isMore = MORE.test(question) || (question.match(/\d+(?::\d\d)?/g) ?? []).length !== 2;
  return isMore || !ASKS_LENGTH.test(question) ? null : STORY.exec(question);
}

function minutesOf(hours = '', minutes = '0', half?: string): number | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined;
  const shifted = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return shifted * 60 + minute;
}

function shown(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
