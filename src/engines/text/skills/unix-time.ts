import { parseDate } from '../calendar/parse-date.ts';
import { bold, type Skill } from '../skill.ts';

const NAMED =
  /\b(?:unix|epoch|posix)\b|\btimestamps?\b|\b1\d{9}(?:\d{3})?\b.{0,30}\b(?:date|day|time)\b|\b(?:date|day|time)\b.{0,30}\b1\d{9}(?:\d{3})?\b/i;
const STAMP = /(?<![\d.:-])(-?\d{9,13})(?![\d:-])/;
const CLOCK = /\b(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?(?:utc|gmt|z))?\b/i;
const SECOND = 1_000;

/** Seconds or milliseconds since 1970 as a date, and a date as seconds. */
export const unixTime: Pick<Skill, 'answer'> = {
  answer({ message, now, today }) {
    if (
      message.length > 160 ||
      !NAMED.test(message) ||
      /\b(?:in|with) (?:python|javascript|java|sql|php|go|rust)\b/i.test(message)
    )
      return undefined;
    const digits = STAMP.exec(message)?.[1];
    if (digits !== undefined) return dated(digits);
    if (/\b(?:now|current|right now)\b/i.test(message) && now !== undefined)
      return `It is ${bold(String(Math.floor(now / SECOND)))} seconds since 1970.`;
    return stampOf(message, today);
  },
};

function dated(digits: string): string | undefined {
  const isMilliseconds = digits.replace('-', '').length >= 12;
  const date = new Date(Number(digits) * (isMilliseconds ? 1 : SECOND));
  if (Number.isNaN(date.getTime())) return undefined;
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(date);
  const unit = isMilliseconds ? ' (milliseconds)' : '';
  return `${digits}${unit} is ${bold(`${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`)}, a ${weekday}.`;
}

function stampOf(message: string, today: string): string | undefined {
  const [clock = '', hours = '0', minutes = '0', seconds = '0'] = CLOCK.exec(message) ?? [];
  const told = message
    .replace(clock, ' ')
    .replace(/\b(?:utc|gmt|midnight)\b|\bat\s*(?=[?.! ]*$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const phrase = DATE.exec(told)?.[1];
  const now = parseDate(today, 0)?.day;
  const day = phrase === undefined || now === undefined ? undefined : parseDate(phrase.trim(), now)?.day;
  if (day === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const at = (day * 24 + Number(hours)) * 3_600 + Number(minutes) * 60 + Number(seconds);
  const shown = `${new Date(at * SECOND).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return `${shown} is ${bold(String(at))} in seconds since 1970.`;
}

/** The date must be the end of the question: what follows could be a time zone, or half a day. */
const DATE =
  /\b(?:of|for|to|is|convert|from|turn)\s+(?:the date )?((?!an?\b|the\b|unix\b)[\w,. -]{6,30}?)(?: (?:to|as|in|into) (?:an? )?(?:unix|epoch|posix|timestamp)(?: (?:time|timestamp|seconds))?)?[?.! ]*$/i;
