/** A table with its columns: "orders(id, total)". */
export const GIVEN_TABLE = /\b[a-z_]\w*\((?:\w+, ?)+\w+\)/i;

/** Names of the tables that a question gives with their columns. */
export const tablesIn = (question: string): readonly string[] =>
  (question.match(new RegExp(GIVEN_TABLE, 'gi')) ?? []).map((table) => table.slice(0, table.indexOf('(')));

/** A query over other tables answers another question. */
export const usesAll = (code: string, tables: readonly string[]): boolean =>
  tables.every((name) => new RegExp(`\\b${name}\\b`, 'i').test(code));
