import { shown } from './amounts.ts';

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:dollars?|usd|bucks)$/i, '$'],
  [/^(?:euros?|eur)$/i, '€'],
  [/^(?:pounds?|gbp|quid)$/i, '£'],
  [/^(?:yen|jpy)$/i, '¥'],
  [/^(?:rupees?|inr)$/i, '₹'],
  [/^(?:chf|francs?)$/i, 'CHF '],
];

/** An amount with or without its currency, before or behind; two groups before the number, one behind it. */
export const MONEY = String.raw`(?:([$€£¥₹])|\b(chf|usd|eur|gbp))? ?(?<![\d.])(\d+(?:\.\d+)?)(?![\d.]*\d)(?: ?([€£¥₹]|(?:dollars?|usd|bucks|euros?|eur|pounds?|gbp|quid|yen|jpy|rupees?|inr|chf|francs?)\b))?`;

export interface Price {
  readonly value: number;
  /** Undefined where none was named. */
  readonly symbol: string | undefined;
}

export function priceOf([sign, code, number, behind]: readonly (string | undefined)[]): Price {
  const said = sign ?? code ?? behind;
  const known = said === undefined ? undefined : WORDS.find(([word]) => word.test(said))?.[1];
  return { value: Number(number), symbol: known ?? said };
}

/** The one currency of several amounts: "" where none is named, undefined where there are two. */
export function currencyOf(prices: readonly Price[]): string | undefined {
  const all = [...new Set(prices.flatMap(({ symbol }) => symbol ?? []))];
  return all.length > 1 ? undefined : (all[0] ?? '');
}

/** Without the errors that decimals have in binary. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

export function priced(symbol: string, value: number): string {
  const plain = exact(value);
  if (Number.isInteger(plain)) return `${symbol}${plain}`;
  const cents = plain * 100;
  return `${symbol}${Math.abs(cents - Math.round(cents)) < 1e-6 ? plain.toFixed(2) : shown(plain)}`;
}
