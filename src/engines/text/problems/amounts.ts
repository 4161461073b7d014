/** At most six decimals, and none where there are none. */
export function shown(value: number): string {
  return String(Number(value.toFixed(6)));
}

export function withCurrency(symbol: string, value: number): string {
  if (symbol === '') return shown(value);
  return `${symbol}${Number.isInteger(value) ? value : toCents(value).toFixed(2)}`;
}

/** To cents, half up; the detour keeps 23740.499999999996 from being rounded down. */
export const toCents = (value: number): number => Math.round(Number((value * 100).toFixed(6))) / 100;

/** How many numbers a text has; a problem is understood when all of them were used. */
export function countNumbers(text: string): number {
  return text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
}

/** "How many ml per hour": an amount for each of another, which is divided and not multiplied. */
export const ASKS_RATE = /\bhow (?:many|much) [a-z]+ (?:per|an?|each|every|\/) ?[a-z]+/i;

/** Words that change the sum and are no numbers. */
export const QUALIFIES =
  /\b(?:half|third|quarter|twice|double[ds]?|triple[ds]?|breaks?|pauses?|stops?|rest(?:s|ed|ing)|except|free|discount|weekends?|weekdays?|already (?:spent|used))\b/i;
