import { singularOf } from './lexicon.ts';
import { type ModelColumn, modelTables } from './models.ts';

/** "Recipes with ingredients and amounts": how much of each is said by the table between them. */
export const withAmounts = (text: string): string =>
  text.replace(
    /\b([a-z]+),? (?:with|and) (?:their )?([a-z]+)(?: and|, ?)(?: their)? (?:amounts|quantities)\b/i,
    (all, whole: string, part: string) => {
      const between = `${singularOf(whole.toLowerCase())}_${part.toLowerCase()}`;
      return modelTables.includes(between) ? `${whole}, ${part} and ${between.replace('_', ' ')}` : all;
    },
  );

const LACKS =
  /\b([a-z]+) (?:(?:that|which) (?:do(?:es)? not|don't|doesn't) (?:need|use|contain|have|require|include)(?: any)?|(?:that|which) (?:need|use|contain|have|require)s? no|without(?: any)?|with no) ([a-z]+)\.?$/i;

/** "Recipes that need no eggs": no row between the two has that part. */
export function lackingQuery(
  question: string,
  tables: readonly string[],
  columnsOf: (table: string) => readonly ModelColumn[],
): string | undefined {
  const [, said = '', part = ''] = LACKS.exec(question) ?? [];
  const whole = tables.find((name) => name === said.toLowerCase());
  const refersTo = (table: string, parent: string): ModelColumn | undefined =>
    columnsOf(table).find((column) => column.parent === parent);
  const between = tables.find(
    (name) => whole && refersTo(name, whole) && columnsOf(name).filter(({ parent }) => parent).length > 1,
  );
  const key = between
    ? columnsOf(between).find(({ parent }) => parent !== undefined && parent !== whole)
    : undefined;
  const label = key?.parent && columnsOf(key.parent).find(({ name }) => name === 'name')?.name;
  if (!whole || !between || !key?.parent || !label || tables.includes(part.toLowerCase())) return undefined;
  const title = columnsOf(whole).find(({ name }) => /^(?:name|title)$/.test(name))?.name;
  const names = [...new Set([part.toLowerCase(), singularOf(part.toLowerCase())])];
  return [
    `SELECT ${[`${whole}.id`, title && `${whole}.${title}`].filter(Boolean).join(', ')}`,
    `FROM ${whole}`,
    'WHERE NOT EXISTS (',
    `  SELECT 1`,
    `  FROM ${between}`,
    `  JOIN ${key.parent} ON ${key.parent}.id = ${between}.${key.name}`,
    `  WHERE ${between}.${refersTo(between, whole)?.name} = ${whole}.id`,
    `    AND LOWER(${key.parent}.${label}) IN (${names.map((name) => `'${name}'`).join(', ')})`,
    ')',
    `ORDER BY ${whole}.${title ?? 'id'};`,
  ].join('\n');
}
