import { bold } from '../skill.ts';
import { shown } from './amounts.ts';
import { minutesOf, shownClock, shownLength } from './arrivals.ts';
import { distanceIn, hoursIn } from './rates.ts';

const SPEEDS =
  /(\d+(?:\.\d+)?) ?(?:(km\/h|kmh|kph|(?:km|kilomet(?:er|re)s?) (?:per|an) hour)|mph|miles? (?:per|an) hour)/gi;
const CLOCKS = /\b(?:at|by|until) (\d{1,2})(?::(\d{2}))? ?(am|pm)?\b(?!\d|:| ?km| ?miles)/gi;
const LATER = /\b(?:(\d+(?:\.\d+)?)|an) (hours?|minutes?) later\b/i;
const TOWARDS = /\btowards?\b|\bmeet\b|\bapproach/i;
const APART = /\bopposite directions?\b|\baway from each other\b/i;
const DAY = 1_440;

/** Two that move towards each other, or apart, do so with the sum of their speeds; one may start later. */
export function moversProblem(said: string): string | undefined {
  const isTowards = TOWARDS.test(said);
  if ((!isTowards && !APART.test(said)) || /\bsame direction\b|\bcatch|\bovertak/i.test(said))
    return undefined;
  const text = said.replace(/\bnoon\b/i, '12 pm');
  const speeds = [...text.matchAll(SPEEDS)];
  const [one, other] = speeds;
  if (one === undefined || other === undefined || speeds.length !== 2) return undefined;
  const unit = one[2] === undefined ? 'miles' : 'km';
  if ((one[2] === undefined) !== (other[2] === undefined)) return undefined;
  // The places of the clocks tell whose they are.
  const still = text.replace(SPEEDS, (all) => ' '.repeat(all.length));
  const clocks = [...still.matchAll(CLOCKS)].map((found) => ({ at: found.index, time: minutesOf(found) }));
  const later = LATER.exec(still);
  const plain = still
    .replace(CLOCKS, ' ')
    .replace(LATER, ' ')
    .replace(/\b[12] (?=[a-z])(?!hours?|minutes?|km|miles?|h\b|mi\b)/gi, '');
  const [way, hours] = [distanceIn(plain), hoursIn(plain)];
  if (clocks.some(({ time }) => time === undefined) || way?.unit === 'm') return undefined;
  if ((way !== undefined && way.unit !== unit) || !isUsed(plain, way !== undefined, hours?.numbers ?? 0))
    return undefined;
  const [first, second] = clocks.map(({ time = 0 }) => time);
  const [a, b] = [Number(one[1]), Number(other[1])];
  if (a + b === 0 || clocks.length > 2) return undefined;
  if (/\bhow far apart\b|\bdistance between (?:them|the)\b/i.test(text)) {
    const time =
      hours?.value ?? (first !== undefined && second !== undefined ? (second - first) / 60 : undefined);
    if (isTowards || way !== undefined || later !== null || time === undefined || time <= 0) return undefined;
    return `(${a} + ${b}) × ${shown(time)} = ${bold(`${shown((a + b) * time)} ${unit}`)}`;
  }
  if (
    way === undefined ||
    hours !== undefined ||
    !/\b(?:when|how long|what time|how many (?:hours|minutes)|where|how far)\b/i.test(text)
  )
    return undefined;
  const isPaired =
    second === undefined ||
    (clocks[0]?.at ?? 0) < (other.index ?? 0) === (clocks[1]?.at ?? 0) > (one.index ?? 0);
  const delay =
    later === null
      ? second === undefined || first === undefined
        ? 0
        : (second - first) / 60
      : Number(later[1] ?? 1) / (/^h/i.test(later[2] ?? '') ? 1 : 60);
  const [lead, rear] = delay < 0 ? [b, a] : [a, b];
  const alone = lead * Math.abs(delay);
  if (!isPaired || (later !== null && second !== undefined) || alone >= way.value) return undefined;
  const time = (way.value - alone) / (a + b);
  const start =
    first === undefined ? undefined : Math.max(first + (later === null ? 0 : delay * 60), second ?? 0);
  const left = alone === 0 ? shown(way.value) : `(${shown(way.value)} − ${lead} × ${shown(Math.abs(delay))})`;
  const sum = `${left} ÷ (${a} + ${b}) = `;
  const minutes = Math.round(time * 60);
  const isClock = start !== undefined && !/\bhow (?:long|many)\b/i.test(text);
  const when = isClock
    ? `${sum}${shown(time)} h; ${shownClock(start)} + ${shownLength(minutes)} = ${bold(shownClock((start + minutes) % DAY))}`
    : `${sum}${bold(`${shown(time)} hours`)}${alone === 0 ? '' : ' after the second one starts'}`;
  const met = lead * (time + Math.abs(delay));
  return isTowards && /\b(?:where|how far)\b/i.test(text)
    ? `${when}; by then ${delay < 0 ? 'the second' : 'the first'} has gone ${bold(`${shown(met)} ${unit}`)} and the other ${bold(`${shown(rear * time)} ${unit}`)}`
    : when;
}

const isUsed = (text: string, hasWay: boolean, ofHours: number): boolean =>
  (text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) === (hasWay ? 1 : 0) + ofHours;
