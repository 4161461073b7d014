import { chmodSync, copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../clock.ts';
import type { Assets } from '../../engines/engine.ts';
import { OctetError } from '../../errors.ts';
import { ioError } from '../../files/io-error.ts';
import type { LockClock } from '../../files/lock.ts';
import { openChangeCounter } from './change-counter.ts';
import { checkedNoteOf } from './checked-note.ts';
import { type Connection, openConnection } from './connection.ts';
import { type DatabaseLock, openDatabaseLock } from './database-lock.ts';
import { storeError } from './faults.ts';
import { groupCommit } from './group-commit.ts';
import { nativeSqlite } from './native.ts';
import { hasRedo, redoLogAt } from './redo-log.ts';
import { MIGRATIONS } from './schema.ts';
import { numberIn, type Sql, type SqlFile, type Sqlite } from './sql.ts';
import { rollBack, transactions } from './transaction.ts';
import { findDamage, schemaHash, schemaOf } from './verify.ts';
import { wasmSqlite } from './wasm.ts';

export interface DatabaseOptions {
  /** Undefined: in memory, gone with the process. */
  readonly directory: string | undefined;
  readonly assets: Assets;
  /** `all` reads the whole file, `recent` what a command can afford. */
  readonly verify?: 'recent' | 'all';
  /** The build of SQLite; by default Node's own if there is one. */
  readonly build?: 'native' | 'wasm';
  readonly migrations?: readonly string[];
  /** Measures the wait for other processes; by default the real one, since they do not wait for a test's. */
  readonly clock?: LockClock;
}

export interface Store {
  /** All of it is on the disk when the promise resolves, or none of it. The action must not write through the store. */
  write<T>(action: (sql: Sql) => T): Promise<T>;
  /** A write after which the caller updates what this process keeps in memory, so the version stays. */
  writeKeepingVersion<T>(action: (sql: Sql) => T): Promise<T>;
  read<T>(action: (sql: Sql) => T): Promise<T>;
  /** Only in memory, where nothing is lost with a delay. */
  readonly behind?: WritesBehind;
  /** Another number whenever this process or another one may have changed the state. */
  version(): number;
  /** Sentences for the user: what was repaired when the file was opened. */
  readonly notices: readonly string[];
  close(): Promise<void>;
}

/** Writes that nobody waits for. They are made before anything else is read or written, so that nobody can tell. */
export interface WritesBehind {
  add(action: (sql: Sql) => void): void;
  catchUp(): void;
  /** A write of its own, after all of them. */
  now<T>(action: (sql: Sql) => T): T;
}

export const DATABASE_FILE = 'service.db';
/** Beyond this a check takes longer than a person should wait for a command; a server still makes it. */
const QUICKLY_CHECKED_BYTES = 8 * 1024 * 1024;

export async function openStore(options: DatabaseOptions): Promise<Store> {
  const { directory } = options;
  const sqlite = await sqliteOf(options);
  if (directory === undefined) return memoryStore(sqlite.open(':memory:'));
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw ioError(error, 'create', directory);
  }
  const path = join(directory, DATABASE_FILE);
  const lock = openDatabaseLock(`${path}.turn`, options.clock ?? systemClock);
  try {
    return await fileStore(path, lock, openConnection(path, sqlite), options);
  } catch (error) {
    lock.close();
    throw error;
  }
}

async function sqliteOf({ build, assets }: DatabaseOptions): Promise<Sqlite> {
  const native = build === 'wasm' ? undefined : nativeSqlite();
  return native ?? wasmSqlite(assets);
}

function memoryStore(sql: SqlFile): Store {
  migrate(sql, undefined, MIGRATIONS);
  const inTransaction = transactions();
  let version = 0;
  let waiting: ((sql: Sql) => void)[] = [];
  function catchUp(): void {
    if (waiting.length === 0) return;
    const actions = waiting;
    waiting = [];
    inTransaction(sql, 'BEGIN IMMEDIATE', () => {
      for (const act of actions) act(sql);
    });
  }
  function now<T>(action: (sql: Sql) => T, mode = 'BEGIN IMMEDIATE'): T {
    catchUp();
    return inTransaction(sql, mode, action);
  }
  return {
    async write(action) {
      version += 1;
      return now(action);
    },
    writeKeepingVersion: async (action) => now(action),
    behind: { add: (action) => void waiting.push(action), catchUp, now: (action) => now(action) },
    version: () => version,
    read: async (action) => now(action, 'BEGIN'),
    notices: [],
    close: async () => sql.close(),
  };
}

async function fileStore(
  path: string,
  lock: DatabaseLock,
  connection: Connection,
  options: DatabaseOptions,
): Promise<Store> {
  const notices: string[] = [];
  const redo = redoLogAt(`${path}.redo`);
  const note = checkedNoteOf(path, systemClock.now);
  try {
    await lock.run(() => {
      const isNew = !existsSync(path);
      if (hasRedo(`${path}.redo`)) notices.push('completed the last changes of an interrupted run');
      else if (hasTail(path)) notices.push('rolled back an unfinished change from an interrupted run');
      const isChecked = notices.length === 0 && note.isValid();
      connection.use((file) => {
        if (isNew) chmodSync(path, 0o600);
        else if (hasRedo(`${path}.redo`)) redo.recover(file);
        migrate(file, path, options.migrations ?? MIGRATIONS);
        const damage = mustBeChecked(path, options, isNew || isChecked)
          ? findDamage(file, options.verify ?? 'recent')
          : undefined;
        if (damage) throw storeError('corrupt', path, new Error(damage));
      });
    });
  } catch (error) {
    connection.close();
    throw ioError(error, 'write', path);
  }
  const counter = openChangeCounter(path);
  const clock = options.clock ?? systemClock;
  return {
    ...groupCommit({ path, lock, connection, redo, counter, clock }),
    notices,
    async close() {
      try {
        await lock.run(() => {
          connection.close();
          if (connection.isSound) note.write();
        });
      } catch {
        // In a folder that is gone there is no lock to take, and nobody to wait for.
        connection.close();
      } finally {
        counter.close();
        lock.close();
      }
    },
  };
}

function mustBeChecked(path: string, { verify }: DatabaseOptions, isChecked: boolean): boolean {
  if (verify === 'all') return true;
  return !isChecked && statSync(path).size <= QUICKLY_CHECKED_BYTES;
}

function hasTail(path: string): boolean {
  const journal = `${path}-journal`;
  return existsSync(journal) && statSync(journal).size > 0;
}

/** The schema that the migrations make of an empty database, once this process has made one. */
let finished: readonly string[] | undefined;

function migrate(sql: Sql, path: string | undefined, migrations: readonly string[]): void {
  const version = numberIn(sql.get('PRAGMA user_version') ?? {}, 'user_version');
  if (version === migrations.length) return;
  if (version > migrations.length) {
    throw new OctetError(
      'state',
      `the local service's database has version ${version}; this octet supports up to ${migrations.length}`,
      'update octet, or use another OCTET_STATE_DIR',
    );
  }
  if (version > 0 && path !== undefined) copyFileSync(path, `${path}.v${version}.bak`);
  // Each column that a migration adds makes SQLite read all tables again: whoever starts a service for each test would wait.
  const isUsual = version === 0 && migrations === MIGRATIONS;
  sql.exec('BEGIN IMMEDIATE');
  try {
    for (const step of (isUsual && finished) || migrations.slice(version)) sql.exec(step);
    if (isUsual) finished ??= schemaOf(sql);
    sql.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('schema', ?)", schemaHash(sql));
    sql.exec(`PRAGMA user_version = ${migrations.length}`);
    sql.exec('COMMIT');
  } catch (error) {
    rollBack(sql);
    throw error;
  }
}
