import type { Snippet } from '../../snippets/snippets.ts';
import { Catalog, type Place } from './catalog.ts';
import { datePart, dialectOf } from './dates.ts';
import { isDate, singularOf } from './lexicon.ts';
import { apartFromTables, type Table } from './schema.ts';

const ROW = /\b(?:one |a )?rows? (?:per|for each|for every) ([a-z_]+)/i;
const COLUMN = /\b(?:one |an? |its own )?columns? (?:per|for each|for every|for) (?:of the )?([a-z_]+)/i;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "Q1 to Q4", "open, closed and lost": the values that become columns. */
function valuesIn(text: string, column: string): string[] | undefined {
  const [, lead = '', first, , last] =
    /\b([a-z]{0,3})(\d{1,2}) (to|through|until|-) \1(\d{1,2})\b/i.exec(text) ?? [];
  if (first !== undefined && last !== undefined)
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${lead}${Number(first) + at}`,
    );
  const after = new RegExp(
    `\\b${column}s?(?:es)?(?: values?)?,?:? \\(?((?:'?[\\w-]+'?, )*'?[\\w-]+'?,? (?:and|or) '?[\\w-]+'?)\\)?`,
    'i',
  ).exec(text)?.[1];
  if (after) return after.split(/, (?:and |or )?| and | or /).map((one) => one.replaceAll("'", '').trim());
  return column === 'quarter' ? ['Q1', 'Q2', 'Q3', 'Q4'] : undefined;
}

/** "One row per region with a column for each quarter": rows become columns. */
export function planPivot(prompt: string): Snippet | undefined {
  const { text, tables } = apartFromTables(prompt);
  const [table, other] = tables;
  const [rowSaid, row] = ROW.exec(text) ?? [];
  const [columnSaid, across] = COLUMN.exec(text) ?? [];
  if (!table || other || table.isOpen || !row || !across) return undefined;
  const catalog = new Catalog(tables);
  const key = catalog.column(table, row);
  if (!key) return undefined;
  const cells = cellsOf(catalog, table, { text, across, prompt });
  if (!cells) return undefined;
  const rest = text
    .replace(rowSaid ?? '', ' ')
    .replace(columnSaid ?? '', ' ')
    .replace(cells.said, ' ')
    .replace(SILENT, ' ')
    .replace(
      new RegExp(`\\b(?:${[table.name, singularOf(table.name), key.column].join('|')})\\b`, 'gi'),
      ' ',
    );
  if (/[a-z0-9]/i.test(rest)) return undefined;
  const lines = cells.columns.map(
    ([test, label]) =>
      `  ${cells.fold}(CASE WHEN ${test} THEN ${cells.value}${cells.fold === 'SUM' ? ' ELSE 0' : ''} END) AS ${label}`,
  );
  return {
    definition: [
      `SELECT ${key.column},`,
      lines.join(',\n'),
      `FROM ${table.name}`,
      `GROUP BY ${key.column}`,
      `ORDER BY ${key.column};`,
    ].join('\n'),
    example: '',
  };
}

const SILENT =
  /\b(?:pivot(?:s|ed|ing)?|turns?|transforms?|converts?|an?|the|table|from|of|into|with|and|so that|there is|in|as|to|each|value|values|query|sql|write|that|which|shows?|rows|columns|by|per|it|has|show|list|data|sums?|totals?|containing|holding|for)\b/gi;

interface Cells {
  readonly columns: readonly (readonly [test: string, label: string])[];
  readonly fold: 'SUM' | 'COUNT' | 'AVG';
  readonly value: string;
  readonly said: RegExp;
}

function cellsOf(
  catalog: Catalog,
  table: Table,
  { text, across, prompt }: { readonly text: string; readonly across: string; readonly prompt: string },
): Cells | undefined {
  const fold = /\b(?:number|counts?|how many)\b/i.test(text)
    ? 'COUNT'
    : /\baverage\b/i.test(text)
      ? 'AVG'
      : 'SUM';
  const named = catalog
    .columnsOf(table)
    .find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(text) && catalog.worth(table)?.column === name);
  const worth: Place | undefined = named ? { table, column: named.name } : catalog.worth(table);
  const value = fold === 'COUNT' ? '1' : worth?.column;
  if (value === undefined) return undefined;
  const measured = `\\b(?:total|number|counts?|how many|average|${value}|revenue|sales|amount)\\b`;
  const own = catalog.column(table, across);
  if (own && !isDate(own.column)) {
    const values = valuesIn(text, across);
    if (!values) return undefined;
    const list = values.join('|');
    return {
      columns: values.map((one) => [
        `${own.column} = ${/^\d+$/.test(one) ? one : `'${one}'`}`,
        /^\d/.test(one) ? `${across}_${one}` : one.toLowerCase().replace(/\W+/g, '_'),
      ]),
      fold,
      value,
      said: new RegExp(`${measured}|\\b(?:${list})\\b`, 'gi'),
    };
  }
  const day = catalog.date(table);
  const part =
    across.toLowerCase() === 'month' && day ? datePart('month', day.column, dialectOf(prompt)) : undefined;
  if (!part || !day) return undefined;
  const [, year] = /\b((?:19|20)\d\d)\b/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return {
    columns: MONTHS.map((label, at) => [
      `${part.code} = '${year}-${String(at + 1).padStart(2, '0')}'`,
      label,
    ]),
    fold,
    value,
    said: new RegExp(`${measured}|\\b${year}\\b`, 'gi'),
  };
}
