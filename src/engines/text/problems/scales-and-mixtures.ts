import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const METRES: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1, km: 1000 };

const SCALE = /\b1 ?: ?(\d+(?:[ .]\d{3})*)\b/;
const LENGTH = new RegExp(`(?<![:.\\d])${N} ?(mm|cm|m|km)\\b`, 'i');

/** "scale 1:25000, how far is 8 cm in reality", or the other way round. */
function mapScale(text: string): string | undefined {
  if (!/\b(?:scale|map|model|plan|drawing)\b/i.test(text)) return undefined;
  const scale = SCALE.exec(text);
  const rest = text.replace(scale?.[0] ?? '', ' ');
  const [said, length, unit = ''] = LENGTH.exec(rest) ?? [];
  const metres = METRES[unit.toLowerCase()];
  if (scale === null || length === undefined || metres === undefined || countNumbers(rest) !== 1)
    return undefined;
  const times = Number(scale[1]?.replace(/[ .]/g, ''));
  // "how long is 3 km on the map"
  const isToMap =
    /\b(?:in reality|real(?:ly)?|actual|nature|on the ground)\b/i.test(text) === false &&
    (/^k?m$/i.test(unit) || /\b(?:on|in) the (?:map|model|plan|drawing)\b[?. ]*$/i.test(text));
  const value = Number(length) * metres * (isToMap ? 1 / times : times);
  if (!(value > 0)) return undefined;
  const best = value >= 1000 ? 'km' : value >= 1 ? 'm' : value >= 0.01 ? 'cm' : 'mm';
  const result = `${shown(Number((value / (METRES[best] ?? 1)).toPrecision(8)))} ${best}`;
  return `${said} ${isToMap ? '÷' : '×'} ${times} = ${bold(result)}`;
}

const MIXTURE = new RegExp(`\\b${N} ?: ?${N}\\b`);
const WHOLE = new RegExp(`${N} ?(ml|cl|dl|l|lit(?:er|re)s?|kg|g|m³|buckets?|cups?|parts?|grams?)\\b`, 'i');
const MIXED =
  /\b(?:mix|mixed|mixture|ratio|dilut\w+|concentrate|syrup|cordial|mortar|concrete|paint|cleaner|fertili[sz]er)\b/i;

/** "concentrate 1:4 with water, how much concentrate for 2 litres": parts of a whole. */
function mixture(text: string): string | undefined {
  const [ratio, one = '', other = ''] = MIXTURE.exec(text) ?? [];
  if (ratio === undefined || !MIXED.test(text) || !/\bhow (?:much|many)\b/i.test(text)) return undefined;
  const rest = text.replace(ratio, ' ');
  const [said, amount, unit = ''] = WHOLE.exec(rest) ?? [];
  if (amount === undefined || countNumbers(rest) !== 1) return undefined;
  const asked = /\bhow (?:much|many)(?: \w+ of)? ([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const before = text
    .slice(0, text.indexOf(ratio))
    .toLowerCase()
    // The question itself tells no place.
    .replace(/\bhow (?:much|many)(?: \w+ of)? [a-z]+/, ' ');
  const named = [
    ...text.slice(text.indexOf(ratio) + ratio.length).matchAll(/\b(?:with|to|and) ([a-z]+)/gi),
  ][0]?.[1]?.toLowerCase();
  const isFirst = before.includes(asked) && asked !== named;
  // A whole of the mixture, and not the amount of the other part.
  const ofPart = new RegExp(
    `${said?.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')} (?:of )?(?:the )?(?:${named ?? 'water'}|water)\\b`,
    'i',
  ).test(rest);
  if (asked === '' || (!isFirst && asked !== named)) return undefined;
  const [part, total] = [Number(isFirst ? one : other), Number(one) + Number(other)];
  const base = ofPart ? Number(other) : total;
  if (ofPart && !isFirst) return undefined;
  const value = (Number(amount) / base) * part;
  return `${ofPart ? '' : `${one} + ${other} = ${shown(total)} parts; `}${amount} ÷ ${shown(base)} × ${part} = ${bold(`${shown(value)} ${unit} of ${asked}`)}`;
}

const PAY_FOR = new RegExp(
  `\\b(?:buy|take|get) ${N}[,;]?(?: and)? pay(?: only)?(?: for)? ${N}\\b[^\\d]*?([$€£])? ?${N}(?: ?(?:euros?|dollars?|pounds?|€|£))? ?(?:each|apiece|per piece|a piece)?`,
  'i',
);

/** "buy 3 pay 2 at 4.50 each" */
function payForFewer(text: string): string | undefined {
  const [, got = '', paid = '', symbol = '', price = ''] = PAY_FOR.exec(text) ?? [];
  if (
    got === '' ||
    countNumbers(text.replace(/\b1 (?=costs?|piece|of|item)/g, '')) !== 3 ||
    !(Number(paid) < Number(got))
  )
    return undefined;
  const all = Number(paid) * Number(price);
  return `${paid} × ${price} = ${symbol}${shown(all)} for ${got}; ÷ ${got} = ${bold(`${symbol}${toCents(all / Number(got)).toFixed(2)}`)} each`;
}

const SECOND = new RegExp(
  `([$€£])? ?${N}(?: ?(?:euros?|dollars?|pounds?|€|£))?[,;.]? (?:and |but )?(?:the )?(?:second|2nd|2th|other)(?: \\w+)?(?: (?:at|is|for))? (?:half(?: the)? price|half off|${N} ?% off)`,
  'i',
);

/** "39.90, the second one half price: what do two cost" */
function secondCheaper(text: string): string | undefined {
  const [said, symbol = '', price, percent] = SECOND.exec(text) ?? [];
  if (said === undefined || price === undefined) return undefined;
  const rest = text.replace(said, ' ').replace(/\b(?:for |the )?(?:2|two|both)\b(?: of them)?/gi, ' ');
  if (countNumbers(rest) > 0 || !/\b(?:total|together|two|both|2|pay)\b/i.test(text)) return undefined;
  const second = Number(price) * (1 - Number(percent ?? 50) / 100);
  return `${price} + ${toCents(second).toFixed(2)} = ${bold(`${symbol}${toCents(Number(price) + second).toFixed(2)}`)}`;
}

const LEFT =
  /\bdivid(?:e|ed|ing) (\d+)(?: [a-z]+)? (?:among(?:st)?|between|by|into groups of) (\d+)\b[^\d]*\b(?:left(?: over)?|remain\w*)\b/i;

/** "divide 91 sweets among 4 children, what is left" */
function leftAfterSharing(text: string): string | undefined {
  const [, all = '', by = ''] = LEFT.exec(text) ?? [];
  if (all === '' || Number(by) === 0 || countNumbers(text) !== 2) return undefined;
  const each = Math.floor(Number(all) / Number(by));
  return `${all} = ${by} × ${each} + ${Number(all) % Number(by)}: each gets ${bold(String(each))}, and ${bold(String(Number(all) % Number(by)))} are left.`;
}

const GOES_AT = new RegExp(
  `${N} ?(?:(?:km\\/h|kmh|kph|km (?:per|an) hour)|(mph|miles? (?:per|an) hour))`,
  'gi',
);
const STARTS = /\bat (\d{1,2})(?::(\d{2}))? ?(am|pm)?\b(?! ?(?:km|miles|mph))/gi;
const HOURS_LATER = new RegExp(
  `\\b(?:${N}|an|one) hours? (?:later|after|behind|head ?start)|\\b${N} ?(?:hours?|h) head ?start`,
  'i',
);

/** "One leaves at 9 with 80 km/h, a second at 10 with 120 km/h: when does it catch up?" */
function catchingUp(text: string): string | undefined {
  if (!/\b(?:catch(?:es)?|caught|overtak\w+)\b/i.test(text)) return undefined;
  const speeds = [...text.matchAll(GOES_AT)];
  const still = text.replace(GOES_AT, ' ');
  const starts = [...still.matchAll(STARTS)].map(([, hour, minute = '0', half]) => {
    const plain = Number(hour) % (half === undefined ? 24 : 12);
    return (plain + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
  });
  const later = HOURS_LATER.exec(still);
  const [one, other] = speeds.map(([, speed]) => Number(speed));
  const [first, second] = starts;
  const numbers = countNumbers(
    still
      .replace(STARTS, ' ')
      .replace(later?.[0] ?? '', ' ')
      .replace(/\b[12] (?=[a-z])/g, ''),
  );
  if (one === undefined || other === undefined || speeds.length !== 2 || numbers > 0 || other <= one)
    return undefined;
  const gap =
    first !== undefined && second !== undefined && starts.length === 2 && later === null
      ? (second - first) / 60
      : later !== null && starts.length < 2
        ? Number(later[1] ?? later[2] ?? 1)
        : undefined;
  if (gap === undefined || gap <= 0) return undefined;
  const ahead = one * gap;
  const time = ahead / (other - one);
  const start = second ?? (first === undefined ? undefined : first + gap * 60);
  const at = start === undefined ? undefined : Math.round(start + time * 60);
  const clock =
    at === undefined ? '' : `, at ${bold(`${Math.floor(at / 60) % 24}:${String(at % 60).padStart(2, '0')}`)}`;
  const unit = speeds[0]?.[2] === undefined ? 'km' : 'miles';
  return `${shown(one)} × ${shown(gap)} = ${shown(ahead)} ${unit} ahead; ÷ (${shown(other)} − ${shown(one)}) = ${bold(`${shown(Number(time.toFixed(2)))} hours`)} after the second one starts${clock}, ${shown(Number((other * time).toFixed(1)))} ${unit} on the way.`;
}

/** Sums of which the form is well known: a scale, a mixture, an offer, a rest, one that catches up. */
export const scaleProblem = (text: string): string | undefined =>
  mapScale(text) ??
  mixture(text) ??
  payForFewer(text) ??
  secondCheaper(text) ??
  leftAfterSharing(text) ??
  catchingUp(text);
