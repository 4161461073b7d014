import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';

const N = String.raw`([$€£])? ?(\d+(?:\.\d+)?)(?! ?%)`;
/** Profit is no sum of prices. */
export const OF_PROFIT = /\b(?:profit|margin|mark-?up)\b/i;
const BOUGHT = new RegExp(
  `\\b(?:buys?|bought|costs?|cost price|purchase price|makes? (?:it|them) for|pays?|paid)\\b[^\\d$€£]{0,30}${N}`,
  'i',
);
const SOLD = new RegExp(
  `\\b(?:sells?|sold|selling(?: it| them)?|selling price|sales price|resells?)\\b[^\\d$€£]{0,30}${N}`,
  'i',
);
const LOT = new RegExp(
  `\\b(?:sells?|sold|selling) (\\d+) [a-z]+(?: [a-z]+)? (?:at|for) ${N}(?: ?(?:euros?|dollars?|pounds?|eur|usd|gbp))? (?:each|apiece|a piece)\\b[^\\d]*\\b(?:costs?|expenses|spent|paid|pay)\\b[^\\d$€£]{0,20}${N}`,
  'i',
);

/** The margin of a sale, in money or as a part of the price. */
export function marginProblem(text: string): string | undefined {
  if (!OF_PROFIT.test(text) || /\d ?%/.test(text)) return undefined;
  const lot = LOT.exec(text);
  if (lot !== null && countNumbers(text) === 3 && !/\b(?:percent|margin|mark-?up)\b|%/i.test(text)) {
    const [, count, symbol = '', price, , costs] = lot;
    const income = toCents(Number(count) * Number(price));
    return `${count} × ${symbol}${price} = ${symbol}${shown(income)}; ${symbol}${shown(income)} − ${symbol}${costs} = ${bold(`${symbol}${shown(toCents(income - Number(costs)))}`)}`;
  }
  const [bought, sold] = [BOUGHT.exec(text), SOLD.exec(text)];
  if (bought === null || sold === null || countNumbers(text) !== 2 || bought[2] === undefined)
    return undefined;
  const [cost, price] = [Number(bought[2]), Number(sold[2])];
  const symbol = bought[1] ?? sold[1] ?? '';
  const profit = toCents(price - cost);
  const asked = /\bpercent\w*|%|\bmargin\b|\bmark-?up\b/i.test(text);
  const step = `${symbol}${shown(price)} − ${symbol}${shown(cost)} = `;
  if (!asked || cost === 0 || price === 0) return `${step}${bold(`${symbol}${shown(profit)}`)}`;
  const part = (of: number): string => `${shown(toCents((profit / of) * 100))}%`;
  return /\bmargin\b/i.test(text)
    ? `${step}${symbol}${shown(profit)}; ÷ ${shown(price)} = ${bold(part(price))} of the selling price (the margin), ${part(cost)} of the cost (the markup).`
    : `${step}${symbol}${shown(profit)}; ÷ ${shown(cost)} = ${bold(part(cost))} of the cost (the markup), ${part(price)} of the selling price (the margin).`;
}
