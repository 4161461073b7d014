import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '../../../src/contract/events.ts';
import { standardSignatureMatches } from '../../../src/contract/signature.ts';
import { type CliOptions, octet, temporaryFolder } from '../../support/cli.ts';
import { type Answer, fails, json, raw, type Script } from '../../support/wire.ts';

const SECRET = 'a signing secret for tests';

const TO = 'http://127.0.0.1:3000/hook';

function cliFor(script: Script, options: CliOptions = {}) {
  return octet(script, { ...options, env: { OCTET_WEBHOOK_SECRET: SECRET, ...options.env } });
}

const ok: Answer = json({ received: true });

const status = (code: number): Answer => raw('no', 'text/plain', { status: code });

test('send posts the bytes as they are, signed, and says what came back', async () => {
  const body = '{ "type": "user.created",\r\n "x": "♥" }\n';
  const bodies: Uint8Array[] = [];
  const cli = cliFor({
    'POST /hook': (request) => {
      bodies.push(Buffer.from(request.body ?? ''));
      return ok(request);
    },
  });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', body)).toBe(0);
  expect(cli.out).toEqual(['200']);
  expect(bodies).toEqual([Buffer.from(body)]);
  const headers = cli.sent[0]?.headers ?? {};
  expect(headers['x-service-signature']).toBe(
    `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`,
  );
  expect(headers.authorization).toBeUndefined();
  const stamp = { id: headers['webhook-id'] ?? '', timestamp: headers['webhook-timestamp'] ?? '' };
  expect(standardSignatureMatches(SECRET, Buffer.from(body), stamp, headers['webhook-signature'] ?? '')).toBe(
    true,
  );
});

test('send takes a file and standard input, byte for byte', async () => {
  const bytes = Buffer.from([0x22, 0xff, 0x00, 0x22]);
  const file = join(temporaryFolder(), 'body.bin');
  writeFileSync(file, bytes);
  const got: Buffer[] = [];
  const keep: Answer = (request) => {
    got.push(Buffer.from(request.body ?? ''));
    return ok(request);
  };
  await cliFor({ 'POST /hook': keep }).run('webhook', 'send', '--to', TO, '-d', `@${file}`);
  await cliFor({ 'POST /hook': keep }, { stdin: 'from stdin' }).run('webhook', 'send', '--to', TO, '-d', '-');
  await cliFor({ 'POST /hook': keep }, { stdin: 'unasked' }).run('webhook', 'send', '--to', TO);
  expect(got).toEqual([bytes, Buffer.from('from stdin'), Buffer.from('unasked')]);
});

test('five attempts with growing waits, then 10', async () => {
  const cli = cliFor({ 'POST /hook': status(500) });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{}')).toBe(10);
  expect(cli.sent).toHaveLength(5);
  expect(cli.clock.slept).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(cli.stdout).toBe('');
  expect(cli.err.filter((line) => line.startsWith('attempt'))).toEqual([
    'attempt 1 of 5: answered 500, retrying in 1 s',
    'attempt 2 of 5: answered 500, retrying in 2 s',
    'attempt 3 of 5: answered 500, retrying in 4 s',
    'attempt 4 of 5: answered 500, retrying in 8 s',
    'attempt 5 of 5: answered 500',
  ]);
  expect(new Set(cli.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(cli.sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(5);
});

test('--speed shortens the waits', async () => {
  const cli = cliFor({ 'POST /hook': status(404) });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{}', '--speed', '1000')).toBe(10);
  expect(cli.clock.slept).toEqual([1, 2, 4, 8]);
});

test.each<[string, Answer]>([
  ['a redirect', raw('', 'text/plain', { status: 307, headers: { location: 'http://127.0.0.1:9/evil' } })],
  ['a refusal', status(410)],
  ['a closed port', fails('unreachable', false)],
  ['a broken connection', fails('lost', true)],
  ['silence', fails('timeout', true)],
  ['a bad certificate', fails('certificate', false)],
])('%s is no acknowledgement', async (_, answer) => {
  const cli = cliFor({ 'POST /hook': [answer, answer, json({}, { status: 202 })] });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{}')).toBe(0);
  expect(cli.sent.map(({ url }) => url)).toEqual([TO, TO, TO]);
  expect(cli.out).toEqual(['202']);
});

test('a closed port ends with 10 as well after the fifth attempt', async () => {
  const cli = cliFor({ 'POST /hook': fails('unreachable', false) });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{}')).toBe(10);
});

test('an answer that never ends is read only so far', async () => {
  const cli = cliFor({
    'POST /hook': () => ({
      status: 200,
      headers: {},
      body: (async function* () {
        for (;;) yield Buffer.alloc(16 * 1024);
      })(),
    }),
  });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{}')).toBe(0);
});

test('an answer that does not come in time is given up', async () => {
  const silent: Answer = (request) =>
    new Promise((_, reject) =>
      request.signal?.addEventListener('abort', () => reject(request.signal?.reason)),
    );
  const cli = cliFor({ 'POST /hook': [silent, ok] });
  const running = cli.run('webhook', 'send', '--to', TO, '-d', '{}');
  while (cli.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await cli.clock.pass(15_000);
  expect(await running).toBe(0);
  expect(cli.err[0]).toBe('attempt 1 of 5: no reply within 15 s, retrying in 1 s');
});

test.each<[string, string, number]>([
  ['ftp://example.com/', 'http or https', 15],
  ['file:///etc/passwd', 'http or https', 15],
  ['http://user:pass@example.com/', 'user name', 15],
  ['http://', 'not a URL', 2],
])('refuses --to %s', async (to, words, exit) => {
  const cli = cliFor({});
  expect(await cli.run('webhook', 'send', '--to', to, '-d', '{}')).toBe(exit);
  expect(cli.stderr).toContain(words);
});

test.each(['0', '-1', 'x', '', '1e3'])('refuses --speed %j', async (speed) => {
  expect(await cliFor({}).run('webhook', 'send', '--to', TO, '-d', '{}', `--speed=${speed}`)).toBe(2);
});

test('without a secret nothing is sent', async () => {
  const cli = octet({});
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{}')).toBe(2);
  expect(cli.sent).toEqual([]);
});

test('without a body nothing is sent', async () => {
  const cli = cliFor({});
  expect(await cli.run('webhook', 'send', '--to', TO)).toBe(2);
  expect(cli.sent).toEqual([]);
});

test('--dry-run shows the request and sends nothing', async () => {
  const cli = cliFor({});
  expect(await cli.run('webhook', 'trigger', 'user.created', '--to', TO, '--dry-run')).toBe(0);
  const request = JSON.parse(cli.stdout) as { url: string; body: { type: string } };
  expect(request.url).toBe(TO);
  expect(request.body.type).toBe('user.created');
  expect(cli.stdout + cli.stderr).not.toContain(SECRET);
});

test('--json tells every attempt, also when it fails', async () => {
  const cli = cliFor({
    'POST /hook': [status(500), fails('lost', true), status(503), status(503), status(503)],
  });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{"type":"a.b"}', '--json')).toBe(10);
  const document = JSON.parse(cli.stdout) as {
    delivered: boolean;
    event: string;
    attempts: { status: number | null }[];
  };
  expect(document).toMatchObject({ delivered: false, event: 'a.b', status: 503, url: TO });
  expect(document.attempts.map((attempt) => attempt.status)).toEqual([500, null, 503, 503, 503]);
  expect(JSON.parse(cli.stderr)).toMatchObject({ error: { code: 'cli_not_delivered', exit: 10 } });
});

test('a delivery is kept, private and with its attempts', async () => {
  const cli = cliFor({ 'POST /hook': [status(500), ok] });
  await cli.run('webhook', 'send', '--to', TO, '-d', '{"type":"a.b"}');
  const folder = join(cli.home, '.local/state/octet/webhooks');
  const [name = ''] = readdirSync(folder);
  const saved = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
  expect(saved).toMatchObject({
    version: 1,
    direction: 'sent',
    type: 'a.b',
    body: '{"type":"a.b"}',
    target: TO,
  });
  expect(saved.attempts).toMatchObject([{ status: 500 }, { status: 200 }]);
  expect(JSON.stringify(saved)).not.toContain(SECRET);
});

test('a state directory that cannot be written does not stop a delivery', async () => {
  const file = join(temporaryFolder(), 'in-the-way');
  writeFileSync(file, '');
  const cli = cliFor({ 'POST /hook': ok }, { env: { OCTET_STATE_DIR: join(file, 'state') } });
  expect(await cli.run('webhook', 'send', '--to', TO, '-d', '{}')).toBe(0);
  expect(cli.stderr).toContain('are not saved');
});

test('events lists the ten kinds with their fields', async () => {
  const cli = octet({});
  expect(await cli.run('webhook', 'events')).toBe(0);
  expect(cli.out).toHaveLength(10);
  expect(cli.out[1]).toContain('output_url string, duration_ms integer');
  const people = octet({}, { terminal: 60, env: { NO_COLOR: '1' } });
  await people.run('webhook', 'events');
  expect(people.out.every((line) => line.length <= 60)).toBe(true);
  expect(people.stdout).toContain('\n    customer_email string\n');
  const asJson = octet({});
  await asJson.run('webhook', 'events', '--json');
  const kinds = JSON.parse(asJson.stdout) as {
    type: string;
    fields: { name: string; documented: boolean }[];
  }[];
  expect(kinds.map(({ type }) => type)).toEqual(Object.keys(EVENTS));
  expect(kinds[0]?.fields.every(({ documented }) => documented)).toBe(true);
  expect(kinds[9]?.fields.some(({ documented }) => documented)).toBe(false);
});

test('the noun alone shows help, a word that is no verb is refused', async () => {
  const cli = octet({});
  expect(await cli.run('webhook')).toBe(0);
  expect(cli.stdout).toContain('verify');
  expect(await octet({}).run('webhook', 'nonsense')).toBe(2);
});
