import type { Catalog } from './catalog.ts';
import { type Dialect, datePart } from './dates.ts';
import { singularOf } from './lexicon.ts';
import type { Group, Namer, Query } from './query.ts';
import { joinsOf, labelOf, limitLine, lines, whereLine } from './query-lines.ts';

/** The first rows of each group, one place in the order, a rank or a sum so far. */
export function writeRanked(q: Query, catalog: Catalog, name: Namer, dialect: Dialect): string | undefined {
  if (q.window?.kind === 'median') return writeMedian(q, catalog, name);
  const [order] = q.orders;
  if (!order) return undefined;
  const joins = joinsOf(catalog, q, false, () => '');
  if (!joins || (q.window && q.groups.some(({ part }) => part !== undefined))) return undefined;
  const groups = q.groups.filter(
    ({ place }, at) =>
      q.groups.findIndex((one) => one.place.table === place.table && one.place.column === place.column) ===
      at,
  );
  const partOf = ({ place, part }: Group): string | undefined =>
    part === undefined ? undefined : (datePart(part, name(place), dialect)?.code ?? name(place));
  const partition = groups.map((group) => {
    const { place } = group;
    const period = partOf(group);
    if (period !== undefined) return period;
    const own = place.table === q.rows ? undefined : catalog.key(q.rows, place.table);
    return own ? name({ table: q.rows, column: own }) : name(place);
  });
  const sorted = [
    ...new Set(
      q.orders.map(
        ({ by, isDown }) => `${typeof by === 'function' ? by(name) : labelOf(by)}${isDown ? ' DESC' : ''}`,
      ),
    ),
  ].join(', ');
  const over = `OVER (${[partition.length > 0 && `PARTITION BY ${partition.join(', ')}`, `ORDER BY ${sorted}`].filter(Boolean).join(' ')}`;
  const groupNames = groups.map((group) => {
    const { place, table, part } = group;
    if (part !== undefined) return { code: `${partOf(group)} AS ${part}`, name: part };
    const title = table && catalog.title(table);
    if (!title) return { code: name(place), name: place.column };
    const one = singularOf(title.table.name);
    // These have a meaning of their own: PostgreSQL would sort by its user.
    const label = /^(?:user|order|group)$/.test(one) ? `${one}_${title.column}` : one;
    return { code: `${name(title)} AS ${label}`, name: label };
  });
  if (q.window) return writeWindow(q, catalog, { name, joins, over, groups: groupNames });
  const isNth = q.place !== undefined;
  const size = q.place ?? q.limit ?? 1;
  const isTimed = /_at|_on|date/.test(sorted);
  const isTied = q.limit === undefined && !isNth && !isTimed;
  // Each customer has one second order, but several people may have the second highest salary.
  const rank = (isNth && !isTimed) || q.isTied ? 'DENSE_RANK' : isTied ? 'RANK' : 'ROW_NUMBER';
  const joinedNames = groupNames.filter(({ code }) => / AS /.test(code)).map(({ code }) => code);
  const isOwn = q.shown.some(({ table }) => table === q.rows);
  const shown = isOwn
    ? [
        ...new Set([
          ...groupNames.map((one) => one.name),
          ...(catalog.title(q.rows) &&
          !q.shown.some((place) => place.column === catalog.title(q.rows)?.column)
            ? [catalog.title(q.rows)?.column ?? '']
            : []),
          ...q.shown.map(({ column }) => column),
        ]),
      ].join(', ')
    : '*';
  const inner = lines([
    `  SELECT ${[`${q.rows.name}.*`, ...joinedNames, `${rank}() ${over}) AS place`].join(', ')}`,
    `  FROM ${q.rows.name}`,
    ...joins.map((line) => `  ${line}`),
    whereLine(q, name)?.replace(/^/gm, '  '),
  ]);
  return lines([
    `SELECT ${shown}`,
    'FROM (',
    inner,
    ') AS ranked',
    `WHERE place ${isNth || size === 1 ? '=' : '<='} ${size}`,
    groupNames.length > 0 &&
      `ORDER BY ${[...groupNames.map((one) => one.name), ...(size > 1 && !isNth ? ['place'] : [])].join(', ')}`,
  ]).concat(';');
}

/** The middle value of each group, or the mean of the two in the middle. */
function writeMedian(q: Query, catalog: Catalog, name: Namer): string | undefined {
  const of = q.window?.of;
  if (
    !of ||
    q.used.size > 1 ||
    q.orders.length > 0 ||
    q.groups.some(({ part, table }) => part ?? table) ||
    catalog.tables.length === 0
  )
    return undefined;
  const keys = q.groups.map(({ place }) => name(place));
  const partition = keys.length > 0 ? `PARTITION BY ${keys.join(', ')}` : '';
  const inner = [
    ...keys,
    name(of),
    `ROW_NUMBER() OVER (${[partition, `ORDER BY ${name(of)}`].filter(Boolean).join(' ')}) AS place`,
    `COUNT(*) OVER (${partition}) AS size`,
  ];
  const tests = [...q.where.map((clause) => clause(name)), `${name(of)} IS NOT NULL`];
  return lines([
    `SELECT ${[...keys, `AVG(${of.column}) AS median_${of.column}`].join(', ')}`,
    'FROM (',
    `  SELECT ${inner.join(', ')}`,
    `  FROM ${q.rows.name}`,
    `  WHERE ${tests.join(' AND ')}`,
    ') AS ranked',
    'WHERE place IN ((size + 1) / 2, (size + 2) / 2)',
    keys.length > 0 && `GROUP BY ${keys.join(', ')}`,
  ]).concat(';');
}

interface Windowed {
  readonly name: Namer;
  readonly joins: readonly string[];
  readonly over: string;
  readonly groups: readonly { readonly code: string; readonly name: string }[];
}

function writeWindow(
  q: Query,
  catalog: Catalog,
  { name, joins, over, groups }: Windowed,
): string | undefined {
  const of = q.window?.of;
  if (!of || !q.window) return undefined;
  const column = name(of);
  const title = catalog.title(q.rows);
  const plain = [
    ...groups.map(({ code }) => code),
    ...(q.window.kind === 'rank' && title ? [name(title)] : []),
    ...q.shown.map(name),
    ...(q.window.kind === 'rank' ? [column] : []),
  ];
  const made = {
    rank: `RANK() ${over}) AS position`,
    running: q.window.isDaily
      ? `SUM(SUM(${column})) ${over} ROWS UNBOUNDED PRECEDING) AS running_total`
      : `SUM(${column}) ${over} ROWS UNBOUNDED PRECEDING) AS running_total`,
    moving: `AVG(${column}) ${over} ROWS BETWEEN ${(q.window.size ?? 7) - 1} PRECEDING AND CURRENT ROW) AS moving_average`,
    median: '',
  }[q.window.kind];
  const sorted = [
    ...groups.map((one) => one.name),
    ...(q.window.kind === 'rank'
      ? ['position']
      : q.orders.map(({ by }) => (typeof by === 'function' ? by(name) : ''))),
  ];
  const daily = q.window.isDaily ? plain.filter((one) => one !== column) : undefined;
  const shown = daily ? [...daily, `SUM(${column}) AS ${of.column}`] : plain;
  const query = [
    `SELECT ${[...new Set(shown), made].join(', ')}`,
    `FROM ${q.rows.name}`,
    ...joins,
    whereLine(q, name),
    daily && `GROUP BY ${[...new Set(daily.map((one) => one.replace(/ AS .*/, '')))].join(', ')}`,
  ];
  const last = `ORDER BY ${[...new Set(sorted)].join(', ')}`;
  // "The top 2 of each": a limit would be one for all groups.
  if (q.window.kind === 'rank' && q.limit !== undefined && groups.length > 0)
    return lines([
      'SELECT *',
      'FROM (',
      lines(query).replace(/^/gm, '  '),
      ') AS ranked',
      `WHERE position <= ${q.limit}`,
      last,
    ]).concat(';');
  return lines([...query, last, limitLine(q)]).concat(';');
}
