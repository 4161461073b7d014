import { offsetMinutes } from '../calendar/zone-offsets.ts';
import { bold, type Skill } from '../skill.ts';
import { zoneOf } from './world-clock.ts';

const TIME = String.raw`(\d{1,2})[:.]?(\d{2})? ?(am|pm)?`;
const FLIGHT = new RegExp(
  `\\b(?:leaves?|left|departs?|takes? off|took off|starts?|from)(?: from| in)? ([A-Za-z][A-Za-z .'-]{2,25}?)(?: at)? ${TIME}\\b[^\\d]{0,40}?\\b(?:lands?|arrives?|landed|arrived|gets? (?:to|into)|reach(?:es)?|is in|to)(?: in| at)? ([A-Za-z][A-Za-z .'-]{2,25}?)(?: at)? ${TIME}\\b`,
  'i',
);
const ASKS = /\bhow long\b|\bduration\b|\bflight time\b|\bhow many hours\b/i;
const DAY = 1440;

/** "leaves Frankfurt at 13:25 and lands in New York at 16:10 local time": each time is that of its place. */
export const flightTimes: Pick<Skill, 'answer'> = {
  answer({ message, now }) {
    const found = FLIGHT.exec(message);
    if (found === null || now === undefined || message.length > 200 || !ASKS.test(message)) return undefined;
    const [, from = '', h, m = '0', p, to = '', k, n = '0', q] = found;
    const [one, other] = [zoneOf(from), zoneOf(to)];
    const [start, end] = [minutesOf(h, m, p), minutesOf(k, n, q)];
    if (one === undefined || other === undefined || start === undefined || end === undefined)
      return undefined;
    const ahead = offsetMinutes(other, now) - offsetMinutes(one, now);
    const isLater = /\bnext (?:day|morning)\b|\bday after\b/i.test(message);
    const span = (((end - start - ahead) % DAY) + DAY) % DAY;
    if (isLater && end - start + DAY - ahead > DAY) return undefined;
    const apart = `${Math.floor(Math.abs(ahead) / 60)}${ahead % 60 === 0 ? '' : ` h ${Math.abs(ahead) % 60} min`}`;
    const zones =
      ahead === 0
        ? 'both places have the same time today'
        : `${to} is ${apart}${ahead % 60 === 0 ? ' h' : ''} ${ahead < 0 ? 'behind' : 'ahead of'} ${from} today`;
    return `${bold(`${Math.floor(span / 60)} h${span % 60 === 0 ? '' : ` ${span % 60} min`}`)}, with local times at both ends (${zones}).`;
  },
};

function minutesOf(hour = '', minute = '0', half?: string): number | undefined {
  const [h, m] = [Number(hour), Number(minute)];
  if (m > 59 || h > (half === undefined ? 23 : 12)) return undefined;
  return ((half === undefined ? h : h % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + m;
}
