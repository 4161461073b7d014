import type { Catalog, Place } from './catalog.ts';
import { type Dialect, datePart } from './dates.ts';
import { isDate, singularOf } from './lexicon.ts';
import { type Measure, type Namer, type Order, type Query, tablesOf } from './query.ts';
import { joinsOf, labelOf, limitLine, lines, orderLine, whereLine } from './query-lines.ts';
import { writeRanked } from './write-ranked.ts';
import { ownedBy, writeSeparate } from './write-separate.ts';
import { isTop, writeTop } from './write-top.ts';

/** Counts for each owner, those without any included, are counts of the owner's rows. */
function zeroed(q: Query): Query | undefined {
  const [group, other] = q.groups;
  const rows = group?.table;
  if (!q.isZeroed || !rows || other || q.measures.some((measure) => measure.rows !== q.rows || measure.share))
    return undefined;
  return {
    ...q,
    rows,
    groups: [],
    childWhere: [...q.childWhere, ...q.where],
    where: [],
    used: new Set([rows, ...q.used]),
  };
}

/** "At least 3 students", of grades per course: each grade is of a student, who counts once. */
function ofOwners(bound: Query['having'][number], q: Query, catalog: Catalog): Query['having'][number] {
  const { fold, of, rows } = bound.measure;
  const key = fold === 'COUNT' && !of && rows !== q.rows && q.groups.length > 0 && catalog.key(q.rows, rows);
  if (!key) return bound;
  const place = { table: q.rows, column: key };
  return { ...bound, measure: { fold, rows: q.rows, of: place, isDistinct: true } };
}

/** SQL of what was read; undefined where joining would count rows twice or leave something out. */
export function writeQuery(given: Query, catalog: Catalog, dialect: Dialect): string | undefined {
  const q = { ...given, having: given.having.map((one) => ofOwners(one, given, catalog)) };
  const turned = zeroed(q);
  if (turned) return writeQuery(turned, catalog, dialect);
  const owned = ownedBy(q);
  if (owned) return writeSeparate(owned, catalog);
  const folds = [...q.measures, ...q.having.map(({ measure }) => measure)];
  const folded = new Set(folds.map(({ rows }) => rows).filter((rows) => rows !== q.rows));
  if (folded.size > 1) return writeSeparate(q, catalog);
  for (const rows of folded) q.used.add(rows);
  for (const { of, by } of folds) if (of && by) q.used.add(of.table);
  for (const rows of folded)
    if (!catalog.key(rows, q.rows) && !catalog.between(q.rows, rows)) return undefined;
  const isJoined = q.used.size > 1;
  const name: Namer = ({ table, column }: Place) => (isJoined ? `${table.name}.${column}` : column);
  if (q.computed.length > 0 && (folds.length > 0 || q.groups.length > 0 || q.place !== undefined || q.window))
    return undefined;
  if (folds.length > 0) return writeFolded(q, catalog, dialect, name);
  if (q.groups.length > 0 || q.place !== undefined || q.window) return writeRanked(q, catalog, name, dialect);
  return writeRows(q, catalog, name);
}

function shownOf(q: Query, catalog: Catalog, name: Namer): string {
  if (q.shown.length > 0) {
    const isOthers = q.shown.every(({ table }) => table !== q.rows);
    const title = isOthers
      ? (catalog.title(q.rows) ?? (catalog.isGiven ? catalog.id(q.rows) : undefined))
      : undefined;
    const places = title ? [title, ...q.shown] : q.shown;
    const own = isOthers && !title ? [`${q.rows.name}.*`] : [];
    const listed = places.map((place) => {
      const isTwice = places.some((other) => other !== place && other.column === place.column);
      return isTwice ? `${name(place)} AS ${singularOf(place.table.name)}_${place.column}` : name(place);
    });
    return [...own, ...listed].join(', ');
  }
  if (!catalog.isGiven) return q.used.size > 1 ? `${q.rows.name}.*` : '*';
  const title = q.isRelated ? catalog.title(q.rows) : undefined;
  if (title) return name(title);
  return catalog
    .columnsOf(q.rows)
    .map((column) => name({ table: q.rows, column: column.name }))
    .join(', ');
}

function writeRows(q: Query, catalog: Catalog, name: Namer): string | undefined {
  if (q.self) return writeSelf(q, catalog);
  // One row cannot be there with those that have none.
  if (q.isZeroed && q.isOne) return undefined;
  const joins = joinsOf(catalog, q, q.isZeroed, () => '');
  if (!joins) return undefined;
  // Rows of a table that has the key would repeat those that they belong to.
  const isRepeated = [...q.used].some(
    (table) =>
      table !== q.rows && catalog.key(table, q.rows) && !q.shown.some((place) => place.table === table),
  );
  return lines([
    `SELECT ${[`${q.isDistinct || isRepeated ? 'DISTINCT ' : ''}${shownOf(q, catalog, name)}`, ...q.computed.map(({ code, label }) => `${code(name)} AS ${label}`)].join(', ')}`,
    `FROM ${q.rows.name}`,
    ...joins,
    whereLine(q, name),
    orderLine(q.orders, name),
    limitLine(q, q.limit ?? (q.isOne && q.orders.length > 0 ? 1 : undefined)),
  ]).concat(';');
}

/** Each row beside the one of the same table that it refers to. */
function writeSelf(q: Query, catalog: Catalog): string | undefined {
  const title = catalog.title(q.rows);
  const owners = [...q.used].filter((table) => table !== q.rows);
  if (!q.self || !title || owners.some((table) => !catalog.key(q.rows, table))) return undefined;
  const { key, label } = q.self;
  catalog.id(q.rows);
  const name: Namer = ({ table, column }) => `${table.name}.${column}`;
  const shown = q.shown.length > 0 ? q.shown : [title];
  const labelled = (place: Place): string =>
    place.table === q.rows ? name(place) : `${name(place)} AS ${singularOf(place.table.name)}`;
  return lines([
    `SELECT ${[...shown.map(labelled), `${label}.${title.column} AS ${label}`].join(', ')}`,
    `FROM ${q.rows.name}`,
    ...owners.map(
      (table) => `LEFT JOIN ${table.name} ON ${table.name}.id = ${q.rows.name}.${catalog.key(q.rows, table)}`,
    ),
    `LEFT JOIN ${q.rows.name} AS ${label} ON ${label}.id = ${q.rows.name}.${key}`,
    whereLine(q, name),
    orderLine(q.orders, name),
    limitLine(q),
  ]).concat(';');
}

function foldCode(
  { fold, of, by, rows, isDistinct, share }: Measure,
  q: Query,
  catalog: Catalog,
  name: Namer,
): string {
  if (share)
    return `ROUND(100.0 * SUM(CASE WHEN ${share.map((clause) => clause(name)).join(' AND ')} THEN 1 ELSE 0 END) / COUNT(*), 1)`;
  if (of) return `${fold}(${isDistinct ? 'DISTINCT ' : ''}${name(of)}${by ? ` * ${name(by)}` : ''})`;
  if (rows === q.rows) return isDistinct ? `COUNT(DISTINCT ${name(catalog.id(rows))})` : 'COUNT(*)';
  const isNumbered = !catalog.isGiven || catalog.columnsOf(rows).some((column) => column.name === 'id');
  const key = isNumbered ? undefined : catalog.key(rows, q.rows);
  return `COUNT(${name(key ? { table: rows, column: key } : catalog.id(rows))})`;
}

function writeFolded(q: Query, catalog: Catalog, dialect: Dialect, name: Namer): string | undefined {
  if (isTop(q))
    return writeTop(q, catalog, name, { dialect, codeOf: (measure) => foldCode(measure, q, catalog, name) });
  // "The top customer of every year" is one row for each year, and not one of all.
  const isMeasured = q.orders.some(({ by }) => typeof by !== 'function' && by.rows !== q.rows);
  if (isMeasured && (q.limit !== undefined || q.isOne) && q.groups.some(({ part }) => part !== undefined))
    return undefined;
  const child = [...q.measures, ...q.having.map(({ measure }) => measure)].find(
    ({ rows }) => rows !== q.rows,
  )?.rows;
  const isOfRows = child !== undefined && q.groups.length === 0;
  // None is fewer than five.
  const isFew =
    q.having.length > 0 &&
    q.having.every(({ measure, test }) => measure.fold === 'COUNT' && test.startsWith('<'));
  const isOwn = q.where.every((clause) => [...tablesOf(clause)].every((table) => table === q.rows));
  const isWhole =
    q.limit === undefined &&
    q.having.length === 0 &&
    !q.isOne &&
    !q.isInner &&
    (q.isAll ? isOwn : q.where.length + q.childWhere.length === 0);
  const isOuter = isOfRows && (q.isZeroed || isWhole || isFew);
  const extra = q.childWhere.map((clause) => ` AND ${clause(name)}`).join('');
  const joins = joinsOf(catalog, q, isOuter, (table) => (table === child ? extra : ''));
  if (!joins) return undefined;
  const codeOf = (measure: Measure): string => {
    const code = foldCode(measure, q, catalog, name);
    // The sum of none is 0; their average is none.
    const isDay = measure.of !== undefined && isDate(measure.of.column);
    const isFilled = measure.fold === 'SUM' || (q.isZeroed && measure.fold !== 'COUNT' && !isDay);
    const filled = isOuter && isFilled ? `COALESCE(${code}, 0)` : code;
    return q.decimals === undefined || !/^(?:SUM|AVG)$/.test(measure.fold)
      ? filled
      : `ROUND(${filled}, ${q.decimals})`;
  };
  const firsts: string[] = [];
  const keys: string[] = [];
  const notes: string[] = [];
  if (isOfRows) {
    const title = catalog.title(q.rows);
    const places =
      q.shown.length > 0
        ? q.shown.some(({ table }) => table === q.rows)
          ? q.shown
          : [...(title ? [title] : [catalog.id(q.rows)]), ...q.shown]
        : title
          ? [title]
          : [catalog.id(q.rows)];
    // A column of the row's owner is one value for each row.
    if (q.shown.some(({ table }) => table !== q.rows && !catalog.key(q.rows, table))) return undefined;
    const twice = (place: Place): boolean =>
      places.some((other) => other !== place && other.column === place.column);
    firsts.push(
      ...places.map((place) =>
        place.table !== q.rows && twice(place)
          ? `${name(place)} AS ${singularOf(place.table.name)}_${place.column}`
          : name(place),
      ),
    );
    keys.push(
      name(catalog.id(q.rows)),
      ...places.map(name).filter((code) => code !== name(catalog.id(q.rows))),
    );
  } else if (q.shown.length > 0) {
    const isGrouped = q.shown.every((place) =>
      q.groups.some((group) => group.table === place.table || group.place.column === place.column),
    );
    if (!isGrouped) return undefined;
  }
  for (const { place, part, table } of q.groups) {
    if (part !== undefined) {
      const made = datePart(part, name(place), dialect);
      if (!made) return undefined;
      firsts.push(`${made.code} AS ${part}`);
      keys.push(dialect === 'postgres' ? made.code : part);
      if (made.note) notes.push(made.note);
    } else if (table) {
      const title = catalog.title(table);
      const shown = q.shown.filter((one) => one.table === table && one.column !== title?.column);
      const places = [...(title ? [title] : [place]), ...shown];
      firsts.push(...places.map(name));
      keys.push(...new Set([name(place), ...places.map(name)]));
    } else {
      firsts.push(name(place));
      keys.push(name(place));
    }
  }
  // A group has no value of a single row: "each department's highest paid employee" is another query.
  const isOfRow = ({ by }: Order): boolean =>
    typeof by === 'function' && ![...keys, ...q.groups.flatMap(({ part }) => part ?? [])].includes(by(name));
  if (q.groups.length > 0 && q.orders.some(isOfRow)) return undefined;
  const limit = q.limit ?? (q.isOne && q.orders.length > 0 ? 1 : undefined);
  const parts = q.groups.flatMap((group) => group.part ?? []);
  const shown = [...firsts, ...q.measures.map((measure) => `${codeOf(measure)} AS ${labelOf(measure)}`)];
  return lines([
    `SELECT ${shown.join(', ')}${notes.length > 0 ? ` -- ${notes.join('; ')}` : ''}`,
    `FROM ${q.rows.name}`,
    ...joins,
    isOuter ? whereLine({ ...q, childWhere: [] }, name) : whereLine(q, name),
    keys.length > 0 && `GROUP BY ${keys.join(', ')}`,
    q.having.length > 0 &&
      `HAVING ${q.having.map(({ measure, test }) => `${foldCode(measure, q, catalog, name)} ${test}`).join(' AND ')}`,
    orderLine(q.orders, name) ?? (parts.length > 0 ? `ORDER BY ${parts.join(', ')}` : undefined),
    limitLine(q, limit),
  ]).concat(';');
}
