import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { LOCAL_ACCOUNT } from '../../../src/service/billing/accounts.ts';
import { hold } from '../../../src/service/billing/credits.ts';
import type { Service } from '../../../src/service/service.ts';
import { openStore } from '../../../src/service/store/store.ts';
import { fetchFrom } from '../../support/fetch.ts';
import { ASSETS_DIR, ask, chat, eventsOf, tempDir, testService } from '../../support/service.ts';

async function ledger(service: Service) {
  const { json } = await ask(service, 'GET', '/payments/transactions?limit=100');
  const balance = (await ask(service, 'GET', '/payments/balance')).json;
  return { rows: json.data as { amount: number; type: string; balance: number }[], balance };
}

test('A8: a balance that is exactly the price passes; one less is 402 and starts nothing', async () => {
  const exact = await testService({ credits: 5, jobs: 'queue' });
  const request = { prompt: 'rain', duration: 30 };
  expect((await ask(exact, 'POST', '/music/generate', request)).status).toBe(200);
  const poor = await testService({ credits: 4, jobs: 'queue' });
  const got = await ask(poor, 'POST', '/music/generate', request);
  expect(got.status).toBe(402);
  expect(got.json.error).toMatchObject({ type: 'insufficient_credits', code: 'insufficient_credits' });
  expect((await ledger(poor)).rows).toHaveLength(1);
  expect((await ledger(poor)).balance).toMatchObject({ balance: 4, held: 0 });
});

test('A9: of fifty jobs at once, as many are accepted as can be paid', async () => {
  const service = await testService({ credits: 50, jobs: 'queue', plan: 'enterprise' });
  const all = await Promise.all(
    Array.from({ length: 50 }, () =>
      ask(service, 'POST', '/music/generate', { prompt: 'rain', duration: 30 }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(all.filter(({ status }) => status === 402)).toHaveLength(40);
  expect((await ledger(service)).balance).toMatchObject({ balance: 0, held: 50 });
});

test('A9: exactly N of 3N chats are accepted for N credits', async () => {
  const service = await testService({ credits: 40, plan: 'enterprise' });
  const all = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      ask(service, 'POST', '/chat/completions', chat(`what is ${index} + 1?`)),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(40);
  expect(all.filter(({ status }) => status === 402)).toHaveLength(80);
  const { rows, balance } = await ledger(service);
  expect(balance).toMatchObject({ balance: 0, held: 0 });
  expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(0);
});

test('A10: work that fails gives its hold back and leaves no row', async () => {
  const service = await testService({ fixtures: [{ match: 'hi', error: 500 }] });
  const got = await ask(service, 'POST', '/chat/completions', chat('hi'));
  expect(got.status).toBe(500);
  expect((await ledger(service)).rows).toHaveLength(1);
  expect((await ledger(service)).balance).toMatchObject({ balance: 10_000, held: 0 });
});

test('A11: a reader that leaves pays for what was produced, and the rest is not produced', async () => {
  const reply = 'word '.repeat(10_000);
  const service = await testService({ fixtures: [{ match: 'long', reply }] });
  const response = await fetchFrom(
    service,
    new Request('http://127.0.0.1/v1/chat/completions', {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(chat('long', { stream: true, max_tokens: 20_000 })),
    }),
  );
  const reader = response.body?.getReader();
  for (let count = 0; count < 20; count += 1) await reader?.read();
  expect((await ledger(service)).balance).toMatchObject({ held: 11 });
  await reader?.cancel();
  const { rows, balance } = await ledger(service);
  expect(rows[0]?.amount).toBe(-1);
  expect(balance).toMatchObject({ balance: 9_999, held: 0 });
});

test('what a request of an earlier version had set aside when it died is free at the next start', async () => {
  const stateDir = tempDir();
  const first = await testService({ stateDir, credits: 3 });
  const store = await openStore({ directory: stateDir, assets: assetsIn(ASSETS_DIR) });
  await store.write((sql) => {
    hold(sql, { account: LOCAL_ACCOUNT, amount: 3, description: 'x' }, 0);
    sql.run("UPDATE holds SET owner = 'own_gone'");
  });
  await store.close();
  expect((await ledger(first)).balance).toMatchObject({ balance: 0, held: 3 });
  expect((await ask(first, 'POST', '/chat/completions', chat('hi'))).status).toBe(402);
  await first.close();
  const second = await testService({ stateDir });
  expect((await ask(second, 'POST', '/chat/completions', chat('hi'))).status).toBe(200);
  expect((await ledger(second)).balance).toMatchObject({ balance: 2, held: 0 });
});

test('A11: who leaves before the first word pays nothing', async () => {
  const service = await testService();
  const response = await fetchFrom(
    service,
    new Request('http://127.0.0.1/v1/chat/completions', {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(chat('hi', { stream: true })),
    }),
  );
  expect((await ledger(service)).balance).toMatchObject({ held: 1 });
  await response.body?.cancel();
  expect((await ledger(service)).balance).toMatchObject({ balance: 10_000, held: 0 });
});

test('a reply says what it cost; a job says it beforehand and at its end', async () => {
  const service = await testService({ attribution: false, jobs: 'queue' });
  expect((await ask(service, 'POST', '/chat/completions', chat('hi'))).json.credits_used).toBe(2);
  expect((await ask(service, 'POST', '/embeddings', { input: 'x' })).json.credits_used).toBe(2);
  const job = (await ask(service, 'POST', '/music/generate', { prompt: 'x', duration: 60 })).json;
  expect([job.cost, job.credits_used]).toEqual([20, undefined]);
  expect((await ask(service, 'GET', '/models')).json.credits_used).toBeUndefined();
});

test('a stream says what it really cost, never more than was set aside', async () => {
  const service = await testService({ fixtures: [{ match: '*', reply: 'word '.repeat(5_000) }] });
  const { text } = await ask(service, 'POST', '/chat/completions', chat('x', { stream: true }));
  const last = eventsOf(text).at(-2) ?? '';
  expect(JSON.parse(last).usage.credits).toBe(1);
  expect((await ledger(service)).rows[0]?.amount).toBe(-1);
});

test('A16: without a key the same request twice is two charges', async () => {
  const service = await testService();
  await ask(service, 'POST', '/chat/completions', chat('hi'));
  await ask(service, 'POST', '/chat/completions', chat('hi'));
  expect((await ledger(service)).rows.map(({ type }) => type)).toEqual(['charge', 'charge', 'grant']);
});

test('without the attribution requirement everything costs double and says nothing', async () => {
  const service = await testService({ attribution: false });
  const { json, headers } = await ask(service, 'POST', '/chat/completions', chat('hi'));
  expect(json.attribution).toBeUndefined();
  expect(headers['x-attribution']).toBeUndefined();
  expect((await ledger(service)).balance.balance).toBe(9_998);
  const { json: local } = await ask(service, 'GET', '/local/webhooks');
  expect(local.attribution).toBeUndefined();
});

test('what is only ours carries the attribution like the rest', async () => {
  const service = await testService();
  const { json, headers } = await ask(service, 'GET', '/local/webhooks');
  expect(json).toMatchObject({ object: 'list', attribution: headers['x-attribution'] });
});

test('transactions come newest first, in pages', async () => {
  const service = await testService();
  for (let count = 0; count < 5; count += 1) await ask(service, 'POST', '/chat/completions', chat('hi'));
  const first = (await ask(service, 'GET', '/payments/transactions?limit=2')).json;
  expect(first.data.map((row: { balance: number }) => row.balance)).toEqual([9_995, 9_996]);
  expect(first.has_more).toBe(true);
  const rest = (await ask(service, 'GET', `/payments/transactions?limit=10&before=${first.data[1].id}`)).json;
  expect(rest.data.map((row: { balance: number }) => row.balance)).toEqual([9_997, 9_998, 9_999, 10_000]);
  expect(rest.has_more).toBe(false);
  expect((await ask(service, 'GET', '/payments/transactions?limit=0')).status).toBe(400);
  expect((await ask(service, 'GET', '/payments/transactions?before=txn_none')).status).toBe(400);
});

test('a test payment fills the ledger once, however often it is sent', async () => {
  const service = await testService({ credits: 0 });
  const { json } = await ask(service, 'POST', '/payments/checkout', { amount: 500, currency: 'eur' });
  const path = new URL(json.url).pathname;
  const open = { base: 'http://127.0.0.1:4848', key: null };
  const shown = await ask(service, 'GET', path, undefined, open);
  expect(shown.headers['content-type']).toContain('text/html');
  expect(shown.text).toContain('€5.00');
  // With no-referrer a browser sends `Origin: null` with the page's own form, and the button would be refused.
  expect(shown.headers['referrer-policy']).toBe('same-origin');
  expect((await ask(service, 'POST', `${path}/decline`, undefined, open)).json.status).toBe('declined');
  expect((await ledger(service)).balance.balance).toBe(0);
  for (let count = 0; count < 3; count += 1) {
    expect((await ask(service, 'POST', `${path}/pay`, undefined, open)).json.status).toBe('paid');
  }
  expect((await ledger(service)).balance.balance).toBe(500);
  expect((await ask(service, 'POST', `${path}/decline`, undefined, open)).json.status).toBe('paid');
  const own = { ...open, headers: { origin: 'http://127.0.0.1:4848' } };
  expect((await ask(service, 'POST', `${path}/pay`, undefined, own)).status).toBe(200);
  const elsewhere = { ...open, headers: { origin: 'https://evil.example' } };
  expect((await ask(service, 'POST', `${path}/pay`, undefined, elsewhere)).status).toBe(403);
});

test('X11.1 a sum that no number can hold exactly is refused with 400, and nothing is damaged', async () => {
  const stateDir = tempDir();
  const service = await testService({ stateDir, credits: Number.MAX_SAFE_INTEGER - 10 });
  const add = (amount: number) =>
    ask(service, 'POST', '/local/credits', { amount }, { key: service.adminKey });
  expect((await add(10)).status).toBe(200);
  const refused = await add(1);
  expect([refused.status, refused.json.error.message]).toEqual([
    400,
    `credits: the balance cannot exceed ${Number.MAX_SAFE_INTEGER}`,
  ]);
  const session = (await ask(service, 'POST', '/payments/checkout', { amount: 5 })).json;
  const paid = await ask(service, 'POST', '', undefined, {
    base: `http://127.0.0.1:4848/checkout/${session.id}/pay`,
  });
  expect(paid.status).toBe(400);
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBe(Number.MAX_SAFE_INTEGER);
  await service.close();
  const again = await testService({ stateDir, verify: 'all' });
  expect((await ask(again, 'GET', '/payments/balance')).status).toBe(200);
});

test.each([2 ** 53, 1.5, -1, Number.NaN])(
  'X11.2 a service is not opened with %s credits',
  async (credits) => {
    await expect(testService({ credits })).rejects.toMatchObject({ exit: 2 });
  },
);
