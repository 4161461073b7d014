import PgBoss from 'pg-boss';
import type { Statements } from './database.ts';
import { SCHEMA } from './schema-sql.ts';

/** A chunk is given back as often as its workers die. */
const RETRIES = 1_000_000;
/** pg-boss forgets a job that waits longer than two weeks; a paused batch may wait for months. */
const KEEP_UNTIL = '9999-01-01T00:00:00Z';

/**
 * pg-boss hands out the chunks: one queue for each batch, one job for each chunk, with the id of the chunk. A lease of
 * ours decides when a chunk is given to another worker, because version 10 cannot prolong its own; so pg-boss's
 * maintenance is not run. A finished job is deleted, so there is nothing to archive.
 */
export class ChunkQueue {
  readonly #boss: PgBoss;

  constructor(statements: Statements) {
    this.#boss = bossOn(statements);
  }

  /** Makes the table of a batch; only the owner of the schema may. Does nothing where it is there. */
  create(on: Statements, batch: number): Promise<void> {
    const name = queueName(batch);
    return bossOn(on).createQueue(name, { name, retryLimit: RETRIES });
  }

  /** Does nothing for a chunk that is in the queue already. */
  put(on: Statements, batch: number, chunks: readonly string[]): Promise<void> {
    const name = queueName(batch);
    const jobs = chunks.map((id) => ({ id, name, retryLimit: RETRIES, keepUntil: KEEP_UNTIL }));
    return this.#boss.insert(jobs, { db: dbOf(on) });
  }

  /** The next chunk of a batch, or nothing. pg-boss swallows the error of this statement, so it is looked at here. */
  async take(on: Statements, batch: number): Promise<string | undefined> {
    const db = dbOf(on);
    const jobs = await this.#boss.fetch(queueName(batch), { db });
    if (db.failure) throw db.failure.error;
    return jobs[0]?.id;
  }

  /** Before all others: it holds lines that may have been sent, and the budget is held for them. */
  async putFirst(on: Statements, batch: number, chunk: string): Promise<void> {
    const name = queueName(batch);
    const job = { id: chunk, name, priority: 1, retryLimit: RETRIES, keepUntil: KEEP_UNTIL };
    await this.remove(on, batch, [chunk]);
    await this.#boss.insert([job], { db: dbOf(on) });
  }

  giveBack(on: Statements, batch: number, chunk: string): Promise<void> {
    return this.#boss.fail(queueName(batch), chunk, {}, { db: dbOf(on) });
  }

  remove(on: Statements, batch: number, chunks: readonly string[]): Promise<void> {
    return this.#boss.deleteJob(queueName(batch), [...chunks], { db: dbOf(on) });
  }

  async drop(batch: number): Promise<void> {
    await this.#boss.deleteQueue(queueName(batch));
  }
}

function bossOn(statements: Statements): PgBoss {
  return new PgBoss({
    db: dbOf(statements),
    schema: SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
}

const queueName = (batch: number): string => `batch-${batch}`;

interface BossDb {
  failure: { readonly error: unknown } | undefined;
  executeSql(text: string, values: unknown[]): Promise<{ rows: object[] }>;
}

function dbOf(statements: Statements): BossDb {
  const db: BossDb = {
    failure: undefined,
    async executeSql(text, values) {
      try {
        return { rows: await statements.query(text, values) };
      } catch (error) {
        db.failure = { error };
        throw error;
      }
    },
  };
  return db;
}
