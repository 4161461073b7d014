import type { Catalog } from './catalog.ts';
import { type Clause, type Measure, type Namer, type Query, tablesOf } from './query.ts';
import { labelOf, limitLine, lines, orderLine } from './query-lines.ts';

/** Sums over several tables, each in a query of its own: one join over all would count rows many times. */
export function writeSeparate(q: Query, catalog: Catalog): string | undefined {
  const folds = [...q.measures, ...q.having.map(({ measure }) => measure)];
  const isOwn = (clause: Clause): boolean => [...tablesOf(clause)].every((table) => table === q.rows);
  // A span may be meant for all of them, or for one.
  const shownTables = new Set(q.measures.map(({ rows }) => rows));
  if ((q.childWhere.length > 0 && shownTables.size > 1) || !q.where.every(isOwn)) return undefined;
  if (q.groups.length > 0 || q.window || q.self || folds.some(({ rows, share }) => rows === q.rows || share))
    return undefined;
  const name: Namer = ({ table, column }) => `${table.name}.${column}`;
  const foldOf = ({ fold, of, rows, isDistinct }: Measure): string | undefined => {
    const key = catalog.key(rows, q.rows);
    if (!key) return undefined;
    catalog.id(q.rows);
    const extra = q.childWhere
      .filter((clause) => tablesOf(clause).has(rows))
      .map((clause) => ` AND ${clause(name)}`);
    const code = of ? `${fold}(${isDistinct ? 'DISTINCT ' : ''}${name(of)})` : 'COUNT(*)';
    return `(SELECT ${code} FROM ${rows.name} WHERE ${rows.name}.${key} = ${q.rows.name}.id${extra.join('')})`;
  };
  const measures = q.measures.map((measure) => {
    const code = foldOf(measure);
    const filled = code && (q.isZeroed || q.isAll) && measure.fold === 'SUM' ? `COALESCE(${code}, 0)` : code;
    return filled && `  ${filled} AS ${labelOf(measure)}`;
  });
  const tests = q.having.map(({ measure, test }) => {
    const code = foldOf(measure);
    return code && `${code} ${test}`;
  });
  if ([...measures, ...tests].some((code) => code === undefined)) return undefined;
  const title = catalog.title(q.rows) ?? catalog.id(q.rows);
  const shown = q.shown.length > 0 ? q.shown : [title];
  if (shown.some(({ table }) => table !== q.rows)) return undefined;
  const where = [...q.where.map((clause) => clause(name)), ...tests];
  return lines([
    `SELECT ${[...shown.map(name), ...measures].join(',\n')}`,
    `FROM ${q.rows.name}`,
    where.length > 0 && `WHERE ${where.join('\n  AND ')}`,
    orderLine(q.orders, name),
    limitLine(q, q.limit ?? (q.isOne && q.orders.length > 0 ? 1 : undefined)),
  ]).concat(';');
}

/** "For each product the number of orders and the average rating": one row for each owner of both. */
export function ownedBy(q: Query): Query | undefined {
  const [group, other] = q.groups;
  const tables = new Set(q.measures.map(({ rows }) => rows));
  if (!group?.table || other || tables.size < 2) return undefined;
  return { ...q, rows: group.table, groups: [], used: new Set([group.table]) };
}
