import type { WishText } from '../reading/text.ts';
import type { Check } from './pipeline.ts';
import { columnOf, type Names } from './resolve.ts';
import { isNumberName } from './vocabulary.ts';

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
    checks
      .map((check) => truthOf(check, columns))
      .map((check) => ({
        ...check,
        ...(check.is === 'fields' ? { other: columnOf(check.other, names) } : {}),
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

/** "Only sold ones" of a file with a column sold. */
export function readTruths(wish: WishText, columns: readonly string[]): Check[] {
  const names = columns.filter((one) => /^[a-z_]+$/i.test(one) && !isNumberName(one.toLowerCase()));
  if (names.length === 0) return [];
  const found = wish.take(
    new RegExp(
      `,? ?\\b(?:but |and )?(?:only|just) (?:for |the |those )*(not |un)?(${names.join('|').toLowerCase()})(?: (?:ones|rows|[a-z]+s))?(?= ?(?:·|[,.;]|$))`,
    ),
  );
  const own = columns.find((one) => one.toLowerCase() === found?.[2]);
  return own === undefined ? [] : [{ is: 'true', field: own, isNot: found?.[1] !== undefined }];
}

/** "Only delivered ones" of a file that has a column delivered and none for a status. */
function truthOf(check: Check, columns: readonly string[]): Check {
  if (check.is !== 'compare' || check.field !== 'status' || typeof check.value !== 'string') return check;
  const said = check.value.toLowerCase();
  const own = columns.find((one) =>
    [said, said.replace(/^un/, '')].includes(one.toLowerCase().replace(/^is_/, '')),
  );
  if (!own || columns.some((one) => /^(?:status|state)$/i.test(one))) return check;
  const isDenied = own.toLowerCase().replace(/^is_/, '') !== said;
  return { is: 'true', field: own, isNot: isDenied === (check.sign === '==') };
}

const unique = (checks: readonly Check[]): Check[] => [
  ...new Map(checks.map((one) => [JSON.stringify(one), one])).values(),
];

/** A status or a level of records is a text, as is a field that is compared with one. */
export const isSaidInWords = (name: string, checks: readonly Check[]): boolean =>
  /^(?:status|level)$/i.test(name) ||
  checks.some((check) => check.field === name && check.is === 'compare' && typeof check.value === 'string');
