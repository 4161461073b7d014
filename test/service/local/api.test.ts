import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Service } from '../../../src/service/service.ts';
import { missingPart } from '../../support/required.ts';
import { httpServer } from '../../support/servers.ts';
import { ask, chat, eventually, handClock, tempDir, testService } from '../../support/service.ts';

const journalled = (options: Parameters<typeof testService>[0] = {}): Promise<Service> =>
  testService({ journal: {}, ...options });

const own = { base: 'http://127.0.0.1:4848' };
const get = (service: Service, path: string) => ask(service, 'GET', path, undefined, own);
const post = (service: Service, path: string, body: unknown = {}) => ask(service, 'POST', path, body, own);
const remove = (service: Service, path: string) => ask(service, 'DELETE', path, undefined, own);

test('the journal has every request with key, status, credits, tokens and bodies; secrets are masked', async () => {
  const service = await journalled();
  const secret = 'sk-abcdefghijklmnop1234';
  await ask(
    service,
    'POST',
    '/chat/completions',
    chat(`my key is ${secret}`, { metadata: { api_key: 'hunter2hunter2' } }),
  );
  await ask(service, 'GET', '/models', undefined, { headers: { 'x-octet-test': 'a.test' } });
  await ask(service, 'POST', '/chat/completions', {}, { key: 'octet_local_nobody_knows_this_key' });
  await get(service, '/local/health');
  const { json } = await get(service, '/local/requests');
  expect(json.data).toMatchObject([
    { method: 'POST', path: '/v1/chat/completions', status: 401, key: null, credits: 0 },
    { method: 'GET', path: '/v1/models', status: 200, key: 'local', test: 'a.test' },
    { method: 'POST', endpoint: '/chat/completions', status: 200, key: 'local', credits: 1, stream: false },
  ]);
  expect(json).toMatchObject({ next: null, total: 3 });
  expect(json.data[2].tokens).toBeGreaterThan(3);
  const { json: whole } = await get(service, `/local/requests/${json.data[2].id}`);
  expect(whole.request.headers.authorization).toBe('[masked]');
  expect(whole.request.body.messages[0].content).toBe('my key is [masked]');
  expect(whole.response.body.choices).toHaveLength(1);
  expect(whole.curl).toContain('$OCTET_API_KEY');
  const database = JSON.stringify([json, whole]);
  for (const hidden of [secret, 'hunter2hunter2', service.key]) expect(database).not.toContain(hidden);
});

test('filters: status, path, key, test and text; pages without gaps', async () => {
  const service = await journalled();
  for (const word of ['alpha', 'beta', 'gamma']) {
    const headers = { 'x-octet-test': word };
    await ask(service, 'POST', '/chat/completions', chat(word), { headers });
  }
  await ask(service, 'GET', '/no/such');
  const count = async (query: string) => (await get(service, `/local/requests?${query}`)).json.data.length;
  expect(await count('status=404')).toBe(1);
  expect(await count('status=2xx')).toBe(3);
  expect(await count('path=/chat/completions')).toBe(3);
  expect(await count('path=/v1/no')).toBe(1);
  expect(await count('key=local')).toBe(3);
  expect(await count('key=other')).toBe(0);
  expect(await count('test=beta')).toBe(1);
  expect(await count('q=gamma')).toBe(1);
  expect(await count('q=al_ha')).toBe(0);
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const { json } = await get(service, `/local/requests?limit=2&after=${after}`.replace(/&after=$/, ''));
    seen.push(...json.data.map(({ id }: { id: string }) => id));
    if (json.next === null) break;
    after = json.next;
  }
  expect(new Set(seen).size).toBe(4);
  expect((await get(service, '/local/requests?status=many')).status).toBe(400);
  expect((await get(service, '/local/requests?limit=0')).status).toBe(400);
  await remove(service, '/local/requests');
  expect(await count('')).toBe(0);
});

test('a stream is kept with its chunks, and how it ended', async () => {
  const service = await journalled();
  await ask(service, 'POST', '/chat/completions', chat('what is 2 + 2?', { stream: true }));
  const [summary] = (await get(service, '/local/requests')).json.data;
  expect(summary).toMatchObject({ stream: true, credits: 1 });
  const { json } = await get(service, `/local/requests/${summary.id}`);
  expect(json.end).toBe('whole');
  expect(json.response.chunks.map(({ text }: { text: string }) => text).join('')).toContain('data: [DONE]');
  expect(json.response.chunks[0].at_ms).toBeLessThanOrEqual(json.response.chunks.at(-1).at_ms);
});

test('the journal is bounded by count and by bytes, survives a restart, and is off unless asked for', async () => {
  const stateDir = tempDir();
  const first = await journalled({ stateDir, journal: { most: 5 } });
  for (let index = 0; index < 8; index += 1) await ask(first, 'GET', '/models');
  expect((await get(first, '/local/requests')).json.total).toBe(5);
  await first.close();
  const second = await journalled({ stateDir, journal: { most: 5, mostBytes: 30_000 } });
  for (let index = 0; index < 3; index += 1) {
    await ask(second, 'POST', '/chat/completions', chat('long '.repeat(3_000)));
    await get(second, '/local/requests');
  }
  expect((await get(second, '/local/requests')).json.total).toBeLessThan(5);
  await second.close();
  const third = await testService({ stateDir });
  const { total } = (await get(third, '/local/requests')).json;
  await ask(third, 'GET', '/models');
  expect((await get(third, '/local/requests')).json.total).toBe(total);
});

test('a request is sent again, as it was or with another body', async () => {
  const service = await journalled();
  await ask(service, 'POST', '/chat/completions', chat('one'));
  const [{ id }] = (await get(service, '/local/requests')).json.data;
  const again = await post(service, `/local/requests/${id}/replay`);
  expect(again.json).toMatchObject({ status: 200, replay_of: id });
  const edited = await post(service, `/local/requests/${id}/replay`, { body: chat('two') });
  const { json } = await get(service, `/local/requests/${edited.json.id}`);
  expect(json.request.body).toEqual(chat('two'));
  expect((await post(service, '/local/requests/req_none/replay')).status).toBe(404);
});

test('faults act at once, by endpoint, key and count, and are gone when removed', async () => {
  const service = await journalled();
  const { json: key } = await post(service, '/local/keys', { name: 'other' });
  const status = async (path: string, bearer = service.key) =>
    (await ask(service, 'GET', path, undefined, { key: bearer })).status;
  const { json: fault } = await post(service, '/local/faults', { kind: 500, path: '/v1/models', count: 2 });
  expect(fault).toMatchObject({ kind: '500', rate: 1, count: 2, hits: 0 });
  expect([
    await status('/models'),
    await status('/usage'),
    await status('/models'),
    await status('/models'),
  ]).toEqual([500, 200, 500, 200]);
  expect((await get(service, '/local/faults')).json.data).toMatchObject([{ id: fault.id, hits: 2 }]);
  await remove(service, `/local/faults/${fault.id}`);
  await post(service, '/local/faults', { kind: '429', rate: '1/1', key: 'other' });
  expect([await status('/models'), await status('/models', key.key)]).toEqual([200, 429]);
  const [hit] = (await get(service, '/local/requests?status=429')).json.data;
  expect(hit).toMatchObject({ fault: '429', key: 'other' });
  for (const bad of [
    { kind: 'fire' },
    { kind: '500', rate: 2 },
    { kind: '500', rat: 1 },
    { kind: '500', key: 'nobody' },
  ]) {
    expect((await post(service, '/local/faults', bad)).status).toBeGreaterThanOrEqual(400);
  }
});

test('a key is made, used, changed and revoked; it is shown once', async () => {
  const service = await journalled();
  const { json: made } = await post(service, '/local/keys', { name: 'ci', plan: 'free', credits: 20 });
  expect(made).toMatchObject({ name: 'ci', plan: 'free', balance: 20, attribution: true });
  const use = () => ask(service, 'POST', '/chat/completions', chat('hello'), { key: made.key });
  expect((await use()).json.credits_used).toBe(1);
  const changed = await ask(service, 'PATCH', `/local/keys/${made.id}`, undefined, {
    ...own,
    headers: { 'content-type': 'application/json' },
    raw: JSON.stringify({ attribution: false }),
  });
  expect(changed.json.attribution).toBe(false);
  expect((await use()).json.credits_used).toBe(2);
  expect((await post(service, '/local/credits', { amount: 5, key: 'ci' })).json.balance).toBe(22);
  const listed = await get(service, '/local/keys');
  expect(listed.json.data.map(({ name }: { name: string }) => name).sort()).toEqual(['ci', 'local']);
  expect(listed.text).not.toContain(made.key);
  expect((await remove(service, `/local/keys/${made.id}`)).json).toMatchObject({ revoked: true });
  expect((await use()).status).toBe(401);
  const { json: spent } = await get(service, '/local/credits?key=local');
  expect(spent).toMatchObject({ balance: 10_000, by_module: [] });
});

test('a delivery fails, says why, is tried again when time passes, and is replayed', async () => {
  let status = 500;
  const receiver = await httpServer((_, response) => response.writeHead(status).end('boom'));
  const service = await journalled({ clock: handClock(), speed: 1 });
  const { json: endpoint } = await post(service, '/local/webhooks', { url: receiver.origin });
  const { json: sent } = await post(service, `/local/webhooks/${endpoint.id}/test`, {
    type: 'payment.failed',
  });
  const found = async () => (await get(service, `/local/deliveries/${sent.delivery}`)).json;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await eventually(async () => (await found()).history.at(-1)?.status).toBe(500);
    await eventually(async () => (await found()).history.length).toBe(attempt);
    await eventually(async () => (await found()).history.at(-1)?.reply).toBe('boom');
    await post(service, '/local/clock', { advance: '5m' });
  }
  expect((await found()).history[0]).toMatchObject({
    reply: 'boom',
    diagnosis: expect.stringContaining('log'),
  });
  status = 204;
  const { json: again } = await post(service, `/local/deliveries/${sent.delivery}/replay`);
  await eventually(async () => (await get(service, `/local/deliveries/${again.id}`)).json.status).toBe(
    'delivered',
  );
  const bodies = receiver.received.map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
  const { json: delivered } = await get(service, `/local/deliveries/${again.id}`);
  expect(delivered).toMatchObject({ replay_of: sent.delivery, payload: bodies[0] });
  expect(receiver.received.at(-1)?.headers['x-service-signature']).toBe(delivered.signature.value);
  await post(service, '/local/webhooks', { url: receiver.origin, disabled: true });
  expect((await post(service, '/local/trigger', { type: 'user.created' })).json.deliveries).toEqual([]);
});

test('the clock lets rate windows pass', async () => {
  const service = await journalled({ plan: 'free' });
  const status = async () => (await ask(service, 'GET', '/models')).status;
  for (let index = 0; index < 10; index += 1) await status();
  expect(await status()).toBe(429);
  expect((await post(service, '/local/clock', { advance: '61s' })).json.ahead_ms).toBe(61_000);
  expect(await status()).toBe(200);
  expect((await post(service, '/local/clock', { advance: 'soon' })).status).toBe(400);
});

test('metrics are Prometheus text, for the owner alone', async () => {
  const service = await journalled();
  await ask(service, 'GET', '/local/health');
  const scrape = () => ask(service, 'GET', '/metrics', undefined, { ...own, key: service.adminKey });
  await scrape();
  await ask(service, 'POST', '/chat/completions', chat('hi', { stream: true }));
  const { text, headers } = await scrape();
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toContain('octet_requests_total{endpoint="/chat/completions",method="POST",status="200"} 1');
  expect(text).toContain('octet_time_to_first_token_seconds_count{endpoint="/chat/completions"} 1');
  expect(text).toMatch(/octet_tokens_total\{kind="completion"\} [1-9]/);
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    expect(line).toMatch(/^octet_[a-z_]+(\{[^{}]*\})? [\d.e+-]+$/);
  }
  const stranger = { ...own, key: service.key };
  expect((await ask(service, 'GET', '/metrics', undefined, stranger)).status).toBe(403);
});

const hasPromtool =
  spawnSync('promtool', ['--version']).status === 0 ||
  !missingPart('promtool', 'apt-get install --no-install-recommends prometheus, which starts a server');

test.skipIf(!hasPromtool)('promtool finds nothing to criticise in the metrics', async () => {
  const service = await journalled({ jobs: 'queue' });
  const scrape = () => ask(service, 'GET', '/metrics', undefined, { ...own, key: service.adminKey });
  await scrape();
  await ask(service, 'POST', '/chat/completions', chat('hi', { stream: true }));
  await ask(service, 'POST', '/music/generate', { prompt: 'rain' });
  await ask(service, 'POST', '/local/faults', { kind: '500' });
  await ask(service, 'POST', '/chat/completions', chat('hi'));
  const { text } = await scrape();
  expect(text).toContain('octet_faults_injected_total{kind="500"} 1');
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: text,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
