import { singular } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';
import type { Key, Measure, Order, Pipeline } from './pipeline.ts';
import type { SaidMeasure } from './read-groups.ts';
import type { Limited, SaidOrder } from './read-order.ts';
import { AMOUNT, fieldName, isDateName, isNumberName } from './vocabulary.ts';

export interface Names {
  readonly columns: readonly string[];
  readonly date: string;
  /** The column for each thing of which the wish names it. */
  readonly renamed?: ReadonlyMap<string, string>;
  readonly isList: boolean;
}

const DISTANCE = /^(?:km|kms|kilomet(?:er|re)s?|miles?|met(?:er|re)s?)$/i;

/** The column that a word of the wish means. */
export function columnOf(said: string, { columns, date, renamed }: Names): string {
  const named = renamed?.get(said.toLowerCase()) ?? renamed?.get(singular(said.toLowerCase()));
  if (named !== undefined) return named;
  const plain = (name: string): string => singular(name.toLowerCase().replace(/[_ ]/g, ''));
  const same = columns.find((one) => plain(one) === plain(said));
  if (same) return same;
  const longer = columns.find(
    (one) => plain(one).startsWith(plain(said)) || plain(one).endsWith(plain(said)),
  );
  if (longer) return longer;
  const name = said.toLowerCase();
  if (AMOUNT.test(name)) return columns.find((one) => /amount|total|price|value|cost/i.test(one)) ?? 'amount';
  if (/^dates?$/.test(name)) return date;
  const length = name === 'distance' ? columns.find((one) => DISTANCE.test(one)) : undefined;
  if (length) return length;
  return /(?:ss|us|is|ics|sales|hours|minutes|seconds|points|bytes|steps|lit(?:er|re)s|calories|miles|kilomet(?:er|re)s)$/.test(
    name,
  ) || columns.includes(name)
    ? name
    : singular(name);
}

const OP_WORDS: Readonly<Record<Measure['op'], string>> = {
  sum: 'total',
  average: 'average',
  count: 'count',
  distinct: 'distinct',
  min: 'min',
  max: 'max',
  median: 'median',
};

export function measuresOf(
  said: readonly SaidMeasure[],
  names: Names,
  noun: string,
  keys: readonly Key[],
): Measure[] {
  const plural = new RegExp(`^(?:${NOUNS})$`);
  const resolved = said.map(({ op, field }): Omit<Measure, 'name'> => {
    if (op === 'count') return { op };
    const isNoun =
      field === undefined ||
      AMOUNT.test(field) ||
      field === noun ||
      (plural.test(field) && !isNumberName(field));
    const usual = op === 'distinct' ? (field ?? 'id') : isNoun ? 'amount' : field;
    const column = columnOf(usual, names);
    // "The average response time" of a file whose only number is a duration.
    const numbers = names.columns.filter((one) => isNumberName(one.toLowerCase()));
    const isOther = names.columns.length > 0 && !names.columns.includes(column) && op !== 'distinct';
    const others = names.columns.filter(
      (one) => !isDateName(one.toLowerCase()) && !keys.some((key) => key.field === one),
    );
    const plain = others.filter(
      (one) => !/^(?:(?:full_?)?name|title|id|.*_id|week|subject|note|comment|description)$/i.test(one),
    );
    const only = numbers.length === 1 ? numbers : isNoun && numbers.length === 0 ? plain.slice(-1) : [];
    return { op, field: (isOther && only.length === 1 ? only[0] : undefined) ?? column };
  });
  const isOneField = new Set(resolved.flatMap(({ field }) => field ?? [])).size <= 1;
  const seen = new Set<string>();
  return resolved.flatMap((one) => {
    const name = isOneField || one.op === 'count' ? OP_WORDS[one.op] : `${OP_WORDS[one.op]}_${one.field}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ ...one, name }];
  });
}

const VALUE_WORDS =
  /^(?:totals?|sums?|amounts?|counts?|averages?|means?|revenue|spent|spending|frequency|values?|sales|number|occurrences|most|max|min|quantity|median|highest|lowest|popularity)$/;

/** The orders of a result: of its columns, or of fields. */
export function ordersOf(
  said: readonly SaidOrder[],
  { keys, measures }: Pick<Pipeline, 'keys' | 'measures'>,
  names: Names,
): Order[] | undefined {
  const isSummary = measures.length > 0;
  const orders: Order[] = [];
  for (const { by, isDescending, isAscending } of said) {
    if (!isSummary) {
      if (by === undefined) return undefined;
      const said = columnOf(by, names);
      const numbers = names.columns.filter((one) => isNumberName(one.toLowerCase()));
      // "The best student": by the only number that the wish lists.
      const isListed = names.columns.length === 0 || names.columns.includes(said);
      const name = isListed || said !== 'amount' || numbers.length !== 1 ? said : (numbers[0] ?? said);
      orders.push({ name, isDescending, isNumber: isNumberName(name) && !isDateName(name) });
      continue;
    }
    const key = keys.find(
      (one) =>
        by !== undefined &&
        (one.name === singular(by) ||
          one.field === columnOf(by, names) ||
          by === one.name ||
          by.startsWith(`${one.name}_`) ||
          (one.part !== undefined && /^(?:date|time)s?$/.test(by))),
    );
    const measure =
      measures.find(
        ({ name, field }) =>
          by !== undefined &&
          (name === singular(by) || (field !== undefined && field === columnOf(by, names))),
      ) ??
      (by === undefined || VALUE_WORDS.test(by) || new RegExp(`^(?:${NOUNS})$`).test(by)
        ? measures[0]
        : undefined);
    const first = keys[0];
    if (key) orders.push({ name: key.name, isDescending, isNumber: false });
    else if (measure)
      orders.push({
        name: measure.name,
        isDescending:
          isDescending || (!isAscending && (measure.op === 'count' || /^most|popularity/.test(by ?? ''))),
        isNumber: true,
      });
    else if (by === 'name' && first) orders.push({ name: first.name, isDescending, isNumber: false });
    else return undefined;
  }
  return orders;
}

export const logField = (name: string): string => {
  const one = singular(fieldName(name));
  return /^(?:ip|ip_addres|ip_address|client|addres|address|visitor|host)$/.test(one)
    ? 'ip'
    : /^(?:path|url|uri|page|endpoint|route|resource)$/.test(one)
      ? 'path'
      : /^(?:status_code|code|statuse|status)$/.test(one)
        ? 'status'
        : one;
};

export const orderOfLimit = ({ by }: Limited, isSummary: boolean): SaidOrder => ({
  by: isSummary ? undefined : by?.field,
  isDescending: by?.isDescending ?? true,
  isAscending: by?.isDescending === false,
});

export function nameOf(
  shape: Pipeline['shape'],
  measures: readonly Measure[],
  keys: readonly Key[],
  noun: string,
): string[] {
  const per =
    keys.length > 0
      ? ['by', ...keys.flatMap(({ name }, at) => (at === 0 ? name.split('_') : ['and', ...name.split('_')]))]
      : [];
  const [first] = measures;
  switch (shape) {
    case 'duplicates':
      return ['find', 'duplicates'];
    case 'unique':
      return ['remove', 'duplicates'];
    case 'groups':
      return ['group', ...per];
    case 'rows':
      return ['select', noun];
    default:
      return measures.length === 1 && first
        ? [
            OP_WORDS[first.op],
            ...(first.op === 'count'
              ? keys.some(({ name }) => name === singular(noun))
                ? []
                : [noun]
              : (first.field ?? '').split('_').filter((word) => word !== '' && word !== OP_WORDS[first.op])),
            ...per,
          ]
        : ['summarize', ...per];
  }
}
