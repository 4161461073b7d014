import { creditsFor } from '../contract/prices.ts';
import { isObject, numberField } from '../contract/shape.ts';
import type { LargestAmount } from './largest-amount.ts';

/**
 * The most that a request can cost, by the price list of a service (the reply of GET /models). Undefined where the list
 * has no price for it.
 */
export function mostCredits(document: unknown, amount: LargestAmount): number | undefined {
  const row: unknown = priceRows(document)?.find(
    (each) => isObject(each) && each.operation === amount.operation,
  );
  if (!isObject(row)) return undefined;
  const credits = numberField(row.credits);
  const per = numberField(row.per) ?? 1;
  const factor = factorOf(row.factors, amount.grade);
  if (credits === undefined || credits < 0 || per <= 0 || factor === undefined) return undefined;
  return creditsFor({ credits, per }, amount.units) * factor;
}

export function priceRows(document: unknown): readonly unknown[] | undefined {
  const rows = isObject(document) ? document.prices : undefined;
  return Array.isArray(rows) ? rows : undefined;
}

function factorOf(factors: unknown, grade: string | undefined): number | undefined {
  if (!isObject(factors) || grade === undefined) return 1;
  const factor = Object.hasOwn(factors, grade) ? numberField(factors[grade]) : undefined;
  return factor !== undefined && factor >= 0 ? factor : undefined;
}
