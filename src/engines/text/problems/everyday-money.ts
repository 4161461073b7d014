import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';
import { EVERY, PERIOD, periodOf, periodsIn } from './periods.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const MONEY = String.raw`(?:[$€£] ?)?(\d+(?:\.\d+)?)(k)?(?: ?(?:dollars?|euros?|eur|usd|pounds?|bucks|gbp))?`;

/** A bill with a tip for several people, a price for so many, a wage in another period, what is put aside. */
export function everydayMoney(text: string): string | undefined {
  return (
    bill(text) ??
    hourly(text) ??
    writtenOff(text) ??
    serving(text) ??
    priceFor(text) ??
    wage(text) ??
    saved(text)
  );
}

const PEOPLE = new RegExp(
  `\\b(?:split|share|divide|shared|divided)\\b[^%]*?\\b(?:between|among|by|into|in|with) ${N}\\b(?! ?%)|\\b${N} (?:people|persons|friends|ways|of us)\\b|\\bwe(?: are| were|'re) ${N}(?= (?:at|in|for|on|there)\\b|,)`,
  'i',
);
const TIP = new RegExp(`${N} ?% (?:tip|service(?: charge)?)|\\b(?:tip|service charge) of ${N} ?%`, 'i');

/** "a bill of 84, 15% tip, split by 4" */
function bill(text: string): string | undefined {
  const [people, tip] = [PEOPLE.exec(text), TIP.exec(text)];
  if (people === null || tip === null || countNumbers(text) !== 3) return undefined;
  const rest = text
    .replace(people[0], (said) => said.replace(people.slice(1).find(Boolean) ?? '', ' '))
    .replace(tip[0], ' ');
  const [sum = ''] = /\d+(?:\.\d+)?/.exec(rest) ?? [];
  const [count, rate] = [Number(people.slice(1).find(Boolean)), Number(tip[1] ?? tip[2])];
  if (sum === '' || !Number.isInteger(count) || count < 1) return undefined;
  const whole = Number(sum) * (1 + rate / 100);
  return `${sum} + ${rate}% = ${money(whole)}; ÷ ${count} = ${bold(money(whole / count))} each`;
}

const HOURLY = new RegExp(
  `\\b(?:bill|charge|invoice|earn|make|get|paid|am paid|ask)s?\\b [^\\d]{0,20}${MONEY} ?(?:an|per|/|each) ?hour\\b[^\\d?]*\\b(?:work(?:ed)?|for|took|spent|did|put in|needed)\\b[^\\d?]*?${N} hours?\\b(?! ?(?:an?|per|each|every|/))`,
  'i',
);

/** "I bill 65 euros an hour and worked 37.5 hours, how much is the invoice" */
function hourly(text: string): string | undefined {
  const [, rate = '', , time = ''] = HOURLY.exec(text) ?? [];
  if (rate === '' || countNumbers(text) !== 2 || !/\bhow much\b|\bwhat\b/i.test(text)) return undefined;
  return `${rate} × ${time} = ${bold(money(Number(rate) * Number(time)))}`;
}

const WRITTEN_OFF = new RegExp(
  `\\bcost(?:s|ed)? ${MONEY}[^\\d?]*\\b(?:loses? (?:its )?value|depreciate[sd]?|(?:is )?written off)(?: evenly| linearly| in equal parts| straight[- ]line)?[^\\d?]*\\b(?:over|in|within|after) ${N} years\\b`,
  'i',
);

/** "A machine costs 12000 and loses value evenly over 8 years" */
function writtenOff(text: string): string | undefined {
  const [, price = '', , years = ''] = WRITTEN_OFF.exec(text) ?? [];
  if (price === '' || countNumbers(text) !== 2 || Number(years) === 0) return undefined;
  return `${price} ÷ ${years} = ${bold(`${money(Number(price) / Number(years))} per year`)}, if nothing is left of its value at the end`;
}

const SERVES = new RegExp(
  `\\b(?:for|serves|serving) ${N}(?: people| persons| servings)?\\b[^\\d]*?\\b(?:needs?|takes?|uses?|has|requires?|with|calls for) ${N} ?([a-z]+)(?: of)? ?([a-z]+)?[^\\d]*?\\bhow (?:much|many)\\b[^\\d]*?\\bfor ${N}(?: people| persons| servings| of us)?[^\\d]*$`,
  'i',
);

/** "a recipe for 4 needs 300 g flour, how much for 7" */
function serving(text: string): string | undefined {
  const [, people = '', amount = '', unit = '', thing, wanted = ''] = SERVES.exec(text) ?? [];
  if (people === '' || countNumbers(text) !== 3 || Number(people) === 0) return undefined;
  const value = (Number(amount) / Number(people)) * Number(wanted);
  const of = thing === undefined || /^(?:and|so|how|but)$/i.test(thing) ? '' : ` ${thing}`;
  return `${amount} ÷ ${people} × ${wanted} = ${bold(`${shown(Number(value.toFixed(2)))} ${unit}${of}`)}`;
}

const money = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  k: 1e3,
  m: 1e6,
};
const COUNTED = `${N} ?(thousand|million|billion|k|m)?\\b ?([a-z]+)`;
const PRICED = new RegExp(
  `\\b(?:costs?|is|are|charges?|pay|for) ${MONEY} (?:per|for|/|for every|each) ${COUNTED}\\b[^\\d]*?\\b(?:how much|what)\\b[^\\d]*?${COUNTED}[^\\d]*$`,
  'i',
);

/** "0.002 per 1000 tokens, how much for 4.5 million tokens" */
function priceFor(text: string): string | undefined {
  const [, price = '', k, per = '', scale = '', thing = '', wanted = '', size = '', things = ''] =
    PRICED.exec(text) ?? [];
  if (price === '' || k !== undefined || countNumbers(text) !== 3 || bare(thing) !== bare(things))
    return undefined;
  const [unit, count] = [
    Number(per) * (SCALES[scale.toLowerCase()] ?? 1),
    Number(wanted) * (SCALES[size.toLowerCase()] ?? 1),
  ];
  return unit === 0
    ? undefined
    : `${shown(count)} ÷ ${shown(unit)} × ${price} = ${bold(shown((count / unit) * Number(price)))}`;
}

const bare = (word: string): string => word.toLowerCase().replace(/e?s$/, '');

const WAGE = new RegExp(
  `\\b(?:earn|make|get paid|am paid|salary(?: is| of)?|rent(?: is| of)?|pay|costs?|is) ${MONEY} (?:${EVERY}|(yearly|monthly|weekly|annually))\\b[^\\d]*?\\b(?:how much|what)\\b[^\\d]*?\\b${EVERY}\\b[^\\d]*$`,
  'i',
);
const ADVERBS: Readonly<Record<string, string>> = {
  yearly: 'year',
  annually: 'year',
  monthly: 'month',
  weekly: 'week',
};

/** "I earn 52000 a year, how much is that per month" */
function wage(text: string): string | undefined {
  const [, amount = '', k, period, adverb = '', other = ''] = WAGE.exec(text) ?? [];
  if (amount === '' || countNumbers(text) !== 1 || /\b(?:tax|net|after|save|raise)\b|%/i.test(text))
    return undefined;
  const one = period === undefined ? ADVERBS[adverb.toLowerCase()] : periodOf(period);
  const times = one === undefined ? undefined : periodsIn(one, periodOf(other));
  const whole = Number(amount) * (k === undefined ? 1 : 1_000);
  if (times === undefined || times === 1) return undefined;
  const value = bold(money(whole * times));
  return times > 1
    ? `${shown(whole)} × ${shown(times)} = ${value} per ${periodOf(other)}`
    : `${shown(whole)} ÷ ${shown(1 / times)} = ${value} per ${periodOf(other)}`;
}

const SAVED = new RegExp(
  `\\b(?:save|put aside|put away|set aside|deposit|invest) ${MONEY} ${EVERY}\\b([^\\d]*?)\\bhow much\\b[^\\d]*?\\b(?:after|in|over|within) ${N} ${PERIOD}[^\\d]*$`,
  'i',
);

/** "if I save 250 a month, how much after 5 years": without interest. */
function saved(text: string): string | undefined {
  const [, amount = '', k, period = '', , count = '', span = ''] = SAVED.exec(text) ?? [];
  const times = amount === '' ? undefined : periodsIn(periodOf(period), periodOf(span));
  if (times === undefined || k !== undefined || countNumbers(text) !== 2) return undefined;
  return `${amount} × ${shown(times)} × ${count} = ${bold(money(Number(amount) * times * Number(count)))}, without interest`;
}
