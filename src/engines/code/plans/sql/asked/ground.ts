import type { Snippet } from '../../../snippets/snippets.ts';
import { NUMBER, numberOf, singular, type WishText } from '../../reading/text.ts';
import { type Dialect, dialectOf, NAMED, shifted, startOf, today, type Unit } from './dialect.ts';

interface GivenColumn {
  readonly name: string;
  /** "side 'D' or 'C'": the values that the wish says it has. */
  readonly values: readonly string[];
}

export interface GivenTable {
  readonly name: string;
  readonly columns: readonly GivenColumn[];
}

/** The context of a question: the tables that the wish describes, and the database. */
export class Ground {
  readonly dialect: Dialect;
  readonly isNamed: boolean;
  readonly tables: readonly GivenTable[];
  /** Tables that the wish does not describe, with the columns that the code takes for granted. */
  readonly #assumed = new Map<string, GivenTable>();

  constructor(wish: WishText) {
    const named = dialectOf(wish.given);
    this.dialect = named ?? 'postgres';
    this.isNamed = named !== undefined;
    wish.take(
      /[,;:.]? ?\b(?:in|for|on|using|with|should work in|works in|must run on)? ?(?:my |our )?(?:postgres(?:ql)?|mysql|mariadb|sqlite3?|(?:ms )?sql ?server|t-?sql|mssql)(?: ?\d[\d.]*)?(?: (?:query|database|syntax|please|dialect))?\b/,
    );
    this.tables = readTables(wish);
  }

  get assumed(): readonly GivenTable[] {
    return [...this.#assumed.values()];
  }

  table(...words: readonly string[]): GivenTable | undefined {
    return words
      .map(
        (word) => this.tables.find(({ name }) => isSame(name.toLowerCase(), word)) ?? this.#assumed.get(word),
      )
      .find((one) => one !== undefined);
  }

  /** A table that the wish may leave undescribed. */
  assume(name: string, ...columns: readonly string[]): GivenTable {
    const found = this.table(name);
    if (found) return found;
    const table = { name, columns: columns.map((one) => ({ name: one, values: [] })) };
    this.#assumed.set(name, table);
    return table;
  }

  /** The table that refers to others and says when or how much. */
  fact(pattern: RegExp): GivenTable | undefined {
    return this.tables.find(({ columns }) => columns.some(({ name }) => pattern.test(name)));
  }

  /** "Department" is dept_id of employees; "region" is region_id. */
  keyTo(from: GivenTable, to: GivenTable): string | undefined {
    const one = singular(to.name.toLowerCase());
    const own =
      from.columns.find(({ name }) => name.toLowerCase() === `${one}_id`) ??
      from.columns.find(({ name }) => isShort(name.replace(/_?id$/i, ''), one) && /id$/i.test(name));
    const shared = from.columns.find(({ name }) => to.columns[0]?.name === name && name !== 'id');
    return (own ?? shared)?.name;
  }

  keyOf(table: GivenTable): string {
    return (
      table.columns.find(({ name }) => name.toLowerCase() === 'id')?.name ??
      table.columns.find(({ name }) => /(?:^|_)(?:id|sku|code|no)$/i.test(name))?.name ??
      table.columns[0]?.name ??
      'id'
    );
  }

  /** A join from one table to another, over a third where none of both refers to the other. */
  join(from: GivenTable, to: GivenTable, seen: readonly string[] = []): readonly string[] | undefined {
    if (from === to) return [];
    const on = this.#on(from, to);
    if (on) return [`JOIN ${to.name} ON ${on}`];
    for (const via of this.tables) {
      if (via === from || via === to || seen.includes(via.name)) continue;
      const first = this.#on(from, via);
      const rest = first ? this.join(via, to, [...seen, from.name, via.name]) : undefined;
      if (first && rest) return [`JOIN ${via.name} ON ${first}`, ...rest];
    }
    return undefined;
  }

  #on(from: GivenTable, to: GivenTable): string | undefined {
    const there = this.keyTo(from, to);
    const target = there && (to.columns.some(({ name }) => name === there) ? there : this.keyOf(to));
    if (there) return `${to.name}.${target} = ${from.name}.${there}`;
    const back = this.keyTo(to, from);
    return (
      back &&
      `${to.name}.${back} = ${from.name}.${from.columns.some(({ name }) => name === back) ? back : this.keyOf(from)}`
    );
  }

  /** The code with what it takes for granted said above it. */
  write(...lines: readonly (string | false | undefined)[]): Snippet {
    const code = lines.filter((line): line is string => typeof line === 'string').join('\n');
    const used = this.assumed.map(
      ({ name, columns }) => `${name} (${columns.map((one) => one.name).join(', ')})`,
    );
    const isOwn = /date_trunc|INTERVAL|::|CURRENT_DATE|LIMIT|FILTER|plpgsql/.test(code);
    const notes = [
      ...(used.length > 0 ? [`-- Taken for granted: ${used.join(', ')}.`] : []),
      ...(!this.isNamed && isOwn ? [`-- Written for ${NAMED[this.dialect]}.`] : []),
    ];
    return { definition: [...notes, code].join('\n'), example: '' };
  }
}

const isSame = (name: string, word: string): boolean =>
  name === word || singular(name) === singular(word) || singular(name).endsWith(`_${singular(word)}`);

/** "dept" is short for department. */
const isShort = (short: string, long: string): boolean =>
  short.length > 2 &&
  (long.startsWith(short.toLowerCase()) ||
    (short.toLowerCase().startsWith(long.slice(0, 3)) && long.includes(short.toLowerCase().slice(-1))));

const ITEM =
  "[a-z_]\\w*(?: (?:[a-z]+(?:\\(\\d+(?:, ?\\d+)?\\))?|'[^']*'|or|/|in|\\d+ ?(?:-|to|\\.\\.) ?\\d+)){0,6}";
const TABLE = new RegExp(
  `(?:,? ?\\b(?:and|from|over|on|in|of|using|with|given|have|tables?:?|the|a|my|our)\\b:? ?)*\\b([a-z_]\\w*)( ?)\\((${ITEM}(?:, ?(?:and )?${ITEM})*)\\)`,
);
const NO_TABLE =
  /^(?:columns?|fields?|parameters?|and|with|like|by|values?|sum|count|avg|min|max|rank|dense_rank|row_number|coalesce|in|passed|reps)$/;

function readTables(wish: WishText): GivenTable[] {
  const tables: GivenTable[] = [];
  const passed: string[] = [];
  for (
    let found = TABLE.exec(wish.rest);
    found;
    found = TABLE.exec(
      wish.rest.replaceAll(/\([^()]*\)/g, (all) => (passed.includes(all) ? ' '.repeat(all.length) : all)),
    )
  ) {
    const [, name = '', space = '', list = ''] = found;
    const items = list.split(/, ?(?:and )?/);
    if (NO_TABLE.test(name) || (items.length < 2 && space !== '')) {
      passed.push(`(${list})`);
      continue;
    }
    const at = found.index + found[0].lastIndexOf(`${name}${space}(`);
    const original = wish.given.slice(at, at + name.length);
    const given = wish.given
      .slice(at + name.length + space.length + 1, found.index + found[0].length - 1)
      .split(/, ?(?:and )?/);
    tables.push({
      name: original,
      columns: given.map((one) => ({
        name: one.trim().split(' ')[0] ?? '',
        values: [...one.matchAll(/'([^']*)'/g)].map(([, value = '']) => value),
      })),
    });
    wish.cover(found.index, found.index + found[0].length);
  }
  return tables;
}

export const DATE = /(?:_at|_on|date|_time|_day|^day|time|timestamp)$/i;
export const AMOUNT =
  /^(?:(?:total|net|gross|order|sale|line)_?)?(?:amount|total|revenue|value|sum|price|cost|fee|salary|score|points|turnover|balance)(?:_\w+)?$|_(?:total|amount|price|value|salary)$/i;
export const QUANTITY = /^(?:qty|quantity|units|count|pieces|items)(?:_\w+)?$|_(?:qty|quantity|units)$/i;
export const LABEL = /^(?:name|title|full_?name|label|product_?name|last_?name|email|username)$/i;

export const columnLike = (table: GivenTable | undefined, pattern: RegExp): string | undefined =>
  table?.columns.find(({ name }) => pattern.test(name))?.name;

/** The column that a word of the wish means. */
export function columnFor(table: GivenTable | undefined, word: string): string | undefined {
  const one = singular(word.replaceAll(/[\s-]/g, '_'));
  const names = table?.columns.map(({ name }) => name) ?? [];
  return (
    names.find((name) => name.toLowerCase() === word) ??
    names.find((name) => singular(name.toLowerCase()) === one) ??
    names.find((name) => name.toLowerCase() === `${one}_id`) ??
    names.find((name) => new RegExp(`^${one}_(?:name|code|no)$`, 'i').test(name)) ??
    names.find((name) => /_?id$/i.test(name) && isShort(name.replace(/_?id$/i, ''), one))
  );
}

type Period = (column: string) => string;

const UNIT = '(day|week|month|quarter|year)';

/** "In 2024", "only this quarter", "in the last 30 days": which rows count. */
export function takePeriod(wish: WishText, { dialect }: Ground): Period | undefined {
  const lead =
    '(?:,? ?\\b(?:only|but only|in|during|for|within|from|of|over|since|placed in|made in)\\b)*(?: the)?';
  const year = wish.take(new RegExp(`${lead} ?\\b((?:19|20)\\d\\d)\\b(?!-)(?: (?:only|orders?|sales))?`));
  if (year)
    return (column) => `${column} >= '${year[1]}-01-01' AND ${column} < '${Number(year[1]) + 1}-01-01'`;
  const current = wish.take(new RegExp(`${lead} ?\\b(?:this|current) ${UNIT}(?: only| so far)?\\b`));
  if (current) {
    const unit = unitOf(current[1]);
    const from = startOf(unit, dialect);
    return (column) => `${column} >= ${from} AND ${column} < ${shifted(from, 1, unit, dialect)}`;
  }
  const past = wish.take(new RegExp(`${lead} ?\\b(?:last|past|previous) (?:${NUMBER} )?${UNIT}(s)?\\b`));
  if (past && past[1] === undefined && past[3] === undefined && past[2] !== 'day') {
    const unit = unitOf(past[2]);
    const from = startOf(unit, dialect);
    return (column) => `${column} >= ${shifted(from, -1, unit, dialect)} AND ${column} < ${from}`;
  }
  if (past) {
    const from = shifted(today(dialect), -numberOf(past[1] ?? '1'), unitOf(past[2]), dialect);
    return (column) => `${column} >= ${from}`;
  }
  const since = wish.take(
    /\b(?:since|from|after) (\d{4}-\d\d-\d\d)(?: (?:to|until|till|through) (\d{4}-\d\d-\d\d))?/,
  );
  if (since)
    return (column) =>
      `${column} >= '${since[1]}'${since[2] ? ` AND ${column} < ${shifted(dialect === 'postgres' ? `DATE '${since[2]}'` : `'${since[2]}'`, 1, 'day', dialect)}` : ''}`;
  return undefined;
}

const UNITS: readonly Unit[] = ['day', 'week', 'month', 'quarter', 'year'];
export const unitOf = (said: string | undefined): Unit => UNITS.find((one) => one === said) ?? 'month';
