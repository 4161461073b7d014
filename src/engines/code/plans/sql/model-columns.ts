import type { WishText } from '../reading/text.ts';
import { isDate, isNumber, knownColumns, singularOf } from './lexicon.ts';
import { type ModelColumn, modelColumns, modelTables } from './models.ts';

const SPOKEN = (name: string): string => name.replaceAll('_', '[ _]');
const byLength = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(SPOKEN)
    .join('|');
export const TABLE = `(?:${byLength(modelTables)})`;
export const ONE = `(?:${byLength(modelTables.map(singularOf))})`;

const WHOLE =
  /^(?:reps|count|position|age|floor|pages|seats|minutes|seconds)$|_(?:count|minutes|seconds|number)$/;

/** "Weight_kg" is the weight that the table has in any case, and "reps" are its repetitions. */
export const isSameThing = (own: ModelColumn, usual: ModelColumn): boolean =>
  usual.parent === undefined &&
  own.name !== usual.name &&
  (own.name.startsWith(`${usual.name}_`) || (/^reps?$/.test(own.name) && usual.name === 'repetitions'));

const columnOf = (said: string, table: string): ModelColumn => {
  const name = said.trim().replaceAll(' ', '_');
  // A manager is an employee too.
  if (/^(?:manager|supervisor)$/.test(name) && /^(?:employees|workers|staff)$/.test(table))
    return { name: `${name}_id`, type: 'integer', isOptional: true, isUnique: false, parent: table };
  const type = isDate(name)
    ? 'date'
    : WHOLE.test(name)
      ? 'integer'
      : isNumber(name) || /_(?:kg|g|cm|m|km|eur|usd|percent)$/.test(name)
        ? 'decimal'
        : 'text';
  return { name, type, isOptional: true, isUnique: false };
};

const WORD = `(?:(?:an?|the|their|its) )?(${knownColumns})(?![\\w_]| (?:between|from) \\d)`;

/** "Enrollments with a grade": a column that the table has in any case, or gets. */
export function readColumns(wish: WishText, tables: readonly string[]): Map<string, ModelColumn[]> {
  const columns = new Map<string, ModelColumn[]>();
  const listed = new RegExp(
    `(?<=\\b(${TABLE})(?: table)?) \\(((?:an? |the )?[a-z_]+(?:,? (?:and )?(?:an? |the )?[a-z_]+)+)\\)`,
  );
  for (let found = wish.take(listed); found; found = wish.take(listed)) {
    const table = found[1]?.replaceAll(' ', '_') ?? '';
    const own = modelColumns(table, tables).map(({ name }) => name);
    const names = (found[2] ?? '').split(/,? (?:and )?/).filter((name) => !/^(?:an?|the|)$/.test(name));
    columns.set(
      table,
      names
        .filter((name) => !own.includes(name))
        .map((name) => ({
          ...columnOf(name, table),
          isOptional: /note|comment|description|remark/.test(name),
        })),
    );
  }
  const pattern = new RegExp(
    `(?<=(${TABLE})(?: table)?|·)(?: \\((?=[a-z])| (?:with|having|that ha(?:s|ve)|which ha(?:s|ve)))(?: columns?)?:? ?${WORD}(?:(?:, | and |, and )${WORD})?(?:(?:, | and |, and )${WORD})?(?:(?:, | and |, and )${WORD})?\\)?`,
  );
  for (let found = wish.take(pattern); found; found = wish.take(pattern)) {
    const [, said, ...names] = found;
    const table = said?.replaceAll(' ', '_') ?? lastTable(wish.given.slice(0, found.index), tables);
    if (!table) break;
    const usual = modelColumns(table, tables);
    const own = usual.map(({ name }) => name);
    const added = names
      .filter((name) => name !== undefined)
      .map((name) => columnOf(oneOf(name, own), table))
      .filter(({ name }) => !own.includes(name) && !isMeant(name, usual));
    columns.set(table, [...(columns.get(table) ?? []), ...added]);
  }
  return columns;
}

const KNOWN = new RegExp(`^(?:${knownColumns})$`);
/** "Lessons with prices": each of them has one. */
const oneOf = (said: string, own: readonly string[]): string => {
  const one = singularOf(said);
  return own.includes(one) || (one !== said && KNOWN.test(one)) ? one : said;
};

/** A table with a day or a time of its own has the date that is asked for. */
const isMeant = (name: string, usual: readonly ModelColumn[]): boolean =>
  (/^(?:date|start[_ ]time|start[_ ]date|time)$/.test(name) &&
    usual.some(({ type }) => type === 'date' || type === 'time')) ||
  usual.some((one) => `${one.name}_number` === name.replace(' ', '_'));

/** The first and the last day of a stay, under the names that the wish gives them. */
export const STAYS =
  /(?: with| and|,)+ (?:(?:the|their|an?) )?check[- ]?in(?:(?: dates?| times?)?(?: and|,| \/|\/)+ ?check[- ]?out)?(?: dates?| times?)?\b/;
export const STAY_NAMES: Readonly<Record<string, string>> = { start_date: 'check_in', end_date: 'check_out' };

const lastTable = (text: string, tables: readonly string[]): string | undefined =>
  tables
    .map((name) => ({
      name,
      at: text.toLowerCase().search(new RegExp(`${SPOKEN(name)}(?!.*${SPOKEN(name)})`)),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0]?.name;
