import type { Rule } from './model-rules.ts';
import type { ModelColumn } from './models.ts';

/** Activities that name a table: "a history of who borrowed what and when" is one of loans. */
const KEPT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:an? |the )?(?:history|log|record|list|table|journal) of )?who (?:has )?(?:borrowed|lent|rented|took|used|checked out) what(?:,? and)?(?: when)?/gi,
    'people and loans',
  ],
  [
    /\b(?:(?:an? |the )?(?:history|log|record|list|table) of )?who (?:attended|was (?:there|present)|came|took part)(?: (?:what|which [a-z]+|when|to what|and|in what))*/gi,
    'attendance',
  ],
];
export const inKeptWords = (wish: string): string =>
  KEPT.reduce((made, [pattern, known]) => made.replace(pattern, known), wish);

/** Checks that nobody spells out. */
export const CHECKED =
  /(?:,? (?:and|with)\b)+ (?:(?:sensible|useful|proper|suitable|reasonable|good|appropriate|meaningful|some) )*(?:(?:primary |foreign )?keys,? and )?(?:checks|check constraints|constraints and checks)\b/;

/** A day or a moment that ends what another one began, and numbers that are never below zero. */
export function usualChecks({
  name,
  columns,
}: {
  readonly name: string;
  readonly columns: readonly ModelColumn[];
}): Rule[] {
  const has = (one: string): boolean => columns.some((column) => column.name === one);
  const pairs = [
    ['loaned_on', 'returned_on'],
    ['loaned_on', 'due_date'],
    ['start_date', 'end_date'],
    ['starts_at', 'ends_at'],
  ].filter((pair) => pair.every(has));
  const numbers = columns.filter(({ name: one }) =>
    /^(?:amount|price|cost|stock|quantity|capacity|distance|value)$|_price$/.test(one),
  );
  return [
    ...pairs.map(([first, last]) => ({ table: name, line: `CHECK (${last} >= ${first})` })),
    ...numbers.map((one) => ({ table: name, line: `CHECK (${one.name} >= 0)` })),
  ];
}
