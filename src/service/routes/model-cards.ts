import { PRICES } from '../../contract/prices.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { Priced } from '../billing/prices.ts';

/** Unix seconds; the engines are part of octet and have no date of their own. */
const CREATED = 1_767_225_600;

export interface ModelCard {
  readonly id: string;
  readonly kind: string;
  readonly description: string;
  readonly [more: string]: unknown;
}

export function modelObject(
  { id, kind, description, ...more }: ModelCard,
  price: Priced | undefined,
  factor: number,
): JsonObject {
  return {
    id,
    object: 'model',
    created: CREATED,
    owned_by: 'octet',
    kind,
    description,
    ...more,
    ...(price ? { pricing: times(PRICES[price], factor) } : {}),
  };
}

/** Every operation's price for an account with this factor, one row each. */
export function priceList(factor: number): JsonObject[] {
  return Object.entries(PRICES).map(([operation, price]) => ({ operation, ...times(price, factor) }));
}

function times(price: { readonly credits: number }, factor: number): JsonObject {
  return { ...price, credits: price.credits * factor, currency: 'credits' };
}
