import { asksSamples } from '../../snippets/sample-data.ts';
import { pluralOf } from '../reading/plural.ts';
import type { Catalog } from './catalog.ts';
import { sampleValue } from './models.ts';
import { type Column, created, type Table } from './schema.ts';

/** A wish that describes its tables has sample rows of its own. */
export const isWithSamples = (prompt: string): boolean =>
  asksSamples(prompt) && !/\b(?:create|tables?|schema|database|insert|model)\b/i.test(prompt);

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gina', 'Hugo'];

/** Two groups of rows for every text, so that each has several of them. */
function sampleOf(table: string, { name, type }: Column, row: number): string {
  if (name === 'id') return String(row + 1);
  if (/_id$/.test(name)) return String((row % 2) + 1);
  if (name === 'email') return `'${PEOPLE[row % PEOPLE.length]?.toLowerCase()}${row + 1}@example.com'`;
  if (name === 'name' && row < PEOPLE.length) return `'${PEOPLE[row]}'`;
  if (/^(?:name|title)$/.test(name)) return `'${name} ${row + 1}'`;
  if (/DATE/.test(type)) return `'2025-${String((row % 12) + 1).padStart(2, '0')}-15'`;
  if (/BOOL/.test(type)) return row % 2 === 0 ? 'TRUE' : 'FALSE';
  // No two are the same, and they come in no order.
  if (/INT|NUMERIC/.test(type)) return String(10 + ((row * 37) % 101));
  const column = { name: 'name', type: 'text', isOptional: false, isUnique: false } as const;
  const own = sampleValue(table, { ...column, name }, row % 2, 0);
  return / \d'$/.test(own) ? sampleValue(pluralOf(name), column, row % 2, 0) : own;
}

/** A key that nobody described is a number. */
const keyed = (column: Column): Column =>
  column.name === 'id'
    ? { ...column, type: 'INTEGER PRIMARY KEY' }
    : /_id$/.test(column.name)
      ? { ...column, type: 'INTEGER' }
      : column;

/** Tables with rows to try a query on: those that it needs, with the columns that it needs. */
export function sampleTables(catalog: Catalog, query: string, limit: number): string[] {
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(query);
  const used = catalog.tables.filter(({ name }) => isUsed(name));
  for (const table of used) catalog.title(table);
  const tables = used.map((table): Table => {
    const columns = catalog.columnsOf(table).map(keyed);
    const isFirst = ({ name }: Column): boolean => /^(?:id|name|title)$/.test(name);
    return { ...table, columns: columns.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))) };
  });
  const rows = Math.min(Math.max(8, 2 * (limit + 1)), 24);
  return tables.flatMap((table) => {
    const values = Array.from(
      { length: rows },
      (_, row) => `  (${table.columns.map((one) => sampleOf(table.name, one, row)).join(', ')})`,
    );
    return [created(table), `INSERT INTO ${table.name} VALUES\n${values.join(',\n')};`];
  });
}
