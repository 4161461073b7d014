import { bold } from '../skill.ts';
import { countNumbers, shown, withCurrency } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const LINE = new RegExp(
  `\\b${N} [a-z]+(?: [a-z]+)? (?:at|for|costing) ([$€£]) ?${N}(?: each| apiece| a piece| per [a-z]+)?|([$€£]) ?${N}`,
  'gi',
);
const INCOME =
  /\b(?:sold|sells?|selling|earn(?:s|ed)?|made|makes?|took in|takes? in|received|charged?|got paid|tips?|income|revenue|sales)\b/i;
const SPENDING =
  /\b(?:costs?|rent|paid|pays?|spent|spends?|came to|ingredients?|fees?|expenses?|bought|buys?|tax|wages|materials?|supplies|petrol|fuel|gas|insurance|transport)\b/i;
const ASKS_REST = /\b(?:profit|left|make|made|earn|gain|net|keep|take home|each|get)\b/i;
const ONE_DAY =
  /\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|that day|one day|1 day|last (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const SHARED =
  /\b(?:split|share|divide)\b[^.?]*\b(?:equally|evenly|half|fairly|between (?:us|them)|among (?:us|them))\b|\beach\b/i;

/** The profit of a sale, and a share of it. */
export function profitProblem(text: string): string | undefined {
  const at = text.search(/\b(?:how much|what)\b(?![^?]*\bhow much\b)(?=[^?]*\?|[^?]*$)/i);
  const [told, asked] = [text.slice(0, Math.max(0, at)), text.slice(Math.max(0, at))];
  if (!ASKS_REST.test(asked) || countNumbers(asked) > 0 || !INCOME.test(told) || !SPENDING.test(told))
    return undefined;
  const people = peopleIn(told);
  const lines = told.split(/[.;!]\s+/).flatMap((sentence) => linesIn(sentence));
  const used = lines.reduce((sum, { numbers }) => sum + numbers, 0) + (people?.numbers ?? 0);
  if (used !== countNumbers(told) || lines.some(({ sign }) => sign === 0)) return undefined;
  if (/\b(?:per|a|each|every) (?:day|week|month|year|hour)\b/i.test(told) && !isOneDay(told))
    return undefined;
  const [income, spent] = [lines.filter(({ sign }) => sign > 0), lines.filter(({ sign }) => sign < 0)];
  const symbol = lines[0]?.symbol ?? '';
  if (income.length === 0 || spent.length === 0 || lines.some((line) => line.symbol !== symbol))
    return undefined;
  const money = (value: number) => withCurrency(symbol, Number(value.toFixed(2)));
  const sum = (all: readonly Line[]) => all.reduce((total, { value }) => total + value, 0);
  const shownSum = (all: readonly Line[], name: string) => {
    const steps = all.map(({ step }) => step).join(' + ');
    return `${name}: ${steps}${steps === money(sum(all)) ? '' : ` = ${money(sum(all))}`}`;
  };
  const rest = sum(income) - sum(spent);
  const isShared = SHARED.test(text) && /\beach\b/i.test(asked);
  if (isShared && people === undefined) return undefined;
  const steps = [shownSum(income, 'Income'), shownSum(spent, 'Costs')];
  const left = `${money(sum(income))} − ${money(sum(spent))} = `;
  return isShared
    ? [
        ...steps,
        `${left}${money(rest)}; ÷ ${people?.count} = ${bold(money(rest / (people?.count ?? 1)))} each`,
      ].join('  \n')
    : [...steps, `${left}${bold(money(rest))}`].join('  \n');
}

const isOneDay = (told: string): boolean =>
  ONE_DAY.test(told) && !/\b(?:per|a|each|every) (?:week|month|year|hour)\b/i.test(told);

interface Line {
  readonly value: number;
  readonly step: string;
  readonly symbol: string;
  readonly numbers: number;
  /** 1 for income, -1 for what was paid, 0 where no word tells. */
  readonly sign: number;
}

/** Each amount belongs to the last verb before it, or to a word of spending beside it. */
function linesIn(sentence: string): Line[] {
  let sign = 0;
  let end = 0;
  return [...sentence.matchAll(LINE)].map((found) => {
    const [said, count, one, price, other, alone] = found;
    const before = sentence.slice(end, found.index);
    end = found.index + said.length;
    const after = /^[^,.;$€£\d]*/.exec(sentence.slice(end))?.[0].replace(/\band\b.*$/i, '') ?? '';
    if (SPENDING.test(before) || (SPENDING.test(after) && !INCOME.test(before))) sign = -1;
    else if (INCOME.test(before)) sign = 1;
    const value = count === undefined ? Number(alone) : Number(count) * Number(price);
    const symbol = one ?? other ?? '';
    return {
      value,
      step:
        count === undefined
          ? withCurrency(symbol, value)
          : `${shown(Number(count))} × ${withCurrency(symbol, Number(price))}`,
      symbol,
      numbers: count === undefined ? 1 : 2,
      sign,
    };
  });
}

function peopleIn(told: string): { readonly count: number; readonly numbers: number } | undefined {
  const many =
    /\b(\d+) (?:friends|people|of us|siblings|brothers|sisters|partners|students|kids|children|colleagues)\b/i.exec(
      told,
    )?.[1];
  if (many !== undefined) return { count: Number(many), numbers: 1 };
  return /\b(?:[Mm]y|[Oo]ur) [a-z]+ and I\b|\b[A-Z][a-z]+ and (?:I|[A-Z][a-z]+)\b|\b(?:I|[Mm]e) and my [a-z]+\b|\bthe two of us\b|\bboth of us\b/.test(
    told,
  )
    ? { count: 2, numbers: 0 }
    : undefined;
}
