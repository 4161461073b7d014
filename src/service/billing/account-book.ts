import { numberIn, type Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { type Account, accountOfKey } from './accounts.ts';
import { type CountedWindow, countedWindows } from './rate-windows.ts';

/** An account with what admission needs of it, as it was in the state when it was read. */
export interface Seat {
  readonly account: Account;
  /** Credits that are neither spent nor held by a job. */
  readonly available: number;
  /** True: its owner was already told that it is empty. */
  readonly depleted: boolean;
  readonly windows: readonly CountedWindow[];
}

/** A key that the user chose for one run. It is in no table, and opens the account of the key that is. */
interface OtherKey {
  readonly known: string;
  matches(given: string): boolean;
}

/**
 * The accounts that requests come from, kept in memory until the state changes, and the credits that running requests
 * of this process hold. What a request costs is checked once more in the transaction that charges it: another process
 * may have spent the credits meanwhile.
 */
export class AccountBook {
  readonly #seats = new Map<string, Seat>();
  readonly #held = new Map<string, number>();
  #version = -1;

  constructor(
    private readonly store: Store,
    private readonly otherKey?: OtherKey,
  ) {}

  /** Undefined: there is no such key. */
  async find(given: string): Promise<Seat | undefined> {
    const key = this.known(given);
    const version = this.store.version();
    if (version !== this.#version) {
      this.#seats.clear();
      this.#version = version;
    }
    const known = this.#seats.get(key);
    if (known) return known;
    const seat = await this.store.read((sql) => readSeat(sql, key));
    // A change while this waited for its turn makes the seat old.
    if (seat && this.store.version() === this.#version) this.#seats.set(key, seat);
    return seat;
  }

  /** The key as the tables know it. */
  known(given: string): string {
    return this.otherKey?.matches(given) ? this.otherKey.known : given;
  }

  /** After a charge of this process the seats stay, with what is left; an empty account is read again. */
  spent(account: string, available: number): void {
    for (const [key, seat] of this.#seats) {
      if (seat.account.id !== account) continue;
      if (available > 0) this.#seats.set(key, { ...seat, available });
      else this.#seats.delete(key);
    }
  }

  /** Credits of running requests; they are in no table. */
  heldBy(account: string): number {
    return this.#held.get(account) ?? 0;
  }

  /** Returns the function that gives them back. */
  hold(account: string, amount: number): () => void {
    this.#held.set(account, this.heldBy(account) + amount);
    return () => {
      const left = this.heldBy(account) - amount;
      if (left > 0) this.#held.set(account, left);
      else this.#held.delete(account);
    };
  }
}

function readSeat(sql: Sql, key: string): Seat | undefined {
  const account = accountOfKey(sql, key);
  if (!account) return undefined;
  const row = sql.get('SELECT balance, held, depleted FROM accounts WHERE id = ?', account.id) ?? {};
  return {
    account,
    available: numberIn(row, 'balance') - numberIn(row, 'held'),
    depleted: numberIn(row, 'depleted') === 1,
    windows: countedWindows(sql, account),
  };
}
