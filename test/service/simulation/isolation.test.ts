import { expect, test } from 'vitest';
import { ask, chat, testService } from '../../support/service.ts';

const as = (name: string) => ({ headers: { 'x-octet-test': name } });

test('each test has its own fixtures, before those that are for all', async () => {
  const service = await testService({ fixtures: [{ match: 'shared', reply: 'for all' }] });
  const add = (reply: string, name?: string) =>
    ask(service, 'POST', '/local/fixtures', { match: 'own', reply }, name ? as(name) : {});
  const { json: made } = await add('for a', 'a');
  expect(made).toMatchObject({ object: 'fixture', match: 'own', reply: 'for a', test: 'a', hits: 0 });
  await add('for b', 'b');
  const answer = async (words: string, name: string) =>
    (await ask(service, 'POST', '/chat/completions', chat(words), as(name))).json.choices[0].message.content;
  expect(await Promise.all([answer('own', 'a'), answer('own', 'b'), answer('shared', 'b')])).toEqual([
    'for a',
    'for b',
    'for all',
  ]);
  expect(await answer('own', 'c')).not.toMatch(/^for /);
  const listed = await ask(service, 'GET', '/local/fixtures', undefined, as('a'));
  expect(listed.json.data).toMatchObject([{ id: made.id, hits: 1 }]);
  expect((await ask(service, 'GET', '/local/fixtures')).json.data).toHaveLength(3);
  expect((await ask(service, 'DELETE', `/local/fixtures/${made.id}`, undefined, as('b'))).status).toBe(404);
  expect((await ask(service, 'DELETE', '/local/fixtures', undefined, as('a'))).json.deleted).toBe(1);
  expect(await answer('own', 'b')).toBe('for b');
  expect((await ask(service, 'POST', '/local/fixtures', { mtch: 1 })).json.error.message).toContain('mtch');
  expect((await ask(service, 'POST', '/local/fixtures', { reply: 1 })).json.error.message).toContain(
    'reply must be',
  );
  await add('newest');
  expect(await answer('own', 'c')).toBe('newest');
});

test('nth counts for each test by itself', async () => {
  const service = await testService({
    fixtures: [{ match: { nth: 1 }, reply: 'first' }, { reply: 'later' }],
  });
  const said = [];
  for (const name of ['a', 'a', 'b']) {
    const { json } = await ask(service, 'POST', '/chat/completions', chat('x'), as(name));
    said.push(json.choices[0].message.content);
  }
  expect(said).toEqual(['first', 'later', 'first']);
});

test('faults, journal, credits, limits and jobs of a test are its own', async () => {
  const service = await testService({ journal: {}, credits: 5, plan: 'free', jobs: 'queue' });
  const { json: fault } = await ask(service, 'POST', '/local/faults', { kind: '500' }, as('a'));
  const status = async (name?: string) =>
    (await ask(service, 'POST', '/chat/completions', chat('x'), name ? as(name) : {})).status;
  expect([await status('a'), await status('b'), await status()]).toEqual([500, 200, 200]);
  expect((await ask(service, 'GET', '/local/faults', undefined, as('b'))).json.data).toEqual([]);
  expect((await ask(service, 'DELETE', `/local/faults/${fault.id}`, undefined, as('b'))).status).toBe(404);
  expect((await ask(service, 'DELETE', `/local/faults/${fault.id}`, undefined, as('a'))).status).toBe(200);

  const balance = async (name?: string) =>
    (await ask(service, 'GET', '/payments/balance', undefined, name ? as(name) : {})).json.balance;
  expect([await balance('a'), await balance('b'), await balance()]).toEqual([5, 4, 4]);
  await ask(service, 'POST', '/local/credits', { amount: 10 }, as('c'));
  expect([await balance('c'), await balance('a')]).toEqual([15, 5]);
  expect((await ask(service, 'GET', '/local/credits', undefined, as('b'))).json.balance).toBe(4);

  // Ten a minute is the limit of the plan; `a` and the others have used their own.
  for (let call = 0; call < 6; call += 1) await status('d');
  expect((await ask(service, 'GET', '/models', undefined, as('d'))).headers['x-ratelimit-remaining']).toBe(
    '3',
  );

  const paths = async (name?: string) =>
    (await ask(service, 'GET', '/local/requests', undefined, name ? as(name) : {})).json;
  expect((await paths('b')).data.map((each: { path: string }) => each.path)).toEqual([
    '/v1/payments/balance',
    '/v1/chat/completions',
  ]);
  expect((await paths('b')).total).toBe(2);
  await ask(service, 'DELETE', '/local/requests', undefined, as('b'));
  expect((await paths('b')).data).toEqual([]);
  expect((await paths()).data.length).toBeGreaterThan(5);
});

test('events of a test go to its own endpoints alone', async () => {
  const service = await testService({ credits: 1_000 });
  const url = 'http://127.0.0.1:9/hook';
  await ask(service, 'POST', '/local/webhooks', { url });
  await ask(service, 'POST', '/local/webhooks', { url }, as('a'));
  await ask(service, 'POST', '/local/webhooks', { url, test: 'b', disabled: false });
  expect((await ask(service, 'GET', '/local/webhooks')).json.data).toHaveLength(3);
  const [own] = (await ask(service, 'GET', '/local/webhooks', undefined, as('a'))).json.data;
  expect(own).toMatchObject({ url, test: 'a' });
  await ask(
    service,
    'POST',
    '/image/generate',
    { prompt: 'a cat', width: 64, height: 64, steps: 1 },
    as('a'),
  );
  const kinds = async (name?: string) =>
    (await ask(service, 'GET', '/local/deliveries', undefined, name ? as(name) : {})).json.data.map(
      (each: { type: string }) => each.type,
    );
  expect(await kinds('a')).toEqual(['generation.completed', 'generation.started']);
  expect(await kinds('b')).toEqual([]);
  expect(await kinds()).toHaveLength(2);
  await ask(service, 'POST', '/local/trigger', { type: 'payment.failed' }, as('b'));
  expect(await kinds('b')).toEqual(['payment.failed']);
  expect((await ask(service, 'GET', '/local/artifacts', undefined, as('a'))).json.data).toHaveLength(1);
  expect((await ask(service, 'GET', '/local/artifacts', undefined, as('b'))).json.data).toEqual([]);
});

test.each(['', 'a b', 'x'.repeat(65), 'ä'])('the name "%s" is refused', async (name) => {
  const service = await testService();
  const { status, json } = await ask(service, 'GET', '/models', undefined, as(encodeURI(name)));
  expect([status, json.error.message]).toEqual([400, expect.stringContaining('X-Octet-Test')]);
});

test('two keys in one test keep their credits apart', async () => {
  const service = await testService({ credits: 5 });
  const { json: other } = await ask(service, 'POST', '/local/keys', { name: 'other' });
  await ask(service, 'POST', '/chat/completions', chat('x'), as('a'));
  const seen = await ask(service, 'GET', '/payments/balance', undefined, { key: other.key, ...as('a') });
  expect(seen.json.balance).toBe(5);
  expect((await ask(service, 'GET', '/models', undefined, { key: 'nobody', ...as('a') })).status).toBe(401);
});
