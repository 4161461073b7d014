import { WishText } from '../reading/text.ts';
import { saidAs, singularOf } from './lexicon.ts';
import { apartFromTables, readTables, type Table } from './schema.ts';

/** More tables describe the whole schema, of which a question needs only a part. */
const isSchema = (tables: readonly Table[]): boolean => tables.length > 2;

const ONE =
  /\b(?:from|in|into|of|on|using) (?:an? |the |my |our )?(?:table (?:called |named )?([a-z_]\w*)|([a-z_]\w*) table)\b(?! of\b)/g;
const NO_NAME =
  /^(?:the|that|this|same|another|other|one|new|single|temporary|temp|sql|database|which|with|and|has|have|of|for)$/;

/** Tables that are named each by itself: "in the stock table". */
const singleIn = (prompt: string): string[] =>
  [...prompt.toLowerCase().matchAll(ONE)]
    .map(([, first, second]) => first ?? second ?? '')
    .filter((name) => !NO_NAME.test(name));

/** The tables that the wish says there are. */
function namedIn(prompt: string): string[] {
  const listed = readTables(new WishText(prompt)).map(({ name }) => name);
  return [...new Set([...listed, ...singleIn(prompt)])].filter((name) => !NO_NAME.test(name));
}

/** True for a query that reads no table of those that the wish names by themselves. */
export const readsAnother = (prompt: string, code: string): boolean =>
  singleIn(prompt).some((name) => !isRead(code, name));

const has = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:${name}|${singularOf(name)}_id)\\b`, 'i').test(code.replace(/^\s*--.*$/gm, ''));

/** A table that is named alone is read or changed, and is no column of another one. */
const isRead = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE|TABLE|ON|USING)\\s+(?:IF (?:NOT )?EXISTS )?${name}\\b`, 'i').test(
    code.replace(/^\s*--.*$/gm, ''),
  );

/** The one table of a query that reads another one than the wish names; none where the name is that of a column. */
export function ownTable(code: string, name: string): string | undefined {
  const tables = new Set([...code.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, table]) => table));
  const [table] = tables;
  if (tables.size !== 1 || table === undefined || /\(SELECT\b/.test(code) || has(code, name))
    return undefined;
  return code.replace(new RegExp(`\\b${table}\\b`, 'g'), name);
}

/** Students of a course have a row in between, and those rows are counted. */
const isCountedIn = (name: string, tables: readonly Table[], code: string): boolean =>
  /COUNT\(|EXISTS \(/.test(code) &&
  tables.some(
    ({ name: other, columns }) =>
      has(code, other) && columns.some((column) => column.name === `${singularOf(name)}_id`),
  );

/** The tables of a wish that a query does without: it would answer another question. */
export function unusedTables(prompt: string, code: string): string[] {
  const named = namedIn(prompt);
  const { text, tables } = apartFromTables(prompt);
  const isPart = (name: string): boolean =>
    isSchema(tables) &&
    (!new RegExp(`\\b(?:${saidAs(name)})\\b`, 'i').test(text) || isCountedIn(name, tables, code));
  const single = new Set(singleIn(prompt));
  return named.filter(
    (name) => (!has(code, name) || (single.has(name) && !isRead(code, name))) && !isPart(name),
  );
}

/** A year that a query does not have was lost; the end of one is the beginning of the next. */
export const lostYears = (text: string, code: string): string[] =>
  (text.match(/\b(?:19|20)\d\d\b/g) ?? []).filter(
    (year) => !code.includes(year) && !code.includes(String(Number(year) + 1)),
  );

const PLAIN_SELECT = /\bSELECT (?:DISTINCT )?([^()*]+?)\s+FROM (\w+)(?!\s*(?:AS\b|JOIN\b|LEFT\b|,))/g;

/** True for a query that shows columns of a described table that does not have them: it would not run. */
export function showsStrange(prompt: string, code: string): boolean {
  const { tables } = apartFromTables(prompt);
  return [...code.matchAll(PLAIN_SELECT)].some(([, shown = '', name]) => {
    const table = tables.find((one) => one.name === name && !one.isOpen);
    const own = table?.columns.map((column) => column.name);
    return own && shown.split(/,\s*/).some((one) => /^[a-z_]\w*$/.test(one) && !own.includes(one));
  });
}
