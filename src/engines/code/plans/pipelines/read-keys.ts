import { NOUNS } from './nouns.ts';
import type { Key } from './pipeline.ts';
import { nameColumn } from './plain-clauses.ts';
import type { Same } from './read-details.ts';
import { partOf, type SaidGroups, type SaidMeasure } from './read-groups.ts';
import type { Had } from './read-having.ts';
import type { Limited } from './read-order.ts';
import { columnOf, logField, type Names } from './resolve.ts';
import { ADDED } from './vocabulary.ts';

interface Said {
  /** So many characters of the first key tell the groups apart. */
  readonly first: number | undefined;
  readonly given: string;
  readonly groups: SaidGroups;
  readonly same: Same | undefined;
  readonly limited: Limited | undefined;
  readonly had: Had | undefined;
  readonly isLog: boolean;
}

const WEEKDAY = /^(?:week_?days?|days?_of_(?:the_)?week)$/i;

interface Grouping {
  readonly keys: readonly Key[];
  /** Computed of each group. */
  readonly measures: readonly SaidMeasure[];
}

/** The fields by which the records are grouped, and the measures that a ranking of groups implies. */
export function readGrouping(
  { first, given, groups, same, limited, had, isLog }: Said,
  names: Names,
): Grouping {
  const { keys: said, measures } = groups;
  const ofKey =
    said.length === 0 &&
    limited?.of &&
    (limited.isOfLines || !new RegExp(`^(?:${NOUNS})$`).test(limited.of)) &&
    isLog
      ? [limited.of]
      : [];
  const hasKeys = said.length > 0 || ofKey.length > 0;
  const keyed = same?.keys
    ? same.keys.split(' and ')
    : [...said, ...ofKey, ...(had?.of && !hasKeys ? [had.of] : [])];
  // "The top 3 customers by total amount" of a file of orders.
  const computed = limited && keyed.length === 0 ? computedBy(limited, given) : undefined;
  const keyOfLimit =
    limited?.of && keyed.length === 0 && (measures.length > 0 || computed) && limited.of !== 'records'
      ? [limited.of]
      : [];
  const keys = [...new Set([...keyed, ...keyOfLimit].map((one) => partOf(one) ?? one))].map(
    (name, at): Key => {
      if (first !== undefined && at === 0) {
        const field = columnOf(name, names);
        return { field, first, name: `${field}_prefix` };
      }
      if (WEEKDAY.test(name) && !names.columns.some((one) => WEEKDAY.test(one)))
        return { field: names.date, isWeekday: true, name: 'weekday' };
      const part = partOf(name);
      if (part) return { field: names.date, part, name: part };
      const column = isLog ? logField(name) : columnOf(name, names);
      const isListed = names.columns.length === 0 || names.columns.includes(column);
      const field = isListed ? column : (nameColumn(name, names.columns, given) ?? column);
      return { field, name: field };
    },
  );
  if (measures.length > 0) return { keys, measures };
  return { keys, measures: ofKey.length > 0 ? [{ op: 'count' }] : computed ? [computed] : [] };
}

/** The records that a ranking is computed from, where it ranks something else. */
function computedBy({ of, by, isComputed }: Limited, prompt: string): SaidMeasure | undefined {
  if (!of || !by) return undefined;
  const others = (prompt.toLowerCase().match(new RegExp(`\\b(?:${NOUNS})\\b`, 'g')) ?? []).filter(
    (one) => one !== of && !/^(?:rows|records|lines|entries|objects)$/.test(one),
  );
  const op = isComputed ?? (others.length > 0 && ADDED.test(by.field) ? 'sum' : undefined);
  return op && { op, ...(op === 'count' ? {} : { field: by.field }) };
}
