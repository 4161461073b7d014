import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';
import { distanceIn, hoursIn, speedIn } from './rates.ts';

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?\b(?! ?(?:km|miles?|mi|hours?|minutes?|h\b|%))`;
const STARTS = new RegExp(
  `\\b(?:leaves?|leaving|left|departs?|departed|starts?|started|sets? (?:off|out)|begins?|began|goes|boards?)\\b[^.?\\d]{0,60}?\\bat ${CLOCK}`,
  'i',
);
const ENDS = new RegExp(
  `\\b(?:arrives?|arrive|be (?:there|home|here|at)|get (?:there|home)|reach|is due|meeting is|starts?|begins?)\\b[^.?\\d]{0,40}?\\b(?:at|by|before) ${CLOCK}`,
  'i',
);
const ASKS_END =
  /\b(?:when|what time)\b[^?]*\b(?:arrives?|lands?|get|reach|there|end|ends|finish(?:es)?|over|done|home|be)\b/i;
const ASKS_START = /\b(?:when|what time)\b[^?]*\b(?:leave|depart|start|set (?:off|out)|go)\b/i;
const STOP =
  /\b(\d+)[- ](?:minutes?|mins?)[- ](?:stops?|breaks?|rest|pause|delay|layover)\b|\b(?:stops?|rests?|breaks?|pauses?|delayed|waits?)\b[^.?\d]{0,20}\b(\d+) (?:minutes|mins?)\b/i;
const DAY = 1_440;

/** "Leaves at 9:40 and travels 210 km at 84 km/h: when does it arrive?", and the other way round. */
export function arrivalProblem(text: string): string | undefined {
  const isEnd = ASKS_END.test(text) && STARTS.test(text);
  const known = isEnd ? STARTS.exec(text) : ASKS_START.test(text) ? ENDS.exec(text) : null;
  const clock = known === null ? undefined : minutesOf(known);
  if (known === null || clock === undefined) return undefined;
  const rest = text.replace(known[0], ' ');
  const stop = STOP.exec(rest);
  const moved = stop === null ? rest : rest.replace(stop[0], ' ');
  const pause = Number(stop?.[1] ?? stop?.[2] ?? 0);
  const trip = tripIn(moved);
  // Durations alone are read with the clocks.
  if (trip === undefined || (isEnd && trip.step === '' && pause === 0 && /\btakes?\b/i.test(text)))
    return undefined;
  const length = Math.round(trip.minutes) + pause;
  const at = clock + (isEnd ? length : -length);
  const day = at >= DAY ? ', the next day' : at < 0 ? ', the day before' : '';
  const breaks = pause > 0 ? ` + ${pause} min` : '';
  return `${trip.step}${shownClock(clock)} ${isEnd ? '+' : '−'} ${shownLength(Math.round(trip.minutes))}${breaks.replace('+', isEnd ? '+' : '−')} = ${bold(shownClock((at + DAY) % DAY))}${day}`;
}

const ASKS_WAY = /\b(?:how far|what distance|how many (?:miles|km|kilomet(?:er|re)s))\b/i;
const UNTIL = new RegExp(`\\b(?:by|at|until|till|before) ${CLOCK}`, 'i');

/** "Leaves at 3pm at 60 mph: how far has it gone by 5:30pm?" */
export function distanceProblem(said: string): string | undefined {
  const text = said.replace(/\bnoon\b/i, '12 pm');
  const [start, speed] = [ASKS_WAY.test(text) ? STARTS.exec(text) : null, speedIn(text)];
  if (start === null || speed === undefined) return undefined;
  const rest = text.replace(start[0], ' ');
  const end = UNTIL.exec(rest);
  const [from, to] = [minutesOf(start), end === null ? undefined : minutesOf(end)];
  if (end === null || from === undefined || to === undefined || to <= from) return undefined;
  // Without am or pm, 3 to 5 may go past noon.
  if ((start[3] === undefined) !== (end[3] === undefined)) return undefined;
  if (countNumbers(rest.replace(end[0], ' ')) !== 1) return undefined;
  const hours = (to - from) / 60;
  return `${shownClock(from)} to ${shownClock(to)} = ${shown(hours)} h; ${shown(speed.value)} × ${shown(hours)} = ${bold(`${shown(speed.value * hours)} ${speed.unit}`)}`;
}

const ASKS_SPEED = /\b(?:what|how fast|how high)\b[^?]*\b(?:average|speed|fast)\b/i;
const ARRIVES = new RegExp(
  `\\b(?:arrives?|arrived|arriving|reach(?:es|ed)?|ends?|ended|gets?|got)\\b[^.?\\d]{0,60}?\\bat ${CLOCK}`,
  'i',
);

/** "Leaves at 9:40 and arrives at 13:15 after 301 km: how fast was it?" */
export function speedProblem(text: string): string | undefined {
  const [start, end] = ASKS_SPEED.test(text) ? [STARTS.exec(text), ARRIVES.exec(text)] : [null, null];
  if (start === null || end === null) return undefined;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  const rest = text.replace(start[0], ' ').replace(end[0], ' ');
  const way = distanceIn(rest);
  if (way === undefined || from === undefined || to === undefined || to <= from) return undefined;
  if ((start[3] === undefined) !== (end[3] === undefined) || countNumbers(rest) !== 1) return undefined;
  const hours = (to - from) / 60;
  const unit = way.unit === 'km' ? 'km/h' : 'mph';
  return `${shownClock(from)} to ${shownClock(to)} = ${shown(hours)} h; ${shown(way.value)} ${way.unit} ÷ ${shown(hours)} h = ${bold(`${shown(way.value / hours)} ${unit}`)}`;
}

interface Trip {
  readonly minutes: number;
  readonly step: string;
}

/** All numbers of the text must belong to it. */
function tripIn(text: string): Trip | undefined {
  const [way, speed, hours] = [distanceIn(text), speedIn(text), hoursIn(text)];
  if (way !== undefined && speed !== undefined && way.unit === speed.unit && countNumbers(text) === 2) {
    const minutes = (way.value / speed.value) * 60;
    return {
      minutes,
      step: `${shown(way.value)} ${way.unit} ÷ ${shown(speed.value)} = ${shown(minutes / 60)} h; `,
    };
  }
  return hours !== undefined && countNumbers(text) === hours.numbers
    ? { minutes: hours.value * 60, step: '' }
    : undefined;
}

export function minutesOf([, hours = '', minutes = '0', half]: readonly (string | undefined)[]):
  | number
  | undefined {
  const hour = Number(hours);
  if (hour > (half === undefined ? 23 : 12) || Number(minutes) > 59) return undefined;
  const shift = half?.toLowerCase() === 'pm' ? 12 : 0;
  return (half === undefined ? hour : (hour % 12) + shift) * 60 + Number(minutes);
}

export const shownClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const shownLength = (minutes: number): string =>
  [
    ...(minutes >= 60 ? [`${Math.floor(minutes / 60)} h`] : []),
    ...(minutes % 60 > 0 ? [`${minutes % 60} min`] : []),
  ].join(' ');
