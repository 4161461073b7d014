import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const SPAN = `${N}[ -](minutes?|mins?|hours?|h)\\b`;

const minutes = (count: string | undefined, unit = ''): number => Number(count) * (/^h/i.test(unit) ? 60 : 1);

const asTime = (all: number): string => {
  const [hours, rest] = [Math.floor(all / 60), shown(all % 60)];
  return [hours === 0 ? '' : `${hours} h`, rest === '0' ? '' : `${rest} min`].filter(Boolean).join(' ');
};

/** Sums of two steps, each with every number of the question. */
export function stepsProblem(text: string): string | undefined {
  return journey(text) ?? eachPart(text) ?? together(text) ?? dose(text) ?? timesAge(text);
}

/** "420 km at 70 km/h with a 30 minute break": the drive and the rests. */
function journey(text: string): string | undefined {
  const way = new RegExp(`${N} ?(km|miles?|kilomet(?:er|re)s)\\b(?! ?(?:/|per|an) ?h)`, 'i').exec(text);
  const speed = new RegExp(
    `${N} ?(?:km/h|kph|mph|km per hour|miles per hour|kilomet(?:er|re)s per hour)`,
    'i',
  ).exec(text);
  const pause = new RegExp(
    `(?:\\b(?:an? |1 )?${SPAN} (?:break|stop|pause|rest)|\\b(?:break|stop|pause|rest)s? (?:of|for) ${SPAN})`,
    'i',
  ).exec(text);
  if (
    way === null ||
    speed === null ||
    pause === null ||
    !/\bhow long\b|\bhow many hours\b|\btake\b/i.test(text)
  )
    return undefined;
  const isKm = /^k/i.test(way[2] ?? '');
  const isSame = isKm === !/mph|miles/i.test(speed[0]);
  if (!isSame || /\b(?:\d+|two|three|several) (?:breaks|stops)\b|\beach\b|\bevery\b/i.test(text))
    return undefined;
  const extra = text.replace(way[0], ' ').replace(speed[0], ' ').replace(pause[0], ' ');
  if (countNumbers(extra) > 0) return undefined;
  const drive = (Number(way[1]) / Number(speed[1])) * 60;
  const rest = minutes(pause[1] ?? pause[3], pause[2] ?? pause[4]);
  return `${way[1]} ÷ ${speed[1]} = ${asTime(drive)}; + ${asTime(rest)} = ${bold(asTime(drive + rest))}`;
}

const PIECES = new RegExp(
  `\\b(?:costs?|is|for) ([$€£])? ?${N}(?: ?(euros?|dollars?|pounds?|eur|usd|gbp|€))?,? (?:and (?:it )?)?(?:has|have|is cut into|contains?|comes with|makes|with|holds) ${N} ([a-z]+?)s?\\b[^\\d]*\\b(?:how much|what)\\b[^\\d]*\\b(?:1|an?|each|per|every) \\5\\b`,
  'i',
);

/** "a pizza costs 12 euros and has 8 slices, how much is one slice" */
function eachPart(text: string): string | undefined {
  const [found, symbol = '', price = '', coin = '', count = ''] =
    PIECES.exec(text.replace(/\bone\b/gi, '1')) ?? [];
  if (
    found === undefined ||
    Number(count) === 0 ||
    countNumbers(text.replace(/\b1 (?=[a-z]+[?.! ]*$)/i, '')) !== 2
  )
    return undefined;
  const each = Number(price) / Number(count);
  const value = Math.abs(each - toCents(each)) < 1e-9 ? shown(each) : `${toCents(each).toFixed(2)}, rounded`;
  return `${symbol}${price} ÷ ${count} = ${bold(`${symbol}${value}${coin === '' ? '' : ` ${coin}`}`)}`;
}

const LOT = new RegExp(
  `(?:\\b(\\d+) (?:[a-z]+ ){0,3}?(?:of|for|lasting|at|with) |\\b(?:and|an?) (?:[a-z]+ ){0,3}?(?:of|for|lasting) )${SPAN}(?: each)?`,
  'gi',
);

/** "3 meetings of 45 minutes and one of 1.5 hours, how long in total" */
function together(text: string): string | undefined {
  if (
    !/\b(?:in total|altogether|total|together|in all)\b/i.test(text) ||
    !/\bhow (?:long|many|much)\b|\bwhat\b/i.test(text)
  )
    return undefined;
  const lots = [...text.matchAll(LOT)];
  const numbers = lots.reduce((all, [, count]) => all + (count === undefined ? 1 : 2), 0);
  if (
    lots.length < 2 ||
    numbers !== countNumbers(text) ||
    /\b(?:breaks?|except|minus|without|less|a day|per|every)\b/i.test(text)
  )
    return undefined;
  const parts = lots.map(([, count = '1', span, unit]) => Number(count) * minutes(span, unit));
  const steps = lots.map(
    ([, count = '1', span, unit = '']) =>
      `${count === '1' ? '' : `${count} × `}${asTime(minutes(span, unit))}`,
  );
  return `${steps.join(' + ')} = ${bold(asTime(parts.reduce((a, b) => a + b, 0)))}`;
}

const DOSE = new RegExp(
  `${N} ?(kg|pounds?|lbs?)\\b[^?]*?\\b${N} ?(mg|g|ml|mcg|µg|units?|calories|kcal)(?: of [a-z]+)? ?(?:per|/|for each|for every|a) ?(kg|kilo|kilogram|pound|lb)s?\\b`,
  'i',
);

/** "weighs 72 kg and gets 15 mg per kg": the weight times what each kilogram gets. */
function dose(text: string): string | undefined {
  const found = DOSE.exec(text);
  if (found === null || countNumbers(text) !== 2 || !/\bhow (?:many|much)\b|\bwhat\b/i.test(text))
    return undefined;
  const [, weight, unit = '', each, what = '', per = ''] = found;
  if (/^k/i.test(unit) !== /^k/i.test(per)) return undefined;
  const asked = /\bhow many ([a-zµ]+)/i.exec(text)?.[1] ?? what;
  if (asked.toLowerCase().replace(/s$/, '') !== what.toLowerCase().replace(/s$/, '')) return undefined;
  return `${weight} × ${each} = ${bold(`${shown(Number(weight) * Number(each))} ${what}`)}`;
}

const TIMES_AGE = new RegExp(
  `\\bis ${N}(?: years old)?,? and (?:her|his|their|my) ([a-z]+) is (twice|thrice|(?:${N}|three|four|five) times) as old\\b[^\\d?]*\\bhow old (?:will|is|was) (?:her|his|their|my|the) \\2\\b[^\\d?]*(?:(?:in|after) ${N} years)?[^\\d]*$`,
  'i',
);
const WORDS: Readonly<Record<string, number>> = { twice: 2, thrice: 3, three: 3, four: 4, five: 5 };

/** "Anna is 12 and her mother is three times as old, how old will her mother be in 5 years" */
function timesAge(text: string): string | undefined {
  const found = TIMES_AGE.exec(text);
  if (found === null || found[0].length + (found.index ?? 0) < text.length) return undefined;
  const [, age, , said = '', number, later] = found;
  const factor = number === undefined ? WORDS[said.split(' ')[0]?.toLowerCase() ?? ''] : Number(number);
  if (
    factor === undefined ||
    countNumbers(text) !== 1 + (number === undefined ? 0 : 1) + (later === undefined ? 0 : 1)
  )
    return undefined;
  const now = Number(age) * factor;
  return later === undefined
    ? `${age} × ${factor} = ${bold(shown(now))}`
    : `${age} × ${factor} = ${shown(now)}; ${shown(now)} + ${later} = ${bold(shown(now + Number(later)))}`;
}
