import type { Catalog } from './catalog.ts';
import { columnWords } from './comparisons.ts';
import { today } from './dates.ts';
import { readOverdue } from './lateness.ts';
import { isDate, singularOf } from './lexicon.ts';
import { addWhere, type Clause, near, placeOf, type Reading, tablesOf } from './query.ts';
import type { Table } from './schema.ts';
import { among, readProper, readQuoted } from './values.ts';

const TRUE_OF: Readonly<Record<string, readonly [column: string, test: string]>> = {
  unpaid: ['paid_on', 'IS NULL'],
  unshipped: ['shipped_on', 'IS NULL'],
  overdue: ['due_date', '< today'],
  expired: ['expires_on', '< today'],
  'out of stock': ['stock', '= 0'],
  'in stock': ['stock', '> 0'],
  'sold out': ['stock', '= 0'],
  unpublished: ['published_on', 'IS NULL'],
  unverified: ['email_verified_at', 'IS NULL'],
  verified: ['email_verified_at', 'IS NOT NULL'],
  unread: ['read_at', 'IS NULL'],
  unassigned: ['assigned_to', 'IS NULL'],
};

const STATES =
  'active|inactive|paid|pending|completed?|cancell?ed|shipped|delivered|open|closed|archived|published|draft|available|blocked|suspended|refunded|failed|rejected|approved|enabled|disabled|finished|returned|resolved|processing|done|confirmed|discontinued|deleted|locked|banned|premium|trial';

const STATE = `(?:${[...Object.keys(TRUE_OF), STATES].join('|')})`;
export const isStateWord = (word: string): boolean => new RegExp(`^(?:${STATES})$`).test(word);

const COUNTED = '(?:number|counts?|totals?|sum|amount|value) of|how many|counts?|average \\w+ of';

/** "Number of completed orders" as "number of orders that are completed": the rows come before what is true of them. */
export function withStatesBehind(text: string, catalog: Catalog): string {
  const rows = catalog.rowWords();
  const states = `${STATE}(?: or ${STATE})*`;
  return (
    text
      // "Completed orders per customer" are counted.
      .replace(
        new RegExp(`^\\s*((?:${states} )?(?:${rows})(?<=s)) (?=(?:per|for each) [a-z])`, 'i'),
        'number of $1 ',
      )
      .replace(
        new RegExp(
          `(?<!\\b(?:by|with|and|plus|having|most) (?:the |their |total )?)\\b(${COUNTED})((?: the| all| their| each)*) (${states}) (${rows})\\b`,
          'gi',
        ),
        '$1$2 $4 that are $3',
      )
  );
}

const STATED = (catalog: Catalog): string => `${STATE}(?: or ${STATE})* (${catalog.rowWords()})`;

/** "Active", "unpaid", "out of stock": the state that a row is in. */
export function readState(reading: Reading): Clause | undefined {
  const { r, q, catalog, dialect } = reading;
  // Completed orders say nothing of the state of a customer.
  const of = r.peek(STATED(catalog))?.[1];
  if (of !== undefined && singularOf(of.replaceAll(' ', '_')) !== singularOf(q.rows.name)) return undefined;
  const late = r.attempt(() => readOverdue(reading));
  if (late) return late;
  const known = r.take(Object.keys(TRUE_OF).join('|'));
  const [column, test] = TRUE_OF[known?.[0] ?? ''] ?? [];
  if (known && column && test) {
    const state = catalog.find('status', [q.rows]);
    const own =
      catalog.find(column, [q.rows]) ?? (catalog.isGiven ? undefined : catalog.column(q.rows, column));
    if (own) return (name) => `${name(own)} ${test.replace('today', today(dialect))}`;
    return state && ((name) => `${name(state)} = '${known[0]}'`);
  }
  const found = r.take(STATES);
  if (!found) return undefined;
  const flag = catalog.find(found[0], [q.rows]) ?? catalog.find(`is_${found[0]}`, [q.rows]);
  if (flag && !isDate(flag.column)) return (name) => `${name(flag)}`;
  const states = [`'${found[0]}'`];
  for (let next = r.take(`or (${STATES})`); next; next = r.take(`or (${STATES})`))
    states.push(`'${next[1]}'`);
  const place = catalog.column(reading.focus ?? q.rows, 'status') ?? placeOf(reading, 'status');
  return place && ((name) => `${name(place)} ${among(states)}`);
}

/** "Completed orders", with the table whose rows are in that state. */
export function takeStated(reading: Reading): { readonly rows: Table; readonly state: Clause } | undefined {
  const { r, q, catalog } = reading;
  const at = r.at;
  const noun = r.take(STATED(catalog))?.[1];
  const rows = noun === undefined ? undefined : catalog.table(noun);
  if (!rows || rows === q.rows) return undefined;
  const end = r.at;
  r.back(at);
  const state = readState({ ...reading, q: { ...q, rows }, focus: rows });
  r.back(end);
  return state && [...tablesOf(state)].every((table) => table === rows) ? { rows, state } : undefined;
}

/** "Only completed orders", of customers: the state of rows that are counted or summed, or of the owners. */
export function readStateOf(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  return (
    r.attempt(() => {
      r.takeAll(/and|but|only|just|for|from|of|by|in|counting|considering|including|include|using|the|their/);
      const isNot = r.take(
        /(?:excluding|except(?: for)?|ignoring|not counting|leaving out|not)(?: (?:the|any|all))?/,
      );
      const stated = takeStated(reading);
      if (!stated) return undefined;
      const { rows } = stated;
      const state: Clause = isNot ? (name) => `NOT (${stated.state(name)})` : stated.state;
      const isCounted = [...q.measures, ...q.having.map(({ measure }) => measure)].some(
        (measure) => measure.rows === rows,
      );
      if (isCounted) q.childWhere.push(state);
      else if (catalog.key(q.rows, rows)) {
        q.used.add(rows);
        addWhere(reading, state);
      } else return undefined;
      return true;
    }) ?? false
  );
}

/** The column of the person who made a row. */
const MAKERS: Readonly<Record<string, string>> = {
  songs: 'artist',
  albums: 'artist',
  books: 'author',
  articles: 'author',
  posts: 'author',
  movies: 'director',
  films: 'director',
  recipes: 'author',
  products: 'brand',
};

const COUNTRIES =
  /^'(?:Germany|France|Spain|Italy|Austria|Switzerland|Poland|Portugal|Canada|Mexico|Brazil|India|China|Japan|Australia|USA|US|UK|England|Scotland|Ireland|Sweden|Norway|Denmark|Finland|Netherlands|Belgium|Greece|Turkey|Russia|Ukraine|Egypt|Kenya|Nigeria|Argentina|Chile|Peru|Colombia|Korea|Vietnam|Thailand|Israel|South Africa|New Zealand|United States|United Kingdom)'$/;

/** Another name of a list: ", France or Italy". */
function nextProper({ r }: Reading): string | undefined {
  return r.attempt(() => {
    const isListed = r.takeMark() === ',';
    if (!r.take(/or/) && !isListed) return undefined;
    return readQuoted(r) ?? readProper(r);
  });
}

/** "From Spain", "in the Sales department", "in category Books", "named Ada". */
export function readWhereabouts(reading: Reading): Clause | undefined {
  const { r } = reading;
  const target = r.attempt(() =>
    r.take(/(?:(?:going|flying|travell?ing) )?to/) ? (readQuoted(r) ?? readProper(r)) : undefined,
  );
  if (target !== undefined) {
    const place = placeOf(reading, 'destination');
    return place && ((name) => `${name(place)} = ${target}`);
  }
  const assigned = r.take(/assigned to (?:the )?(?:user |employee |person )?(\d+)/);
  if (assigned) {
    const place = placeOf(reading, 'assigned_to');
    return place && ((name) => `${name(place)} = ${assigned[1]}`);
  }
  const called = r.attempt(() =>
    r.take(/(?:that are |who are )?(?:named|called)/) ? (readQuoted(r) ?? readProper(r)) : undefined,
  );
  if (called !== undefined) {
    const title = reading.catalog.title(reading.q.rows);
    return title && ((name) => `${name(title)} = ${called}`);
  }
  const maker = r.attempt(() =>
    r.take(/(?:made |written |directed |published )?by/) ? (readQuoted(r) ?? readProper(r)) : undefined,
  );
  if (maker !== undefined) {
    const column = MAKERS[reading.q.rows.name];
    const place = column === undefined ? undefined : placeOf(reading, column);
    return place && ((name) => `${name(place)} = ${maker}`);
  }
  if (
    !r.take(
      /(?:(?:who|that|which) )?(?:(?:are |is )?(?:in|from|located in|based in|living in|works? in|working in|lives? in|belongs? to|belonging to|come from|comes from|within))(?: the)?/,
    )
  )
    return undefined;
  const values: string[] = [];
  for (let value = readQuoted(r) ?? readProper(r); value !== undefined; value = nextProper(reading))
    values.push(value);
  const [first] = values;
  const to = first !== undefined && r.take(/to/) ? (readQuoted(r) ?? readProper(r)) : undefined;
  if (to !== undefined) {
    const [from, target] = ['origin', 'destination'].map((column) => placeOf(reading, column));
    return from && target && ((name) => `${name(from)} = ${first} AND ${name(target)} = ${to}`);
  }
  if (first === undefined) {
    const word = r.attempt(() =>
      r.take(
        /(?!(?:each|every|any|all|some|one|an?|this|that|these|those|which|what|same|other|another|given|certain|their|its|own|more|no|two|both)\b)([a-z]+) (department|category|genre|city|country|team|region|brand|class)/,
      ),
    );
    const place = word && placeOf(reading, word[2] ?? '');
    return (
      place &&
      ((name) => `${name(place)} = '${r.given.slice(word.indices?.[1]?.[0], word.indices?.[1]?.[1])}'`)
    );
  }
  const kind = r.take(`(${columnWords(reading)})`)?.[1];
  const own = kind ? placeOf(reading, kind) : undefined;
  if (kind) return own && ((name) => `${name(own)} ${among(values)}`);
  const wanted = COUNTRIES.test(first) ? ['country', 'city'] : ['city', 'country', 'department', 'category'];
  const { catalog } = reading;
  const found =
    wanted.map((column) => catalog.find(column, near(reading))).find(Boolean) ??
    (catalog.isGiven ? undefined : catalog.column(reading.focus ?? reading.q.rows, wanted[0] ?? 'city'));
  return found && ((name) => `${name(found)} ${among(values)}`);
}
