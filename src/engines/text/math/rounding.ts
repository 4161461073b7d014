import { bold } from '../skill.ts';
import {
  divide,
  multiply,
  parseRational,
  type Rational,
  rational,
  toFixed,
  toSignificant,
} from './rational.ts';

const MONEY = '(?:euros?|dollars?|pounds?|francs?|usd|eur|gbp|chf|bucks)';
const STEPS: Readonly<Record<string, string>> = {
  cent: '0.01',
  penny: '0.01',
  hundredth: '0.01',
  tenth: '0.1',
  thousandth: '0.001',
  'whole number': '1',
  integer: '1',
  whole: '1',
  one: '1',
  unit: '1',
  euro: '1',
  dollar: '1',
  pound: '1',
  franc: '1',
  half: '0.5',
  quarter: '0.25',
  ten: '10',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
};
const TO = `(?:up |down )?to (?:the )?(?:nearest |next |a |full )*(?:(\\d+) significant (?:figures?|digits?)|(${Object.keys(STEPS).join('|')}|(?<=(?:nearest|next) )\\d+(?:\\.\\d+)?(?: cents?)?)s?(?: ${MONEY})?)`;
const ROUND = [
  new RegExp(`^round(?:ed)?(?: off| up| down)? ([$€£]?)(-?\\d[\\d,]*(?:\\.\\d+)?) ?(${MONEY})? ${TO}$`),
  new RegExp(
    `^([$€£]?)(-?\\d[\\d,]*(?:\\.\\d+)?(?: ?[-+*/x×] ?\\d[\\d,]*(?:\\.\\d+)?)*) ?(${MONEY})? (?:rounded|round)(?: off)? ${TO}$`,
  ),
];

/** "round 3.275 euros to the nearest cent": half is rounded up, and money keeps its two places. */
export function rounding(
  question: string,
  sumOf: (expression: string) => Rational | undefined,
): string | undefined {
  const [, sign = '', number = '', unit = '', figures, step] =
    ROUND.map((form) => form.exec(question)).find((found) => found !== null) ?? [];
  const value = parseRational(number) ?? (/^[\d.,()+*/ -]+$/.test(number) ? sumOf(number) : undefined);
  if (value === undefined || (figures === undefined && step === undefined)) return undefined;
  if (figures !== undefined) {
    const digits = (value.n < 0n ? -value.n / value.d : value.n / value.d).toString().length;
    const step = rational(10n ** BigInt(Math.max(0, digits - Number(figures))));
    const whole = toFixed(multiply(wholeOf(divide(value, step), undefined), step), 0);
    const text = digits > Number(figures) ? whole : toSignificant(value, Number(figures));
    return Number(figures) === 0 ? undefined : shown(number, sign, unit, value, text);
  }
  const cents = /^(\d+) cents?$/.exec(step ?? '')?.[1];
  const size =
    cents === undefined ? parseRational(STEPS[step ?? ''] ?? step ?? '') : rational(BigInt(cents), 100n);
  if (size === undefined || size.n <= 0n) return undefined;
  const direction = /\bround(?:ed)?(?: off)? (up|down)\b|\b(up|down) to\b/.exec(question);
  const rounded = multiply(wholeOf(divide(value, size), direction?.[1] ?? direction?.[2]), size);
  const isCents = cents !== undefined || (size.n === 1n && size.d === 100n);
  const text = toFixed(rounded, 12);
  return shown(
    number,
    sign,
    unit,
    value,
    isCents
      ? text.replace(/^(-?[\d,]+)(?:\.(\d*))?$/, (_, whole, rest = '') => `${whole}.${rest.padEnd(2, '0')}`)
      : text,
  );
}

function wholeOf(value: Rational, direction: string | undefined): Rational {
  const negative = value.n < 0n;
  const size = negative ? -value.n : value.n;
  const isUp = direction === (negative ? 'down' : 'up');
  const isNearest = direction === undefined;
  const whole = isNearest
    ? (size * 2n + value.d) / (value.d * 2n)
    : isUp
      ? (size + value.d - 1n) / value.d
      : size / value.d;
  return rational(negative ? -whole : whole);
}

const shown = (number: string, sign: string, unit: string, value: Rational, text: string): string => {
  const isSame = parseRational(text)?.n === value.n && parseRational(text)?.d === value.d;
  const tail = unit === '' ? '' : ` ${unit}`;
  return `${sign}${number}${tail} ${isSame ? '=' : '≈'} ${bold(`${sign}${text}${tail}`)}`;
};
