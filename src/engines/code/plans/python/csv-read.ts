import { NUMBER, type PythonWish, snake } from './wish.ts';

interface CsvFile {
  /** The name in the wish; undefined if it is an argument. */
  readonly name: string | undefined;
  readonly columns: readonly string[];
  readonly delimiter: string;
  readonly encoding: string;
  readonly hasComma: boolean;
}

const LIST = String.raw`((?:[\p{L}_][\p{L}\p{N}_ ]*?)(?: ?[,;] ?(?:and )?[\p{L}_][\p{L}\p{N}_ ]*?)+?(?:,? and [\p{L}_][\p{L}\p{N}_]*)?)`;

/** A CSV file as the wish describes it: name, columns, separator, encoding, decimal comma. */
export function readCsvFile(wish: PythonWish): CsvFile {
  const name =
    wish.name(
      /\b(?:from |in |of |into )?(?:the |an? )?(?:csv )?(?:file )?(?:called |named )?["'`]?([\w./~-]+\.(?:csv|tsv|txt|log))["'`]?(?: file)?/,
    ) ?? undefined;
  const encoding = wish.says(
    /\b(?:in |with |encoded (?:in|as) )*(?:latin-?1|iso-?8859-?1)(?: encod(?:ed|ing))?/,
  )
    ? 'latin-1'
    : wish.says(/\b(?:cp|windows-?)1252(?: encod(?:ed|ing))?/)
      ? 'cp1252'
      : 'utf-8-sig';
  wish.says(/\b(?:in |with )?utf-?8(?: encod(?:ed|ing))?/);
  const hasComma = wish.says(
    /\b(?:with |and |use |uses )*(?:an? |the )?(?:decimal commas?|commas? (?:as |is |for )(?:the )?decimal(?: (?:separator|sign|point|mark))?|german (?:number format|numbers|decimals)|(?:(?:numbers|amounts|values|they|are|written|formatted|in|a) )*(?:german|european)(?: style| format(?:ted)?| notation)?(?: (?:numbers|amounts))?)(?:,? \(?(?:like|such as|e\.g\.|i\.e\.) [-\d.,]*\d)?|\b(?:(?:amounts?|numbers?|values?|are|written|like|such as) )*-?\d{1,3}(?:\.\d{3})*,\d\d\b/,
  );
  const inBrackets = wish.name(
    new RegExp(
      `\\((?:with )?(?:the )?(?:columns?:? |header:? |fields:? )?${LIST}(?:,? ?·[^)]*|, semi-?colon[^)]*)?\\)`,
      'u',
    ),
  );
  const listed =
    inBrackets ??
    // "Date;Text;Amount": the header as the file has it.
    wish.name(
      /(?:\b(?:with|has|having|the|columns?|fields|header|line|row|is|are) |: ?)*(?<![\p{L};])((?:[\p{L}_][\p{L}\p{N}_]*;)+[\p{L}_][\p{L}\p{N}_]*)/u,
    ) ??
    wish.name(
      new RegExp(
        `(?:(?<=csv|files?|·),? (?:with|has|having|which has|that has|containing)|\\b(?:columns?|fields|header))(?: the)?(?: columns?| fields| header)?:? ${LIST}(?=[.;)·]| ?\\(| columns?\\b|$|, (?!\\w+(?:[,;)]| columns?\\b)| \\w+ and)|[,;:]? (?:that|which|it|and (?:prints?|writes?|shows?|output))\\b)`,
        'u',
      ),
    );
  const delimiter =
    wish.says(
      /\b(?:and |with |by |the )*(?:semi-?colons?)[- ]?(?:separated|delimited|delimiter|as (?:a )?(?:separator|delimiter))?(?: (?:values|file|csv))*|["'`];["'`]|delimiter ?(?:is )?["'`]?;/,
    ) || /;/.test(listed ?? '')
      ? ';'
      : wish.says(/\btab[- ]?(?:separated|delimited)?(?: (?:values|file))*|\btsv\b/) ||
          /\.tsv$/i.test(name ?? '')
        ? '\\t'
        : ',';
  wish.takeAll(
    /\b(?:given |passed |whose path is )*(?:as|by|on|from|via) (?:the |an? )?(?:first )?(?:(?:command[- ]line )?arguments?|command line)\b/,
  );
  return {
    name,
    columns: (listed ?? '')
      .split(/\s*[,;]\s*(?:and )?|\s+and\s+/)
      .filter(Boolean)
      .map((one) => one.trim()),
    delimiter,
    encoding,
    hasComma,
  };
}

/** The column that a noun of the wish means: "products" is product, "unit price" is unit_price. */
export function columnFor(noun: string, columns: readonly string[]): string | undefined {
  const wanted = snake(noun)
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');
  const plain = (one: string): string =>
    snake(one)
      .replace(/ies$/, 'y')
      .replace(/(?<=[^s])s$/, '');
  return (
    columns.find((one) => plain(one) === wanted) ??
    columns.find(
      (one) =>
        plain(one).split('_').includes(wanted) ||
        plain(one).startsWith(`${wanted}_`) ||
        plain(one).endsWith(`_${wanted}`) ||
        (wanted.length > 3 && plain(one).startsWith(wanted)),
    )
  );
}

export const DATES = /^(?:date|day|datum|time|timestamp|datetime|.*_(?:date|at|on|time)|(?:date|time)_.*)$/i;
export const QUANTITY = /^(?:qty|quantity|units|count|pieces|amount_sold|items|number|menge|sold)$/i;
export const PRICE = /^(?:(?:unit|item|single|net)_?price|price(?:_per_unit|_each)?|preis|price_eur|rate)$/i;
export const MONEY =
  /amount|total|price|value|cost|sum|revenue|sales|fee|hours|minutes|seconds|duration|kwh|temp|score|points|weight|distance|km|betrag|qty|quantity|size|bytes|rating|salary|balance/i;

/** "Rows where amount is not a number". */
type RowRule = { readonly column: string; readonly kind: 'number' | 'empty' | 'negative' | 'zero' };

const SKIP = String.raw`\b(?:and |it |but )*(?:should |must )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es?|ing) out|drop(?:s|ping)?|exclud(?:es?|ing)|without)(?: the| all| any)?`;

/** Rows that are left out, and whether their number is told. */
export function readSkipped(
  wish: PythonWish,
  columns: readonly string[],
  value: string | undefined,
): { readonly rules: RowRule[]; readonly isTold: boolean } {
  const rules: RowRule[] = [];
  const column = (noun: string | undefined): string | undefined =>
    noun === undefined || /^(?:it|the|value|number|any)$/.test(noun)
      ? value
      : (columnFor(noun, columns) ?? (columns.length === 0 ? snake(noun) : undefined));
  const said = wish.takeAll(
    new RegExp(
      `${SKIP} (?:rows?|lines?|entries|records|those)(?: (?:where|with|whose|in which|when|that have|if))(?:(?: the| an?| no)\\b)? ?([\\w ]*?) ?(?:column |field |value )?(isn'?t (?:an? )?(?:valid )?(?:number|numeric|float)|is not (?:an? )?(?:valid )?(?:number|numeric)|(?:is )?(?:not numeric|non-?numeric|invalid)|can(?:no|')t be parsed(?: as an? number)?|is (?:empty|missing|blank)|is negative|is (?:zero|0)|empty|missing|blank)(?: ([\\w]+))?(?: (?:value|column|field)s?)?`,
    ),
  );
  for (const [, noun = '', kind = '', after] of said) {
    const name = column(noun.trim() || after);
    if (name === undefined) return { rules: [{ column: '?', kind: 'number' }], isTold: false };
    rules.push({
      column: name,
      kind: /empty|missing|blank/.test(kind)
        ? 'empty'
        : /negative/.test(kind)
          ? 'negative'
          : /zero|0/.test(kind)
            ? 'zero'
            : 'number',
    });
  }
  const plain = wish.says(
    new RegExp(
      `${SKIP} (?:bad|invalid|broken|malformed|unreadable|incomplete|faulty) (?:rows?|lines?|entries|records|numbers|amounts|values)`,
    ),
  );
  if (plain && value !== undefined) rules.push({ column: value, kind: 'number' });
  const isTold = wish.says(
    /\b(?:and |but |then |also )*(?:(?:says?|prints?|tells?|shows?|reports?|counts?|warns?)(?: me)?(?: about)? )?(?:how many(?: (?:rows|lines|of them))?|the number of|the count of)(?: (?:skipped|ignored))?(?: (?:rows|lines))?(?: (?:were|was|have been|got))? ?(?:skipped|ignored|dropped|left out)?(?: at the end| to stderr)?(?=[,.;]|$| and\b)/,
  );
  return { rules, isTold };
}

export const decimalsIn = (wish: PythonWish): number | undefined =>
  wish.number(
    new RegExp(
      `\\b(?:and |all )?(?:round(?:ed|s|ing)?|formatted|shown)(?: (?:it|them|values|numbers))? ?(?:to|with)? ${NUMBER} ?(?:decimals?(?: places?)?|places|digits)\\b`,
    ),
  ) ?? wish.number(new RegExp(`\\bwith ${NUMBER} (?:decimals?(?: places?)?|decimal digits)\\b`));
