import type { Check } from './pipeline.ts';
import { columnOf, type Names } from './resolve.ts';

interface Checked {
  readonly measured: string | undefined;
  /** The field of the first key. */
  readonly key: string | undefined;
  /** The columns that the wish lists. */
  readonly columns: readonly string[];
  readonly isLog: boolean;
}

/** Tests of the fields that the records have: "ignoring negative amounts" is said of what is measured. */
export function settledChecks(
  checks: readonly Check[],
  { measured, key, columns, isLog }: Checked,
  names: Names,
): Check[] {
  return unique(
    checks.map((check) => ({
      ...check,
      field: isLog
        ? check.field
        : check.field === '' || (check.is === 'compare' && isSignOf(check, measured, columns))
          ? (measured ?? key ?? '')
          : check.field === names.date
            ? names.date
            : columnOf(check.field, names),
    })),
  ).filter(({ field }) => field !== '');
}

/** "Total revenue, ignoring negative amounts": the amounts are the revenue. */
const isSignOf = (
  { field, value }: { readonly field: string; readonly value: unknown },
  measured: string | undefined,
  columns: readonly string[],
): boolean => field === 'amount' && value === 0 && measured !== undefined && !columns.includes('amount');

const unique = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((one) => [JSON.stringify(one), one])).values(),
];

/** A status or a level of records is a text, as is a field that is compared with one. */
export const isSaidInWords = (name: string, checks: readonly Check[]): boolean =>
  /^(?:status|level)$/i.test(name) ||
  checks.some((check) => check.field === name && check.is === 'compare' && typeof check.value === 'string');
