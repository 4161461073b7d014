import { endpoints } from '../../contract/endpoints.ts';
import { createCheckout } from '../billing/checkouts.ts';
import { balanceOf, transactions } from '../billing/credits.ts';
import { limitOf } from '../http/page-limit.ts';
import { readRoute, route } from './route.ts';

export const paymentsBalance = readRoute(endpoints.balance, async ({ service, account }) => {
  const state = await service.store.read((sql) => balanceOf(sql, account.id));
  const running = service.accounts.heldBy(account.id);
  const balance = state.available - running;
  const held = state.held + running;
  const document = { object: 'balance', balance, held, currency: 'credits', plan: account.plan };
  return { kind: 'reply', document };
});

const USUALLY_LISTED = 20;

export const paymentsTransactions = readRoute(endpoints.transactions, async ({ service, account, query }) => {
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
});

export const paymentsCheckout = route(endpoints.checkout, {
  async run({ service, account, body, origin }) {
    const { amount, currency } = body;
    const session = createCheckout(account.id, { amount, currency }, service.clock.now());
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
});
