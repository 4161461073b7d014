import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { Table } from './schema.ts';
import { columnsOf, datedOf, type Place, placeOf, rowsOf } from './selection.ts';

const PARTS: Readonly<Record<string, readonly [string, string, string]>> = {
  day: ["strftime('%Y-%m-%d', @)", "to_char(@, 'YYYY-MM-DD')", "DATE_FORMAT(@, '%Y-%m-%d')"],
  month: ["strftime('%Y-%m', @)", "to_char(@, 'YYYY-MM')", "DATE_FORMAT(@, '%Y-%m')"],
  year: ["strftime('%Y', @)", "to_char(@, 'YYYY')", "DATE_FORMAT(@, '%Y')"],
};

interface Group {
  readonly code: string;
  readonly label: string;
  readonly note?: string;
}

export function readLimit(wish: WishText, entity: Table): number | undefined {
  const rows = rowsOf(entity);
  const found =
    wish.take(new RegExp(`\\b(?:the )?(?:top|first|only the) ${NUMBER}\\b`)) ??
    wish.take(
      new RegExp(
        `\\b(?:the )?${NUMBER} (?=(?:${rows}) (?:with|who|that|by)|(?:most|least|cheapest|newest|oldest|latest|best|highest|lowest|youngest|longest|shortest)\\b)`,
      ),
    ) ??
    wish.take(
      new RegExp(`,? ?\\b(?:and )?limit(?:ed)? (?:to |the results? to )?${NUMBER}(?: rows| results)?`),
    );
  return found?.[1] ? numberOf(found[1]) : undefined;
}

/** Reads the groups; a condition such as "with more than 5 orders" names them without "per". */
export function readGroup(
  wish: WishText,
  tables: readonly Table[],
  isKept: boolean,
  nameOf: (place: Place) => string,
): Group | undefined {
  const found =
    wish.take(
      new RegExp(
        `,? ?\\b(?:grouped by|per|by|for each|in each|of each|for every|for the same|each) (?:(day|month|year)|(${columnsOf(tables)}))\\b`,
      ),
    ) ??
    (isKept
      ? wish.take(new RegExp(`\\b(?:the |all )?()(${columnsOf(tables.slice(0, 1), true)})\\b`))
      : undefined);
  const part = PARTS[found?.[1] ?? ''];
  const date = datedOf(tables);
  if (part) {
    if (!date) return undefined;
    const at = /\bpostgres/i.test(wish.given) ? 1 : /\b(?:mysql|mariadb)\b/i.test(wish.given) ? 2 : 0;
    wish.take(/\b(?:in |for )?(?:postgres(?:ql)?|mysql|mariadb|sqlite)\b/);
    const write = (form: string | undefined): string => (form ?? '').replace('@', nameOf(date));
    return {
      code: write(part[at]),
      label: found?.[1] ?? '',
      ...(at === 0 ? { note: ` -- PostgreSQL: ${write(part[1])}` } : {}),
    };
  }
  const place = placeOf(found?.[2], tables);
  return place && { code: nameOf(place), label: place.column };
}

const wordsFor = (children: readonly Table[]): string => children.map(rowsOf).join('|') || '(?!)';

/** "Including those with none". */
export function readZero(
  wish: WishText,
  entity: Table,
  children: readonly Table[],
): RegExpExecArray | undefined {
  const owner = rowsOf(entity);
  const childWords = wordsFor(children);
  return wish.take(
    new RegExp(
      `,? ?\\b(?:and |also |even )?(?:includ(?:ing|e)|also (?:show|list)(?:ing)?|show(?:ing)?|with)? ?(?:the )?(?:${owner}|those|ones)?(?: (?:that|who|which))?(?: have| has)? ?(?:without(?: any)?|with(?: none| no| zero)|none|no|zero)(?: (?:${childWords}))?(?:(?: (?:included|shown|listed|appear|counted))? (?:as|with) (?:0|zero|a zero|a count of (?:0|zero)))(?: too| as well)?|,? ?\\b(?:and |even )?(?:includ(?:ing|e)|even|also) (?:the )?(?:${owner}|those|ones)(?: (?:that|who|which))? (?:without(?: any)?|with(?: none| no| zero)?|(?:have|has)(?: none| no| zero| placed no))(?: any)?(?: (?:${childWords}))?(?: (?:as|with) (?:0|zero))?(?: too| as well)?|\\b(?:0|zero) (?:for|if) (?:those|they|${owner}) (?:without|with none|have none)(?: any)?`,
    ),
  );
}

/** "Who have never ordered". */
export function readNone(wish: WishText, children: readonly Table[]): RegExpExecArray | undefined {
  const childWords = wordsFor(children);
  return wish.take(
    new RegExp(
      `\\b(?:(?:that|who|which) (?:have |has |were |are |was )?(?:never|not)(?: yet)?(?: been)? (?:placed|made|had|ordered|bought|sold|written|published|received|borrowed|enrolled)(?: any| an?)?(?: (?:${childWords}))?|without(?: any)? (?:${childWords})|with no (?:${childWords})|(?:that|who|which) (?:have|has) no (?:${childWords}))`,
    ),
  );
}

export function readOrder(wish: WishText, tables: readonly Table[]): RegExpExecArray | undefined {
  return wish.take(
    new RegExp(
      `,? ?\\b(?:and |then )?(?:sort(?:ed)?|order(?:ed)?)(?: the result)? by (?:the |that |their )?(?:(${columnsOf(tables)})|[a-z_ ]*?(total|sum|count|average|number of \\w+|revenue|spent|amount)(?: \\w+)??)(?:,? (descending|desc|ascending|asc|highest first|lowest first|largest first|newest first|oldest first|from (?:highest|largest|most) to (?:lowest|smallest|least)))?(?=[,.;]|$| and| limit)|,? ?\\b(highest|largest|biggest|best|most|lowest|smallest|fewest|newest|latest|most recent|oldest|cheapest|most expensive)(?: [a-z]+)? first\\b|\\b(?:and )?(?:sorted |ordered )?(alphabetically)(?: by (?:name|title))?|,? ?\\b(?:sorted|ordered|in) (descending|ascending)(?: order)?`,
    ),
  );
}
