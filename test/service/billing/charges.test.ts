import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { createAccount, newKey } from '../../../src/service/billing/accounts.ts';
import { Charges } from '../../../src/service/billing/charges.ts';
import { Counters } from '../../../src/service/billing/counters.ts';
import { balanceOf } from '../../../src/service/billing/credits.ts';
import type { Sql } from '../../../src/service/store/sql.ts';
import { openStore } from '../../../src/service/store/store.ts';
import { findDamage } from '../../../src/service/store/verify.ts';
import { ASSETS_DIR, handClock } from '../../support/service.ts';

/** `behind`: as in memory; else as on the disk. */
async function opened({ behind }: { behind: boolean }) {
  const store = await openStore({ directory: undefined, assets: assetsIn(ASSETS_DIR) });
  const clock = handClock();
  const emitted: string[] = [];
  const left = new Map<string, number>();
  let transactions = 0;
  const counting = {
    ...store,
    ...(behind ? {} : { behind: undefined }),
    writeKeepingVersion<T>(action: (sql: Sql) => T): Promise<T> {
      transactions += 1;
      return store.writeKeepingVersion(action);
    },
  };
  const charges = new Charges({
    store: counting,
    counters: new Counters(counting, clock),
    accounts: {
      availableTo: (id) => left.get(id),
      spent: (id, available) => void left.set(id, available),
    },
    clock,
    webhooks: {
      emit(_sql, account, event) {
        emitted.push(`${account} ${event}`);
        return [];
      },
    },
  });
  const account = (credits: number): Promise<{ id: string; email: string }> =>
    store.write((sql) => {
      const email = `${credits}@example.com`;
      const options = { email, plan: 'none' as const, credits, attribution: true };
      const id = createAccount(sql, options, newKey(), clock.now());
      left.set(id, credits);
      return { id, email };
    });
  const spend = (of: { id: string; email: string }, amount: number, reference: string) =>
    charges.spend({ account: of, amount, reference, description: 'chat' });
  return { store, clock, account, spend, emitted, left, transactions: () => transactions };
}

test('charges of one turn are one transaction; one that the balance does not cover is refused alone', async () => {
  const { store, account, spend, emitted, left, transactions } = await opened({ behind: false });
  const rich = await account(1_000);
  const poor = await account(5);
  const amounts = [2, 2, 2, 1];
  const all = await Promise.allSettled([
    ...Array.from({ length: 40 }, (_, index) => spend(rich, 1, `rich-${index}`)),
    ...amounts.map((amount, index) => spend(poor, amount, `poor-${index}`)),
  ]);
  expect(transactions()).toBe(1);
  expect(all.slice(40).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(all[42]).toMatchObject({ reason: { status: 402 } });
  expect([rich, poor].map(({ id }) => left.get(id))).toEqual([960, 0]);
  expect(emitted).toEqual([`${poor.id} credits.depleted`]);
  const { references, balances, damage } = await store.read((sql) => ({
    references: sql
      .all("SELECT reference FROM ledger WHERE kind = 'charge' ORDER BY seq")
      .map(({ reference }) => reference),
    balances: [rich, poor].map(({ id }) => balanceOf(sql, id).available),
    damage: findDamage(sql, 'all'),
  }));
  expect(references).toEqual([
    ...Array.from({ length: 40 }, (_, index) => `rich-${index}`),
    'poor-0',
    'poor-1',
    'poor-3',
  ]);
  expect(balances).toEqual([960, 0]);
  expect(damage).toBeUndefined();
});

const charged = (sql: Sql) => sql.all("SELECT reference, at FROM ledger WHERE kind = 'charge' ORDER BY seq");

test('in memory a charge is made at once and written before anybody looks, with its own time', async () => {
  const { store, clock, account, spend, left } = await opened({ behind: true });
  const rich = await account(1_000);
  const start = clock.now();
  expect(spend(rich, 1, 'first')).toBeUndefined();
  clock.advance(5_000);
  expect(spend(rich, 2, 'second')).toBeUndefined();
  expect(left.get(rich.id)).toBe(997);
  const { rows, balance, damage } = await store.read((sql) => ({
    rows: charged(sql),
    balance: balanceOf(sql, rich.id).available,
    damage: findDamage(sql, 'all'),
  }));
  expect(rows).toEqual([
    { reference: 'first', at: start },
    { reference: 'second', at: start + 5_000 },
  ]);
  expect(balance).toBe(997);
  expect(damage).toBeUndefined();
});

test('in memory the charge that empties an account is told, and one that it does not cover is refused', async () => {
  const { store, account, spend, emitted, left } = await opened({ behind: true });
  const poor = await account(3);
  expect(spend(poor, 1, 'covered')).toBeUndefined();
  expect(() => spend(poor, 5, 'too much')).toThrow(expect.objectContaining({ status: 402 }));
  expect(spend(poor, 2, 'last')).toBeUndefined();
  expect(left.get(poor.id)).toBe(0);
  expect(emitted).toEqual([`${poor.id} credits.depleted`]);
  expect(await store.read((sql) => charged(sql).map(({ reference }) => reference))).toEqual([
    'covered',
    'last',
  ]);
});
