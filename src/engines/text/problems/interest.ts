import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';
import { currencyOf, MONEY, type Price, priceOf } from './money.ts';

const ABOUT =
  /\b(?:interest|invest(?:s|ed|ing|ment)?|sav(?:e|es|ed|ings?)|deposit(?:s|ed|ing)?|loans?|mortgage|borrow(?:s|ed|ing)?|financ(?:e|ed|ing)|compound(?:ed|ing|s)?|apr|apy|returns?|doubles?|doubled)\b/i;
/** With these, the sum is another one. */
const OTHER =
  /\b(?:inflation|tax(?:es|ed)?|fees?|salary|raise|discount|withdraw\w*|off|tip|reach|until(?!.{0,40}\bdouble)|need to|how long(?! (?:does it take |will it take |until |to |before |for ).{0,40}\bdouble)|which|extra|down payment|balloon|credit card)\b/i;
const RATE =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(?:%|percent\b)(?: (?:of )?(?:interest|return|rate|growth))?(?! (?:of|off)\b)(?: ?(?:(?:per|a|an|each|every|\/) ?(year|annum|month)\b|(p\.? ?a\.?|annual(?:ly)?|yearly|apr|apy)(?![a-z])|(monthly)\b(?! (?:compound|payment|deposit))))?/i;
const MONTHLY_RATE = /\bmonthly (?:interest|rate|interest rate)\b/i;
const COMPOUNDED =
  /\b(?:and |which is |that is )?compound(?:ed|ing|s)? (?:interest )?(annually|yearly|every year|once a year|semi-?annually|twice a year|quarterly|every quarter|monthly|every month|weekly|daily|every day)\b|\b(annual|yearly|quarterly|monthly|weekly|daily) compounding\b/i;
const SPAN =
  /(?:\b(?:for|in|after|over|within|during|at the end of|of) (?:the next |a term of |a period of )?|\b)(\d+(?:\.\d+)?)[- ]?(years?|yrs?|months?)\b/i;
const DEPOSIT = new RegExp(
  `${MONEY} ?(?:(?:a|per|every|each|/) ?(week|month|quarter|year)\\b|(weekly|monthly|quarterly|yearly|annually)\\b)`,
  'i',
);
const DEPOSIT_BEFORE = new RegExp(`\\b(?:every|each) (week|month|quarter|year)[a-z, ]{0,40}? ${MONEY}`, 'i');

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:annual|year|every year|once)/i, 1],
  [/^(?:semi|twice)/i, 2],
  [/^(?:quarter|every quarter)/i, 4],
  [/^(?:month|every month)/i, 12],
  [/^week/i, 52],
  [/^(?:dail|day|every day)/i, 365],
];
const timesAYear = (word: string): number => TIMES.find(([said]) => said.test(word))?.[1] ?? 1;
const EACH: Readonly<Record<number, string>> = { 1: 'year', 4: 'quarter', 12: 'month', 52: 'week' };

interface Terms {
  /** A year's, as a fraction. */
  readonly rate: number;
  readonly compounds: number | undefined;
  readonly years: number;
  readonly start: Price | undefined;
  readonly deposit: (Price & { readonly times: number }) | undefined;
  /** An amount with the currency of the question. */
  readonly money: (value: number) => string;
}

/** Savings with interest, simple and compound, a loan's payment, and how long money takes to double. Each number must be used. */
export function interestProblem(said: string): string | undefined {
  const text = said
    .replace(/(\d+(?:\.\d+)?) ?k\b/gi, (_, number: string) => shown(Number(number) * 1e3))
    .replace(/(\d+(?:\.\d+)?) million\b/gi, (_, number: string) => shown(Number(number) * 1e6));
  const changed = repeated(text);
  if (changed !== undefined) return changed;
  if (!ABOUT.test(text) || OTHER.test(text)) return undefined;
  if (/\bdoubled?s?\b/i.test(text)) return doubling(text);
  const terms = termsIn(text);
  if (terms === undefined) return undefined;
  if (/\b(?:loans?|mortgage|borrow\w*|financ\w+)\b/i.test(text)) return loan(text, terms);
  return ASKS.test(text) || /\b(?:compound|simple) interest\b/i.test(text) ? growth(text, terms) : undefined;
}

const ASKS = /\b(?:how much|what(?:'s| is| will| would| do| does)|worth|total|final)\b/i;

function termsIn(text: string): Terms | undefined {
  let left = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(left);
    if (found) left = `${left.slice(0, found.index)} ; ${left.slice(found.index + found[0].length)}`;
    return found;
  };
  const isMonthly = MONTHLY_RATE.test(text);
  const rate = take(RATE);
  const compounding = take(COMPOUNDED);
  const after = take(DEPOSIT);
  const before = after === null ? take(DEPOSIT_BEFORE) : null;
  const span = take(SPAN);
  const start = new RegExp(MONEY, 'i').exec(left);
  if (start) left = left.replace(start[0], ' ');
  if (rate === null || span === null || countNumbers(left) > 0) return undefined;
  const perYear = Number(rate[1]) / 100;
  const deposit =
    after !== null
      ? { ...priceOf(after.slice(1, 5)), times: timesAYear(after[5] ?? after[6] ?? '') }
      : before !== null
        ? { ...priceOf(before.slice(2, 6)), times: timesAYear(before[1] ?? '') }
        : undefined;
  const first = start === null ? undefined : priceOf(start.slice(1, 5));
  const symbol = currencyOf([deposit, first].flatMap((each) => each ?? []));
  if (symbol === undefined || (first === undefined && deposit === undefined)) return undefined;
  const said = compounding?.[1] ?? compounding?.[2];
  const ofMonth = isMonthly || rate[2]?.toLowerCase() === 'month' || rate[4] !== undefined;
  const years = Number(span[1]) / (/^m/i.test(span[2] ?? '') ? 12 : 1);
  if (years === 0 || years > 200 || perYear === 0 || perYear > 1) return undefined;
  return {
    rate: ofMonth ? perYear * 12 : perYear,
    compounds: said !== undefined ? timesAYear(said) : ofMonth ? 12 : undefined,
    years,
    start: first,
    deposit,
    money: (value) => `${symbol}${toCents(value).toFixed(2).replace(/\.00$/, '')}`,
  };
}

const percent = (fraction: number): string => `${shown(fraction * 100)}%`;
const inYears = (years: number): string =>
  Number.isInteger(years) ? `${years} year${years === 1 ? '' : 's'}` : `${shown(years * 12)} months`;

function growth(text: string, { rate, compounds, years, start, deposit, money }: Terms): string | undefined {
  const asksInterest =
    /\b(?:how much|what|total)(?: is| will be)?(?: the)? (?:\w+ )?interest\b|\binterest (?:do|will|would) (?:i|we|you)\b|\bcompound interest on\b/i.test(
      text,
    );
  const told = (end: number, paid: number, how: string): string =>
    asksInterest
      ? `${how} = ${money(end)}; − ${money(paid)} = ${bold(money(end - paid))} interest`
      : `${how} = ${bold(money(end))}, of which ${money(end - paid)} is interest`;
  if (/\bsimple interest\b/i.test(text)) {
    if (start === undefined || deposit !== undefined || compounds !== undefined) return undefined;
    const interest = start.value * rate * years;
    return `${money(start.value)} × ${percent(rate)} × ${inYears(years)} = ${bold(money(interest))} interest; together ${money(start.value + interest)}`;
  }
  if (deposit === undefined) {
    if (start === undefined) return undefined;
    const times = compounds ?? 1;
    const periods = times * years;
    const base = times === 1 ? `${shown(1 + rate)}` : `(1 + ${percent(rate)} ÷ ${times})`;
    const end = start.value * (1 + rate / times) ** periods;
    const note = compounds === undefined ? ' (interest added once a year)' : '';
    return `${told(end, start.value, `${money(start.value)} × ${base}^${shown(periods)}`)}${note}`;
  }
  const { times } = deposit;
  const count = times * years;
  if (!Number.isInteger(Number(count.toFixed(6)))) return undefined;
  const each =
    compounds === undefined || compounds === times
      ? rate / times
      : (1 + rate / compounds) ** (compounds / times) - 1;
  const factor = (1 + each) ** count;
  const end = (start?.value ?? 0) * factor + (deposit.value * (factor - 1)) / each;
  const paid = (start?.value ?? 0) + deposit.value * count;
  const unit = EACH[times] ?? 'period';
  const from = start === undefined ? '' : `${money(start.value)} and `;
  const how = `${from}${shown(count)} × ${money(deposit.value)} = ${money(paid)} paid in; with interest`;
  const last = `_${percent(Number(each.toFixed(6)))} is added each ${unit}, and a deposit made at its end._`;
  return asksInterest
    ? `${how} ${money(end)}, so ${bold(money(end - paid))} interest\n\n${last}`
    : `${how} ${bold(money(end))}\n\n${last}`;
}

/** Equal payments each month, the interest a twelfth of the year's. */
function loan(text: string, { rate, compounds, years, start, deposit, money }: Terms): string | undefined {
  const isPayment =
    /\bmonthly (?:payments?|instal?lments?|rate|cost)\b|\b(?:pay|payments?|instal?lments?)\b.*\b(?:a|per|each|every) month\b|\b(?:payments?|pay) monthly\b|\bmonthly\b/i.test(
      text,
    );
  const isInterest =
    /\binterest\b.*\b(?:pay|paid|total|altogether|in all)\b|\b(?:total|how much|altogether)\b.*\binterest\b/i.test(
      text,
    ) && !isPayment;
  if (start === undefined || deposit !== undefined || compounds !== undefined || (!isPayment && !isInterest))
    return undefined;
  if (/\bsimple interest\b/i.test(text)) return undefined;
  const months = Math.round(years * 12);
  const each = rate / 12;
  const payment = (start.value * each) / (1 - (1 + each) ** -months);
  const [monthly, all] = [money(payment), money(payment * months - start.value)];
  const how = `${money(start.value)} at ${percent(rate)} a year over ${months} months`;
  return isPayment
    ? `${how}: ${bold(monthly)} a month; the interest is ${all} in all`
    : `${how}: ${monthly} a month, and ${bold(all)} interest in all`;
}

const UNIT = '(year|month|week|day|hour)';
const CHANGES = new RegExp(
  `\\b(?:(grow|increase|rise|gain|appreciate|go(?:es)? up)|(lose|decrease|drop|shrink|fall|depreciate|decline|go(?:es)? down))e?s? (?:in value )?(?:by |at )?(\\d+(?:\\.\\d+)?) ?(?:%|percent)(?: (?:of its value|in value|in size))? ?(?:each|every|per|a|an) ${UNIT}\\b`,
  'i',
);
const AFTER = new RegExp(`\\b(?:after|in|over|within) (\\d+) ${UNIT}s?\\b`, 'i');

/** "A car for 20000 loses 15% of its value each year: what is it worth after 3 years?" */
function repeated(text: string): string | undefined {
  const change = CHANGES.exec(text);
  const left = change === null ? '' : text.replace(change[0], ' ');
  const after = AFTER.exec(left);
  const rest = after === null ? '' : left.replace(after[0], ' ');
  const start = new RegExp(MONEY, 'i').exec(rest);
  if (change === null || after === null || start === null || countNumbers(rest) !== 1) return undefined;
  if (change[4]?.toLowerCase() !== after[2]?.toLowerCase() || !ASKS_AMOUNT.test(text)) return undefined;
  const { value, symbol = '' } = priceOf(start.slice(1, 5));
  const factor = 1 + (Number(change[3]) / 100) * (change[1] === undefined ? -1 : 1);
  const end = value * factor ** Number(after[1]);
  const shownEnd = symbol === '' ? shown(Number(end.toFixed(2))) : `${symbol}${toCents(end).toFixed(2)}`;
  return `${symbol}${shown(value)} × ${shown(factor)}^${after[1]} = ${bold(shownEnd)}`;
}

const ASKS_AMOUNT = /\bhow (?:much|many|big|large)\b|\bwhat (?:is|will|would|are)\b|\bworth\b/i;

/** "How long until money doubles at 6%?" */
function doubling(text: string): string | undefined {
  const rate = RATE.exec(text);
  if (rate === null || !/\bhow (?:long|many years)\b|\bwhen\b/i.test(text)) return undefined;
  if (rate[2]?.toLowerCase() === 'month' || rate[4] !== undefined || COMPOUNDED.test(text)) return undefined;
  const left = new RegExp(MONEY, 'i').exec(text.replace(rate[0], ' '));
  const others = countNumbers(text.replace(rate[0], ' '));
  if (others > 1 || (others === 1 && left === null) || Number(rate[1]) === 0) return undefined;
  const fraction = Number(rate[1]) / 100;
  const years = Math.log(2) / Math.log(1 + fraction);
  return `log 2 ÷ log ${shown(1 + fraction)} ≈ ${bold(`${years.toFixed(1)} years`)} (interest added once a year)`;
}
