import { parseRational, toNumber } from '../math/rational.ts';
import { bold } from '../skill.ts';
import { convert, findUnit } from '../units/units.ts';
import { countNumbers, shown } from './amounts.ts';

const TIME = '(seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|days?|weeks?)';
const GIVEN = new RegExp(
  `(\\d+(?:\\.\\d+)?) ?([a-z]+) (?:of [a-z]+ )?(?:over|in|within|during|every|for|/) ?(?:(\\d+(?:\\.\\d+)?) ?)?${TIME}\\b`,
  'i',
);
const ASKED = new RegExp(
  `\\b(?:how (?:many|much)|what|in) (?:[a-z']+ ){0,4}?([a-z]+)(?: (?:is|are) (?:that|it|this))? ?(?:per|an?|each|every|/) ?${TIME}\\b`,
  'i',
);

/** "1.5 litres over 12 hours, how many ml per hour": an amount spread evenly over a time, in the units that are asked. */
export function steadyRate(text: string): string | undefined {
  const given = GIVEN.exec(text);
  const asked = ASKED.exec(text.replace(given?.[0] ?? '', ' '));
  if (given === null || asked === null) return undefined;
  const [, amount = '', unit = '', time = '1', of = ''] = given;
  const [, wanted = '', per = ''] = asked;
  const [from, to, lasts, each] = [unit, wanted, of, per].map(findUnit);
  const value = parseRational(amount);
  const length = parseRational(time);
  if (!from || !to || !lasts || !each || !value || !length || length.n === 0n) return undefined;
  if (from.dimension !== to.dimension || !AMOUNTS.includes(from.dimension)) return undefined;
  if (countNumbers(text) !== (given[3] === undefined ? 1 : 2)) return undefined;
  const whole = toNumber(convert(value, from, to));
  const span = toNumber(convert(length, lasts, each));
  return `${shown(whole)} ${to.symbol} ÷ ${shown(span)} ${each.symbol} = ${bold(`${shown(whole / span)} ${to.symbol} per ${per.replace(/s$/, '')}`)}`;
}

const AMOUNTS: readonly string[] = ['volume', 'mass', 'data', 'energy', 'length'];
