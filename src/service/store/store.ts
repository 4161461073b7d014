import { chmodSync, copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../../engines/engine.ts';
import { OctetError } from '../../errors.ts';
import { ioError } from '../../files/io-error.ts';
import { type DatabaseLock, openDatabaseLock } from './database-lock.ts';
import { faultOf, probeDisk, storeError } from './faults.ts';
import { openNative } from './native.ts';
import { MIGRATIONS } from './schema.ts';
import { numberIn, type Sql, type SqlFile } from './sql.ts';
import { findDamage, schemaHash } from './verify.ts';
import { openWasm } from './wasm.ts';

export interface DatabaseOptions {
  /** Undefined: in memory, gone with the process. */
  readonly directory: string | undefined;
  readonly assets: Assets;
  /** `all` reads the whole file, `recent` what a command can afford. */
  readonly verify?: 'recent' | 'all';
  /** Which build of SQLite to use; by default Node's own where there is one. */
  readonly build?: 'native' | 'wasm';
  readonly migrations?: readonly string[];
}

export interface Store {
  /** All of it is on the disk when this returns, or none of it. Calls inside a call join it. */
  write<T>(action: (sql: Sql) => T): T;
  read<T>(action: (sql: Sql) => T): T;
  /** Sentences for the user: what was repaired when the file was opened. */
  readonly notices: readonly string[];
  close(): void;
}

export const DATABASE_FILE = 'service.db';
/** Beyond this a check takes longer than a person should wait for a command; a server still makes it. */
const QUICKLY_CHECKED_BYTES = 8 * 1024 * 1024;

export async function openStore(options: DatabaseOptions): Promise<Store> {
  const { directory } = options;
  if (directory === undefined) return memoryStore(await openSql(':memory:', options));
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw ioError(error, 'create', directory);
  }
  const path = join(directory, DATABASE_FILE);
  const turn = openDatabaseLock(`${path}.turn`);
  try {
    return await fileStore(path, turn, options);
  } catch (error) {
    turn.close();
    throw error;
  }
}

async function openSql(path: string, options: DatabaseOptions): Promise<SqlFile> {
  const native = options.build === 'wasm' ? undefined : openNative(path);
  return native ?? openWasm(path, options.assets);
}

function memoryStore(sql: SqlFile): Store {
  migrate(sql, undefined, MIGRATIONS);
  const run = transactions(sql);
  return { write: run.write, read: run.write, notices: [], close: () => sql.close() };
}

async function fileStore(path: string, turn: DatabaseLock, options: DatabaseOptions): Promise<Store> {
  const notices: string[] = [];
  const isNew = !existsSync(path);
  const sql = turn.take(() => openSqlLater(path, options));
  const file = await sql;
  let broken: OctetError | undefined;

  const guarded = <T>(action: () => T): T => {
    if (broken) throw broken;
    try {
      return turn.take(action);
    } catch (error) {
      if (error instanceof OctetError) throw error;
      const fault = faultOf(error, () => probeDisk(path));
      if (fault === 'other') throw error;
      const failure = storeError(fault, path, error);
      if (fault === 'broken' || fault === 'corrupt') broken = failure;
      throw failure;
    }
  };
  const run = transactions(file);

  try {
    guarded(() => {
      if (hasTail(path)) notices.push('an unfinished change of an interrupted run was rolled back');
      if (isNew) chmodSync(path, 0o600);
      file.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      migrate(file, path, options.migrations ?? MIGRATIONS);
      const affordable = options.verify === 'all' || statSync(path).size <= QUICKLY_CHECKED_BYTES;
      const damage = affordable ? findDamage(file, options.verify ?? 'recent') : undefined;
      if (damage) throw storeError('corrupt', path, new Error(damage));
    });
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    write: (action) => guarded(() => run.write(action)),
    read: (action) => guarded(() => run.read(action)),
    notices,
    close() {
      try {
        turn.take(() => file.close());
      } catch {
        // In a folder that is gone there is no turn to take, and nobody to wait for.
        file.close();
      } finally {
        turn.close();
      }
    },
  };
}

/** Opening touches no page; only the WebAssembly build has to be fetched first. */
async function openSqlLater(path: string, options: DatabaseOptions): Promise<SqlFile> {
  try {
    return await openSql(path, options);
  } catch (error) {
    throw new OctetError('io', `cannot open ${path}`, 'check that its folder can be written', {
      cause: error,
    });
  }
}

function hasTail(path: string): boolean {
  const journal = `${path}-journal`;
  return existsSync(journal) && statSync(journal).size > 0;
}

function transactions(sql: Sql) {
  let inside = false;
  const run = <T>(mode: string, action: (sql: Sql) => T): T => {
    if (inside) return action(sql);
    sql.exec(mode);
    inside = true;
    try {
      const value = action(sql);
      sql.exec('COMMIT');
      return value;
    } catch (error) {
      rollBack(sql);
      throw error;
    } finally {
      inside = false;
    }
  };
  return {
    write: <T>(action: (sql: Sql) => T) => run('BEGIN IMMEDIATE', action),
    read: <T>(action: (sql: Sql) => T) => run('BEGIN', action),
  };
}

function rollBack(sql: Sql): void {
  try {
    sql.exec('ROLLBACK');
  } catch {
    // After an I/O error SQLite has rolled back already and says that there is no transaction.
  }
}

function migrate(sql: Sql, path: string | undefined, migrations: readonly string[]): void {
  const version = numberIn(sql.get('PRAGMA user_version') ?? {}, 'user_version');
  if (version === migrations.length) return;
  if (version > migrations.length) {
    throw new OctetError(
      'state',
      `the local service's database is of version ${version}; this octet knows ${migrations.length}`,
      'update octet, or use another OCTET_STATE_DIR',
    );
  }
  if (version > 0 && path !== undefined) copyFileSync(path, `${path}.v${version}.bak`);
  sql.exec('BEGIN IMMEDIATE');
  try {
    for (const step of migrations.slice(version)) sql.exec(step);
    sql.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('schema', ?)", schemaHash(sql));
    sql.exec(`PRAGMA user_version = ${migrations.length}`);
    sql.exec('COMMIT');
  } catch (error) {
    rollBack(sql);
    throw error;
  }
}
