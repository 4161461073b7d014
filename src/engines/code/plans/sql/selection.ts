import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import type { Table } from './schema.ts';

/** A column with the table that has it. */
export interface Place {
  readonly table: Table;
  readonly column: string;
}

const plural = (word: string): string =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The ways to write a name: with spaces, as one or as many. */
const said = (name: string): string =>
  [...new Set([name, singular(name), plural(singular(name))])]
    .sort((a, b) => b.length - a.length)
    .map((one) => escaped(one).replaceAll('_', '[ _]'))
    .join('|');

/** The words for a table's rows, and for some of its columns. */
export const rowsOf = ({ name }: Table): string => `(?:${said(name)})`;
export const columnsOf = (tables: readonly Table[], isMeasure = false): string =>
  tables
    .flatMap(({ columns }) => columns)
    .filter(({ name }) => !isMeasure || !/(?:^|_)id$|name|title|email/.test(name))
    .map(({ name }) => said(name))
    .sort((a, b) => b.length - a.length)
    .join('|');

export function placeOf(text: string | undefined, tables: readonly Table[]): Place | undefined {
  if (!text) return undefined;
  const plain = text.replaceAll(' ', '_');
  for (const table of tables)
    for (const { name } of table.columns)
      if (name === plain || singular(name) === singular(plain) || plural(name) === plain)
        return { table, column: name };
  return undefined;
}

/** The column by which the rows of one table belong to those of another. */
export const keyOf = (child: Table, parent: Table): string | undefined =>
  child === parent
    ? undefined
    : child.columns.find(({ name }) => name === `${singular(parent.name)}_id`)?.name;

export const titleOf = ({ columns }: Table): string | undefined =>
  (
    columns.find(({ name }) => /^(?:name|title|label)$/.test(name)) ??
    columns.find(({ name }) => /name|title|label|email/.test(name))
  )?.name;

const WORTH =
  /^(?:amount|total|price|salary|revenue|cost|value|score|quantity|points|rating|balance|hours|grade)$/;
const worthOf = (tables: readonly Table[]): Place | undefined => {
  for (const table of tables)
    for (const { name } of table.columns)
      if (WORTH.test(name.replace(/^.*_/, ''))) return { table, column: name };
  return undefined;
};

export const datedOf = (tables: readonly Table[]): Place | undefined => {
  for (const table of tables)
    for (const { name } of table.columns)
      if (/_at$|_on$|date|^day$|^month$/.test(name)) return { table, column: name };
  return undefined;
};

type Fold = 'COUNT' | 'SUM' | 'AVG' | 'MAX' | 'MIN';

export interface Measure {
  readonly at: number;
  readonly fold: Fold;
  readonly of?: Place;
  /** The rows that are counted. */
  readonly rows?: Table;
}

const FOLDS: Readonly<Record<string, Fold>> = {
  total: 'SUM',
  sum: 'SUM',
  average: 'AVG',
  mean: 'AVG',
  avg: 'AVG',
  highest: 'MAX',
  maximum: 'MAX',
  max: 'MAX',
  largest: 'MAX',
  latest: 'MAX',
  'most recent': 'MAX',
  lowest: 'MIN',
  minimum: 'MIN',
  min: 'MIN',
  smallest: 'MIN',
  earliest: 'MIN',
};
const foldNames = Object.keys(FOLDS).join('|');

const SIGNS: Readonly<Record<string, string>> = {
  'more than': '>',
  'greater than': '>',
  'higher than': '>',
  'larger than': '>',
  above: '>',
  over: '>',
  exceeding: '>',
  after: '>',
  'at least': '>=',
  'fewer than': '<',
  'less than': '<',
  'lower than': '<',
  below: '<',
  under: '<',
  before: '<',
  'at most': '<=',
  exactly: '=',
  'equal to': '=',
  equals: '=',
  is: '=',
  of: '=',
  '=': '=',
};
const SIGN = Object.keys(SIGNS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const signOf = (word: string | undefined): string => SIGNS[word ?? ''] ?? '>';
const OWN = '(?:the |their |its |his |all |an? )*';
const HAVE =
  '(?:(?: that| which)?(?: they| it| each| he| she)?(?: have| has| had| placed| made| wrote| written| bought| sold| owns?| received| employs?| published| took))?';

/** "With more than 3 orders", "whose average price is above 50". */
export function readHaving(
  wish: WishText,
  tables: readonly Table[],
): { measure: Measure; test: string } | undefined {
  const counted = wish.take(
    new RegExp(
      `,? ?\\b(?:and |but )?(?:only )?(?:those |ones |\\w+ )?(?:with|having|that have|who have|which have|that has|where there are|who (?:placed|made|wrote)|that (?:sold|employ)) (more than|at least|fewer than|less than|over|at most|exactly) ${NUMBER} (${tables.map(rowsOf).join('|')})`,
    ),
  );
  if (counted) {
    const rows = tables.find((table) => new RegExp(`^${rowsOf(table)}$`).test(counted[3] ?? ''));
    return (
      rows && {
        measure: { at: counted.index, fold: 'COUNT', rows },
        test: `${signOf(counted[1])} ${numberOf(counted[2] ?? '')}`,
      }
    );
  }
  const folded = wish.take(
    new RegExp(
      `,? ?\\b(?:and |but )?(?:only )?(?:those |ones )?(?:with|having|whose|where|that have|who have)(?: ${OWN.slice(0, -1)})? ?(${foldNames}) (?:of )?${OWN}(${columnsOf(tables, true)}|spent|spending)(?: is| are| was)?(?: spent)? (${SIGN}) \\$?${NUMBER}`,
    ),
  );
  if (!folded) return undefined;
  const of = placeOf(folded[2], tables) ?? worthOf(tables);
  return (
    of && {
      measure: { at: folded.index, fold: FOLDS[folded[1] ?? ''] ?? 'SUM', of },
      test: `${signOf(folded[3])} ${numberOf(folded[4] ?? '')}`,
    }
  );
}

/** The counts and folds that a wish asks for, in its order. */
export function readMeasures(
  wish: WishText,
  tables: readonly Table[],
  children: readonly Table[],
): Measure[] {
  const measures: Measure[] = [];
  for (const rows of children.length > 0 ? children : tables) {
    const noun = rowsOf(rows);
    const counted =
      wish.take(
        new RegExp(
          `\\b(?:with |and )?${OWN}(?:number|count) of ${OWN}${noun}${HAVE}|\\bhow (?:many|often)(?: times)? ${OWN}(?:${noun}\\b)?(?: there are|${HAVE})?|\\b${singular(rows.name)} counts?\\b|\\bcounts? (?:the |all )?${noun}`,
        ),
      ) ?? undefined;
    if (counted) measures.push({ at: counted.index, fold: 'COUNT', rows });
  }
  const named = columnsOf(tables, true);
  const pattern = new RegExp(
    `\\b(?:with |and )?${OWN}(${foldNames})(?: value)? (?:of )?${OWN}(?:(${named})|(spent|spending|revenue|sales|amount|value)|(${tables.map(rowsOf).join('|')})(?: (amount|value|price|total|date))?)(?: spent| amount)?(?: (?:they|each) (?:spent|paid|earned))?\\b`,
  );
  for (let found = wish.take(pattern); found; found = wish.take(pattern)) {
    const fold = FOLDS[found[1] ?? ''] ?? 'SUM';
    const isDate = /latest|recent|earliest/.test(found[1] ?? '') || found[5] === 'date';
    const of =
      placeOf(found[2], tables) ??
      placeOf(found[5], tables) ??
      (isDate ? datedOf(tables) : worthOf(children.length > 0 ? children : tables));
    if (!of) return [];
    measures.push({ at: found.index, fold, of });
  }
  return measures.sort((a, b) => a.at - b.at);
}

/** "Who ordered most often", "with the most orders": what the first rows have most of. */
export function readMost(
  wish: WishText,
  tables: readonly Table[],
  children: readonly Table[],
): { measure: Measure; isDown: boolean } | undefined {
  for (const rows of children) {
    const stem = singular(rows.name).slice(0, 5);
    const often = wish.take(
      new RegExp(
        `\\b(?:who|that|which) (?:(?:have |has )?(?:${stem}\\w*|placed|made|bought|purchased${children.length === 1 ? '|\\w+ed' : ''})(?: ${rowsOf(rows)})?|(?:were|was|are|is|got) (?:${stem}\\w*|sold|bought)) (?:the )?(most|least) (?:often|frequently)|\\b(?:with|by|who (?:have|has|placed|made|wrote|bought)|that (?:have|has|sold|wrote)|having) ?(?:the )?(most|fewest|highest number of|largest number of|lowest number of) ${rowsOf(rows)}|\\b(most|least) (?:often|frequently) ${stem}\\w*|\\bmost (?:active|frequent)\\b`,
      ),
    );
    if (often)
      return {
        measure: { at: often.index, fold: 'COUNT', rows },
        isDown: !/least|fewest|lowest/.test(often[0]),
      };
  }
  const worth = worthOf(children.length > 0 ? children : tables);
  const spent = wish.take(
    new RegExp(
      `\\b(?:who|that|which) (?:have |has )?(?:spent|paid|earned|made|sold|brought in)(?: (?:us|in))? (?:the )?(most|least)(?: money| revenue)?|\\b(?:with|by) (?:the )?(highest|largest|biggest|lowest|smallest) (total|average|sum)(?: of)?(?: ${OWN.slice(0, -1)})? ?(${columnsOf(tables, true)}|spent|spending|revenue|sales)`,
    ),
  );
  const of = placeOf(spent?.[4], tables) ?? worth;
  if (!spent || !of) return undefined;
  return {
    measure: { at: spent.index, fold: spent[3] === 'average' ? 'AVG' : 'SUM', of },
    isDown: !/least|lowest|smallest/.test(spent[0]),
  };
}

const VALUE = `(?:"([^"]+)"|'([^']+)'|\\$?${NUMBER}|(\\d{4}-\\d\\d-\\d\\d)|(true|false))`;

interface Condition {
  readonly place: Place;
  /** The SQL after the column, such as `> 5`. */
  readonly test: string;
}

const ADJECTIVES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\b(?:that )?(?:older than|over the age of) $/, /^age$/, '>'],
  [/\b(?:that )?younger than $/, /^age$/, '<'],
  [
    /\b(?:that |which )?(?:costs? more than|(?:are |is )?more expensive than|priced (?:above|over)) \$?$/,
    /price|cost/,
    '>',
  ],
  [
    /\b(?:that |which )?(?:costs? less than|(?:are |is )?cheaper than|priced (?:below|under)) \$?$/,
    /price|cost/,
    '<',
  ],
  [/\b(?:who |that )?(?:earns?|earning|makes?|paid) (?:more than|over) \$?$/, /salary|wage|income/, '>'],
  [/\b(?:who |that )?(?:earns?|earning|makes?|paid) (?:less than|under) \$?$/, /salary|wage|income/, '<'],
];

/** Reads the conditions on single rows. */
export function readConditions(
  wish: WishText,
  tables: readonly Table[],
  original: (found: RegExpExecArray, text: string) => string,
): Condition[] {
  const conditions: Condition[] = [];
  const names = columnsOf(tables);
  const pattern = new RegExp(
    `,? ?\\b(?:and |but )?(?:only )?(?:with|whose|where|having|that have|who have|in|of)(?: the| an?)? (${names}) (?:(?:is |are |was )?(${SIGN}) )?${VALUE}|\\b(?:in|from|with) (?:the )?(?:"([^"]+)"|'([^']+)') (${names})`,
  );
  for (let found = wish.take(pattern); found; found = wish.take(pattern)) {
    const place = placeOf(found[1] ?? found[10], tables);
    if (!place) return [];
    const text = found[3] ?? found[4] ?? found[6] ?? found[8] ?? found[9];
    const value = text
      ? `'${original(found, text)}'`
      : (found[7]?.toUpperCase() ?? String(numberOf(found[5] ?? '')));
    conditions.push({ place, test: `${found[2] ? signOf(found[2]) : '='} ${value}` });
  }
  for (const [words, column, sign] of ADJECTIVES) {
    const found = wish.take(new RegExp(`${words.source.slice(0, -1)}${NUMBER}`));
    const table = tables.find(({ columns }) => columns.some(({ name }) => column.test(name)));
    const name = table?.columns.find((one) => column.test(one.name))?.name;
    if (found && table && name)
      conditions.push({ place: { table, column: name }, test: `${sign} ${numberOf(found.at(-1) ?? '')}` });
  }
  const empty = wish.take(
    new RegExp(
      `\\b(?:without|with no|that have no|who have no|where|whose) (?:an? |the )?(${names})(?: is (?:null|missing|empty|not set))?\\b`,
    ),
  );
  const missing = placeOf(empty?.[1], tables);
  if (empty && missing && (/null|missing|empty|not set/.test(empty[0]) || !/where|whose/.test(empty[0])))
    conditions.push({ place: missing, test: 'IS NULL' });
  return conditions;
}
