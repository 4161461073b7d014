import { normaliseQuestion } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

const TIME = String.raw`(\d{1,2})(?::(\d{2}))? ?(am|pm)?`;
const SPAN = new RegExp(
  `^(?:how (?:long|many hours) (?:is it |is |are there )?|(?:the )?(?:time|hours) )?(?:from |between )?${TIME} (?:to|and|until|till) ${TIME}(?:,? how (?:long|many hours)(?: is (?:it|that))?)?$`,
);
const DAY_MINUTES = 24 * 60;

/** The time between two times of a day, over midnight when the second is earlier. */
export const timeDifference: Skill = {
  name: 'clock-time',
  answer({ message }) {
    const match =
      message.length > 120 ? null : SPAN.exec(normaliseQuestion(message).replace(/(\d)\.(\d\d)/g, '$1:$2'));
    if (!match || !/[:]|am|pm/.test(match[0])) return undefined;
    const from = minutesOf(match[1], match[2], match[3]);
    const to = minutesOf(match[4], match[5], match[6]);
    if (from === undefined || to === undefined) return undefined;
    const span = (to - from + DAY_MINUTES) % DAY_MINUTES;
    const [hours, minutes] = [Math.floor(span / 60), span % 60];
    const night = to < from ? ', over midnight' : '';
    return `${bold(`${hours} h${minutes > 0 ? ` ${minutes} min` : ''}`)} from ${shown(from)} to ${shown(to)}${night}.`;
  },
};

function minutesOf(hours = '', minutes = '0', half?: string): number | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined;
  const shifted = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return shifted * 60 + minute;
}

function shown(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
