import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../src/contract/events.ts';
import { problems } from '../../../src/contract/parse.ts';
import { type CliOptions, octet } from '../../support/cli.ts';
import { type Answer, json, raw, type Script } from '../../support/wire.ts';

const SECRET = 'a signing secret for tests';

const TO = 'http://127.0.0.1:3000/hook';

function cliFor(script: Script, options: CliOptions = {}) {
  return octet(script, { ...options, env: { OCTET_WEBHOOK_SECRET: SECRET, ...options.env } });
}

const ok: Answer = json({ received: true });

const _status = (code: number): Answer => raw('no', 'text/plain', { status: code });

describe('trigger', () => {
  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])(
    'sends %s with its documented fields',
    async (type) => {
      const cli = cliFor({ 'POST /hook': ok });
      expect(await cli.run('webhook', 'trigger', type, '--to', TO)).toBe(0);
      const event = cli.sent[0]?.body as { type: string; data: unknown };
      expect(event.type).toBe(type);
      expect(problems(EVENTS[type].data, event.data)).toEqual([]);
    },
  );

  test('W20: an unknown kind is refused with the list', async () => {
    const cli = cliFor({});
    expect(await cli.run('webhook', 'trigger', 'generation.exploded', '--to', TO)).toBe(2);
    for (const type of Object.keys(EVENTS)) expect(cli.stderr).toContain(type);
  });

  test.each<[string, unknown]>([
    ['data.extra=5', { extra: 5 }],
    ['data.extra=-1.5', { extra: -1.5 }],
    ['data.extra=007', { extra: '007' }],
    ['data.extra=true', { extra: true }],
    ['data.extra=null', { extra: null }],
    ['data.extra=a=b', { extra: 'a=b' }],
    ['data.extra=', { extra: '' }],
    ['data.extra="5"', { extra: '5' }],
    ['data.extra=[1,"x"]', { extra: [1, 'x'] }],
    ['data.extra={"a":{"b":1}}', { extra: { a: { b: 1 } } }],
    ['data.extra={not json', { extra: '{not json' }],
    ['data.deep.er.still=1', { deep: { er: { still: 1 } } }],
    ['data.job_id=42', { job_id: '42' }],
    ['data.duration_ms=42', { duration_ms: 42 }],
  ])('--set %s', async (assignment, expected) => {
    const cli = cliFor({ 'POST /hook': ok });
    const status = await cli.run(
      'webhook',
      'trigger',
      'generation.completed',
      '--to',
      TO,
      '--set',
      assignment,
    );
    expect(status).toBe(0);
    expect(cli.sent[0]?.body).toMatchObject({ data: expected });
  });

  test('--set may be repeated', async () => {
    const cli = cliFor({ 'POST /hook': ok });
    const sets = ['--set', 'data.a.b=1', '--set', 'data.a.c=2', '--set', 'id=evt_1'];
    await cli.run('webhook', 'trigger', 'user.created', '--to', TO, ...sets);
    expect(cli.sent[0]?.body).toMatchObject({ id: 'evt_1', data: { a: { b: 1, c: 2 } } });
  });

  test.each([
    'data',
    '=5',
    'data.=5',
    'data..a=5',
    'type=other',
    'data.__proto__.polluted=1',
    'data.constructor.x=1',
    'data.duration_ms=soon',
    'data.duration_ms=1.5',
    'data.job_id.deep=1',
  ])('refuses --set %s', async (assignment) => {
    const cli = cliFor({});
    const status = await cli.run(
      'webhook',
      'trigger',
      'generation.completed',
      '--to',
      TO,
      '--set',
      assignment,
    );
    expect(status).toBe(2);
    expect(cli.sent).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
