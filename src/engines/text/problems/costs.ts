import { bold } from '../skill.ts';
import { countNumbers, shown, withCurrency } from './amounts.ts';
import { EVERY, PERIOD, periodOf, periodsIn } from './periods.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const MONEY = new RegExp(
  `([$€£]) ?${N}|${N} ?(dollars?|euros?|eur|usd|pounds?|bucks)\\b|(?<=\\b(?:at|for|costs?|costing|@|(?:pay|paid|pays|paying) with(?: an?)?) )(?![$€£])${N}(?! ?%|\\.?\\d)`,
  'i',
);
const SYMBOLS: Readonly<Record<string, string>> = { d: '$', b: '$', u: '$', e: '€', p: '£' };
const COUNT = new RegExp(
  `(?<![$€£.\\d] ?)\\b${N} (?!dollars?|euros?|eur|usd|pounds?|bucks|%|percent)[a-z]`,
  'i',
);
const EACH =
  /\b(?:each|apiece|a piece|per (?!second|minute|hour|day|week|month|quarter|year)\w+|at|every one)\b/i;
const ASKED = /\b(?:how much|what (?:do|does|would|will|is|are|did)|what's|total)\b/i;
const HELD =
  /\b(?:have|has|had|budget|start(?:s|ed)? with|gift card|wallet|pa(?:y|ys|id|ying) (?:with|the cashier)|hand(?:s|ed)? over|(?:give|gave|gives) (?:the |a )?(?:cashier|clerk|seller|shopkeeper|waiter)|bill|note|banknote)\b/i;
const LEFT = /\b(?:left|remain(?:s|ing)?|change|over)\b/i;
const DISCOUNT = new RegExp(
  `${N} ?% (?:(?:annual|yearly|volume|student|team|early bird|member|bulk|loyalty) )?(?:off|discount|rebate|reduction)|(?:discount|rebate|reduction) of ${N} ?%`,
  'i',
);
const TAX = new RegExp(
  `(?:plus |and )?${N} ?% (?:sales )?(?:tax|vat|tip|service charge)|(?:tax|vat|tip) of ${N} ?%`,
  'i',
);

interface Cost {
  readonly count: number;
  readonly price: number;
  readonly period: string | undefined;
}

/** Things with a price each, some of them for each month or year, and what they cost together. */
export function costProblem(said: string): string | undefined {
  const text = said.replace(/,? (?:and )?each(?: one| of them)? (?:is|costs?|for|at) /gi, ' each at ');
  const at = text.search(ASKED);
  if (at <= 0) return undefined;
  const [told, asked] = [text.slice(0, at), text.slice(at)];
  const [less, more] = [DISCOUNT.exec(text), TAX.exec(text)];
  const percents = [less, more].map((match) => Number(match?.[1] ?? match?.[2] ?? 0));
  const clauses = told
    .replace(DISCOUNT, ' ')
    .replace(TAX, ' ')
    .split(/[.;!]\s+|,\s+(?:and |plus )?|\s+(?:and|plus|then)\s+/i)
    .filter((clause) => /\d/.test(clause));
  const read = clauses.map(costIn);
  const costs = read.flatMap((each) => each ?? []);
  if (costs.length < clauses.length || costs.length === 0) return undefined;
  if (NET.test(asked)) return netOf(costs, percents, text);
  const symbol = symbolIn(text);
  const used = costs.reduce((sum, { numbers }) => sum + numbers, 0) + [less, more].filter(Boolean).length;
  const paid = PAID.exec(asked);
  if (paid) costs.push({ count: 1, price: Number(paid[1]), period: undefined, numbers: 0, isHeld: true });
  const span = spanIn(asked);
  if (symbol === undefined || used + (span?.numbers ?? 0) + (paid ? 1 : 0) !== countNumbers(text))
    return undefined;
  return sumOf(costs, { symbol, span, asked, percents });
}

const NET = /\bnet\b|\b(?:without|before|excluding) (?:the )?(?:vat|tax)\b/i;

/** "€1200 with 19% VAT": the price without it. */
function netOf(
  costs: readonly ReadCost[],
  [less = 0, more = 0]: readonly number[],
  text: string,
): string | undefined {
  const [one] = costs;
  const symbol = symbolIn(text);
  if (one === undefined || costs.length > 1 || less > 0 || more === 0 || symbol === undefined)
    return undefined;
  if (one.count !== 1 || countNumbers(text) !== 2 || /\bplus\b|\bexcl|\badd/i.test(text)) return undefined;
  const net = Math.round((one.price / (1 + more / 100)) * 100) / 100;
  return `${withCurrency(symbol, one.price)} ÷ (1 + ${more}%) = ${bold(withCurrency(symbol, net))}`;
}

/** "how much change from 20 euros" */
const PAID = new RegExp(`\\b(?:change|back|left) (?:from|out of|of|for) (?:an? )?[$€£]? ?${N}`, 'i');

interface ReadCost extends Cost {
  readonly numbers: number;
  readonly isHeld: boolean;
}

function costIn(clause: string): ReadCost | undefined {
  const money = MONEY.exec(clause);
  if (money === null) return undefined;
  const rest = clause.replace(money[0], ' ');
  const count = COUNT.exec(rest)?.[1];
  const numbers = countNumbers(clause);
  if (numbers !== (count === undefined ? 1 : 2)) return undefined;
  // "3 servers cost $45" may be the price of all.
  if (count !== undefined && Number(count) !== 1 && !EACH.test(clause)) return undefined;
  const period = new RegExp(`\\b${EVERY}\\b|\\b(monthly|yearly|weekly|daily|hourly)\\b`, 'i').exec(rest);
  return {
    count: Number(count ?? 1),
    price: Number(money[2] ?? money[3] ?? money[5]),
    period:
      period === null ? undefined : (ADVERBS[period[2]?.toLowerCase() ?? ''] ?? periodOf(period[1] ?? '')),
    numbers,
    isHeld: HELD.test(clause) && !/\b(?:costs?|each|per|at)\b/i.test(clause),
  };
}

const ADVERBS: Readonly<Record<string, string>> = {
  monthly: 'month',
  yearly: 'year',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
};

function symbolIn(text: string): string | undefined {
  const money = MONEY.exec(text);
  const named = NAMED_MONEY.exec(text);
  if (named) return named[1] ?? SYMBOLS[named[2]?.[0]?.toLowerCase() ?? ''];
  if (money?.[5] !== undefined) return '';
  return money === null ? undefined : (money[1] ?? SYMBOLS[money[4]?.[0]?.toLowerCase() ?? '']);
}

const NAMED_MONEY = /([$€£]) ?\d|\d ?(dollars?|euros?|eur|usd|pounds?|bucks)\b/i;

interface Span {
  readonly count: number;
  readonly period: string;
  readonly numbers: number;
}

/** "for 18 months", "per year", "in the first year", "monthly" */
function spanIn(asked: string): Span | undefined {
  const many = new RegExp(`\\b(?:in|for|over|after|during|within) (?:the first )?${N} ${PERIOD}`, 'i').exec(
    asked,
  );
  if (many) return { count: Number(many[1]), period: periodOf(many[2] ?? ''), numbers: 1 };
  const one = new RegExp(
    `\\b(?:per|an?|each|every|whole|full|first|in a|the|1) ?${PERIOD}\\b|\\b(monthly|yearly|weekly|annually)\\b`,
    'i',
  ).exec(asked);
  if (one === null) return undefined;
  const adverb = one[2]?.toLowerCase() ?? '';
  const period = adverb === 'annually' ? 'year' : (ADVERBS[adverb] ?? periodOf(one[1] ?? ''));
  return { count: 1, period, numbers: /\b1 /.test(one[0]) ? 1 : 0 };
}

interface Sum {
  readonly symbol: string;
  readonly span: Span | undefined;
  readonly asked: string;
  readonly percents: readonly number[];
}

function sumOf(
  costs: readonly ReadCost[],
  { symbol, span, asked, percents: [less = 0, more = 0] }: Sum,
): string | undefined {
  const money = (value: number) => withCurrency(symbol, value);
  const held = costs.filter(({ isHeld }) => isHeld);
  const spent = costs.filter(({ isHeld }) => !isHeld);
  if (held.length > 1 || spent.length === 0 || (held.length === 1) !== LEFT.test(asked)) return undefined;
  if (
    spent.length === 1 &&
    spent[0]?.count === 1 &&
    less + more === 0 &&
    held.length === 0 &&
    span === undefined
  )
    return undefined;
  const steps: string[] = [];
  let total = 0;
  for (const { count, price, period } of spent) {
    const times = timesIn(period, span);
    if (times === undefined) return undefined;
    const factors = [
      ...(count === 1 ? [] : [shown(count)]),
      money(price),
      ...(times === 1 ? [] : [shown(times)]),
    ];
    const value = count * price * times;
    total += value;
    if (factors.length > 1) steps.push(`${factors.join(' × ')} = ${money(value)}`);
  }
  if (spent.length > 1) {
    const values = spent.map(({ count, price, period }) =>
      money(count * price * (timesIn(period, span) ?? 1)),
    );
    steps.push(`${values.join(' + ')} = ${money(total)}`);
  }
  for (const [percent, sign] of [[less, -1] as const, [more, 1] as const]) {
    if (percent === 0) continue;
    const before = total;
    total *= 1 + (sign * percent) / 100;
    steps.push(`${money(before)} ${sign < 0 ? '−' : '+'} ${percent}% = ${money(total)}`);
  }
  const [own] = held;
  if (own !== undefined) steps.push(`${money(own.price)} − ${money(total)} = ${money(own.price - total)}`);
  const result = own === undefined ? total : own.price - total;
  const last = steps.pop() ?? '';
  const equals = last.lastIndexOf('= ');
  return [...steps, `${last.slice(0, equals)}= ${bold(money(result))}`].join('  \n');
}

/** A price without a period is paid once; one with a period needs a span that is asked for. */
function timesIn(period: string | undefined, span: Span | undefined): number | undefined {
  if (period === undefined) return 1;
  if (span === undefined) return undefined;
  const periods = periodsIn(period, span.period);
  return periods === undefined || periods * span.count < 1 ? undefined : periods * span.count;
}
