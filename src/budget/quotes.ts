import type { Api } from '../client/api.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import type { JsonObject } from '../contract/shape.ts';
import { MAX_CREDITS_CODE, OctetError } from '../errors.ts';
import { largestAmount } from './largest-amount.ts';
import { mostCredits } from './price.ts';

/** The most that a request can cost. */
export type Quotes = (endpoint: Endpoint, body: JsonObject) => number;

/** Asks the service for its prices. With `acceptUnknown` (`--yes`) a request without a listed price counts as free. */
export async function openQuotes(api: Api, acceptUnknown: boolean): Promise<Quotes> {
  const { document } = await api.call(endpoints.models);
  return (endpoint, body) => {
    const price = mostCredits(document, largestAmount(endpoint, body));
    if (price !== undefined) return price;
    if (acceptUnknown) return 0;
    const message = 'this service lists no price, so --max-credits cannot be enforced';
    throw new OctetError('credits', message, 'add --yes', { code: MAX_CREDITS_CODE });
  };
}
