import type { EntitySpec, FieldSpec } from './app-spec.ts';

/** A value for one thing, and the number of things. A total is not multiplied. */
const EACH_AND_MANY: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?!.*(?:total|sum)).*(?:price|cost|value|worth)/i, /quantity|qty|stock|^count$|copies|bottles|units/i],
  [/rate$/i, /hours/i],
];

/** The value of a stock is more than the sum of its prices. */
export function quantityOf({ fields }: EntitySpec, { key: price }: FieldSpec): Pick<FieldSpec, 'times'> {
  for (const [each, many] of EACH_AND_MANY) {
    const times = fields.find(({ key, type }) => type === 'number' && key !== price && many.test(key));
    if (each.test(price) && times) return { times: times.key };
  }
  return {};
}
