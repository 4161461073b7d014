import { type Dialect, datePart, moved } from '../dates.ts';
import { singularOf } from '../lexicon.ts';
import { modelColumns, modelTables } from '../models.ts';
import type { Table } from '../schema.ts';

/** The tables that a question is about, with the roles that their columns play. */
export class Ground {
  constructor(
    readonly tables: readonly Table[],
    readonly dialect: Dialect,
    /** The question as it was written, for values. */
    readonly given = '',
  ) {}

  /** Tables that nobody describes, as most people have them; `events(user_id,created_at)` says its columns. */
  static usual(said: readonly string[], dialect: Dialect): Ground {
    const own = new Map(
      said.flatMap((one) => {
        const [name = '', columns] = one.replace(')', '').split('(');
        return columns === undefined ? [] : [[name, columns.split(',')] as const];
      }),
    );
    const names = [...new Set(said.map((one) => one.replace(/\(.*/, '')))];
    const tables = names
      .filter((name) => own.has(name) || modelTables.includes(name))
      .map((name) => ({
        name,
        isNew: false,
        columns: [
          { name: 'id', type: 'INTEGER' },
          ...(own.get(name)?.map((column) => ({ name: column, type: 'text' })) ??
            modelColumns(name, names).map((column) => ({ name: column.name, type: column.type }))),
        ],
      }));
    return new Ground(tables, dialect);
  }

  table(noun: string): Table | undefined {
    const plain = singularOf(noun.trim().replaceAll(' ', '_'));
    return this.tables.find(({ name }) => singularOf(name) === plain);
  }

  having(pattern: RegExp, among: readonly Table[] = this.tables): readonly [Table, string] | undefined {
    for (const table of among) {
      const column = columnOf(table, pattern);
      if (column !== undefined) return [table, column];
    }
    return undefined;
  }

  /** Rows that refer to those of a table. */
  childOf(parent: Table, pattern = /./): Table | undefined {
    return this.tables.find(
      (table) =>
        table !== parent &&
        has(table, `${singularOf(parent.name)}_id`) &&
        columnOf(table, pattern) !== undefined,
    );
  }

  /** The column by which rows are told apart: of people `user_id`, of stores their name. */
  ownerIn(table: Table, noun: string | undefined): string | undefined {
    const one = noun === undefined ? undefined : singularOf(noun.trim().replaceAll(' ', '_'));
    return one === undefined
      ? columnOf(table, /_id$/)
      : columnOf(table, new RegExp(`^(?:${one}|${one}_id|${one}_name)$`));
  }

  /** The tables between two, where rows belong to many of each other. */
  between(first: Table, second: Table): Table | undefined {
    return this.tables.find(
      (one) => has(one, `${singularOf(first.name)}_id`) && has(one, `${singularOf(second.name)}_id`),
    );
  }

  /** A value as the asker wrote it, in quotes for SQL. */
  value(said: string): string {
    const plain = said.replace(/^['"“]|['"”]$/g, '');
    const at = this.given.toLowerCase().indexOf(plain);
    return `'${(at < 0 ? plain : this.given.slice(at, at + plain.length)).replaceAll("'", "''")}'`;
  }

  /** A moment so long ago. */
  ago(number: number, unit: string): string {
    return moved(
      this.dialect,
      -number,
      unit === 'week' || unit === 'month' || unit === 'year' ? unit : 'day',
    );
  }

  part(name: string, column: string): string {
    return datePart(name, column, this.dialect)?.code ?? column;
  }

  /** Days from one date to another. */
  days(from: string, to: string): string {
    if (this.dialect === 'postgres') return `CAST(${to} AS DATE) - CAST(${from} AS DATE)`;
    if (this.dialect === 'mysql') return `DATEDIFF(${to}, ${from})`;
    return `CAST(julianday(${to}) - julianday(${from}) AS INTEGER)`;
  }
}

export const columnOf = ({ columns }: Table, pattern: RegExp): string | undefined =>
  columns.find(({ name }) => pattern.test(name))?.name;

export const has = ({ columns }: Table, column: string): boolean =>
  columns.some(({ name }) => name === column);

export const DATED = /_at$|_on$|date|^day$|timestamp|_time$/;
export const WORTH = /^(?:amount|total|price|revenue|value|sum)$|_(?:amount|total|price)$/;
export const BEGINS = /^(?:starts?|from|begins?|check_?in|arriv|pick_?up|valid_from)/;
export const ENDS = /^(?:ends?|to|until|check_?out|depart|return|valid_(?:to|until))/;

const LEAD =
  /^(?:(?:please|write|give me|an?|sql|recursive|query|statement|that|which|to|for|of|finds?|lists?|shows?|gets?|selects?|returns?|prints?|displays?|computes?|calculates?|the|all|every|each|listing|showing|whole|entire|complete|full(?![- ]?text))\b[\s:]*)+/;

/** "Library members" are members. */
const TRADE = /^(?:library|club|shop|store|gym|school|hotel|clinic|company) (?=[a-z]+s\b)/;

/** The question without the words that lead to it. */
export const asked = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.?!,\s]+$/, '')
    // The tables that stood there have been read.
    .replace(/,? (?:using|from|with|given)$/, '')
    .trim()
    .replace(LEAD, '')
    .replace(TRADE, '');

/** Excludes future rows: a booking for a later day does not count as past. */
export const isPast = ({ name }: Table, day: string): string => `${name}.${day} <= CURRENT_TIMESTAMP`;
