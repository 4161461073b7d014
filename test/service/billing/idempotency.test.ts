import { expect, test } from 'vitest';
import type { Service } from '../../../src/service/service.ts';
import { fetchFrom } from '../../support/fetch.ts';
import { ask, chat, handClock, testService } from '../../support/service.ts';

const spent = async (service: Service): Promise<number> =>
  10_000 - (await ask(service, 'GET', '/payments/balance')).json.balance;

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

test('A12: the same key and body give the stored reply and one charge, on both path forms', async () => {
  const service = await testService();
  const first = await ask(service, 'POST', '/chat/completions', chat('hi'), withKey('k1'));
  const second = await ask(service, 'POST', '/chat/completions', chat('hi'), {
    ...withKey('k1'),
    base: 'http://127.0.0.1:4848/api/v1',
  });
  expect(first.headers['idempotency-key']).toBe('k1');
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(second.text).toBe(first.text);
  expect(await spent(service)).toBe(1);
});

test('A12: a stream is replayed as a stream', async () => {
  const service = await testService();
  const body = chat('what is 2 + 3?', { stream: true });
  const first = await ask(service, 'POST', '/chat/completions', body, withKey('k1'));
  const second = await ask(service, 'POST', '/chat/completions', body, withKey('k1'));
  expect(second.text).toBe(first.text);
  expect(second.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'idempotent-replayed': 'true',
  });
  expect(await spent(service)).toBe(1);
});

test('A13: twenty at once with one key are one piece of work', async () => {
  const service = await testService();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => ask(service, 'POST', '/chat/completions', chat('hi'), withKey('k1'))),
  );
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(all.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
  expect(await spent(service)).toBe(1);
});

test('A13: a job that is asked for twenty times at once exists once', async () => {
  const service = await testService({ jobs: 'queue' });
  const all = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask(service, 'POST', '/music/generate', { prompt: 'rain' }, withKey('k1')),
    ),
  );
  expect(new Set(all.map(({ json }) => json.id)).size).toBe(1);
  expect((await ask(service, 'GET', '/music/library')).json.data).toHaveLength(1);
});

test('A14: another body or path is 422; another user is independent', async () => {
  const service = await testService();
  const { json: other } = await ask(service, 'POST', '/local/accounts', {});
  const first = await ask(service, 'POST', '/chat/completions', chat('hi'), withKey('k1'));
  const body = await ask(service, 'POST', '/chat/completions', chat('ho'), withKey('k1'));
  const path = await ask(service, 'POST', '/chat/stream', chat('hi'), withKey('k1'));
  expect([body.status, path.status]).toEqual([422, 422]);
  const theirs = await ask(service, 'POST', '/chat/completions', chat('hi'), {
    ...withKey('k1'),
    key: other.key,
  });
  expect(theirs.status).toBe(200);
  expect(theirs.json.id).not.toBe(first.json.id);
});

test.each([
  ['too long', 'k'.repeat(256)],
  ['empty', ''],
  ['not ASCII', 'schlüssel'],
])('A15: a key that is %s is 400', async (_, key) => {
  const service = await testService();
  const got = await ask(service, 'POST', '/chat/completions', chat('hi'), withKey(key));
  expect(got.status).toBe(400);
  expect(got.json.error.code).toBe('invalid_idempotency_key');
  expect(await spent(service)).toBe(0);
});

test('A17: a bad request counts for the rate limit, never for credits, and leaves its key free', async () => {
  const service = await testService();
  const bad = await ask(service, 'POST', '/chat/completions', { messages: [] }, withKey('k1'));
  expect(bad.status).toBe(400);
  expect(bad.headers['x-ratelimit-remaining']).toBe('299');
  const good = await ask(service, 'POST', '/chat/completions', chat('hi'), withKey('k1'));
  expect(good.status).toBe(200);
  expect(await spent(service)).toBe(1);
});

test('a reply that was lost is got again with its key, and paid once', async () => {
  const service = await testService({ faults: ['drop:1'] });
  const lost = fetchFrom(
    service,
    new Request('http://127.0.0.1/v1/chat/completions', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'k1',
      },
      body: JSON.stringify(chat('hi')),
    }),
  );
  expect((await lost).type).toBe('error');
  const again = await ask(service, 'POST', '/chat/completions', chat('hi'), withKey('k1'));
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.json.object).toBe('chat.completion');
});

test('a service that runs for days forgets keys after one, without a restart', async () => {
  const clock = handClock();
  const service = await testService({ clock });
  service.open({ url: 'http://127.0.0.1:4848', hosts: [] });
  await ask(service, 'POST', '/chat/completions', chat('hi'), withKey('k1'));
  clock.advance(23 * 3_600_000);
  expect((await ask(service, 'POST', '/chat/completions', chat('ho'), withKey('k1'))).status).toBe(422);
  clock.advance(2 * 3_600_000);
  expect((await ask(service, 'POST', '/chat/completions', chat('ho'), withKey('k1'))).status).toBe(200);
});
