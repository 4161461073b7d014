import type { Clock } from '../../clock.ts';
import type { Sql } from '../store/sql.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Account } from './accounts.ts';
import { enterAll } from './credits.ts';
import { publishDepleted } from './depleted.ts';
import { type Books, inTransaction } from './in-transaction.ts';

/** The price of one request that writes nothing else. */
export interface Charge {
  readonly account: Pick<Account, 'id' | 'email'>;
  readonly amount: number;
  readonly description: string;
  /** Id of the request. */
  readonly reference: string;
}

interface ChargesOptions extends Books {
  readonly clock: Pick<Clock, 'now'>;
  readonly webhooks: Pick<Webhooks, 'emit'>;
}

interface WaitingCharge extends Charge {
  resolve(available: number): void;
  reject(error: unknown): void;
}

/** Charges of requests that end in the same turn of the event loop are written in one transaction. */
export class Charges {
  #waiting: WaitingCharge[] = [];

  constructor(private readonly options: ChargesOptions) {}

  /** On the disk when it resolves, with what is available afterwards. */
  spend(charge: Charge): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#write());
      this.#waiting.push({ ...charge, resolve, reject });
    });
  }

  async #write(): Promise<void> {
    const charges = this.#waiting;
    this.#waiting = [];
    try {
      const settle = await inTransaction(this.options, 'charge', (sql) => this.#enter(sql, charges));
      settle();
    } catch (error) {
      for (const { reject } of charges) reject(error);
    }
  }

  /** Returns the function that tells each request, once the transaction is over. */
  #enter(sql: Sql, charges: readonly WaitingCharge[]): () => void {
    const { clock, webhooks } = this.options;
    const told: (() => void)[] = [];
    for (const id of new Set(charges.map(({ account }) => account.id))) {
      const own = charges.filter(({ account }) => account.id === id);
      const entries = own.map(({ amount, reference, description }) => ({
        kind: 'charge' as const,
        amount: -amount,
        reference,
        description,
      }));
      const results = enterAll(sql, id, entries, clock.now());
      for (const [index, { account, resolve, reject }] of own.entries()) {
        const result = results[index];
        if (result === 0) publishDepleted(sql, webhooks, account);
        told.push(() => (typeof result === 'number' ? resolve(result) : reject(result)));
      }
    }
    return () => {
      for (const tell of told) tell();
    };
  }
}
