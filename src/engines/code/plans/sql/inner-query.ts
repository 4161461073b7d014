import type { Snippet } from '../../snippets/snippets.ts';
import type { Catalog } from './catalog.ts';
import type { Dialect } from './dates.ts';
import { withNotes } from './notes.ts';
import { readQuery } from './plan-sql.ts';
import type { Group, Query } from './query.ts';
import { labelOf } from './query-lines.ts';
import { apartFromTables } from './schema.ts';
import { writeQuery } from './write-query.ts';

/** A query that sums up, of which another one takes its rows. */
interface Inner {
  readonly q: Query;
  readonly catalog: Catalog;
  readonly dialect: Dialect;
  readonly code: string;
  /** The names of its columns. */
  readonly measure: string;
  readonly keys: readonly string[];
  readonly part?: string;
}

export function innerOf(
  text: string,
  whole: string,
  change?: (q: Query, catalog: Catalog) => boolean,
): Inner | undefined {
  const said = readQuery(text, apartFromTables(whole).tables, whole);
  if (!said || said.left.length > 0) return undefined;
  const { q, catalog, dialect } = said.reading;
  const [measure, second] = q.measures;
  if (!measure || second || q.window || q.limit !== undefined || q.having.length > 0 || q.shown.length > 0)
    return undefined;
  if (change && !change(q, catalog)) return undefined;
  q.orders.length = 0;
  const query = writeQuery(q, catalog, dialect);
  if (!query || q.groups.length === 0) return undefined;
  const nameOf = ({ part, table, place }: Group): string =>
    part ?? (table && catalog.title(table)?.column) ?? place.column;
  const keys = q.groups.map(nameOf);
  if (new Set(keys).size < keys.length) return undefined;
  const part = q.groups.find((group) => group.part !== undefined)?.part;
  return {
    q,
    catalog,
    dialect,
    code: query.replace(/(?:\nORDER BY [^\n]*)?;$/, '').replace(/^/gm, '  '),
    measure: labelOf(measure),
    keys,
    ...(part === undefined ? {} : { part }),
  };
}

export const finished = ({ catalog, code }: Inner, lines: readonly string[]): Snippet => {
  const query = ['WITH totals AS (', code, ')', ...lines].join('\n');
  return withNotes(catalog, query, query);
};
