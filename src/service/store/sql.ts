/** The part of SQLite that the service uses; two builds implement it. */
export type SqlValue = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, SqlValue>>;

export interface Sql {
  exec(sql: string): void;
  /** How many rows it changed. */
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

export const textIn = (row: Row, name: string): string => String(row[name] ?? '');
export const numberIn = (row: Row, name: string): number => Number(row[name] ?? 0);

export function maybeText(row: Row, name: string): string | undefined {
  const value = row[name];
  return typeof value === 'string' ? value : undefined;
}

export function maybeNumber(row: Row, name: string): number | undefined {
  const value = row[name];
  return typeof value === 'number' ? value : undefined;
}
