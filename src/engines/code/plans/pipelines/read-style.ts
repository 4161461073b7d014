import type { WishText } from '../reading/text.ts';
import type { Pipeline, Style } from './pipeline.ts';

/** "Revenue per product" of records that hold a quantity and a price. */
export function productOf(measured: readonly string[], columns: readonly string[]): Pipeline['product'] {
  const name = measured.find(
    (one) => /^(?:revenue|turnover|amount|value|total|cost|sales)$/.test(one) && !columns.includes(one),
  );
  const count = columns.find((one) => /^(?:quantity|qty|units?|units_sold|count|pieces)$/i.test(one));
  const price = columns.find((one) => /^(?:(?:unit_?)?(?:price|cost))$/i.test(one));
  return name && count && price ? { name, of: [count, price] } : undefined;
}

const usingOf = (words: string): RegExp =>
  new RegExp(
    `\\b(?:by )?(?:use|uses|using|with|via|through)(?: the| only| a)? (?:${words})(?: (?:api|pipeline|query|functions?|operations?|methods?|operators?|syntax|expressions?))?(?: to\\b|,)?`,
  );
const STYLES: readonly (readonly [RegExp, Style])[] = [
  [usingOf('linq'), 'linq'],
  [/\blinq(?: (?:query|expression|method))?\b/, 'linq'],
  [usingOf('(?:java )?streams?(?: api)?(?: and collectors)?(?! of)'), 'streams'],
  [usingOf('(?:array\\.(?:prototype\\.)?)?reduce(?:\\(\\))?'), 'reduce'],
  [
    usingOf(
      '(?:kotlin )?(?:collections?|collection)(?= (?:api|functions?|operations?))|groupby and mapvalues|groupingby|group_by',
    ),
    'collections',
  ],
  [usingOf('itertools(?:\\.groupby)?'), 'itertools'],
  [usingOf('iterators?'), 'iterators'],
];

/** "Using LINQ", "with reduce". */
export const readStyle = (wish: WishText): Style | undefined =>
  STYLES.find(([pattern]) => wish.take(pattern))?.[1];
