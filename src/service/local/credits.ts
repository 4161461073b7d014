import type { InferOutput } from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { PRICES } from '../../contract/prices.ts';
import { balanceOf, enter, transactions } from '../billing/credits.ts';
import { accountNamed } from '../billing/keys.ts';
import { usageBy } from '../billing/usage.ts';
import { serviceError } from '../http/service-error.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import type { creditsBody } from './bodies.ts';
import type { LocalRun } from './endpoint.ts';

const LISTED = 50;

/** The account of a key, or of the test with it; the account of a test is made at its first use. */
async function accountFor(
  service: ServiceContext,
  key: string | undefined,
  test: string | undefined,
): Promise<string> {
  const account = await service.store.read((sql) => accountOf(sql, service, key));
  return test === undefined ? account : service.accounts.openTest(account, test);
}

function accountOf(sql: Sql, service: ServiceContext, key: string | undefined): string {
  const account =
    key === undefined ? service.identity.account : accountNamed(sql, service.accounts.known(key));
  if (account === undefined) throw serviceError.missing('Key not found.');
  return account;
}

/** Balance, spending and the latest transactions of a key; without one, of the service's own. */
export const credits: LocalRun = async ({ service, query, test }) => {
  await service.counters.flush();
  const account = await accountFor(service, query.get('key') || undefined, test);
  return service.store.read((sql) => {
    const { available, held } = balanceOf(sql, account);
    const listed = transactions(sql, account, { limit: LISTED, before: query.get('before') || undefined });
    return {
      object: 'credits',
      balance: available,
      held,
      by_module: byModule(sql, account),
      by_day: usageBy(sql, account, 'day').map(({ name, requests, credits: spent }) => ({
        day: name,
        requests,
        credits: spent,
      })),
      prices: PRICES,
      data: listed.map(({ at, seq: _, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })),
      next: listed.length === LISTED ? listed.at(-1)?.id : null,
    };
  });
};

function byModule(sql: Sql, account: string): { module: string; requests: number; credits: number }[] {
  const modules = new Map<string, { requests: number; credits: number }>();
  for (const { name, requests, credits: spent } of usageBy(sql, account, 'endpoint')) {
    const module = Object.values(endpoints).find(({ path }) => path === name)?.module ?? 'other';
    const sum = modules.get(module) ?? { requests: 0, credits: 0 };
    modules.set(module, { requests: sum.requests + requests, credits: sum.credits + spent });
  }
  return [...modules].map(([module, sum]) => ({ module, ...sum }));
}

/** Test credits without a payment. */
export const addCredits: LocalRun<InferOutput<typeof creditsBody>> = async ({ service, body, test }) => {
  const { amount, key } = body;
  const id = await accountFor(service, key, test);
  const { account, document } = await service.store.write((sql) => {
    enter(sql, id, { kind: 'grant', amount, description: 'test credits' }, service.clock.now());
    const { available, held } = balanceOf(sql, id);
    return { account: id, document: { object: 'balance', balance: available, held, added: amount } };
  });
  service.changes.credits(account);
  return document;
};
