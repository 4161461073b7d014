import type { Clock } from '../../clock.ts';
import type { ServiceError } from '../http/service-error.ts';
import type { Sql } from '../store/sql.ts';
import type { WritesBehind } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { AccountBook } from './account-book.ts';
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
  readonly accounts: Pick<AccountBook, 'availableTo' | 'spent'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly webhooks: Pick<Webhooks, 'emit'>;
}

interface MadeCharge extends Charge {
  readonly at: number;
}

interface WaitingCharge extends MadeCharge {
  resolve(): void;
  reject(error: unknown): void;
}

/** The credits left after each charge, or the error that refused it. */
type Entered<T> = readonly (readonly [charge: T, result: number | ServiceError])[];

/** More of them would hold the event loop for longer than a request takes. */
const MOST_BEHIND = 64;

/**
 * Charges of requests that end in the same turn of the event loop are written in one transaction. In memory they are
 * written when somebody looks, or when many wait.
 */
export class Charges {
  #waiting: WaitingCharge[] = [];
  #behind: MadeCharge[] = [];

  constructor(private readonly options: ChargesOptions) {}

  /** On the disk when it resolves. Undefined: in memory, where it is made already. */
  spend(charge: Charge): Promise<void> | undefined {
    const { store, clock } = this.options;
    const made = { ...charge, at: clock.now() };
    if (store.behind) return this.#spendBehind(made, store.behind);
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#write());
      this.#waiting.push({ ...made, resolve, reject });
    });
  }

  #spendBehind(charge: MadeCharge, behind: WritesBehind): undefined {
    const { accounts } = this.options;
    const { id } = charge.account;
    const left = (accounts.availableTo(id) ?? 0) - charge.amount;
    if (left > 0) {
      if (this.#behind.length === 0) behind.add((sql) => this.#catchUp(sql));
      this.#behind.push(charge);
      accounts.spent(id, left);
      if (this.#behind.length >= MOST_BEHIND) behind.catchUp();
      return undefined;
    }
    // The ledger decides: it may be refused, and whoever is left with nothing is told.
    for (const [, result] of behind.now((sql) => this.#enter(sql, [charge]))) {
      if (typeof result !== 'number') throw result;
      accounts.spent(id, result);
    }
    return undefined;
  }

  #catchUp(sql: Sql): void {
    const charges = this.#behind;
    this.#behind = [];
    this.#enter(sql, charges);
  }

  async #write(): Promise<void> {
    const charges = this.#waiting;
    this.#waiting = [];
    try {
      const entered = await inTransaction(this.options, 'charge', (sql) => this.#enter(sql, charges));
      for (const [{ account, resolve, reject }, result] of entered) {
        if (typeof result !== 'number') {
          reject(result);
          continue;
        }
        this.options.accounts.spent(account.id, result);
        resolve();
      }
    } catch (error) {
      for (const { reject } of charges) reject(error);
    }
  }

  #enter<T extends MadeCharge>(sql: Sql, charges: readonly T[]): Entered<T> {
    const { clock, webhooks } = this.options;
    const entered: [T, number | ServiceError][] = [];
    for (const own of byAccount(charges)) {
      const [{ account }] = own;
      const entries = own.map(({ amount, reference, description, at }) => ({
        kind: 'charge' as const,
        amount: -amount,
        reference,
        description,
        at,
      }));
      const results = enterAll(sql, account.id, entries, clock.now());
      for (const [index, result] of results.entries()) {
        const charge = own[index];
        if (!charge) continue;
        if (result === 0) publishDepleted(sql, webhooks, account);
        entered.push([charge, result]);
      }
    }
    return entered;
  }
}

function byAccount<T extends Charge>(charges: readonly T[]): Iterable<[T, ...T[]]> {
  const accounts = new Map<string, [T, ...T[]]>();
  for (const charge of charges) {
    const own = accounts.get(charge.account.id);
    if (own) own.push(charge);
    else accounts.set(charge.account.id, [charge]);
  }
  return accounts.values();
}
