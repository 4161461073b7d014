import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../support/clock.ts';
import { listening, send, signed, target, until } from './listening.ts';

const BODY = '{"type":"user.created","data":{"user_id":"u1"}}';

describe('W10: --forward-to', () => {
  test('passes the same bytes and headers on, and answers with what came back', async () => {
    const app = await target((response) => {
      response.writeHead(202, { 'content-type': 'text/x-own', 'x-private': 'kept here' });
      response.end('taken');
    });
    const { port, events } = await listening(['--forward-to', app.url]);
    const body = '{ "type": "a.b",\r\n "x": "♥" }\n';
    const delivery = signed(body, {
      'webhook-id': 'msg_1',
      'x-other': 'one, two',
      connection: 'close, x-hop',
      'x-hop': '1',
    });
    const reply = await send(port, body, { path: '/here', ...delivery });
    expect(reply).toMatchObject({ status: 202, body: 'taken' });
    expect(reply.headers['content-type']).toBe('text/x-own');
    expect(reply.headers['x-private']).toBeUndefined();
    const [got] = app.got;
    expect(got?.body).toEqual(Buffer.from(body));
    expect(got?.path).toBe('/app/hook?x=1');
    expect(got?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-signature': delivery.headers['x-service-signature'],
      'webhook-id': 'msg_1',
      'x-other': 'one, two',
    });
    expect(got?.headers['x-hop']).toBeUndefined();
    expect(got?.headers.host).toBe(new URL(app.url).host);
    expect(events()).toMatchObject([{ status: 202, forward: { url: app.url, status: 202 } }]);
  });

  test.each([500, 404, 204, 429])('%d of the target is the answer', async (status) => {
    const app = await target((response) => response.writeHead(status).end());
    const { port } = await listening(['--forward-to', app.url]);
    expect((await send(port, BODY, signed(BODY))).status).toBe(status);
  });

  test('a redirect is passed on without where it leads, and not followed', async () => {
    const elsewhere = await target();
    const app = await target((response) => response.writeHead(307, { location: elsewhere.url }).end());
    const { port } = await listening(['--forward-to', app.url]);
    const reply = await send(port, BODY, signed(BODY));
    expect(reply.status).toBe(307);
    expect(reply.headers.location).toBeUndefined();
    expect(elsewhere.got).toEqual([]);
  });

  test('a target that is down is 502', async () => {
    const { port, events } = await listening(['--forward-to', 'http://127.0.0.1:1/']);
    expect((await send(port, BODY, signed(BODY))).status).toBe(502);
    expect(events()).toMatchObject([
      { status: 502, forward: { status: null, error: expect.stringContaining('refused') } },
    ]);
  });

  test('a target that does not answer is given up after 30 s', async () => {
    const app = await target(() => undefined);
    const clock = new FakeClock();
    const { port } = await listening(['--forward-to', app.url], { clock });
    const reply = send(port, BODY, signed(BODY));
    await until(() => app.got.length === 1);
    await clock.pass(30_000);
    expect((await reply).status).toBe(502);
  });

  test('what is refused is not passed on, a duplicate is', async () => {
    const app = await target();
    const { port } = await listening(['--forward-to', app.url]);
    await send(port, BODY);
    await send(port, 'no json', signed('no json'));
    expect(app.got).toEqual([]);
    await send(port, BODY, signed(BODY));
    await send(port, BODY, signed(BODY));
    expect(app.got).toHaveLength(2);
  });

  test('Ctrl-C does not wait for the target', async () => {
    const app = await target(() => undefined);
    const { port, stop } = await listening(['--forward-to', app.url]);
    const reply = send(port, BODY, signed(BODY)).catch(() => undefined);
    await until(() => app.got.length === 1);
    expect(await stop()).toBe(130);
    await reply;
  });
});
