import runtime from 'node:process';
import type { Row, SqlFile, SqlValue } from './sql.ts';

/** As much of node:sqlite as is used here; the types of Node 20 do not know the module. */
interface NodeSqlite {
  readonly DatabaseSync: new (path: string) => NativeDatabase;
}
interface NativeDatabase {
  exec(sql: string): void;
  prepare(sql: string): NativeStatement;
  close(): void;
}
interface NativeStatement {
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  all(...values: readonly SqlValue[]): Row[];
  get(...values: readonly SqlValue[]): Row | undefined;
}

/** Undefined where this Node has no SQLite of its own, or only behind a flag. */
export function openNative(path: string): SqlFile | undefined {
  const sqlite = loadQuietly();
  if (!sqlite) return undefined;
  const database = new sqlite.DatabaseSync(path);
  const statements = new Map<string, NativeStatement>();
  const prepared = (sql: string): NativeStatement => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    exec: (sql) => database.exec(sql),
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    all: (sql, ...values) => prepared(sql).all(...values),
    get: (sql, ...values) => prepared(sql).get(...values),
    close: () => database.close(),
  };
}

/** Loading the module prints an ExperimentalWarning that means nothing to a user of octet. */
function loadQuietly(): NodeSqlite | undefined {
  const warn = runtime.emitWarning;
  runtime.emitWarning = () => {};
  try {
    return runtime.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;
  } finally {
    runtime.emitWarning = warn;
  }
}
