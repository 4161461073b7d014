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

async function opened() {
  const store = await openStore({ directory: undefined, assets: assetsIn(ASSETS_DIR) });
  const clock = handClock();
  const emitted: string[] = [];
  let transactions = 0;
  const counting = {
    ...store,
    writeKeepingVersion<T>(action: (sql: Sql) => T): Promise<T> {
      transactions += 1;
      return store.writeKeepingVersion(action);
    },
  };
  const charges = new Charges({
    store: counting,
    counters: new Counters(counting, clock),
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
      return { id: createAccount(sql, options, newKey(), clock.now()), email };
    });
  const spend = (of: { id: string; email: string }, amount: number, reference: string) =>
    charges.spend({ account: of, amount, reference, description: 'chat' });
  return { store, account, spend, emitted, transactions: () => transactions };
}

test('charges of one turn are one transaction; one that the balance does not cover is refused alone', async () => {
  const { store, account, spend, emitted, transactions } = await opened();
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
  expect(all[39]).toMatchObject({ value: 960 });
  expect(all[43]).toMatchObject({ value: 0 });
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
