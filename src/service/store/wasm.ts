import * as nodeFs from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Assets } from '../../engines/engine.ts';
import { systemCode } from '../../errors.ts';
import { withoutOptimisedWasm } from '../../v8-flags.ts';
import { compiledAhead } from './compile-ahead.ts';
import type { DiskFault, Row, SqlFile, Sqlite, SqlValue } from './sql.ts';

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
type WasmModule = { readonly Database: new (path: string) => WasmDatabase };

interface WasmSqlite extends WasmModule {
  /** The fault since the last call. */
  takeFault(): DiskFault | undefined;
}

let loaded: WasmSqlite | undefined;

export type FileSystem = typeof nodeFs;

/** Tests give another file system than Node's, to see what is written when. */
export async function wasmSqlite(assets: Assets, files?: FileSystem): Promise<Sqlite> {
  const sqlite = files ? await load(assets, files) : (loaded ?? (await load(assets, nodeFs)));
  if (!files) loaded = sqlite;
  return { open: (path) => openWasm(sqlite, path), diskFault: () => sqlite.takeFault() };
}

function openWasm(sqlite: WasmSqlite, path: string): SqlFile {
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
  const script = await assets('sqlite.js');
  const start = compileFunction(
    Buffer.from(script).toString('utf8'),
    ['Module', 'module', 'exports', 'require', '__dirname', '__filename', 'WebAssembly'],
    { filename: 'sqlite.js' },
  );
  const compiled = await compiledAhead();
  const wasmBinary = compiled ? new Uint8Array() : await assets('sqlite.wasm');
  const holder: { exports: unknown } = { exports: {} };
  const faults: { last?: DiskFault } = {};
  const watched = watchFaults(files, (fault) => {
    faults.last = fault;
  });
  // The optimising compiler would spend four times as long on SQLite as a command spends in it, and delay the exit.
  withoutOptimisedWasm(() =>
    start(
      { wasmBinary },
      holder,
      holder.exports,
      requireWith(watched),
      '/',
      '/sqlite.js',
      compiled ? withModule(compiled) : WebAssembly,
    ),
  );
  const { Database } = holder.exports as WasmModule;
  return {
    Database,
    takeFault() {
      const { last } = faults;
      faults.last = undefined;
      return last;
    },
  };
}

/** The package compiles its module itself; this gives it the one that is there. */
function withModule(compiled: WebAssembly.Module) {
  const { Instance, RuntimeError } = WebAssembly;
  return {
    Instance,
    RuntimeError,
    Module: function Module(bytes: BufferSource) {
      return bytes.byteLength === 0 ? compiled : new WebAssembly.Module(bytes);
    },
  };
}

/** The package answers every failed call with "disk I/O error"; the reason is noted here, where it is still known. */
function watchFaults(files: FileSystem, note: (fault: DiskFault) => void): FileSystem {
  const noted = <A extends unknown[], R>(call: string, run: (...args: A) => R): ((...args: A) => R) => {
    return (...args) => {
      try {
        return run(...args);
      } catch (error) {
        const code = systemCode(error);
        if (code !== undefined && code !== 'ENOENT') note({ code, call });
        throw error;
      }
    };
  };
  return {
    ...files,
    openSync: noted('open', files.openSync),
    readSync: noted('read', (file: number, bytes: Uint8Array, from: number, length: number, at: number) =>
      files.readSync(file, bytes, from, length, at),
    ),
    writeSync: noted('write', (file: number, bytes: Uint8Array, from: number, length: number, at: number) => {
      const written = files.writeSync(file, bytes, from, length, at);
      // A disk that is nearly full takes a part and reports no error.
      if (written !== length) note({ code: 'ENOSPC', call: 'write' });
      return written;
    }),
    ftruncateSync: noted('ftruncate', files.ftruncateSync),
    fsyncSync: noted('fsync', files.fsyncSync),
  } as FileSystem;
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
