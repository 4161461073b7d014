import { describe, expect, test } from 'vitest';
import type { ApiOptions } from '../../src/client/api-request.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { OctetError } from '../../src/errors.ts';
import { originConfirmations } from '../../src/ledger/confirmed-origins.ts';
import { temporaryFolder } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { type Answer, fails, json, problem, type Script, scripted } from '../support/wire.ts';
import { apiWith } from './answering.ts';

const CHAT = 'POST /chat/completions';

function asking(script: Script, options: Partial<ApiOptions> = {}) {
  const { transport, sent } = scripted(script);
  const clock = new FakeClock();
  return { api: apiWith(transport, { clock, ...options }), sent, clock };
}

const times = (count: number, answer: Answer) => Array.from({ length: count }, () => answer);

describe('retries', () => {
  test.each([0, 1, 2, 3, 5])('--max-retries %i: so many, with growing gaps', async (maxRetries) => {
    const { api, sent, clock } = asking({ 'GET /models': times(9, problem(500)) }, { maxRetries });
    await expect(api.call(endpoints.models)).rejects.toMatchObject({ exit: 10 });
    expect(sent).toHaveLength(maxRetries + 1);
    expect(clock.slept).toEqual([1_000, 2_000, 4_000, 8_000, 16_000].slice(0, maxRetries));
  });

  test('all waits together stay within two minutes', async () => {
    const { api, sent, clock } = asking(
      { 'GET /models': times(20, problem(503, 'busy', { 'retry-after': '50' })) },
      { maxRetries: 10 },
    );
    await expect(api.call(endpoints.models)).rejects.toMatchObject({ exit: 10 });
    expect(clock.slept).toEqual([50_000, 50_000]);
    expect(sent).toHaveLength(3);
  });

  test('jitter is added, never taken away', async () => {
    const { api, clock } = asking({ 'GET /models': times(4, problem(500)) }, { random: () => 1 });
    await expect(api.call(endpoints.models)).rejects.toThrow();
    expect(clock.slept).toEqual([1_250, 2_500, 5_000]);
  });

  test('a shared budget may forbid them', async () => {
    let left = 1;
    const mayRetry = () => {
      left -= 1;
      return left >= 0;
    };
    const { api, sent } = asking({ 'GET /models': times(4, problem(500)) }, { mayRetry });
    await expect(api.call(endpoints.models)).rejects.toMatchObject({ exit: 10 });
    expect(sent).toHaveLength(2);
  });

  test('x-should-retry decides', async () => {
    const { api, sent } = asking({
      [CHAT]: [problem(400, 'odd', { 'x-should-retry': 'true' }), json({ ok: 1 })],
      'GET /models': [problem(500, 'final', { 'x-should-retry': 'false' })],
    });
    await expect(api.call(endpoints.chatCompletions, { body: {} })).resolves.toMatchObject({ status: 200 });
    await expect(api.call(endpoints.models)).rejects.toMatchObject({ exit: 10 });
    expect(sent).toHaveLength(3);
  });

  test('Ctrl-C during a wait ends it at once, with its own reason', async () => {
    const user = new AbortController();
    const { api, sent, clock } = asking({ 'GET /models': times(4, problem(500)) }, { signal: user.signal });
    clock.after(1_500, () => user.abort(new OctetError('interrupted', 'interrupted')));
    await expect(api.call(endpoints.models)).rejects.toMatchObject({ exit: 130 });
    expect(sent).toHaveLength(2);
  });
});

describe('idempotency', () => {
  test('every POST has a key of its own, the same on its retries; a GET has none', async () => {
    const { api, sent } = asking({
      [CHAT]: [problem(500), json({}), json({})],
      'GET /models': [json([])],
    });
    await api.call(endpoints.chatCompletions, { body: {} });
    await api.call(endpoints.chatCompletions, { body: {} });
    await api.call(endpoints.models);
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBeUndefined();
  });

  const echo: Answer = (request) =>
    ({
      ...(json({})(request) as object),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': request.headers['idempotency-key'] ?? '',
      },
    }) as never;

  test('an origin that echoes it is remembered on disk, that origin and no other', async () => {
    const stateDir = temporaryFolder();
    const first = asking({ [CHAT]: [echo] }, { confirmations: originConfirmations(stateDir) });
    await first.api.call(endpoints.chatCompletions, { body: {} });
    const again = originConfirmations(stateDir);
    expect(await again.has('https://api.example.com')).toBe(true);
    expect(await again.has('http://api.example.com')).toBe(false);
    expect(await again.has('https://api.example.com:8443')).toBe(false);

    const second = asking({ [CHAT]: [fails('lost', true), json({})] }, { confirmations: again });
    await second.api.call(endpoints.chatCompletions, { body: {} });
    expect(second.sent).toHaveLength(2);
  });

  test.each([
    ['cannot leave', fails('unreachable', false)],
    ['is refused for its number', problem(429)],
    ['is refused for good', problem(400)],
  ])('T4: after a lost answer the outcome stays unknown, also when the repetition %s', async (_, answer) => {
    const confirmations = { has: async () => true, add: async () => undefined };
    const script = { [CHAT]: [fails('lost', true), ...times(3, answer)] };
    const { api, sent } = asking(script, { confirmations, maxRetries: 1 });
    await expect(api.call(endpoints.chatCompletions, { body: {} })).rejects.toMatchObject({ exit: 12 });
    expect(sent).toHaveLength(2);
  });

  test('a header that only looks like an echo confirms nothing', async () => {
    const added: string[] = [];
    const confirmations = { has: async () => false, add: async (origin: string) => void added.push(origin) };
    const { api } = asking(
      { [CHAT]: [json({}, { headers: { 'idempotency-key': 'another' } }), json({})] },
      { confirmations },
    );
    await api.call(endpoints.chatCompletions, { body: {} });
    await api.call(endpoints.chatCompletions, { body: {} });
    expect(added).toEqual([]);
  });
});

describe('both path forms', () => {
  test.each([
    ['' as const, 'https://api.example.com/v1/video/a%2Fb'],
    ['/api/v1' as const, 'https://api.example.com/api/v1/video/a%2Fb'],
  ])('prefix %j', async (prefix, url) => {
    const { api, sent } = asking({ 'GET /video/a%2Fb': [json({})] }, { prefix });
    await api.call(endpoints.video, { params: { id: 'a/b' } });
    expect(sent[0]?.url).toBe(url);
  });
});
