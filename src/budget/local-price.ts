import type { Endpoint } from '../contract/endpoints.ts';
import { PRICES } from '../contract/prices.ts';
import { isObject } from '../contract/shape.ts';
import { largestAmount } from './largest-amount.ts';
import { mostCredits } from './price.ts';

/** The same from the table in the contract, without a request: for the local service. */
export function localPrice(endpoint: Endpoint, body: unknown): number | undefined {
  if (!isObject(body)) return undefined;
  const prices = Object.entries(PRICES).map(([operation, price]) => ({ operation, ...price }));
  return mostCredits({ prices }, largestAmount(endpoint, body));
}
