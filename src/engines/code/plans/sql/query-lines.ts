import type { Catalog } from './catalog.ts';
import { isDayName, singularOf } from './lexicon.ts';
import type { Measure, Namer, Order, Query } from './query.ts';
import type { Table } from './schema.ts';

const LABELS: Readonly<Record<Measure['fold'], string>> = {
  COUNT: '',
  SUM: 'total',
  AVG: 'average',
  MAX: 'highest',
  MIN: 'lowest',
};

export function labelOf({ fold, of, by, rows, share }: Measure): string {
  if (share) return 'percentage';
  if (by) return fold === 'SUM' ? 'revenue' : `${LABELS[fold]}_revenue`;
  if (fold === 'COUNT' && of) return `${of.column.replace(/_id$/, '')}_count`;
  if (!of) return `${singularOf(rows.name)}_count`;
  if (fold === 'SUM' && /^total/.test(of.column)) return of.column;
  const isDay = isDayName(of.column);
  const lead = isDay ? (fold === 'MAX' ? 'latest' : 'earliest') : LABELS[fold];
  return `${lead}_${of.column}`;
}

/** The lines that join the tables that a query uses to its own; undefined if one of them cannot be reached. */
export function joinsOf(
  catalog: Catalog,
  q: Query,
  isOuter: boolean,
  extra: (child: Table) => string,
): string[] | undefined {
  const joined = [q.rows];
  const waiting = [...q.used].filter((table) => table !== q.rows);
  for (const other of [...waiting]) {
    const isLinked = [q.rows, ...waiting].some(
      (table) => table !== other && (catalog.key(other, table) ?? catalog.key(table, other)),
    );
    const middle = isLinked ? undefined : catalog.between(q.rows, other);
    if (middle && !waiting.includes(middle)) waiting.unshift(middle);
  }
  const lines: string[] = [];
  for (let tries = waiting.length * waiting.length + 1; waiting.length > 0; tries -= 1) {
    const next = waiting.shift();
    if (!next || tries < 0) return undefined;
    const to = joined.find((one) => catalog.key(next, one) ?? catalog.key(one, next));
    if (!to) {
      waiting.push(next);
      continue;
    }
    const own = catalog.key(next, to);
    const on = own
      ? `${next.name}.${own} = ${to.name}.id`
      : `${to.name}.${catalog.key(to, next)} = ${next.name}.id`;
    lines.push(`${isOuter ? 'LEFT JOIN' : 'JOIN'} ${next.name} ON ${on}${isOuter ? extra(next) : ''}`);
    joined.push(next);
  }
  return lines;
}

export const orderLine = (orders: readonly Order[], name: Namer): string | undefined =>
  orders.length > 0
    ? `ORDER BY ${orders.map(({ by, isDown }) => `${typeof by === 'function' ? by(name) : labelOf(by)}${isDown ? ' DESC' : ''}`).join(', ')}`
    : undefined;

export const lines = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n');

export const whereLine = (q: Query, name: Namer): string | undefined => {
  const tests = [...q.where, ...q.childWhere].map((clause) => clause(name));
  return tests.length > 0 ? `WHERE ${tests.join('\n  AND ')}` : undefined;
};

export const limitLine = (q: Query, limit = q.limit): string | undefined =>
  limit === undefined ? undefined : `LIMIT ${limit}${q.offset ? ` OFFSET ${q.offset}` : ''}`;
