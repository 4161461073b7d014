import { combined, type Dimensions, keyOf, type Measure } from './dimensions.ts';

/** A quantity in one of its readings. */
export interface Term {
  readonly value: number;
  readonly measure: Measure;
  readonly isAsked: boolean;
}

export interface Factor {
  readonly term: Term;
  readonly power: 1 | -1;
}

/** Products whose sum is the result. */
export interface Solution {
  readonly products: readonly (readonly Factor[])[];
  readonly value: number;
}

const amountOf = ({ value, measure }: Term): number => value * measure.factor;

/** Every way to get what is asked from all terms, by products and by sums of products. */
export function solutionsOf(terms: readonly Term[], asked: Dimensions, mayAdd: boolean): readonly Solution[] {
  const whole = productsOf(terms, asked).map((product) => ({
    products: [product],
    value: amountIn(product),
  }));
  if (whole.length > 0 || !mayAdd) return whole;
  const all: (Solution & { readonly isInOrder: boolean })[] = [];
  for (const blocks of partitionsOf(terms)) {
    if (blocks.length < 2) continue;
    const products = blocks.map((block) => productsOf(block, asked));
    if (products.some((each) => each.length !== 1)) continue;
    const parts = products.flatMap(([one]) => (one === undefined ? [] : [one]));
    const value = parts.map(amountIn).reduce((sum, each) => sum + each, 0);
    all.push({ products: parts, value, isInOrder: isInOrder(blocks, terms) });
  }
  const inOrder = all.filter((each) => each.isInOrder);
  return distinct(all).length > 1 ? inOrder : all;
}

/** What is left of one term when all others are taken from it. */
export function restsOf(terms: readonly Term[], had: number, asked: Dimensions): readonly Solution[] {
  const whole = terms[had];
  if (whole === undefined || keyOf(whole.measure.dimensions) !== keyOf(asked)) return [];
  const others = terms.filter((_, at) => at !== had);
  return solutionsOf(others, asked, true).flatMap(({ products, value }) => {
    const left = amountOf(whole) - value;
    return [{ products: [[{ term: whole, power: 1 as const }], ...products], value: left }];
  });
}

/** Solutions of different values. */
export const distinct = (all: readonly Solution[]): readonly Solution[] =>
  all.filter((one, at) => !all.slice(0, at).some(({ value }) => isNear(value, one.value)));

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

const isInOrder = (blocks: readonly (readonly Term[])[], terms: readonly Term[]): boolean =>
  blocks.flat().every((term, at) => term === terms[at]);

const amountIn = (product: readonly Factor[]): number =>
  product.reduce(
    (value, { term, power }) => (power > 0 ? value * amountOf(term) : value / amountOf(term)),
    1,
  );

/** Products and quotients of all terms that have the dimensions asked for. */
function productsOf(terms: readonly Term[], asked: Dimensions): readonly (readonly Factor[])[] {
  const wanted = keyOf(asked);
  const found: Factor[][] = [];
  for (let signs = 0; signs < 2 ** terms.length; signs += 1) {
    const product = terms.map((term, at): Factor => ({ term, power: (signs >> at) % 2 === 0 ? 1 : -1 }));
    const dimensions = product.reduce<Dimensions>(
      (sum, { term, power }) => combined(sum, term.measure.dimensions, power),
      {},
    );
    if (keyOf(dimensions) === wanted && product.every((each) => isMeant(each, product, asked)))
      found.push(product);
  }
  return found;
}

/** A share of the time only multiplies, and of two quantities alike the one in the question is above the one that was told. */
function isMeant({ term, power }: Factor, product: readonly Factor[], asked: Dimensions): boolean {
  const key = keyOf(term.measure.dimensions);
  if (key === '') return power > 0;
  // "4 evenings a week" and "2 hours an evening" multiply.
  const inverse = keyOf(combined({}, term.measure.dimensions, -1));
  if (power < 0 && product.some((each) => each.power < 0 && keyOf(each.term.measure.dimensions) === inverse))
    return false;
  const alike = product.filter((each) => each.term !== term && keyOf(each.term.measure.dimensions) === key);
  if (alike.length === 0) return true;
  if (alike.length > 1 || 'time' in asked) return false;
  return term.isAsked !== alike[0]?.term.isAsked && power === (term.isAsked ? 1 : -1);
}

/** All ways to put terms into groups, each in the order of the text. */
function partitionsOf(terms: readonly Term[]): readonly (readonly (readonly Term[])[])[] {
  return terms.reduce<readonly (readonly (readonly Term[])[])[]>(
    (all, term) =>
      all.flatMap((blocks) => [
        ...blocks.map((_, at) => blocks.map((block, index) => (index === at ? [...block, term] : block))),
        [...blocks, [term]],
      ]),
    [[]],
  );
}
