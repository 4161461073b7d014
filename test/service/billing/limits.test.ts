import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANS } from '../../../src/contract/rate-limit.ts';
import { ask, chat, handClock, tempDir, testService } from '../../support/service.ts';

const allowance = (headers: Readonly<Record<string, string>>) => ({
  limit: headers['x-ratelimit-limit'],
  remaining: headers['x-ratelimit-remaining'],
  reset: headers['x-ratelimit-reset'],
});

test('A4: every authenticated reply says what is left, errors and streams included', async () => {
  const service = await testService({ clock: handClock(), credits: 3 });
  const requests: [string, string, unknown?][] = [
    ['GET', '/models'],
    ['GET', '/music/no-such-track'],
    ['POST', '/chat/completions', chat('hi')],
    ['POST', '/chat/completions', chat('hi', { stream: true })],
    ['POST', '/chat/stream', chat('hi')],
    ['POST', '/chat/completions', { messages: [] }],
    ['POST', '/builder/build', { prompt: 'too dear' }],
  ];
  const property = fc.asyncProperty(fc.constantFrom(...requests), async ([method, path, body]) => {
    const before = Number((await ask(service, 'GET', '/usage')).headers['x-ratelimit-remaining']);
    const got = await ask(service, method, path, body);
    const { limit, remaining, reset } = allowance(got.headers);
    for (const value of [limit, remaining, reset]) expect(value).toMatch(/^\d+$/);
    expect(Number(remaining)).toBe(before - 1);
    expect(Number(reset)).toBe(Date.UTC(2026, 0, 15, 12, 1, 0) / 1_000);
  });
  await fc.assert(property, { numRuns: 30 });
});

test('A5: the eleventh request of a minute on the free plan is refused and costs nothing', async () => {
  const clock = handClock();
  const service = await testService({ clock, plan: 'free' });
  for (let count = 1; count <= 10; count += 1) {
    expect((await ask(service, 'POST', '/chat/completions', chat('hi'))).status).toBe(200);
  }
  clock.advance(15_000);
  const refused = await ask(service, 'POST', '/chat/completions', chat('hi'));
  expect(refused.status).toBe(429);
  expect(refused.json.error).toMatchObject({ type: 'rate_limit_error', code: 'rate_limit_exceeded' });
  expect(refused.headers['retry-after']).toBe('45');
  expect(allowance(refused.headers)).toMatchObject({ limit: '10', remaining: '0' });
  clock.advance(44_999);
  expect((await ask(service, 'GET', '/models')).status).toBe(429);
  clock.advance(1);
  const after = await ask(service, 'GET', '/payments/balance');
  expect(after.status).toBe(200);
  expect(after.json.balance).toBe(9_990);
  expect(allowance(after.headers)).toMatchObject({ limit: '10', remaining: '9' });
});

test('A6: of a hundred requests at once exactly ten pass', async () => {
  const service = await testService({ clock: handClock(), plan: 'free' });
  const all = await Promise.all(Array.from({ length: 100 }, () => ask(service, 'GET', '/models')));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(90);
});

test('A7: the count of the day survives a restart, and the headers show the window with less left', async () => {
  const clock = handClock();
  const stateDir = tempDir();
  const first = await testService({ clock, stateDir, plan: 'free' });
  for (let minute = 0; minute < 10; minute += 1) {
    for (let count = 0; count < 9; count += 1) await ask(first, 'GET', '/models');
    clock.advance(60_000);
  }
  await first.close();
  const second = await testService({ clock, stateDir });
  const got = await ask(second, 'GET', '/models');
  expect(allowance(got.headers)).toMatchObject({ limit: '10', remaining: '9' });
  for (let count = 0; count < 8; count += 1) await ask(second, 'GET', '/models');
  clock.advance(60_000);
  const last = await ask(second, 'GET', '/models');
  expect(allowance(last.headers)).toMatchObject({ limit: '100', remaining: '0' });
  clock.advance(60_000);
  expect((await ask(second, 'GET', '/models')).status).toBe(429);
});

test('A23: a clock that is set back a day locks nobody out, and the ledger keeps its order', async () => {
  const clock = handClock();
  const service = await testService({ clock, plan: 'free' });
  for (let count = 0; count < 10; count += 1)
    await ask(service, 'POST', '/chat/completions', chat(`hi ${count}`));
  clock.advance(-86_400_000);
  expect((await ask(service, 'POST', '/chat/completions', chat('hi'))).status).toBe(200);
  const { json } = await ask(service, 'GET', '/payments/transactions?limit=100');
  const balances = json.data.map((each: { balance: number }) => each.balance);
  expect(balances).toEqual([...balances].sort((a, b) => a - b));
  expect(new Set(json.data.map((each: { id: string }) => each.id)).size).toBe(12);
});

const LIMITED = Object.entries(PLANS).flatMap(([plan, { perMinute }]) =>
  perMinute === undefined ? [] : [{ plan, perMinute }],
);

test.each(LIMITED)('the plan $plan allows what the document says', async ({ plan, perMinute }) => {
  const service = await testService({ clock: handClock(), plan: plan as keyof typeof PLANS });
  const { headers } = await ask(service, 'GET', '/models');
  expect(allowance(headers)).toMatchObject({ limit: String(perMinute), remaining: String(perMinute - 1) });
});

test('the plan none has no limits, and its replies carry no rate-limit headers', async () => {
  const service = await testService({ clock: handClock(), plan: 'none' });
  for (let count = 0; count < 12; count += 1) {
    const { status, headers } = await ask(service, 'GET', '/chat/models');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-ratelimit-limit');
  }
});
