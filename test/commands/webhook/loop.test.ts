import { expect, onTestFinished, test } from 'vitest';
import { undiciTransport } from '../../../src/client/undici.ts';
import { SIGNATURE_HEADER, signatureMatches } from '../../../src/contract/signature.ts';
import { listen } from '../../../src/service/http/listen.ts';
import { octet } from '../../support/cli.ts';
import { FakeClock } from '../../support/clock.ts';
import { eventually, testService } from '../../support/service.ts';
import { listening, target } from './listening.ts';

/** A free port is known only once something listens there, and the service signs with a secret of its own. */
async function loop() {
  const service = await testService();
  const server = await listen(service, { port: 0 });
  onTestFinished(() => server.close(0));
  const app = await target((response, count) => response.writeHead(count === 1 ? 500 : 200).end());
  // Deliveries carry the service's time, which must be the listener's in strict mode.
  const clock = new FakeClock(Date.now());
  const receiver = await listening(['--forward-to', app.url, '--strict'], {
    clock,
    env: { OCTET_WEBHOOK_SECRET: service.secret },
  });
  const registered = await fetch(`${server.url}/v1/local/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.adminKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${receiver.port}/hook` }),
  });
  expect(registered.status).toBeLessThan(300);
  return { service, server, app, receiver };
}

test('local service, delivery, listen, verify, forward, replay', async () => {
  const { service, server, app, receiver } = await loop();
  const network = undiciTransport({ connections: 0, connectMs: 1_000 });
  const env = { OCTET_BASE_URL: `${server.url}/v1`, OCTET_API_KEY: service.key };
  const cli = octet({}, { network, env, home: receiver.cli.home });
  expect(await cli.run('credits', 'buy', '--amount', '500', '--currency', 'usd')).toBe(0);
  const page = cli.out[0] ?? '';
  expect(page.startsWith(`${server.url}/checkout/`)).toBe(true);
  expect((await fetch(`${page}/pay`, { method: 'POST' })).status).toBe(200);

  // The application fails once; the service sends the event again until it is acknowledged.
  await eventually(() => receiver.events().length).toBe(2);
  const [first, second] = receiver.events();
  expect(first).toMatchObject({ type: 'payment.succeeded', verified: true, duplicate: false, status: 500 });
  expect(second).toMatchObject({ type: 'payment.succeeded', verified: true, duplicate: true, status: 200 });
  const [once, again] = app.got;
  expect(again?.body).toEqual(once?.body);
  expect(JSON.parse(String(again?.body))).toMatchObject({
    type: 'payment.succeeded',
    data: { amount: 500, currency: 'usd' },
  });
  const signature = String(again?.headers[SIGNATURE_HEADER]);
  expect(signatureMatches(service.secret, again?.body ?? Buffer.alloc(0), signature)).toBe(true);
  expect(await receiver.stop()).toBe(130);

  const replaying = octet({}, { network, home: receiver.cli.home });
  expect(await replaying.run('webhook', 'replay', '--failed')).toBe(0);
  expect(app.got).toHaveLength(3);
  expect(app.got[2]?.body).toEqual(once?.body);
  expect(app.got[2]?.headers[SIGNATURE_HEADER]).toBe(signature);

  const paid = octet({}, { network, env });
  await paid.run('credits', 'history');
  expect(paid.out[0]?.split('\t').slice(1, 4)).toEqual(['purchase', 'test payment', '+500']);
});
