import { bold } from '../skill.ts';
import { countNumbers } from './amounts.ts';

const FALLS = /\b(?:falls?|fell|falling|fallen|drop(?:s|ped)?|released|let go)\b/i;
/** A throw begins with a speed, and other things fall that have no weight. */
const OTHERWISE =
  /\b(?:thrown?|throws?|threw|upwards?|initial|parachute|temperature|prices?|sales|profit|shares?)\b|%/i;
const HEIGHT = /(\d+(?:\.\d+)?)[- ]?(?:(m|met(?:er|re)s?)|ft|feet|foot)\b(?! ?(?:\/|per))/i;
const SECONDS = /(\d+(?:\.\d+)?) ?(?:s|secs?|seconds?)\b/i;
const MASS = /\b\d+(?:\.\d+)?[- ]?(?:kg|g|kilos?|kilograms?|grams?|pounds?|lbs?)\b/i;
const METRIC = { g: 9.81, unit: 'm' };

/** A free fall from rest: h = g·t²/2 and v = g·t. */
export function fallProblem(said: string): string | undefined {
  const text = said.replace(MASS, ' ');
  if (!FALLS.test(text) || OTHERWISE.test(text) || countNumbers(text) !== 1) return undefined;
  const [height, seconds] = [HEIGHT.exec(text), SECONDS.exec(text)?.[1]];
  const { g, unit } = height !== null && height[2] === undefined ? { g: 32.174, unit: 'ft' } : METRIC;
  const asksTime =
    /\bhow long\b|\bwhen\b|\bhow many seconds\b|\bwhat time\b|\btime (?:does|to|until)\b/i.test(text);
  const asksSpeed = /\bhow fast\b|\bspeed\b|\bvelocity\b/i.test(text);
  const asksWay = /\bhow (?:far|deep|high|tall|many met)|\b(?:height|depth)\b/i.test(text);
  const said1 = (value: number, of: string): string => bold(`${Number(value.toPrecision(3))} ${of}`);
  const speedOf = (time: number): string =>
    `v = g·t = ${said1(g * time, `${unit}/s`)}${unit === 'm' ? ` (${Number((g * time * 3.6).toPrecision(3))} km/h)` : ''}`;
  const time = height === null ? Number(seconds) : Math.sqrt((2 * Number(height[1])) / g);
  const parts =
    height === null
      ? [
          ...(asksWay ? [`h = g·t²/2 = ${said1((g * time ** 2) / 2, unit)}`] : []),
          ...(asksSpeed ? [speedOf(time)] : []),
        ]
      : [
          ...(asksTime ? [`t = √(2h/g) = √(2 × ${height[1]} ÷ ${g}) = ${said1(time, 's')}`] : []),
          ...(asksSpeed ? [speedOf(time)] : []),
        ];
  if (parts.length === 0 || Number.isNaN(time)) return undefined;
  return `${parts.join('; ')}\n\n_Without the drag of the air; g = ${g} ${unit}/s²._`;
}
