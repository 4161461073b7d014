import { calendarFact } from '../calendar/calendar-facts.ts';
import { parseDate } from '../calendar/parse-date.ts';
import { span } from '../calendar/spans.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const LONGEST = 220;

/** Dates and lengths of time in wordings that the plain sums with dates do not read. */
export const toldDates: Pick<Skill, 'answer'> = {
  answer({ message, today }) {
    const now = parseDate(today, 0)?.day;
    if (now === undefined || message.length > LONGEST) return undefined;
    const plain = message
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/\b(what|when|how|it)'s\b/g, '$1 is')
      .replace(/\bwhats\b/g, 'what is')
      .replace(/\s+/g, ' ')
      .replace(/[\s?.!]+$/, '')
      .trim();
    const question = /\b(?:second|one)\b/.test(plain) ? plain : digitsForWords(plain);
    return calendarFact(question, now) ?? span(question, now);
  },
};
