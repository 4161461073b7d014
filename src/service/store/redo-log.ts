import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { isObject } from '../../contract/shape.ts';
import { numberIn, type Sql, type SqlValue } from './sql.ts';
import { rollBack } from './transaction.ts';

/** One statement that changed something, with its values. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

/**
 * The statements of acknowledged writes whose transaction SQLite has not committed yet. One short append takes the
 * place of a commit, which costs several: that is what lets many requests share one. Whoever takes the lock after a
 * crash carries the statements out again. `meta.redo` counts the logs that are in the database already, so that none is
 * carried out twice.
 */
export interface RedoLog {
  /** Under the lock, outside a transaction: carries out what an interrupted process left. */
  recover(sql: Sql): void;
  /** Inside the transaction whose statements follow. */
  begin(sql: Sql): void;
  /** On the disk when it resolves. */
  append(statements: readonly Statement[]): Promise<void>;
  readonly isLong: boolean;
  /** The transaction is committed. */
  end(): void;
  /** The transaction is lost, and with it what was never acknowledged; the rest is carried out again. */
  abandon(): void;
}

const MOST_BYTES = 4 * 1024 * 1024;
const sync = promisify(fdatasync);

export function redoLogAt(path: string): RedoLog {
  let file: number | undefined;
  let epoch = 0;
  let written = 0;
  let acknowledged = 0;

  const close = (lengthBytes: number): void => {
    if (file === undefined) return;
    const closing = file;
    file = undefined;
    try {
      ftruncateSync(closing, lengthBytes);
    } finally {
      closeSync(closing);
    }
  };
  return {
    recover(sql) {
      if (!hasRedo(path)) return;
      const next = epochOf(sql) + 1;
      const batches = readBatches(path, next);
      sql.run('BEGIN IMMEDIATE');
      try {
        for (const batch of batches) for (const [text, ...values] of batch) sql.run(text, ...values);
        markEpoch(sql, next);
        sql.run('COMMIT');
      } catch (error) {
        rollBack(sql);
        throw error;
      }
      file = openSync(path, 'r+');
      close(0);
    },
    begin(sql) {
      const isNew = !existsSync(path);
      file = openSync(path, isNew ? 'w+' : 'r+', 0o600);
      if (isNew) syncDirectory(dirname(path));
      ftruncateSync(file, 0);
      written = 0;
      acknowledged = 0;
      epoch = epochOf(sql) + 1;
      markEpoch(sql, epoch);
    },
    async append(statements) {
      if (file === undefined) throw new Error('the redo log is closed');
      const line = lineOf(epoch, statements);
      const size = writeSync(file, line, 0, line.length, written);
      if (size !== line.length) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
      written += line.length;
      await sync(file);
      acknowledged = written;
    },
    get isLong() {
      return written > MOST_BYTES;
    },
    end: () => close(0),
    abandon: () => close(acknowledged),
  };
}

export const hasRedo = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

function epochOf(sql: Sql): number {
  return numberIn(sql.get("SELECT value FROM meta WHERE name = 'redo'") ?? {}, 'value');
}

function markEpoch(sql: Sql, epoch: number): void {
  sql.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('redo', ?)", String(epoch));
}

/** One batch a line: checksum, epoch, statements. */
function lineOf(epoch: number, statements: readonly Statement[]): Buffer {
  const body = `${epoch} ${JSON.stringify(statements, encodeBytes)}`;
  return Buffer.from(`${checksum(body)} ${body}\n`);
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** Up to the first line that is torn, or that belongs to an earlier log: it was never acknowledged. */
function readBatches(path: string, epoch: number): Statement[][] {
  const batches: Statement[][] = [];
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const line of lines.slice(0, -1)) {
    const body = line.slice(9);
    if (line.slice(0, 8) !== checksum(body) || !body.startsWith(`${epoch} `)) break;
    const statements: unknown = JSON.parse(body.slice(body.indexOf(' ') + 1));
    if (!Array.isArray(statements)) break;
    batches.push(statements.map(statementOf));
  }
  return batches;
}

function encodeBytes(this: unknown, name: string, value: unknown): unknown {
  // A Buffer has a toJSON of its own, which was called already; the value itself is still in its place.
  const given = isObject(this) || Array.isArray(this) ? Reflect.get(this, name) : value;
  return given instanceof Uint8Array ? { base64: Buffer.from(given).toString('base64') } : value;
}

function statementOf(written: unknown): Statement {
  const [sql, ...values] = Array.isArray(written) ? written : [];
  return [String(sql), ...values.map(sqlValue)];
}

function sqlValue(value: unknown): SqlValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return isObject(value) ? Buffer.from(String(value.base64), 'base64') : null;
}

/** A file that was just made is safe only with its name. */
function syncDirectory(directory: string): void {
  const file = openSync(directory, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
