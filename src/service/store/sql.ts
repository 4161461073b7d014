import { isObject, type JsonObject } from '../../contract/shape.ts';

/** The part of SQLite that the service uses; two builds implement it. */
export type SqlValue = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, SqlValue>>;

export interface Sql {
  exec(sql: string): void;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: readonly SqlValue[]): number;
  all(sql: string, ...values: readonly SqlValue[]): Row[];
  get(sql: string, ...values: readonly SqlValue[]): Row | undefined;
}

/** A system call that failed beneath SQLite, which does not pass the reason on. */
export interface DiskFault {
  readonly code: string;
  readonly call: string;
}

export interface SqlFile extends Sql {
  close(): void;
}

/** One build of SQLite. */
export interface Sqlite {
  open(path: string): SqlFile;
  /** The fault behind an error, where this build can tell. */
  diskFault(error: unknown): DiskFault | undefined;
}

/** Deletes `table WHERE …`. Usually there is nothing to delete, and to look costs a start less than to load how to delete. */
export function deleteFound(sql: Sql, rows: string, ...values: readonly SqlValue[]): void {
  if (sql.get(`SELECT 1 AS one FROM ${rows} LIMIT 1`, ...values)) sql.run(`DELETE FROM ${rows}`, ...values);
}

export const textIn = (row: Row, name: string): string => String(row[name] ?? '');
export const numberIn = (row: Row, name: string): number => Number(row[name] ?? 0);

/** A column that holds one of a few words; another word means that the state is damaged. */
export function wordIn<const Word extends string>(row: Row, name: string, words: readonly Word[]): Word {
  const value = textIn(row, name);
  const word = words.find((each) => each === value);
  if (word === undefined) throw new Error(`the state holds an unknown ${name}: ${value}`);
  return word;
}

/** A column that holds a JSON object. */
export function objectIn(row: Row, name: string): JsonObject {
  const value: unknown = JSON.parse(textIn(row, name));
  if (!isObject(value)) throw new Error(`the state holds no JSON object in ${name}`);
  return value;
}

/** A column that holds a JSON list; items of another type are left out. */
export function listIn<Item>(row: Row, name: string, isItem: (value: unknown) => value is Item): Item[] {
  const value: unknown = JSON.parse(textIn(row, name));
  return Array.isArray(value) ? value.filter(isItem) : [];
}

export function maybeText(row: Row, name: string): string | undefined {
  const value = row[name];
  return typeof value === 'string' ? value : undefined;
}

export function maybeNumber(row: Row, name: string): number | undefined {
  const value = row[name];
  return typeof value === 'number' ? value : undefined;
}
