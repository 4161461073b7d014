import type { Place } from './catalog.ts';
import { readSpan, type Span, spanTest } from './dates.ts';
import { DEEDS, isNumber, levelOf, singularOf } from './lexicon.ts';
import { addWhere, type Measure, type Reading } from './query.ts';
import type { Table } from './schema.ts';
import { takeStated } from './states.ts';
import { readNumber, readProper, readQuoted } from './values.ts';

const COUNTS: readonly (readonly [pattern: string, sign: string])[] = [
  ['more than|over', '>'],
  ['at least', '>='],
  ['fewer than|less than|under', '<'],
  ['at most|no more than|up to', '<='],
  ['exactly|only|just', '='],
];

/** "More than 3", "at least one", "twice or more". */
function readCount({ r }: Reading): string | undefined {
  return r.attempt(() => {
    if (r.take(/more than once|several times|multiple times|repeatedly/)) return '> 1';
    if (r.take(/(?:only|exactly|just) once/)) return '= 1';
    for (const [pattern, sign] of COUNTS) {
      if (!r.take(pattern)) continue;
      const number = r.take(/once/) ? 1 : r.take(/twice/) ? 2 : readNumber(r);
      return number === undefined ? undefined : `${sign} ${number}`;
    }
    const more = r.take(/(\d+) or more/);
    return more ? `>= ${more[1]}` : undefined;
  });
}

/** The table with the key of the rows, for a noun: itself, or what lies between the two. */
export function childFor({ catalog, q }: Reading, other: Table): { child: Table; key: string } | undefined {
  if (other === q.rows) return undefined;
  const middle = catalog.between(q.rows, other);
  const child = middle ?? other;
  const key = catalog.key(child, q.rows);
  if (middle) catalog.key(middle, other);
  return key ? { child, key } : undefined;
}

/** Rows that exist in another table, or do not. */
export function addExists(
  reading: Reading,
  child: Table,
  key: string,
  isNone: boolean,
  tests: readonly string[],
): void {
  const { q, catalog } = reading;
  catalog.id(q.rows);
  const test = [`${child.name}.${key} = ${q.rows.name}.id`, ...tests].join(' AND ');
  q.isRelated = true;
  addWhere(reading, () => `${isNone ? 'NOT ' : ''}EXISTS (SELECT 1 FROM ${child.name} WHERE ${test})`);
}

/** Groups the rows by what they have in another table. */
function addHaving({ q, catalog }: Reading, measure: Measure, test: string): void {
  catalog.key(measure.rows, q.rows);
  q.used.add(measure.rows);
  q.having.push({ measure, test });
}

function addMost({ q, catalog }: Reading, measure: Measure, isDown: boolean): void {
  catalog.key(measure.rows, q.rows);
  q.used.add(measure.rows);
  q.measures.push(measure);
  q.orders.push({ by: measure, isDown });
  q.isInner = isDown;
}

/** A span, on the date that the words before it were about. */
export function applySpan(reading: Reading, span: Span, place: Place): void {
  const { q, dialect } = reading;
  if (place.table === q.rows || !q.used.has(place.table))
    addWhere(reading, (name) => spanTest(name(place), span, dialect));
  else q.childWhere.push((name) => spanTest(name(place), span, dialect));
}

/** Reads clauses about deeds: "who ordered twice", "who have never bought anything this year". */
export function readDeed(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  return (
    r.attempt(() => {
      const lead = r.take(
        /(?:who|that|which)(?: (?:have|has|had|were|was|are|is|did|do|does))?(?: been)?|whose|they|each (?:has|have)|having/,
      );
      const not = r.take(/(?:never|not)(?: yet)?(?: been)?|haven't|hasn't|didn't|don't/);
      const isPlain = !lead && !not;
      if (
        isPlain &&
        (levelOf(q.rows.name) !== 1 || !r.peek(/enrolled|booked|borrowed|rented|ordering|reviewed/))
      )
        return undefined;
      r.take(/ever|been|also|already/);
      const money = r.take(/spent|spend|spends|paid|brought in/);
      if (money && !not) return readSpent(reading);
      for (const [pattern, name] of DEEDS) {
        const found = r.take(pattern);
        if (!found) continue;
        const target = catalog.isGiven ? givenChild(reading, name) : catalog.table(name);
        if (!target || target === q.rows || (levelOf(q.rows.name) >= 3 && !catalog.isGiven)) return undefined;
        const link = childFor(reading, target);
        if (!link) return undefined;
        reading.deed = { ...link, pattern };
        return readDone(reading, link, not !== undefined) ? true : undefined;
      }
      const placed = r.take(/placed|made|wrote|have|has|had|received|written|own|owns|employ|employs|sold/);
      // Any other verb says how the rows belong together: "who teach more than 2 classes".
      const verb =
        placed ??
        r.take(
          /(?:teach(?:es)?|taught|delivers?|supply|supplies|produces?|publish(?:es)?|writes?|manages?|runs?|plays?|attends?|uses?|leads?|supervises?|sells?|offers?|contains?|includes?|hosts?|drives?|follows?)(?= (?:any|an?|at least|more than|fewer than|no|exactly|less than|over)\b)/,
        );
      if (!verb && !/have|has|had|having/.test(lead?.[0] ?? '')) return undefined;
      return readHaving(reading, not !== undefined) ? true : undefined;
    }) ?? false
  );
}

const givenChild = ({ catalog, q }: Reading, name: string): Table | undefined => {
  const children = catalog.tables.filter((table) => catalog.key(table, q.rows));
  return children.find((table) => table.name === name) ?? (children.length === 1 ? children[0] : undefined);
};

function readDone(reading: Reading, { child, key }: { child: Table; key: string }, isNot: boolean): boolean {
  const { r, catalog, dialect } = reading;
  const isNone = r.take(/nothing/) ? !isNot : isNot;
  const measure: Measure = { fold: 'COUNT', rows: child };
  r.take(/(?:in|for|to)(?= (?:more|at least|fewer|less|exactly|any|an?|no|both)\b)/);
  if (r.take(/(?:the )?most (?:often|frequently)|most/)) {
    addMost(reading, measure, true);
    return true;
  }
  if (r.take(/(?:the )?least (?:often|frequently)|least/)) {
    addMost(reading, measure, false);
    return true;
  }
  const count = isNone ? undefined : readCount(reading);
  r.take(/(?:any|an?|the|their|some|one)(?: single)?/);
  const both = isNone ? undefined : readBoth(reading, child, key);
  if (both !== undefined) return both;
  const tests: string[] = [];
  const noun = r.take(`(?:times|anything|something|(${catalog.rowWords()}))`);
  // "In any course", where only the key of the course is there.
  if (!noun && isNone && catalog.isGiven)
    for (const { name } of catalog.columnsOf(child))
      if (name.endsWith('_id') && r.take(`${name.slice(0, -'_id'.length)}s?`)) break;
  const other = noun?.[1] ? catalog.table(noun[1]) : undefined;
  // "Took 5 exams": these are what was done.
  const done = other && other !== child && levelOf(other.name) >= 3 && catalog.key(other, reading.q.rows);
  if (done && count !== undefined) {
    addHaving(reading, { fold: 'COUNT', rows: other }, count);
    return true;
  }
  if (other && other !== child) {
    const link = catalog.key(child, other);
    if (!link) return false;
    const value = readNumber(r) ?? readQuoted(r);
    if (typeof value === 'number') tests.push(`${child.name}.${link} = ${value}`);
    else if (value !== undefined) return false;
  }
  const span = readSpan(r, dialect);
  const day = span && catalog.date(child);
  if (span && !day) return false;
  if (count !== undefined) {
    addHaving(reading, measure, count);
    if (span && day) applySpan(reading, span, day);
    return true;
  }
  if (span && day) tests.push(spanTest(`${child.name}.${day.column}`, span, dialect));
  addExists(reading, child, key, isNone, tests);
  return true;
}

/** "Both product 1 and product 2". */
function readBoth(reading: Reading, child: Table, key: string): boolean | undefined {
  const { r, catalog } = reading;
  if (!r.take(/both/)) return undefined;
  const tests: string[] = [];
  do {
    r.take(/the/);
    const noun = r.take(`(${catalog.rowWords()})`)?.[1];
    const value =
      readNumber(r)?.toString() ??
      readQuoted(r) ??
      readProper(r) ??
      (noun ? undefined : r.take(/[a-z]+/)?.[0].replace(/^.*$/, "'$&'"));
    if (value === undefined) return false;
    const isKey = /^\d/.test(value);
    const column = isKey ? `${singularOf(noun ?? 'product')}_id` : singularOf(noun ?? 'product');
    const place = catalog.column(child, column);
    if (!place) return false;
    tests.push(`${child.name}.${place.column} = ${value}`);
  } while (r.take(/and/));
  for (const test of tests) addExists(reading, child, key, false, [test]);
  return tests.length > 1;
}

/** "Who spent the most", "who spent more than 500 in total". */
function readSpent(reading: Reading): true | undefined {
  const { r, q, catalog, dialect } = reading;
  const child = catalog.isGiven ? givenChild(reading, 'orders') : catalog.table('orders');
  const of = child && catalog.worth(child);
  if (!child || !of || child === q.rows || !catalog.key(child, q.rows)) return undefined;
  const measure: Measure = { fold: 'SUM', of, rows: child };
  if (r.take(/(?:the )?most(?: money)?/)) addMost(reading, measure, true);
  else if (r.take(/(?:the )?least(?: money)?/)) addMost(reading, measure, false);
  else {
    const count = readCount(reading);
    if (count === undefined) return undefined;
    addHaving(reading, measure, count);
    if (q.measures.length === 0) q.measures.push(measure);
  }
  r.take(/in total|overall|altogether|on orders|in orders/);
  const span = readSpan(r, dialect);
  const day = span && catalog.date(child);
  if (span && day) applySpan(reading, span, day);
  return true;
}

/** "With more than 3 orders", "without orders", "with the most members". */
export function readHaving(reading: Reading, isNot = false): boolean {
  const { r, q, catalog, dialect } = reading;
  const count = readCount(reading);
  const isMost =
    count === undefined
      ? r.take(/(?:the )?(?:most|highest number of|largest number of|biggest number of)/)
      : undefined;
  const isLeast =
    count === undefined && !isMost
      ? r.take(/(?:the )?(?:fewest|least|lowest number of|smallest number of)/)
      : undefined;
  const isNone = r.take(/no|zero|any|an?|some/)?.[0];
  const stated = r.attempt(() => takeStated(reading));
  const noun = r.take(
    `(?:other |different |distinct )?(${catalog.rowWords()})(?! (?:is|are|of|above|below|over|under|at|between|greater|less|more|higher|lower|better|worse)\\b)`,
  );
  const other = stated?.rows ?? (noun?.[1] ? catalog.table(noun[1]) : undefined);
  if (!other) {
    // "With more than 1000 views": a column that counts.
    const column =
      count === undefined || isNot
        ? undefined
        : r.take(
            '(views|likes|pages|points|stars|votes|hours|minutes|downloads|followers|credits|seats|bedrooms|rooms)',
          );
    const place = column?.[1]
      ? (catalog.find(column[1], [q.rows]) ?? catalog.column(q.rows, column[1]))
      : undefined;
    if (place) addWhere(reading, (name) => `${name(place)} ${count}`);
    return place !== undefined;
  }
  // "With a grade better than": a column of the rows.
  if (!catalog.isGiven && /^an?$/.test(isNone ?? '') && isNumber(noun?.[1] ?? '')) return false;
  const isSame =
    /^(?:reviews|ratings)$/.test(other.name) && /^(?:reviews|ratings)$/.test(q.rows.name) && !catalog.isGiven;
  if ((other === q.rows || isSame) && count !== undefined) {
    q.having.push({ measure: { fold: 'COUNT', rows: q.rows }, test: count });
    return true;
  }
  const link = childFor(reading, other);
  if (stated && link?.child !== other) return false;
  const isNegative = isNot || /^(?:no|zero)$/.test(isNone ?? '');
  if (!link) {
    const own = catalog.key(q.rows, other);
    if (!own || count !== undefined || isMost || isLeast) return false;
    const title = isNegative || isNone !== undefined ? undefined : catalog.title(other);
    if (title) {
      q.used.add(other);
      q.shown.push(title);
      return true;
    }
    addWhere(reading, (name) => `${name({ table: q.rows, column: own })} IS ${isNegative ? '' : 'NOT '}NULL`);
    return true;
  }
  // The same patient may come twice.
  const far = link.child === other ? undefined : catalog.key(link.child, other);
  const measure: Measure = {
    fold: 'COUNT',
    rows: link.child,
    ...(far ? { of: { table: link.child, column: far }, isDistinct: true } : {}),
  };
  const span = readSpan(r, dialect);
  const day = span && catalog.date(link.child);
  if (isMost || isLeast) addMost(reading, measure, isMost !== undefined);
  else if (count !== undefined && !isNot) addHaving(reading, measure, count);
  else {
    const tests = span && day ? [spanTest(`${link.child.name}.${day.column}`, span, dialect)] : [];
    if (stated) tests.push(stated.state(({ table, column }) => `${table.name}.${column}`));
    addExists(reading, link.child, link.key, isNegative, tests);
    return true;
  }
  if (stated) q.childWhere.push(stated.state);
  if (span && day) applySpan(reading, span, day);
  return true;
}
