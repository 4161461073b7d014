import type { WishText } from '../reading/text.ts';
import type { Key, Measure, Pipeline, Style } from './pipeline.ts';

/** "Revenue per product" of records that hold a quantity and a price. */
export function productOf(measured: readonly string[], columns: readonly string[]): Pipeline['product'] {
  const name = measured.find(
    (one) => /^(?:revenue|turnover|amount|value|total|cost|sales)$/.test(one) && !columns.includes(one),
  );
  const count = columns.find((one) => /^(?:quantity|qty|units?|units_sold|count|pieces)$/i.test(one));
  const price = columns.find((one) => /^(?:(?:unit_?)?(?:price|cost))$/i.test(one));
  return name && count && price ? { name, of: [count, price] } : undefined;
}

const SPENT = /\b(?:spent|spend|spending|expenses|expenditures?|outgoings?)\b/i;
const EARNED = /\b(?:income|earn(?:ed|ings)|received|deposits?|incoming|balance|net|(?:nega|posi)tive)\b/i;
/** In that of a credit card, what was bought is positive. */
const STATEMENT = /\bbank\b|(?<!\bcard )\b(?:account )?statements?\b|\b(?:checking|current|giro) account\b/i;

/** "The total spent per month" of a bank statement, in which income has amounts too. */
export const spentOf = (
  asked: string,
  measures: readonly Measure[],
  keys: readonly Key[],
): Pipeline['product'] => {
  const [only] = measures;
  const isSum = measures.length === 1 && only?.op === 'sum' && only.field !== undefined;
  return isSum &&
    only.field &&
    keys.every(({ field }) => field !== only.field) &&
    SPENT.test(asked) &&
    STATEMENT.test(asked) &&
    !EARNED.test(asked)
    ? { name: 'spent', of: [only.field], isTurned: true }
    : undefined;
};

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
