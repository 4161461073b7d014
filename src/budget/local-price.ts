import type { Endpoint } from '../contract/endpoints.ts';
import { PRICES } from '../contract/prices.ts';
import { isObject } from '../contract/shape.ts';
import { largestAmount, quoted } from './largest-amount.ts';

/** The most that a request can cost at the local service, by its own table. */
export function localPrice(endpoint: Endpoint, body: unknown): number | undefined {
  if (!isObject(body)) return undefined;
  const prices = Object.entries(PRICES).map(([operation, price]) => ({ operation, ...price }));
  return quoted({ prices }, largestAmount(endpoint, body));
}
