import { readDecimals } from '../programs/read-shown.ts';
import type { WishText } from '../reading/text.ts';

const NAMED_COLUMN =
  /[,;.]?\s*\(?(?:\b(?:and|where|with|but|in which|its) )*(?:\b(?:the|its) )?\b([a-z]+)(?:'?s)? (?:column|field)(?: (?:is|being|has the name|in the (?:csv|file)(?: is)?))?(?: (?:called|named))?:? ["'`]?([A-Za-z]\w*_\w+|[a-z]+[A-Z]\w*)["'`]?(?: (?:there|instead))?\)?(?=[\s,;.]|$)/g;

export interface Renamed {
  readonly rest: string;
  /** The column for each thing that the wish talks about. */
  readonly columns: ReadonlyMap<string, string>;
}

/** "The date column is called created_at": the wish without it, and which column is meant. */
export function takeNamedColumns(asked: string): Renamed {
  const columns = new Map<string, string>();
  const rest = asked.replace(NAMED_COLUMN, (_, thing: string, column: string) => {
    columns.set(thing.toLowerCase(), column);
    return '';
  });
  return { rest, columns };
}

/** The number of decimals; undefined where none is said. */
export const readRounding = (wish: WishText): number | undefined =>
  readDecimals(wish)?.count ??
  (wish.take(/,? ?\brounded(?: to (?:the )?(?:nearest )?(?:cents?))\b/)
    ? 2
    : wish.take(
          /,? ?\brounded(?: to (?:the )?(?:nearest )?(?:integers?|whole numbers?|ints?|whole (?:euros?|dollars?|pounds?|units?|percent|numbers?|degrees?|minutes?|hours?)|full (?:euros?|dollars?|pounds?)|euros?|dollars?))\b/,
        )
      ? 0
      : undefined);

/** True where a missing value counts as zero. */
export const readMissingZero = (wish: WishText): boolean =>
  wish.take(
    /,? ?\b(?:and )?(?:treat|count|tak)(?:s|es|ing)? (?:any |the )?(?:missing|empty|blank|null|nil)(?: or (?:missing|empty|null))? (?:[a-z]+ )?(?:values? |ones )?as (?:0|zero)\b|,? ?\b(?:and )?(?:any |the )?(?:missing|empty|blank|null|nil) (?:[a-z]+ )?(?:values? )?(?:should |must )?(?:counts?|are (?:treated|counted)|is (?:treated|counted)|be (?:treated|counted)|being treated|treated|counted) as (?:0|zero)\b/,
  ) !== undefined;

export interface Same {
  readonly shape: 'unique' | 'duplicates';
  /** Of those that are the same, the last is kept. */
  readonly isLast: boolean;
  /** The fields by which records are the same, as they are said. */
  readonly keys: string | undefined;
}

/** "Remove duplicates by e-mail", "list the duplicate rows". */
export function readSame(wish: WishText): Same | undefined {
  const isUnique =
    wish.take(
      /\b(?:removes?|removing|drops?|dropping|eliminates?|deletes?|strips?|dedup(?:e|licate)?s?|de-?duplicat(?:es?|ing))(?: all| the| any)? ?(?:duplicate(?:d|s)?)?(?: (?:rows|records|lines|entries|objects|[a-z]+s))?(?=.*?\b(?:by|on|based on|with the same|same|have the same)\b)/,
    ) !== undefined;
  const isDuplicates =
    !isUnique &&
    wish.take(
      /\b(?:finds?|prints?|lists?|shows?|reports?|detects?|returns?|outputs?)?(?: all| the)? ?duplicate(?:d|s)?(?: (?:rows|records|lines|entries|objects|[a-z]+s))?(?=.*?\b(?:by|on|based on|with the same|same|have the same)\b)/,
    ) !== undefined;
  // Files are the same by what they hold, and not by a field.
  if ((!isUnique && !isDuplicates) || /\b(?:hash(?:es)?|checksums?)\b/i.test(wish.given)) return undefined;
  const keys = wish.take(
    /\b(?:by|on|based on|with the same|having the same|that have the same|according to)(?: (?:the|their))? ([a-z_]+(?: and [a-z_]+)?)(?: (?:column|address|field))?/,
  )?.[1];
  const kept = isUnique
    ? wish.take(
        /,? ?\b(?:and |but )?(?:only )?keep(?:s|ing)? (?:only )?(?:the )?(first|last|latest)(?: (?:one|occurrence|entry|record|item|[a-z]+))?(?: of (?:them|each|the duplicates))?(?= ?(?:·|[,.;)]|$))/,
      )?.[1]
    : undefined;
  return { shape: isUnique ? 'unique' : 'duplicates', keys, isLast: kept !== undefined && kept !== 'first' };
}

export const readIgnoresCase = (wish: WishText): boolean =>
  wish.take(
    /,? ?\b(?:and )?(?:ignoring|ignores?|regardless of|case[- ]insensitive(?:ly)?)(?: (?:letter |upper(?:case)? and lower ?)?case)?\b(?= ?(?:·|[,.;]|$|and))/,
  ) !== undefined;
