import { bold } from '../skill.ts';
import { countNumbers, toCents } from './amounts.ts';
import { MONEY, priced, priceOf } from './money.ts';

const TAX = '(?:vat|gst|sales tax|mwst)';
const NAMED = new RegExp(`\\b${TAX}\\b`, 'i');
const RATE = /(\d+(?:\.\d+)?) ?%/;
const PRICE = new RegExp(MONEY, 'i');
const WITHOUT = new RegExp(
  `\\b(?:without|before|excluding|excl\\.?|ex|less|minus|net of|take off|remove)(?: the)? (?:\\d+(?:\\.\\d+)? ?% )?${TAX}\\b|\\bnet (?:price|amount|sum|value)\\b|\\bwhat is (?:the |that |it )?net\\b`,
  'i',
);
const PART = new RegExp(
  `\\bhow much (?:of (?:that|it|this|[$€£]?[\\d.]+) )?(?:is )?(?:the )?${TAX}\\b(?: is| am i paying)?|\\b${TAX} (?:part|portion|share|amount|content|included|contained)\\b|\\bwhat is the ${TAX} (?:in|of|included)\\b`,
  'i',
);
const GROSS =
  /\b(?:paid|pay|including|incl\.?|includes?|included|contained|gross|with|in|of|was|is)\b|\bwithout\b/i;
/** A net price is told, and the gross one asked for. */
const ADDS = new RegExp(
  `\\bplus\\b|\\badd\\b|\\bon top\\b|\\bgross price\\b|\\b(?:total|price|cost|much)\\b[^.?\\d]*\\b(?:with|including) (?:the )?${TAX}|\\bgross\\b[^.?\\d]*\\?|\\bwhat(?:'s| is) (?:the |my )?gross\\b`,
  'i',
);

/** "the net amount and the tax" */
const BOTH =
  /\bnet\b[^?.\d]{0,40}\band\b[^?.\d]{0,30}\b(?:tax|vat|gst)\b|\b(?:tax|vat|gst)\b[^?.\d]{0,40}\band\b[^?.\d]{0,30}\bnet\b/i;

/** The price that is told has no tax in it. */
const NET_TOLD =
  /(?<!\bwhat is (?:the )?)\bnet (?:(?:price|amount|sum|value|total|cost) )?(?:is |of |at |comes to )?(?:[$€£] ?)?\d|(?<!\bwhat |\bmuch )\b(?:is|costs?|price of|priced at) [$€£]?[\d.]+(?: ?[a-z€]+)? (?:net|without|before|excluding|excl)\b/i;

/** The net price or the tax of a gross price: "what is 119 without 19% VAT"; or the gross price of a net price. */
export function taxWithin(text: string): string | undefined {
  if (!NAMED.test(text) || countNumbers(text) !== 2) return undefined;
  const rate = RATE.exec(text);
  const told = PRICE.exec(text.replace(RATE, ' '));
  if (rate === null || told === null) return undefined;
  const { value: price, symbol = '' } = priceOf(told.slice(1));
  const percent = Number(rate[1]);
  const money = (value: number): string => priced(symbol, toCents(value));
  const isAdded = ADDS.test(text);
  if (isAdded && NET_TOLD.test(text))
    return `${money(price)} × (1 + ${percent}%) = ${bold(money(price * (1 + percent / 100)))}`;
  const asksPart = PART.test(text);
  if (isAdded || NET_TOLD.test(text) || !GROSS.test(text) || !(asksPart || WITHOUT.test(text)))
    return undefined;
  const division = `${money(price)} ÷ (1 + ${percent}%)`;
  const net = toCents(price / (1 + percent / 100));
  if (BOTH.test(text))
    return `${division} = ${bold(money(net))} net; ${money(price)} − ${money(net)} = ${bold(money(price - net))} tax`;
  return asksPart
    ? `${money(price)} − ${division} = ${bold(money(price - net))}`
    : `${division} = ${bold(money(net))}`;
}
