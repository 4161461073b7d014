import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { EntryOrder, EntryShow } from './program.ts';

const DECIMALS = new RegExp(
  `,? ?\\(?\\b(?:(?:all |both |each )?(?:with|to|rounded to|using|formatted (?:with|to)|at) (?:exactly )?${NUMBER} (?:decimals?|digits)(?: places?| digits?| after the (?:decimal )?point)?|(?:all |both |each )?(?:rounded )?to ${NUMBER} places|(?:all |both |each )?rounded to ${NUMBER} decimals?)\\)?`,
);

export function readDecimals(wish: WishText): { count: number; at: number; isForAll: boolean } | undefined {
  const none = wish.take(
    /,? ?\b(?:with(?:out)?(?: no| any)?|no) (?:decimals?|decimal places|fraction digits)\b/,
  );
  if (none) return { count: 0, at: none.index, isForAll: false };
  const found = wish.take(DECIMALS);
  const number = found?.slice(1).find((one) => one !== undefined);
  return found && number !== undefined
    ? {
        count: numberOf(number),
        at: found.index,
        isForAll: /\b(?:all|both|each)\b|^,? ?\(?with/.test(found[0]),
      }
    : undefined;
}

const DESCENDING =
  '(?:in )?(?:descending|decreasing|reverse)(?: order)?|(?:highest|largest|biggest|most|greatest)(?: (?:frequent|common|often))? first|from (?:highest|largest|most) to (?:lowest|smallest|least)';
const ASCENDING =
  '(?:in )?(?:ascending|increasing)(?: order)?|(?:lowest|smallest|least)(?: (?:frequent|common))? first';

export const TIES =
  /[,;]? ?\(?\b(?:and |with )*(?:ties|equal counts|words with the same count)(?: (?:are|being))?(?: (?:broken|sorted|ordered|listed|resolved|decided))? ?(?:alphabetically|in alphabetical order|by (?:word|the alphabet|alphabetical order))\)?/;

/** The order of the entries, as the words for key and value say it. */
export function readEntryOrder(wish: WishText, key: string, value: string, isTally: boolean): EntryOrder[] {
  const way = `(?:,? ?\\(?(${DESCENDING}|${ASCENDING})\\)?)?`;
  const alphabet = '(?:in )?(?:alphabetical(?:ly)?(?: order)?|by name alphabetically)';
  // Those that occur equally often are in alphabetical order in any case.
  if (isTally) wish.take(TIES);
  const first = wish.take(
    new RegExp(
      `(?:,? ?\\band )?,? ?\\b(?:sort(?:s|ed|ing)?|order(?:s|ed|ing)?|ranked)(?: (?:them|it|the (?:output|result|words|lines|groups)))? (?:by|on) (?:the |its |their )?(?:(${key})(?: names?)?|(${value}))${way}`,
    ),
  );
  const plain =
    first ??
    wish.take(
      new RegExp(
        `(?:,? ?\\b(?:and )?(?:sort(?:s|ed|ing)?|order(?:ed)?)(?: (?:them|it))? )?(?:(${alphabet})|(${DESCENDING}|${ASCENDING}))\\b`,
      ),
    );
  const order: EntryOrder[] = [];
  if (plain?.[1] !== undefined)
    order.push({ by: 'key', isDescending: new RegExp(DESCENDING).test(plain[3] ?? '') });
  else if (plain?.[2] !== undefined) {
    const said = first ? plain[3] : plain[2];
    const isUp = new RegExp(`^(?:${ASCENDING})$`).test(said ?? '');
    order.push({ by: 'value', isDescending: said === undefined ? isTally : !isUp });
  }
  const next = wish.take(
    new RegExp(
      `(?:,? ?(?:\\(|\\band |\\bthen |\\bwith |\\bfor )+|, ?(?=ties))(?:ties |equal counts |the same count )?(?:(?:are |is )?(?:broken|sorted|ordered|decided) )?(?:(?:then )?by )?(?:the )?(?:(${key})(?: alphabetically)?|${alphabet})\\)?`,
    ),
  );
  if (next && order[0]?.by === 'value') order.push({ by: 'key', isDescending: false });
  else if (next && order.length === 0) order.push({ by: 'key', isDescending: false });
  if (order.length === 0 && isTally) order.push({ by: 'value', isDescending: true });
  // The order among equals is the same in every run.
  if (order.length === 1 && order[0]?.by === 'value') order.push({ by: 'key', isDescending: false });
  return order;
}

/** "word: count" in quotes, whose words stand for the two. */
export function readFrame(
  wish: WishText,
  key: string,
  value: string,
): Pick<EntryShow, 'frame' | 'isValueFirst'> {
  const mark = (words: string): string => `[<{\\[(]?(?:${words})[>}\\])]?`;
  const found = wish.take(
    new RegExp(
      `,? ?\\b(?:(?:one per line )?(?:as|like|in the (?:form|format)|formatted as|in form) |print(?:s|ing)? (?:lines like |them as )?)(?:lines (?:of|like) )?["'\`]${mark(key)}([^"'\`a-z<{]{1,4}| x )${mark(value)}["'\`]`,
    ),
  );
  if (found?.[1]) return { frame: ['', found[1], ''], isValueFirst: false };
  const turned = wish.take(
    new RegExp(
      `,? ?\\b(?:as|like|in the (?:form|format)|formatted as) ["'\`]${mark(value)}([^"'\`a-z<{]{1,4}| x )${mark(key)}["'\`]`,
    ),
  );
  if (turned?.[1]) return { frame: ['', turned[1], ''], isValueFirst: true };
  return { frame: ['', ': ', ''], isValueFirst: false };
}
