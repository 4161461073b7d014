/** At most six decimals, and none where there are none. */
export function shown(value: number): string {
  return String(Number(value.toFixed(6)));
}

export function withCurrency(symbol: string, value: number): string {
  if (symbol === '') return shown(value);
  return `${symbol}${Number.isInteger(value) ? value : value.toFixed(2)}`;
}

/** How many numbers a text has; a problem is understood when all of them were used. */
export function countNumbers(text: string): number {
  return text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
}
