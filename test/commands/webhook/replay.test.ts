import { expect, test } from 'vitest';
import { signatureOf } from '../../../src/contract/signature.ts';
import { type Cli, octet } from '../../support/cli.ts';
import { type Answer, fails, json, raw, type Script } from '../../support/wire.ts';
import { listening, SECRET, send, signed, target } from './listening.ts';

const TO = 'http://127.0.0.1:3000/hook';
const ok: Answer = json({});
const down: Answer = fails('unreachable', false);

function cliFor(script: Script, home?: string): Cli {
  return octet(script, { home, random: Math.random, env: { OCTET_WEBHOOK_SECRET: SECRET } });
}

async function sent(script: Script, ...bodies: string[]): Promise<Cli> {
  const cli = cliFor(script);
  for (const body of bodies) {
    await cli.clock.pass(1);
    await cli.run('webhook', 'send', '--to', TO, '-d', body, '--max-retries', '0');
  }
  return cli;
}

const bodiesOf = (cli: Cli) => cli.sent.map(({ body }) => (body as { n: number }).n);

test('sends the last delivery again to where it went, with the same headers', async () => {
  const first = await sent({ 'POST /hook': ok }, '{"n":1}', '{"n":2}');
  const again = cliFor({ 'POST /hook': ok }, first.home);
  expect(await again.run('webhook', 'replay')).toBe(0);
  expect(again.sent).toHaveLength(1);
  expect(again.sent[0]).toEqual(first.sent[1]);
  expect(again.out[0]?.split('\t').slice(2, 4)).toEqual([TO, '200']);
});

test('--last N sends them in the order in which they came', async () => {
  const first = await sent({ 'POST /hook': ok }, '{"n":1}', '{"n":2}', '{"n":3}');
  const again = cliFor({ 'POST /elsewhere': ok }, first.home);
  expect(await again.run('webhook', 'replay', '--last', '2', '--to', 'http://127.0.0.1:4000/elsewhere')).toBe(
    0,
  );
  expect(bodiesOf(again)).toEqual([2, 3]);
});

test('--failed sends what was not acknowledged, until it is', async () => {
  const first = await sent(
    { 'POST /hook': [ok, down, raw('', 'text/plain', { status: 500 })] },
    '{"n":1}',
    '{"n":2}',
    '{"n":3}',
  );
  const partly = cliFor({ 'POST /hook': [ok, down] }, first.home);
  expect(await partly.run('webhook', 'replay', '--failed')).toBe(17);
  expect(bodiesOf(partly)).toEqual([2, 3]);
  const rest = cliFor({ 'POST /hook': down }, first.home);
  expect(await rest.run('webhook', 'replay', '--failed')).toBe(10);
  expect(bodiesOf(rest)).toEqual([3]);
  const done = cliFor({ 'POST /hook': ok }, first.home);
  expect(await done.run('webhook', 'replay', '--failed')).toBe(0);
  const nothing = cliFor({}, first.home);
  expect(await nothing.run('webhook', 'replay', '--failed')).toBe(0);
  expect(nothing.stderr).toContain('no failed deliveries');
});

test('sent elsewhere, a failed delivery stays failed', async () => {
  const first = await sent({ 'POST /hook': down }, '{"n":1}');
  await cliFor({ 'POST /x': ok }, first.home).run(
    'webhook',
    'replay',
    '--failed',
    '--to',
    'http://127.0.0.1:4000/x',
  );
  const again = cliFor({ 'POST /hook': ok }, first.home);
  await again.run('webhook', 'replay', '--failed');
  expect(bodiesOf(again)).toEqual([1]);
});

test('finds a delivery by its name, the end of it, or the sender’s id', async () => {
  const first = await sent({ 'POST /hook': ok }, '{"n":1}', '{"n":2}');
  const list = cliFor({ 'POST /hook': ok }, first.home);
  await list.run('webhook', 'replay', '--last', '2', '--json');
  const [oldest] = JSON.parse(list.stdout) as { id: string; webhook_id: string }[];
  for (const name of [oldest?.id ?? '', oldest?.id.slice(-6) ?? '', oldest?.webhook_id ?? '']) {
    const again = cliFor({ 'POST /hook': ok }, first.home);
    expect(await again.run('webhook', 'replay', name)).toBe(0);
    expect(bodiesOf(again)).toEqual([1]);
  }
});

test.each(['nothing', '../../etc/passwd', '20260102T030405000-zzzzzz'])(
  'an id that is not there (%s) ends with 5',
  async (id) => {
    expect(await cliFor({}).run('webhook', 'replay', id)).toBe(5);
  },
);

test.each([[['some-id', '--failed']], [['--last', '1', '--failed']], [['--last', '0']], [['--last', 'x']]])(
  'refuses %j',
  async (args) => {
    expect(await cliFor({}).run('webhook', 'replay', ...args)).toBe(2);
  },
);

test('with nothing saved there is nothing to do', async () => {
  const cli = cliFor({});
  expect(await cli.run('webhook', 'replay')).toBe(0);
  expect(cli.stderr).toContain('no saved deliveries');
});

test('--resign gives the time of now and keeps id and bytes', async () => {
  const first = await sent({ 'POST /hook': ok }, '{"n":1}');
  const again = octet(
    { 'POST /hook': ok },
    { home: first.home, env: { OCTET_WEBHOOK_SECRET: 'a new secret' } },
  );
  await again.clock.pass(86_400_000);
  expect(await again.run('webhook', 'replay', '--resign')).toBe(0);
  const before = first.sent[0]?.headers ?? {};
  const after = again.sent[0]?.headers ?? {};
  expect(after['webhook-id']).toBe(before['webhook-id']);
  expect(Number(after['webhook-timestamp']) - Number(before['webhook-timestamp'])).toBe(86_400);
  expect(after['x-service-signature']).toBe(signatureOf('a new secret', Buffer.from('{"n":1}')));
});

test('a received delivery goes where it was forwarded to; one that went nowhere needs --to', async () => {
  const app = await target((response, count) => response.writeHead(count === 1 ? 500 : 200).end());
  const forwarding = await listening(['--forward-to', app.url]);
  const body = Buffer.from('{"type":"a.b","x":"\u2665"}');
  expect((await send(forwarding.port, body, signed(body))).status).toBe(500);
  await forwarding.stop();
  const { undiciTransport } = await import('../../../src/client/undici.ts');
  const network = undiciTransport({ connections: 0, connectMs: 1_000 });
  const again = octet({}, { home: forwarding.cli.home, network });
  expect(await again.run('webhook', 'replay', '--failed')).toBe(0);
  expect(app.got).toHaveLength(2);
  expect(app.got[1]?.body).toEqual(body);
  expect(app.got[1]?.headers['x-service-signature']).toBe(app.got[0]?.headers['x-service-signature']);

  const silent = await listening();
  await send(silent.port, body, signed(body));
  await silent.stop();
  const nowhere = octet({}, { home: silent.cli.home });
  expect(await nowhere.run('webhook', 'replay')).toBe(2);
  expect(nowhere.stderr).toContain('--to URL');
});

test('--dry-run shows what would be sent', async () => {
  const first = await sent({ 'POST /hook': ok }, '{"n":1}');
  const cli = cliFor({}, first.home);
  expect(await cli.run('webhook', 'replay', '--dry-run')).toBe(0);
  expect(JSON.parse(cli.stdout)).toMatchObject({ method: 'POST', url: TO, body: '{"n":1}' });
});
