import type { Catalog, Place } from './catalog.ts';
import { isKnownTable, levelOf } from './lexicon.ts';
import { type Measure, near, type Reading } from './query.ts';
import type { Table } from './schema.ts';

interface Extreme {
  /** The column that the words are about. */
  readonly column:
    | 'price'
    | 'date'
    | 'age'
    | 'salary'
    | 'rating'
    | 'length'
    | 'worth'
    | 'size'
    | 'sold'
    | 'times';
  readonly isDown: boolean;
}

const EXTREMES: readonly (readonly [pattern: string, column: Extreme['column'], isDown: boolean])[] = [
  ['cheapest|least expensive', 'price', false],
  ['most expensive|priciest', 'price', true],
  ['newest|latest|most recent(?:ly \\w+)?|last', 'date', true],
  ['earliest', 'date', false],
  ['oldest', 'age', true],
  ['youngest', 'age', false],
  ['(?:best|highest|top|most highly)[- ]paid|highest[- ]earning', 'salary', true],
  ['(?:worst|lowest)[- ]paid', 'salary', false],
  ['(?:best|highest|top)[- ]rated', 'rating', true],
  ['(?:worst|lowest)[- ]rated', 'rating', false],
  ['longest', 'length', true],
  ['shortest', 'length', false],
  ['(?:best|top)[- ]selling|most sold|bestselling', 'sold', true],
  ['(?:worst|least)[- ]selling', 'sold', false],
  [
    'most popular|most (?:often |frequently )?(?:ordered|bought|purchased|booked|borrowed|rented|visited)|most active|most frequent',
    'times',
    true,
  ],
  ['least popular|least active', 'times', false],
  ['largest|biggest', 'size', true],
  ['smallest', 'size', false],
  ['highest', 'worth', true],
  ['lowest', 'worth', false],
];

export function readExtreme({ r }: Pick<Reading, 'r'>): Extreme | undefined {
  for (const [pattern, column, isDown] of EXTREMES)
    if (r.take(`(?:the )?(?:${pattern})`)) return { column, isDown };
  return undefined;
}

/** Puts the rows in the order that an extreme stands for; false if they have no such column. */
export function applyExtreme(reading: Reading, { column, isDown }: Extreme): boolean {
  const { q } = reading;
  if (column === 'sold' || column === 'times') {
    const measure = timesOf(reading, column === 'sold');
    if (!measure) return false;
    q.used.add(measure.rows);
    q.measures.push(measure);
    q.orders.push({ by: measure, isDown });
    return true;
  }
  const found = extremePlace(reading, column);
  if (!found) return false;
  // The oldest was born first.
  const isBackward = column === 'age' && found.column !== 'age';
  q.orders.push({ by: (name) => name(found), isDown: isBackward ? !isDown : isDown });
  return true;
}

/** By which column rows are good or bad, where the words do not say it. */
const MERITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['grade', 'students'],
    ['score', 'players teams'],
    [
      'rating',
      'movies films books songs albums games hotels restaurants recipes products videos sellers drivers',
    ],
  ].flatMap(([column = '', tables = '']) => tables.split(' ').map((table) => [table, column])),
);

/** "The best student": what makes one good; false where nobody can know. */
export function applyMerit({ q, catalog }: Reading): boolean {
  const column = MERITS[q.rows.name];
  const place =
    column === undefined
      ? undefined
      : catalog.isGiven
        ? catalog.find(column, [q.rows])
        : catalog.column(q.rows, column);
  if (!place) return false;
  q.orders.push({ by: (name) => name(place), isDown: true });
  return true;
}

/** The column that "big" is about: a big city has many inhabitants, a big team many members. */
const SIZES: Readonly<Record<string, string>> = {
  cities: 'population',
  files: 'size',
  rooms: 'size',
  houses: 'size',
  properties: 'size',
};

/** Orders, prices and salaries can be high; of a city or a customer the words must say what is. */
const hasWorth = (catalog: Catalog, { name }: Table): boolean =>
  catalog.isGiven ||
  /^(?:employees|workers|accounts)$/.test(name) ||
  (isKnownTable(name) && levelOf(name) > 1);

function sizePlace(catalog: Catalog, rows: Table): Place | undefined {
  const own = ['population', 'size', 'area', 'capacity']
    .map((name) => catalog.find(name, [rows]))
    .find(Boolean);
  const known = SIZES[rows.name];
  if (own || catalog.isGiven) return own ?? catalog.worth(rows);
  if (known !== undefined) return catalog.column(rows, known);
  return levelOf(rows.name) > 2 ? catalog.worth(rows) : undefined;
}

function extremePlace({ q, catalog }: Reading, column: Extreme['column']): Place | undefined {
  const own = [q.rows];
  if (column === 'date') return catalog.date(q.rows);
  if (column === 'size') return sizePlace(catalog, q.rows);
  if (column === 'worth') return hasWorth(catalog, q.rows) ? catalog.worth(q.rows) : undefined;
  if (column === 'age') {
    if (levelOf(q.rows.name) !== 1) return catalog.find('age', own) ?? catalog.date(q.rows);
    return (
      catalog.find('age', own) ??
      catalog.find('birth_date', own) ??
      (catalog.isGiven ? undefined : catalog.column(q.rows, 'birth_date'))
    );
  }
  if (column === 'length')
    return (
      ['distance', 'km', 'duration', 'length', 'pages', 'minutes']
        .map((name) => catalog.find(name, own))
        .find(Boolean) ?? (catalog.isGiven ? undefined : catalog.column(q.rows, 'duration'))
    );
  return (
    catalog.find(column, own) ?? (catalog.isGiven ? catalog.worth(q.rows) : catalog.column(q.rows, column))
  );
}

const DOINGS: Readonly<Record<string, string>> = {
  users: 'posts',
  members: 'posts',
  courses: 'enrollments',
  posts: 'likes',
  books: 'loans',
  rooms: 'bookings',
  hotels: 'bookings',
  movies: 'ratings',
};

/** Counts of rows in another table, or of pieces that were sold. */
function timesOf({ q, catalog }: Reading, isSold: boolean): Measure | undefined {
  const named = catalog.tables.find(
    (table) => (catalog.isGiven || table.isOpen) && levelOf(table.name) > 2 && catalog.key(table, q.rows),
  );
  const child = catalog.isGiven
    ? (named ?? catalog.tables.find((table) => catalog.key(table, q.rows)))
    : (named ?? catalog.table(DOINGS[q.rows.name] ?? 'orders'));
  if (!child || child === q.rows || !catalog.key(child, q.rows)) return undefined;
  const quantity = isSold
    ? (catalog.find('quantity', [child]) ?? (catalog.isGiven ? undefined : catalog.column(child, 'quantity')))
    : undefined;
  return quantity ? { fold: 'SUM', of: quantity, rows: child } : { fold: 'COUNT', rows: child };
}

/** A column by which rows can be put in order: "with the highest salary". */
export function namedOrder(reading: Reading, word: string): Place | undefined {
  const { catalog, q } = reading;
  return catalog.find(word, near(reading)) ?? (catalog.isGiven ? undefined : catalog.column(q.rows, word));
}
