import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const SIZE = new RegExp(
  `${N}[ -]?(?:([KMGT])(i)?(B|b|bits?|bytes?)\\b|(kilo|mega|giga|tera)(bits?|bytes?)\\b|(bytes|bits)\\b)(?! ?(?:/|ps\\b|per\\b|a second))`,
  'i',
);
const RATE = new RegExp(
  `${N}[ -]?(?:([KMGT])(i)?(B|b|bits?|bytes?)|(kilo|mega|giga|tera)(bits?|bytes?)|(bytes|bits)) ?(?:/ ?s(?:ec(?:ond)?)?\\b|ps\\b|per sec(?:ond)?\\b|a second\\b)`,
  'i',
);
const TIME = new RegExp(`${N} ?(seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|days?)\\b`, 'i');
const ASKS_TIME =
  /\bhow (?:long|many (?:seconds|minutes|hours|days)|much time)\b|\b(?:download|upload|transfer|copy)(?:ing)? time\b|\btime (?:to|for|does|needed)\b/i;
const ASKS_AMOUNT = /\bhow (?:much(?: data)?|many (?:[kmgt]i?b|mega ?bytes|giga ?bytes)) (?!time)/i;
const POWERS: Readonly<Record<string, number>> = { k: 1, m: 2, g: 3, t: 4 };

interface Amount {
  readonly bits: number;
  readonly said: string;
}

/** In bits. Undefined where small letters leave open whether bits or bytes are meant. */
function amountIn(match: RegExpExecArray | null, isRate: boolean): Amount | undefined {
  if (match === null) return undefined;
  const [said, number, letter, binary, unit, prefix, ofPrefix, bare] = match;
  const kind = unit ?? ofPrefix ?? bare ?? '';
  const power = POWERS[(letter ?? prefix?.charAt(0) ?? '').toLowerCase()] ?? 0;
  const isSmall = kind === 'b' && letter === letter?.toLowerCase();
  // "mbps" is always bits, "4 gb" of a file always bytes; "mb/s" may be either.
  if (isRate && isSmall && !/ps$/i.test(said)) return undefined;
  const isBits = /^bit/i.test(kind) || (kind === 'b' && (isRate || !isSmall));
  const factor = (binary === undefined ? 1000 : 1024) ** power;
  return { bits: Number(number) * factor * (isBits ? 1 : 8), said: said.trim() };
}

/** How long a file takes at a rate, or how much comes through in a time. Bits and bytes are told apart. */
export function transferProblem(text: string): string | undefined {
  const rateMatch = RATE.exec(text);
  const rate = amountIn(rateMatch, true);
  if (rateMatch === null || rate === undefined || rate.bits === 0) return undefined;
  const rest = text.replace(rateMatch[0], ' ');
  const size = amountIn(SIZE.exec(rest), false);
  if (size !== undefined && countNumbers(text) === 2 && ASKS_TIME.test(text)) {
    const seconds = size.bits / rate.bits;
    const asBits = `${size.said} = ${inPrefix(size.bits)}bit`;
    const perSecond = /bit/i.test(rate.said) ? rate.said : `${inPrefix(rate.bits)}bit/s`;
    return `${asBits}; ÷ ${perSecond} = ${bold(`${shown(Number(seconds.toPrecision(6)))} seconds`)}${clock(seconds)}\n\nWithout what the connection needs for itself; 1 byte is 8 bits.`;
  }
  const time = TIME.exec(rest);
  if (size !== undefined || time === null || countNumbers(text) !== 2 || !ASKS_AMOUNT.test(text))
    return undefined;
  const seconds = Number(time[1]) * secondsIn(time[2] ?? '');
  const bytes = (rate.bits * seconds) / 8;
  return `${inPrefix(rate.bits)}bit/s × ${shown(seconds)} s ÷ 8 = ${bold(`${inPrefix(bytes)}B`)}\n\nWithout what the connection needs for itself; 1 byte is 8 bits.`;
}

function secondsIn(unit: string): number {
  if (/^s/i.test(unit)) return 1;
  if (/^m/i.test(unit)) return 60;
  return /^h/i.test(unit) ? 3600 : 86_400;
}

/** 32000000000 as "32 G". */
function inPrefix(value: number): string {
  const prefixes = ['', 'k', 'M', 'G', 'T', 'P'];
  const power = Math.max(0, Math.min(prefixes.length - 1, Math.floor(Math.log10(Math.max(value, 1)) / 3)));
  return `${shown(Number((value / 1000 ** power).toPrecision(9)))} ${prefixes[power]}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return '';
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ] as const;
  const about = whole === seconds ? '' : 'about ';
  return ` (${about}${parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ')})`;
}
