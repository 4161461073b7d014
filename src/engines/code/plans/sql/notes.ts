import type { Snippet } from '../../snippets/snippets.ts';
import type { Catalog } from './catalog.ts';
import type { Table } from './schema.ts';

/** The way of dates of the database that the query is for. */
export const datesNote = (query: string): readonly string[] =>
  /\bdate(?:time)?\('now'/.test(query)
    ? ["-- Dates are written for SQLite; PostgreSQL has CURRENT_DATE - INTERVAL '30 days'."]
    : [];

/** SQL with what it takes for granted in front of it: tables that the wish does not describe, the way of dates. */
export function withNotes(
  catalog: Catalog,
  code: string,
  query: string,
  tables: readonly Table[] = catalog.tables.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(query)),
): Snippet {
  const assumed = catalog.assumed(
    [
      ...new Set([
        ...tables,
        ...catalog.tables.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(query)),
      ]),
    ],
    code,
  );
  const notes = [...(assumed ? [`-- Assumed: ${assumed}.`] : []), ...datesNote(query)];
  return { definition: [...notes, code].join('\n'), example: '' };
}
