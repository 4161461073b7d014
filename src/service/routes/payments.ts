import { endpoints } from '../../contract/endpoints.ts';
import { createCheckout } from '../billing/checkouts.ts';
import { balanceOf, transactions } from '../billing/credits.ts';
import { limitOf } from '../http/page-limit.ts';
import type { Route } from '../service-context.ts';

export const paymentsBalance: Route = {
  endpoint: endpoints.balance,
  async run({ service, account }) {
    const { available, held } = await service.store.read((sql) => balanceOf(sql, account.id));
    const document = { object: 'balance', balance: available, held, currency: 'credits', plan: account.plan };
    return { kind: 'reply', document };
  },
};

const USUALLY_LISTED = 20;

export const paymentsTransactions: Route = {
  endpoint: endpoints.transactions,
  async run({ service, account, query }) {
    const limit = limitOf(query.get('limit'), USUALLY_LISTED);
    const before = query.get('before') ?? undefined;
    const found = await service.store.read((sql) =>
      transactions(sql, account.id, { limit: limit + 1, before }),
    );
    const data = found
      .slice(0, limit)
      .map(({ id, kind, amount, balance: after, reference, description, at }) => ({
        id,
        object: 'transaction',
        type: kind,
        amount,
        balance: after,
        description,
        reference: reference ?? null,
        created: Math.floor(at / 1_000),
        created_at: new Date(at).toISOString(),
      }));
    return { kind: 'reply', document: { object: 'list', data, has_more: found.length > limit } };
  },
};

export const paymentsCheckout: Route = {
  endpoint: endpoints.checkout,
  async run({ service, account, body, origin }) {
    const parsed = {
      amount: (body.amount as number | undefined) ?? 1_000,
      currency: (body.currency as string | undefined) ?? 'usd',
    };
    const session = createCheckout(account.id, parsed, service.clock.now());
    const document = {
      id: session.id,
      object: 'checkout.session',
      url: `${origin}/checkout/${session.id}`,
      amount: session.amount,
      currency: session.currency,
      credits: session.credits,
      status: 'open',
    };
    return { kind: 'reply', document, commit: (sql) => session.save(sql) };
  },
};
