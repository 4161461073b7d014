import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LockClock } from '../../files/lock.ts';
import type { ChangeCounter } from './change-counter.ts';
import type { Connection } from './connection.ts';
import type { DatabaseLock } from './database-lock.ts';
import { faultOf, storeError } from './faults.ts';
import type { RedoLog, Statement } from './redo-log.ts';
import type { Sql, SqlFile } from './sql.ts';
import { rollBack, transactions } from './transaction.ts';

export interface GroupCommitOptions {
  readonly path: string;
  readonly lock: DatabaseLock;
  readonly connection: Connection;
  readonly redo: RedoLog;
  readonly counter: ChangeCounter;
  readonly clock: LockClock;
}

interface Waiting {
  act(sql: Sql): void;
  resolve(): void;
  reject(error: unknown): void;
}

/** Writes that follow each other sooner are many; a command makes two or three. */
const CLOSE_TOGETHER_MS = 20;
const MANY = 3;
/** Other processes wait no longer than this for their turn at the database. */
const LONGEST_TURN_MS = 250;
/** A turn ends when no write came for this long. */
const IDLE_MS = 5;
/** Longer than a waiting process pauses between two looks at the lock. */
const GIVE_WAY_MS = 40;

/**
 * A write that comes alone is one transaction. Writes that come close together share one that stays open for a turn:
 * each batch of them is acknowledged as soon as its statements are in the redo log.
 */
export function groupCommit({ path, lock, connection, redo, counter, clock }: GroupCommitOptions) {
  const inTransaction = transactions();
  const waiting: Waiting[] = [];
  let wake = (): void => {};
  let gathers = false;
  /** The file with the transaction that is open for a turn. */
  let open: SqlFile | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  /** Writes in a row that came close together. */
  let closeTogether = 0;
  let version = 0;
  let seen = counter.read();
  let giveWay = false;

  const single = <T>(mode: string, action: (sql: Sql) => T): Promise<T> =>
    lock.run(() =>
      connection.use((file) => {
        redo.recover(file);
        const value = inTransaction(file, mode, action);
        if (mode === 'BEGIN IMMEDIATE') seen = counter.read();
        return value;
      }),
    );

  function write<T>(action: (sql: Sql) => T): Promise<T> {
    closeTogether = clock.monotonic() - lastMs > CLOSE_TOGETHER_MS ? 0 : closeTogether + 1;
    if (!gathers && closeTogether < MANY) {
      const made = single('BEGIN IMMEDIATE', action);
      // The write is usually done by now, and the next caller may come before this promise resolves.
      lastMs = clock.monotonic();
      return made;
    }
    const made = inTurn(action);
    if (!gathers) void gather();
    return made;
  }

  const inTurn = <T>(action: (sql: Sql) => T): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let value: T;
      waiting.push({
        act(sql) {
          value = action(sql);
        },
        resolve: () => resolve(value),
        reject,
      });
      wake();
    });

  async function gather(): Promise<void> {
    gathers = true;
    while (waiting.length > 0) {
      try {
        await lock.hold(databaseTurn);
        if (giveWay) await clock.sleep(GIVE_WAY_MS);
      } catch (error) {
        for (const each of waiting.splice(0)) each.reject(error);
      }
    }
    gathers = false;
    lastMs = clock.monotonic();
  }

  async function databaseTurn(): Promise<void> {
    const until = clock.monotonic() + LONGEST_TURN_MS;
    await nextTurn();
    try {
      connection.use((file) => {
        redo.recover(file);
        file.run('BEGIN IMMEDIATE');
        redo.begin(file);
        open = file;
      });
      do {
        await carryOut(waiting.splice(0));
        giveWay = lock.isWanted();
        if (waiting.length === 0 && !giveWay) await arrival();
      } while (waiting.length > 0 && !giveWay && !redo.isLong && clock.monotonic() < until);
      connection.use((file) => heldBy(file).run('COMMIT'));
      open = undefined;
      seen = counter.read();
      redo.end();
    } catch (error) {
      lose();
      throw error;
    }
  }

  /** After a fault of the disk the file is another one, without the open transaction. */
  function heldBy(file: SqlFile): SqlFile {
    if (file !== open) throw storeError('failed', path, new Error('the transaction was lost'));
    return file;
  }

  async function carryOut(batch: readonly Waiting[]): Promise<void> {
    const done: Waiting[] = [];
    const statements: Statement[] = [];
    try {
      for (const each of batch) {
        const made = connection.use((file) => attempt(heldBy(file), each));
        if (made === undefined) continue;
        statements.push(...made);
        done.push(each);
      }
      if (statements.length > 0) await append(statements);
    } catch (error) {
      for (const each of batch) each.reject(error);
      throw error;
    }
    for (const each of done) each.resolve();
    await nextTurn();
  }

  /** The statements of one write; undefined when it was refused, which leaves nothing behind. */
  function attempt(file: SqlFile, each: Waiting): Statement[] | undefined {
    const statements: Statement[] = [];
    file.run('SAVEPOINT one');
    try {
      each.act(recording(file, statements));
    } catch (error) {
      if (faultOf(error, () => undefined) !== 'other') throw error;
      file.run('ROLLBACK TO one');
      file.run('RELEASE one');
      each.reject(error);
      return undefined;
    }
    file.run('RELEASE one');
    return statements;
  }

  async function append(statements: readonly Statement[]): Promise<void> {
    try {
      await redo.append(statements);
    } catch (error) {
      throw connection.fail(error);
    }
  }

  /** Acknowledged writes are in the log; the next turn replays them. */
  function lose(): void {
    open = undefined;
    try {
      connection.use(rollBack);
    } catch {
      // The file was closed because of the fault, which was reported already.
    }
    version += 1;
    redo.abandon();
  }

  /** Clients whose replies have just left ask again within a moment. */
  async function arrival(): Promise<void> {
    const arrived = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await Promise.race([arrived, clock.sleep(IDLE_MS)]);
    wake = () => {};
    await nextTurn();
  }

  return {
    write<T>(action: (sql: Sql) => T): Promise<T> {
      version += 1;
      return write(action);
    },
    writeKeepingVersion: write,
    async read<T>(action: (sql: Sql) => T): Promise<T> {
      if (open) return connection.use((file) => action(file));
      // Between two turns a read that asked for the lock itself would get it only after the next one.
      return gathers ? inTurn(action) : single('BEGIN', action);
    },
    version(): number {
      if (open) return version;
      const counted = counter.read();
      if (counted !== seen) version += 1;
      seen = counted;
      return version;
    },
  };
}

function recording(sql: Sql, statements: Statement[]): Sql {
  return {
    exec() {
      throw new Error('statements that are not prepared cannot be carried out again');
    },
    run(text, ...values) {
      const changed = sql.run(text, ...values);
      if (changed > 0) statements.push([text, ...values]);
      return changed;
    },
    all: (text, ...values) => sql.all(text, ...values),
    get: (text, ...values) => sql.get(text, ...values),
  };
}
