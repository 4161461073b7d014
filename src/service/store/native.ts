import runtime from 'node:process';
import { isObject } from '../../contract/shape.ts';
import type { Row, SqlFile, Sqlite, SqlValue } from './sql.ts';

/** The part of node:sqlite that is used here; the types of Node 20 lack the module. */
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
export function nativeSqlite(): Sqlite | undefined {
  const sqlite = loadQuietly();
  return (
    sqlite && {
      open: (path) => openNative(sqlite, path),
      diskFault: (error) => (SYNC_FAILED.has(errorCode(error)) ? { code: 'EIO', call: 'fsync' } : undefined),
    }
  );
}

function openNative(sqlite: NodeSqlite, path: string): SqlFile {
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

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const SYNC_FAILED: ReadonlySet<number> = new Set([1034, 1290]);

const errorCode = (error: unknown): number => (isObject(error) ? Number(error.errcode) : Number.NaN);

/** Loading the module prints an ExperimentalWarning that means nothing to a user of octet. */
function loadQuietly(): NodeSqlite | undefined {
  const warn = runtime.emitWarning;
  runtime.emitWarning = () => {};
  try {
    // The types of Node 20 do not know the module, so its parts are declared above.
    return runtime.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;
  } finally {
    runtime.emitWarning = warn;
  }
}
