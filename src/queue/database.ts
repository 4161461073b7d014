import { Socket } from 'node:net';
import pg from 'pg';
import { isConflict, QueueUnreachable, queueError } from './queue-error.ts';

/** Runs statements: the pool, or the one connection of a transaction. */
export interface Statements {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Statements {
  readonly client: pg.PoolClient;
}

const CONNECT_MS = 10_000;
/** A server that takes longer has lost the statement, or the network has. */
const STATEMENT_MS = 60_000;
const MOST_ATTEMPTS = 5;

/** The queue's database. Its errors are in the user's words. */
export class Database implements Statements {
  readonly #sockets = new Set<Socket>();
  readonly #pool: pg.Pool;
  readonly #signal: AbortSignal;
  #isCut = false;

  private constructor(
    config: pg.PoolConfig,
    /** Host and database, without user and password. */
    readonly place: string,
    signal: AbortSignal,
  ) {
    this.#pool = new pg.Pool({
      ...config,
      stream: () => this.#socket(),
      max: 4,
      application_name: 'octet',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: STATEMENT_MS,
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
    });
    // A connection that breaks while idle is replaced when the next one is needed.
    this.#pool.on('error', () => undefined);
    this.#signal = signal;
    signal.addEventListener('abort', this.cutOff, { once: true });
  }

  /** `signal` cuts it off. */
  static async open(config: pg.PoolConfig, place: string, signal: AbortSignal): Promise<Database> {
    const database = new Database(config, place, signal);
    try {
      await database.query('SELECT 1');
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** Ends everything at once: a server that hangs would hold a statement for a minute. */
  cutOff = (): void => {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  };

  #socket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#repeated(async () => (await this.#pool.query<Row>(text, [...values])).rows);
  }

  /** All or nothing. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#repeated(() => this.#transactionOnce(work));
  }

  /** Of two that wait for each other PostgreSQL ends one, which is then repeated. */
  async #repeated<Result>(action: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      if (this.#isCut)
        throw new QueueUnreachable(`the connection to ${this.place} was cut`, undefined, undefined);
      try {
        return await action();
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isConflict(error)) throw queueError(error, this.place);
      }
    }
  }

  /** A connection that failed is not used again. */
  async #transactionOnce<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    let client: pg.PoolClient | undefined;
    let broken = false;
    try {
      client = await this.#pool.connect();
      client.on('error', () => {
        broken = true;
      });
      await client.query('BEGIN');
      const result = await work(statementsOn(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      broken ||= !(await rolledBack(client));
      throw error;
    } finally {
      client?.removeAllListeners('error');
      client?.release(broken);
    }
  }

  async close(): Promise<void> {
    this.#signal.removeEventListener('abort', this.cutOff);
    await this.#pool.end();
  }
}

function statementsOn(client: pg.PoolClient): Transaction {
  return {
    client,
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
  };
}

async function rolledBack(client: pg.PoolClient | undefined): Promise<boolean> {
  try {
    await client?.query('ROLLBACK');
    return true;
  } catch {
    // The connection is gone, and the transaction with it.
    return false;
  }
}
