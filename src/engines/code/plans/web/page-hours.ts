import type { Phrase } from '../reading/phrase.ts';
import { rows, type Section } from './page-blocks.ts';
import type { Page } from './page-wish.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const USUAL = [...WEEK.slice(0, 5).map(() => '9:00 to 18:00'), '10:00 to 16:00', 'closed'];
const DAY = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?';
const TIME = '(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?(?: ?(?:am|pm|h))?';
const SPAN = `(?:from )?(${TIME}) ?(?:to|-|–|until|till) ?(${TIME})`;
const DAYS = `(?:on )?(${DAY}|weekdays?|every day|daily|weekends?)(?: ?(?:to|-|–|through|and) ?(${DAY}))?`;

const placeOf = (day: string): number =>
  WEEK.findIndex((one) => one.toLowerCase().startsWith(day.slice(0, 3)));

function daysOf(first: string, last: string | undefined): number[] {
  if (/^(?:every|daily)/.test(first)) return [0, 1, 2, 3, 4, 5, 6];
  if (/^weekday/.test(first)) return [0, 1, 2, 3, 4];
  if (/^weekend/.test(first)) return [5, 6];
  const from = placeOf(first);
  const to = last === undefined ? from : placeOf(last);
  return WEEK.map((_, at) => at).filter((at) => at >= from && at <= to);
}

/** "6 pm" is 18:00. */
function clock(said: string): string {
  const [, hour = '', minutes = '00'] = /^(\d+)(?:[:.](\d+))?/.exec(said) ?? [];
  const isLate = /pm/.test(said) && Number(hour) < 12;
  return `${Number(hour) + (isLate ? 12 : 0)}:${minutes}`;
}

/** "Monday to Friday 9 to 18, closed on Sundays": the hours that a wish gives. */
export function readHours(r: Phrase, page: Page): boolean {
  const given = r.take(`(?:open )?${DAYS},?:? (?:open )?${SPAN}`);
  const closed = given ? undefined : r.take(`(?:(?:and|we are|is|it is) )*closed ${DAYS}|${DAYS}:? closed`);
  const found = given ?? closed;
  if (!found) return false;
  const groups = found.slice(1).filter((one) => one !== undefined);
  const [first = '', ...others] = groups;
  const times = given ? others.slice(-2) : [];
  const last = given ? others.slice(0, -2)[0] : others[0];
  const said = times.length === 2 ? times.map(clock).join(' to ') : 'closed';
  for (const at of daysOf(first, last)) page.hours[at] = said;
  return true;
}

export const hoursSection = (hours: Readonly<Record<number, string>>): Section => ({
  id: 'hours',
  heading: 'Opening hours',
  said: '(?:table (?:of|with|for) (?:the |our )?)?(?:(?:opening|business|office|working|store|shop) (?:hours|times)|hours(?: of operation)?)(?: (?:in|as) an? (?:\\w+ )?table| table)?(?: for (?:each|every|all) days?(?: of the week)?)?',
  lines: () =>
    rows(
      ['Day', 'Hours'],
      WEEK.map((day, at) => [
        day,
        hours[at] ?? (Object.keys(hours).length > 0 ? 'closed' : (USUAL[at] ?? '')),
      ]),
    ),
});

/** Hours that a wish gives, and those that a mark for today needs, are a section. */
export function withHours(page: Page): void {
  const at = page.sections.findIndex(([{ id }]) => id === 'hours');
  const isGiven = Object.keys(page.hours).length > 0;
  const isOnlyClosed = isGiven && Object.values(page.hours).every((one) => one === 'closed');
  if (isOnlyClosed)
    for (const [day, usual] of USUAL.entries()) page.hours[day] ??= day === 6 ? '10:00 to 16:00' : usual;
  if (at < 0 && !isGiven && !page.marksToday && !page.tellsOpen) return;
  page.sections.splice(Math.max(at, 0), at < 0 ? 0 : 1, [hoursSection(page.hours), undefined]);
}
