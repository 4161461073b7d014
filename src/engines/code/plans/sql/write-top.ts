import type { Catalog } from './catalog.ts';
import { type Dialect, datePart } from './dates.ts';
import { singularOf } from './lexicon.ts';
import type { Measure, Namer, Query } from './query.ts';
import { joinsOf, labelOf, lines, whereLine } from './query-lines.ts';

/** "The 3 best selling products of each category": rows that are measured by others, and ranked in their group. */
export const isTop = (q: Query): boolean =>
  q.groups.length > 0 &&
  q.groups.every(({ part, place, table }) =>
    // A month is that of the rows that are counted.
    part === undefined ? place.table === q.rows || table : place.table !== q.rows,
  ) &&
  (q.limit !== undefined || q.isOne) &&
  q.orders.length === 1 &&
  typeof q.orders[0]?.by !== 'function' &&
  q.orders[0]?.by.rows !== q.rows &&
  q.shown.every(({ table }) => table === q.rows);

export function writeTop(
  q: Query,
  catalog: Catalog,
  name: Namer,
  { dialect, codeOf }: { dialect: Dialect; codeOf: (measure: Measure) => string },
): string | undefined {
  const [order] = q.orders;
  const title = catalog.title(q.rows);
  const joins = joinsOf(catalog, q, false, () => '');
  if (!order || typeof order.by === 'function' || !title || !joins) return undefined;
  const groups = q.groups.map(({ place, part, table }) => {
    const made = part === undefined ? undefined : datePart(part, name(place), dialect);
    if (made && part) return { code: `${made.code} AS ${part}`, name: part, keys: [made.code] };
    const label = table && catalog.title(table);
    const one = label && singularOf(label.table.name);
    return label && one
      ? { code: `${name(label)} AS ${one}_name`, name: `${one}_name`, keys: [name(place), name(label)] }
      : { code: name(place), name: place.column, keys: [name(place)] };
  });
  const partition = groups.flatMap(({ keys }) => keys.slice(0, 1)).join(', ');
  const measures = q.measures.map((measure) => `${codeOf(measure)} AS ${labelOf(measure)}`);
  const own = [title, ...q.shown.filter(({ column }) => column !== title.column)];
  const place = `ROW_NUMBER() OVER (PARTITION BY ${partition} ORDER BY ${codeOf(order.by)}${order.isDown ? ' DESC' : ''}) AS place`;
  const keys = [name(catalog.id(q.rows)), ...own.map(name), ...groups.flatMap((group) => group.keys)];
  const inner = lines([
    `SELECT ${[...groups.map(({ code }) => code), ...own.map(name), ...measures, place].join(', ')}`,
    `FROM ${q.rows.name}`,
    ...joins,
    whereLine(q, name),
    `GROUP BY ${[...new Set(keys)].join(', ')}`,
    q.having.length > 0 &&
      `HAVING ${q.having.map(({ measure, test }) => `${codeOf(measure)} ${test}`).join(' AND ')}`,
  ]);
  const names = groups.map((group) => group.name);
  return lines([
    `SELECT ${[...names, ...own.map(({ column }) => column), ...q.measures.map(labelOf)].join(', ')}`,
    'FROM (',
    inner.replace(/^/gm, '  '),
    ') AS ranked',
    `WHERE place <= ${q.limit ?? 1}`,
    `ORDER BY ${[...names, 'place'].join(', ')}`,
  ]).concat(';');
}
