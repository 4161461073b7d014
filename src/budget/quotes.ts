import type { Api } from '../client/api.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import type { JsonObject } from '../contract/shape.ts';
import { MAX_CREDITS_CODE, OctetError } from '../errors.ts';
import { largestAmount, quoted } from './largest-amount.ts';

/** The most that a request can cost, by the prices that the service lists. */
export type Quotes = (endpoint: Endpoint, body: JsonObject) => number;

/** `acceptUnknown` (`--yes`) goes on where the service names no price. */
export async function openQuotes(api: Api, acceptUnknown: boolean): Promise<Quotes> {
  const { document } = await api.call(endpoints.models);
  return (endpoint, body) => {
    const price = quoted(document, largestAmount(endpoint, body));
    if (price !== undefined) return price;
    if (acceptUnknown) return 0;
    const message = 'this service lists no price, so --max-credits cannot be enforced';
    throw new OctetError('credits', message, 'add --yes', { code: MAX_CREDITS_CODE });
  };
}
