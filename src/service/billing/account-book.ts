import type { Clock } from '../../clock.ts';
import { numberIn, type Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { type Account, accountOfKey, createTestAccount, readAccount, testAccountId } from './accounts.ts';
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

/** The identity of the sender in a request. */
export interface Credentials {
  readonly apiKey: string | undefined;
  readonly test: string | undefined;
}

interface BookOptions {
  readonly otherKey: OtherKey | undefined;
  readonly clock: Pick<Clock, 'now'>;
  /** Opening balance of the account of a test. */
  readonly credits: number;
}

/** A name that no key can have: keys contain no spaces. */
const TEST_SEAT = 'test ';

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
    private readonly options: BookOptions,
  ) {}

  /** The account as it is in memory; undefined: it must be looked for. Most requests come from one that is. */
  kept({ apiKey, test }: Credentials): Seat | undefined {
    if (apiKey === undefined || test !== undefined) return undefined;
    this.#forgetOld();
    return this.#seats.get(this.known(apiKey));
  }

  /** The account of this key, or of this test with it; undefined: there is no such key. */
  async find({ apiKey, test }: Credentials): Promise<Seat | undefined> {
    const plain = apiKey === undefined ? undefined : await this.#seat(this.known(apiKey));
    if (!plain || test === undefined) return plain;
    const { account } = plain;
    const id = testAccountId(account.id, test);
    const found = await this.#seat(`${TEST_SEAT}${id}`, (sql) => readAccount(sql, id));
    if (found) return found;
    await this.openTest(account.id, test);
    return this.#seat(`${TEST_SEAT}${id}`, (sql) => readAccount(sql, id));
  }

  /** The account of this test with that account's key. It is made at its first use. */
  async openTest(account: string, test: string): Promise<string> {
    const { credits, clock } = this.options;
    await this.store.write((sql) => {
      const owner = readAccount(sql, account);
      if (owner) createTestAccount(sql, owner, test, { credits, now: clock.now() });
    });
    return testAccountId(account, test);
  }

  async #seat(
    name: string,
    read: (sql: Sql) => Account | undefined = (sql) => accountOfKey(sql, name),
  ): Promise<Seat | undefined> {
    this.#forgetOld();
    const kept = this.#seats.get(name);
    if (kept) return kept;
    const seat = await this.store.read((sql) => readSeat(sql, read(sql)));
    // A change while this waited for its turn makes the seat old.
    if (seat && this.store.version() === this.#version) this.#seats.set(name, seat);
    return seat;
  }

  #forgetOld(): void {
    const version = this.store.version();
    if (version === this.#version) return;
    this.#seats.clear();
    this.#version = version;
  }

  /** The key as the tables know it. */
  known(given: string): string {
    const { otherKey } = this.options;
    return otherKey?.matches(given) ? otherKey.known : given;
  }

  /** The credits of an account that is in memory, after its last charge. */
  availableTo(account: string): number | undefined {
    this.#forgetOld();
    for (const seat of this.#seats.values()) if (seat.account.id === account) return seat.available;
    return undefined;
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

function readSeat(sql: Sql, account: Account | undefined): Seat | undefined {
  if (!account) return undefined;
  const row = sql.get('SELECT balance, held, depleted FROM accounts WHERE id = ?', account.id) ?? {};
  return {
    account,
    available: numberIn(row, 'balance') - numberIn(row, 'held'),
    depleted: numberIn(row, 'depleted') === 1,
    windows: countedWindows(sql, account),
  };
}
