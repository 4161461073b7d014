/** The little of SQLite that the service uses; two builds of it stand behind this. */
export type SqlValue = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, SqlValue>>;

export interface Sql {
  exec(sql: string): void;
  /** How many rows it changed. */
  run(sql: string, ...values: readonly SqlValue[]): number;
  all(sql: string, ...values: readonly SqlValue[]): Row[];
  get(sql: string, ...values: readonly SqlValue[]): Row | undefined;
}

export interface SqlFile extends Sql {
  close(): void;
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
