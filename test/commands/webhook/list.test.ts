import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { json, raw } from '../../support/wire.ts';
import { listening, send, signed } from './listening.ts';

const TO = 'http://127.0.0.1:3000/hook';
const env = { OCTET_WEBHOOK_SECRET: 'a signing secret for tests' };

test('list shows saved deliveries, newest first, and show one of them whole', async () => {
  const failing = raw('no', 'text/plain', { status: 500 });
  const cli = octet({ 'POST /hook': [json({}), failing] }, { env });
  await cli.run('webhook', 'trigger', 'user.created', '--to', TO);
  cli.clock.jump(1_000);
  expect(await cli.run('webhook', 'trigger', 'credits.depleted', '--to', TO, '--once')).toBe(10);
  expect(cli.sent).toHaveLength(2);
  const before = cli.out.length;
  expect(await cli.run('webhook', 'list')).toBe(0);
  const rows = cli.out.slice(before).map((line) => line.split('\t'));
  expect(rows.map(([, , direction, event, result]) => [direction, event, result])).toEqual([
    ['sent', 'credits.depleted', 'failed (500)'],
    ['sent', 'user.created', '200'],
  ]);
  const shown = cli.stdout.length;
  expect(await cli.run('webhook', 'show', rows[1]?.[0] ?? '')).toBe(0);
  expect(cli.stdout.slice(shown)).toContain('"type": "user.created"');
  expect(cli.stdout.slice(shown)).toMatch(/attempt 1 .* answered 200/);
  expect(cli.stdout).not.toContain(env.OCTET_WEBHOOK_SECRET);
  expect(await cli.run('webhook', 'show', 'nope')).toBe(5);
  const [newest = '', older = ''] = rows.map(([id = '']) => id);
  const differs = [...newest].findIndex((letter, at) => letter !== older[at]);
  for (const name of ['-', newest.slice(0, differs + 1), newest.split('-').at(-1) ?? '']) {
    const from = cli.stdout.length;
    expect(await cli.run('webhook', 'show', name)).toBe(0);
    expect(cli.stdout.slice(from)).toContain('"type": "credits.depleted"');
  }
  expect(await cli.run('webhook', 'show', newest.slice(0, differs))).toBe(2);
  expect(cli.stderr).toContain('2 deliveries begin with');
});

test('listen --events shows only these; others are acknowledged', async () => {
  const { port, events, stop } = await listening(['--events', 'user.created']);
  const other = '{"type":"credits.depleted","data":{}}';
  const wanted = '{"type":"user.created","data":{}}';
  expect((await send(port, other, signed(other))).status).toBe(200);
  expect((await send(port, wanted, signed(wanted))).status).toBe(200);
  expect((await send(port, other, {})).status).toBe(401);
  await stop();
  expect(events().map(({ type, status }) => [type, status])).toEqual([
    ['user.created', 200],
    ['credits.depleted', 401],
  ]);
});

test('listen --events names an unknown type', async () => {
  const cli = octet({}, { env });
  expect(await cli.run('webhook', 'listen', '--events', 'user.created,nope')).toBe(2);
  expect(cli.stderr).toContain("'nope'");
});
