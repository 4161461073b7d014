import * as nodeFs from 'node:fs';
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

export type FileSystem = typeof nodeFs;

/** Another file system than Node's is for tests that look at what is written when. */
export async function openWasm(path: string, assets: Assets, files?: FileSystem): Promise<SqlFile> {
  const sqlite = files ? await load(assets, files) : (loaded ?? (await load(assets, nodeFs)));
  if (!files) loaded = sqlite;
  const database = new sqlite.Database(path);
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
async function load(assets: Assets, files: FileSystem): Promise<WasmSqlite> {
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
    start({ wasmBinary }, holder, holder.exports, requireWith(files), '/', '/sqlite.js');
  } finally {
    setFlagsFromString('--no-liftoff-only');
  }
  return holder.exports as WasmSqlite;
}

/**
 * The package locks with a directory beside the file, and takes its own lock for somebody else's: the journal of a
 * process that was killed in the middle of a commit would never be rolled back. Our turn keeps the others out, so its
 * lock is made to do nothing.
 */
function requireWith(files: FileSystem): (name: string) => unknown {
  const isLock = (path: unknown): boolean => String(path).endsWith('.lock');
  const unlocked = {
    ...files,
    accessSync(path: nodeFs.PathLike, mode?: number): void {
      if (isLock(path)) throw Object.assign(new Error('nobody holds it'), { code: 'ENOENT' });
      files.accessSync(path, mode);
    },
    mkdirSync: (path: nodeFs.PathLike): unknown => (isLock(path) ? undefined : files.mkdirSync(path)),
    rmdirSync: (path: nodeFs.PathLike): void => (isLock(path) ? undefined : files.rmdirSync(path)),
  };
  const require = createRequire('/');
  return (name) => (/^(?:node:)?fs$/.test(name) ? unlocked : require(name));
}
