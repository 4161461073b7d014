import type { Phrase } from '../reading/phrase.ts';
import type { Catalog, Place } from './catalog.ts';
import type { Dialect } from './dates.ts';
import type { Table } from './schema.ts';

export type Namer = (place: Place) => string;
/** A piece of SQL that names columns, with their tables where several are joined. */
export type Clause = (name: Namer) => string;

type Fold = 'COUNT' | 'SUM' | 'AVG' | 'MAX' | 'MIN';

export interface Measure {
  readonly fold: Fold;
  /** The column that is folded; without it rows are counted. */
  readonly of?: Place;
  /** The factor: a price times a quantity. */
  readonly by?: Place;
  readonly rows: Table;
  readonly isDistinct?: boolean;
  /** A share of the rows in percent, those that it selects. */
  readonly share?: Clause[];
}

export interface Group {
  readonly place: Place;
  /** A part of a date. */
  readonly part?: string;
  /** Rows of another table, which are shown by their name. */
  readonly table?: Table;
}

export interface Order {
  readonly by: Clause | Measure;
  readonly isDown: boolean;
}

export interface Query {
  readonly rows: Table;
  readonly shown: Place[];
  readonly measures: Measure[];
  readonly groups: Group[];
  readonly where: Clause[];
  /** Conditions on rows of a table that is only counted or summed: they must not take away who has none. */
  readonly childWhere: Clause[];
  readonly having: { readonly measure: Measure; readonly test: string }[];
  readonly orders: Order[];
  readonly used: Set<Table>;
  /** Values that are computed for each row, beside those that are shown. */
  readonly computed: { readonly code: Clause; readonly label: string }[];
  limit?: number;
  /** Places that a computed value is rounded to. */
  decimals?: number;
  offset?: number;
  /** The wish is about one row: "the cheapest product". */
  isOne: boolean;
  isDistinct: boolean;
  /** "The top 5": an order must say which come first. */
  isBest: boolean;
  /** "With the highest salary": those that have it, and no others. */
  isExtreme: boolean;
  /** Rows with the same value share a place. */
  isTied: boolean;
  /** Those without any are wanted too, with zero. */
  isZeroed: boolean;
  /** "All customers with …": a row for each, whatever it has in another table. */
  isAll: boolean;
  /** "The second highest": the place in the order. */
  place?: number;
  /** A number for each row: its rank, or the sum so far. */
  window?: {
    readonly kind: 'rank' | 'running' | 'moving' | 'median';
    readonly of?: Place;
    readonly size?: number;
    /** One row for each day, with the sum of the day. */
    isDaily?: boolean;
  };
  /** Each row beside another of the same table: an employee and the manager. */
  self?: { readonly key: string; readonly label: string };
  /** The wish names a relation to other rows, so that only the name is worth showing. */
  isRelated: boolean;
  /** Only rows that have some in the other table: "who ordered most often". */
  isInner: boolean;
}

export const newQuery = (rows: Table): Query => ({
  rows,
  shown: [],
  measures: [],
  groups: [],
  where: [],
  childWhere: [],
  having: [],
  orders: [],
  computed: [],
  used: new Set([rows]),
  isOne: false,
  isDistinct: false,
  isBest: false,
  isExtreme: false,
  isTied: false,
  isZeroed: false,
  isAll: false,
  isRelated: false,
  isInner: false,
});

/** State that the readers of a wish share. */
export interface Reading {
  readonly r: Phrase;
  readonly catalog: Catalog;
  readonly dialect: Dialect;
  readonly q: Query;
  /** An "or" stood before the next condition. */
  isOr: boolean;
  /** The date that a span is about: of "who ordered", the day of the order. */
  dated?: Place;
  /** A condition on related rows: "who ordered in May". */
  deed?: { readonly child: Table; readonly key: string; readonly pattern: string };
  /** The table that conditions are about, if they are not about the rows: "orders from customers in France". */
  focus?: Table;
}

export function addWhere(reading: Reading, clause: Clause): void {
  const { where } = reading.q;
  const before = reading.isOr ? where.pop() : undefined;
  reading.isOr = false;
  where.push(before ? (name) => `(${before(name)} OR ${clause(name)})` : clause);
}

/** The tables whose columns a clause names. */
export function tablesOf(clause: Clause): ReadonlySet<Table> {
  const tables = new Set<Table>();
  clause((place) => {
    tables.add(place.table);
    return place.column;
  });
  return tables;
}

/** The tables of a query in the order in which a column is looked for. */
export const near = ({ q, catalog }: Reading): readonly Table[] => [
  q.rows,
  ...[...q.used].filter((table) => table !== q.rows),
  ...catalog.tables.filter((table) => catalog.isGiven && !q.used.has(table)),
];

/** A column that a word names: of the tables at hand, else one that the rows are taken to have. */
export function placeOf(reading: Reading, word: string): Place | undefined {
  const { catalog, q } = reading;
  const found = catalog.find(word, near(reading)) ?? catalog.column(reading.focus ?? q.rows, word);
  if (found) q.used.add(found.table);
  return found;
}
