import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { standardSignatureOf } from '../../../src/contract/signature.ts';
import { octet } from '../../support/cli.ts';
import { FakeClock } from '../../support/clock.ts';
import { listening, SECRET, send, signed } from './listening.ts';

const BODY = '{"type":"user.created","data":{"user_id":"u1"}}';

test('takes a signed delivery on any path, shows it and keeps it', async () => {
  const { cli, port, events, stop } = await listening();
  const reply = await send(port, BODY, { path: '/any/path?q=1', ...signed(BODY, { 'webhook-id': 'msg_1' }) });
  expect(reply.status).toBe(200);
  expect(events()).toMatchObject([
    {
      type: 'user.created',
      webhook_id: 'msg_1',
      path: '/any/path?q=1',
      verified: true,
      duplicate: false,
      status: 200,
      forward: null,
    },
  ]);
  const folder = join(cli.home, '.local/state/octet/webhooks');
  const [name = ''] = readdirSync(folder);
  expect(name).toBe(`${String(events()[0]?.id)}.json`);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toMatchObject({
    direction: 'received',
    body: BODY,
    verified: true,
  });
  expect(await stop()).toBe(130);
  expect(cli.stderr).not.toContain('error');
});

test.each<[string, string, Record<string, string>, number, string]>([
  ['no signature', BODY, {}, 401, 'no_signature'],
  ['another secret', BODY, { 'x-service-signature': `sha256=${'0'.repeat(64)}` }, 401, 'bad_signature'],
  ['changed bytes', `${BODY} `, signed(BODY).headers, 401, 'bad_signature'],
  ['invalid JSON', 'hello', signed('hello').headers, 400, 'not_json'],
  ['no body', '', signed('').headers, 400, 'not_json'],
  ['no UTF-8', '"\xff"', {}, 400, 'not_json'],
])('W5, W9: refuses %s, and says so', async (_, body, headers, status, verdict) => {
  const { port, events } = await listening();
  const bytes = Buffer.from(body, 'latin1');
  expect((await send(port, bytes, { headers })).status).toBe(status);
  expect(events()).toMatchObject([{ verdict, status }]);
});

test('W9: no content type is no obstacle', async () => {
  const { port } = await listening();
  const { 'x-service-signature': signature = '' } = signed(BODY).headers;
  expect((await send(port, BODY, { headers: { 'x-service-signature': signature } })).status).toBe(200);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('W9: %s gets 405', async (method) => {
  const { port, events } = await listening();
  const reply = await send(port, '', { method });
  expect(reply.status).toBe(405);
  expect(reply.headers.allow).toBe('POST');
  expect(events()).toEqual([]);
});

test('several secrets: each of them is good', async () => {
  const { port } = await listening([], { env: { OCTET_WEBHOOK_SECRET: `new one\n${SECRET}` } });
  expect((await send(port, BODY, signed(BODY))).status).toBe(200);
});

test('W11: refuses to listen without a secret, unless told not to verify', async () => {
  const cli = octet({});
  expect(await cli.run('webhook', 'listen', '--port', '0')).toBe(2);
  const open = await listening(['--no-verify'], { env: { OCTET_WEBHOOK_SECRET: undefined } });
  expect(open.cli.stderr).toContain('signatures are not checked');
  expect((await send(open.port, BODY)).status).toBe(200);
  expect(open.events()).toMatchObject([{ verdict: 'unchecked', verified: null }]);
});

test('W11: is reached on this machine only, unless a host is named', async () => {
  const { cli, port } = await listening();
  expect(cli.out[0]).toContain('http://127.0.0.1:');
  const elsewhere = connect(port, '127.0.0.2');
  const refused = await new Promise((resolve) => elsewhere.once('error', resolve));
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  const everywhere = await listening(['--host', '0.0.0.0']);
  expect(everywhere.cli.stderr).toContain('is reachable from other machines');
});

test('a port in use ends with 16 and a hint', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const cli = octet({}, { env: { OCTET_WEBHOOK_SECRET: SECRET } });
  expect(await cli.run('webhook', 'listen', '--port', String(port))).toBe(16);
  expect(cli.stderr).toContain(`port ${port} is in use`);
  expect(cli.stderr).toContain('--port 0');
  taken.close();
});

describe('W7: duplicates', () => {
  test('the same id is flagged and still taken, until ten minutes have passed', async () => {
    const clock = new FakeClock();
    const { port, events } = await listening([], { clock });
    const delivery = signed(BODY, { 'webhook-id': 'msg_1' });
    for (let round = 0; round < 2; round += 1) expect((await send(port, BODY, delivery)).status).toBe(200);
    await clock.pass(10 * 60_000 + 1);
    await send(port, BODY, delivery);
    expect(events().map(({ duplicate }) => duplicate)).toEqual([false, true, false]);
  });

  test('the same bytes under another id are flagged, unless the sender vouches for the id', async () => {
    const { port, events, cli } = await listening();
    const vouched = (id: string) => {
      const timestamp = String(Math.floor(cli.clock.now() / 1_000));
      const signature = standardSignatureOf(SECRET, Buffer.from(BODY), { id, timestamp });
      return signed(BODY, {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      });
    };
    await send(port, BODY, vouched('msg_1'));
    await send(port, BODY, vouched('msg_2'));
    await send(port, BODY, signed(BODY, { 'webhook-id': 'msg_3' }));
    await send(port, BODY, signed(BODY));
    expect(events().map(({ duplicate }) => duplicate)).toEqual([false, false, true, true]);
  });

  test('what was refused does not count', async () => {
    const { port, events } = await listening();
    await send(port, BODY, { headers: { 'webhook-id': 'msg_1' } });
    await send(port, BODY, signed(BODY, { 'webhook-id': 'msg_1' }));
    expect(events().map(({ duplicate }) => duplicate)).toEqual([false, false]);
  });
});

test.each<[string, number, number]>([
  ['now', 0, 200],
  ['300 s ago', -300, 200],
  ['301 s ago', -301, 401],
  ['300 s ahead', 300, 200],
  ['301 s ahead', 301, 401],
  ['no time at all', Number.NaN, 401],
])('W8: --strict, a delivery stamped %s', async (_, offset, status) => {
  const clock = new FakeClock(Date.UTC(2026, 0, 2));
  const { port } = await listening(['--strict'], { clock });
  const timestamp = String(clock.now() / 1_000 + offset);
  const stamped = signed(BODY, { 'webhook-id': 'm', 'webhook-timestamp': timestamp });
  expect((await send(port, BODY, stamped)).status).toBe(status);
});

test('W8: --strict, a timestamp that was changed is refused where the sender signed it', async () => {
  const { port, cli } = await listening(['--strict']);
  const now = Math.floor(cli.clock.now() / 1_000);
  const signature = standardSignatureOf(SECRET, Buffer.from(BODY), {
    id: 'm',
    timestamp: String(now - 4_000),
  });
  const stamped = signed(BODY, {
    'webhook-id': 'm',
    'webhook-timestamp': String(now),
    'webhook-signature': signature,
  });
  expect((await send(port, BODY, stamped)).status).toBe(401);
  expect((await send(port, BODY, signed(BODY))).status).toBe(200);
});

describe('what is shown', () => {
  test('--count ends it with 0', async () => {
    const { port, ended, cli } = await listening(['--count', '2']);
    await send(port, BODY, signed(BODY));
    expect((await send(port, BODY)).status).toBe(401);
    expect(await ended).toBe(0);
    expect(cli.stderr).toContain('2 received, 1 not acknowledged');
  });

  async function shown(options: { terminal?: number; args?: string[] }): Promise<string[]> {
    const cli = octet(
      {},
      { terminal: options.terminal, env: { OCTET_WEBHOOK_SECRET: SECRET, NO_COLOR: '1', CI: '1' } },
    );
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const ended = cli.run(
      'webhook',
      'listen',
      '--port',
      String(port),
      '--count',
      '1',
      ...(options.args ?? []),
    );
    const answered = () =>
      send(port, BODY, signed(BODY)).then(
        () => true,
        () => false,
      );
    while (!(await answered()));
    expect(await ended).toBe(0);
    return cli.out;
  }

  test('a pipe gets a tab-separated row', async () => {
    const [row = ''] = await shown({});
    const cells = row.split('\t');
    expect(cells[0]).toBe('2026-01-02T03:04:05.000Z');
    expect(cells.slice(1, 2)).toEqual(['user.created']);
    expect(cells.slice(3)).toEqual(['verified', '200', '0 ms']);
  });

  test('a terminal gets columns that fit', async () => {
    const lines = await shown({ terminal: 80 });
    expect(lines[0]).toMatch(/^time +type +id +signature +status +took/);
    expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d {2}user\.created {12}[a-z0-9]{6} {2}verified {13}200 {5}0 ms/);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
  });

  test('--json prints one document at the end', async () => {
    const document = JSON.parse((await shown({ args: ['--json'] })).join('\n')) as {
      received: number;
      deliveries: unknown[];
    };
    expect(document).toMatchObject({ received: 1, deliveries: [{ type: 'user.created', verified: true }] });
  });
});
