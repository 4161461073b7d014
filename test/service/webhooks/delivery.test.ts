import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { verify } from '@octokit/webhooks-methods';
import { expect, onTestFinished, test } from 'vitest';
import { SIGNATURE_HEADER } from '../../../src/contract/signature.ts';
import type { Service } from '../../../src/service/service.ts';
import { ask, chat, eventually, handClock, tempDir, testService } from '../../support/service.ts';
import { receiver } from './receiver.ts';

const register = (service: Service, url: string, events?: string[]) =>
  ask(service, 'POST', '/local/webhooks', { url, events });
const trigger = (service: Service, type: string) => ask(service, 'POST', '/local/trigger', { type });
const deliveries = async (service: Service) => (await ask(service, 'GET', '/local/deliveries')).json.data;
const GAPS_MS = [5_000, 30_000, 120_000, 600_000];

test('W12: a receiver that says 500 gets five attempts with the same bytes and id, then a record is kept', async () => {
  const clock = handClock();
  const service = await testService({ clock, speed: 1 });
  const hook = await receiver(500);
  await register(service, hook.url);
  await trigger(service, 'user.created');
  for (const [index, gap] of GAPS_MS.entries()) {
    await eventually(() => hook.got.length).toBe(index + 1);
    await eventually(async () => (await deliveries(service))[0].history[index].status).toBe(500);
    clock.advance(gap * 0.79);
    await eventually(() => hook.got.length).toBe(index + 1);
    clock.advance(gap * 0.42);
  }
  await eventually(async () => (await deliveries(service))[0].status).toBe('failed');
  clock.advance(86_400_000);
  expect(hook.got).toHaveLength(5);
  expect(new Set(hook.got.map(({ body }) => body.toString())).size).toBe(1);
  expect(new Set(hook.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(hook.got.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(5);
  const { json: shown } = await ask(service, 'GET', `/local/deliveries/${(await deliveries(service))[0].id}`);
  expect(hook.got.at(-1)?.headers).toMatchObject(shown.signature.standard);
  const { json } = await ask(service, 'GET', '/local/notifications');
  expect(json.data).toMatchObject([{ type: 'webhook.failed', recipient: 'you@octet.local' }]);
});

test('deliveries verify with another library, in the documented header and in Standard Webhooks', async () => {
  const service = await testService();
  const hook = await receiver();
  await register(service, hook.url);
  await trigger(service, 'payment.succeeded');
  await eventually(() => hook.got.length).toBe(1);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = hook.got;
  expect(await verify(service.secret, body.toString(), String(headers[SIGNATURE_HEADER]))).toBe(true);
  expect(await verify('another secret', body.toString(), String(headers[SIGNATURE_HEADER]))).toBe(false);
  expect(JSON.parse(body.toString())).toMatchObject({ type: 'payment.succeeded', data: { currency: 'usd' } });
  expect(headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
});

test('W13: it stops at the first 2xx', async () => {
  const clock = handClock();
  const service = await testService({ clock, speed: 1_000 });
  const hook = await receiver((reply, count) => reply.writeHead(count < 3 ? 503 : 204).end());
  await register(service, hook.url);
  await trigger(service, 'subscription.created');
  for (const [index, gap] of GAPS_MS.slice(0, 2).entries()) {
    await eventually(async () => (await deliveries(service))[0].history[index]?.status).toBe(503);
    clock.advance((gap / 1_000) * 1.2);
  }
  await eventually(async () => (await deliveries(service))[0].status).toBe('delivered');
  clock.advance(86_400_000);
  expect(hook.got).toHaveLength(3);
});

test.each([
  [
    'a redirect',
    (reply: Reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    /answered 302/,
  ],
  ['410', (reply: Reply) => reply.writeHead(410).end(), /answered 410/],
  ['a reset', (reply: Reply) => reply.socket?.resetAndDestroy(), /ECONNRESET|socket hang up/],
  ['a refusal with an endless body', (reply: Reply) => endless(reply, 500), /64 KiB/],
])('W14: %s counts as a failure', async (_, answer, error) => {
  const service = await testService({ clock: handClock(), speed: 1 });
  const hook = await receiver(answer);
  await register(service, hook.url);
  await trigger(service, 'user.created');
  await eventually(async () => (await deliveries(service))[0].history[0].error).toMatch(error);
  expect((await deliveries(service))[0]).toMatchObject({ status: 'pending', attempts: 1 });
});

type Reply = Parameters<Exclude<Parameters<typeof receiver>[0], number | undefined>>[0];

function endless(reply: Reply, status: number): void {
  reply.writeHead(status);
  const more = (): void => {
    while (!reply.destroyed && reply.write('x'.repeat(16_384)));
  };
  reply.on('drain', more);
  more();
}

test('a 2xx of any length acknowledges', async () => {
  const service = await testService({ clock: handClock(), speed: 1 });
  const hook = await receiver((reply) => endless(reply, 202));
  await register(service, hook.url);
  await trigger(service, 'user.created');
  await eventually(async () => (await deliveries(service))[0].status).toBe('delivered');
});

test('W14: silence ends after 15 s, and Retry-After delays the next attempt', async () => {
  const clock = handClock();
  const service = await testService({ clock, speed: Number.POSITIVE_INFINITY });
  const hook = await receiver((reply, count) => {
    if (count === 2) reply.writeHead(429, { 'retry-after': '60' }).end();
    if (count === 3) reply.writeHead(200).end();
  });
  await register(service, hook.url);
  await trigger(service, 'user.created');
  await eventually(() => hook.got.length).toBe(1);
  clock.advance(15_000);
  await eventually(async () => (await deliveries(service))[0].history[0].error).toMatch(/15 s/);
  await eventually(() => clock.timers()).toBeGreaterThan(0);
  clock.advance(1);
  await eventually(async () => (await deliveries(service))[0].history[1]?.status).toBe(429);
  clock.advance(59_000);
  expect(hook.got).toHaveLength(2);
  clock.advance(2_000);
  await eventually(async () => (await deliveries(service))[0].status).toBe('delivered');
});

test('an attempt that falls due while the last one is put away is made', async () => {
  const hand = handClock();
  let ticks = 0;
  // Every look at the clock is a millisecond later than the one before, and the gap is three.
  const clock = { ...hand, now: () => hand.now() + ticks++ };
  const service = await testService({ clock, speed: 2_000 });
  const hook = await receiver((reply, count) => reply.writeHead(count < 2 ? 503 : 204).end());
  await register(service, hook.url);
  await trigger(service, 'user.created');
  await eventually(async () => {
    hand.advance(1);
    return (await deliveries(service))[0].status;
  }).toBe('delivered');
});

test('W15: a restart goes on with the next attempt', async () => {
  const clock = handClock();
  const stateDir = tempDir();
  const hook = await receiver(500);
  const first = await testService({ clock, stateDir, speed: 1 });
  await register(first, hook.url);
  await trigger(first, 'user.created');
  await eventually(async () => (await deliveries(first))[0].history[0]?.status).toBe(500);
  const second = await testService({ clock, stateDir, speed: 1 });
  clock.advance(6_001);
  second.open({ url: 'http://127.0.0.1:1', hosts: [] });
  await eventually(async () => (await deliveries(second))[0].history[1]?.status).toBe(500);
  expect(hook.got[1]?.headers['webhook-id']).toBe(hook.got[0]?.headers['webhook-id']);
});

test('W18: a slow endpoint does not hold up a healthy one', async () => {
  const service = await testService();
  const slow = await receiver(() => {});
  const healthy = await receiver();
  await register(service, slow.url);
  await register(service, healthy.url);
  for (let count = 0; count < 3; count += 1) await trigger(service, 'user.created');
  await eventually(() => healthy.got.length).toBe(3);
  expect(slow.got).toHaveLength(1);
});

test('W19: an endpoint with a broken TLS leaves nothing behind', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {}).resume();
    socket.end('HTTP/1.1 200 OK\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const service = await testService({ clock: handClock() });
  await register(service, `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  for (let count = 0; count < 50; count += 1) await trigger(service, 'user.created');
  await eventually(async () =>
    (await deliveries(service)).every((each: { attempts: number }) => each.attempts > 0),
  ).toBe(true);
  await eventually(
    () => process.getActiveResourcesInfo().filter((each) => each === 'TCPSocketWrap').length,
  ).toBe(0);
});

test('only what an endpoint asked for is sent, and every kind can be triggered', async () => {
  const service = await testService();
  const some = await receiver();
  await register(service, some.url, ['credits.depleted']);
  expect((await register(service, some.url, ['no.such'])).status).toBe(400);
  expect((await trigger(service, 'no.such')).status).toBe(400);
  await trigger(service, 'user.created');
  await trigger(service, 'credits.depleted');
  await eventually(() => some.got.length).toBe(1);
  expect(JSON.parse(String(some.got[0]?.body)).type).toBe('credits.depleted');
});

test('the account that runs dry, a payment and a new user are told', async () => {
  const service = await testService({ credits: 1 });
  const hook = await receiver();
  await register(service, hook.url);
  await ask(service, 'POST', '/chat/completions', chat('hi'));
  await ask(service, 'POST', '/chat/completions', chat('hi'));
  const { json } = await ask(service, 'POST', '/payments/checkout', { amount: 1 });
  await ask(service, 'POST', `${new URL(json.url).pathname}/pay`, undefined, { base: 'http://127.0.0.1' });
  await ask(service, 'POST', '/local/accounts', {});
  await eventually(() => hook.got.length).toBe(3);
  const types = hook.got.map(({ body }) => JSON.parse(body.toString()).type);
  expect(types).toEqual(['credits.depleted', 'payment.succeeded', 'user.created']);
});
