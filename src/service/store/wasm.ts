import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { compileFunction } from 'node:vm';
import type { Assets } from '../../engines/engine.ts';
import type { Row, SqlFile, SqlValue } from './sql.ts';

interface WasmDatabase {
  exec(sql: string): void;
  prepare(sql: string): WasmStatement;
  close(): void;
}
interface WasmStatement {
  run(values: readonly SqlValue[]): { readonly changes: number };
  all(values: readonly SqlValue[]): Row[];
  finalize(): void;
}
type WasmSqlite = { readonly Database: new (path: string) => WasmDatabase };

let loaded: WasmSqlite | undefined;

export async function openWasm(path: string, assets: Assets): Promise<SqlFile> {
  loaded ??= await load(assets);
  const database = new loaded.Database(path);
  const statements = new Map<string, WasmStatement>();
  const using = <T>(sql: string, action: (statement: WasmStatement) => T): T => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    try {
      return action(statement);
    } catch (error) {
      // A statement that failed would fail again when it is reset for the next use.
      statements.delete(sql);
      discard(statement);
      throw error;
    }
  };
  return {
    exec: (sql) => database.exec(sql),
    run: (sql, ...values) => using(sql, (statement) => statement.run(values).changes),
    all: (sql, ...values) => using(sql, (statement) => statement.all(values)),
    // Its own get() stops at the first row and keeps the file locked; other processes would never get a turn.
    get: (sql, ...values) => using(sql, (statement) => statement.all(values)[0]),
    close() {
      for (const statement of statements.values()) discard(statement);
      database.close();
    },
  };
}

function discard(statement: WasmStatement): void {
  try {
    statement.finalize();
  } catch {
    // It says once more why its last use failed; it is gone all the same.
  }
}

/**
 * The package looks for its .wasm beside its own file, which is gone once it is bundled. So its script travels as an
 * asset and is given the bytes: a parameter named Module takes the place of its `var Module`.
 */
async function load(assets: Assets): Promise<WasmSqlite> {
  const [script, wasmBinary] = await Promise.all([assets('sqlite.js'), assets('sqlite.wasm')]);
  const start = compileFunction(
    Buffer.from(script).toString('utf8'),
    ['Module', 'module', 'exports', 'require', '__dirname', '__filename'],
    { filename: 'sqlite.js' },
  );
  const holder: { exports: unknown } = { exports: {} };
  // The optimising compiler would spend four times as long on SQLite as a command spends in it, and hold up the end of
  // the process. The flag counts when a module is made: engines that are made later are optimised as ever.
  setFlagsFromString('--liftoff-only');
  try {
    start({ wasmBinary }, holder, holder.exports, createRequire('/'), '/', '/sqlite.js');
  } finally {
    setFlagsFromString('--no-liftoff-only');
  }
  return holder.exports as WasmSqlite;
}
