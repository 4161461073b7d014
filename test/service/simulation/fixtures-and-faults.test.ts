import { expect, test } from 'vitest';
import { faultsFrom } from '../../../src/service/simulation/faults.ts';
import { fetchFrom } from '../../support/fetch.ts';
import { ask, chat, eventually, handClock, testService } from '../../support/service.ts';

test('fixtures answer by text, pattern, path and model; with texts, documents and errors', async () => {
  const service = await testService({
    fixtures: [
      { match: 'weather', reply: 'Sunny.' },
      { match: '/^ping \\d+$/i', reply: 'pong' },
      { match: { model: 'gpt-x' }, reply: 'I am x.' },
      { match: { path: '/v1/code/generate', text: 'sort' }, reply: '```js\nsort();\n```' },
      { match: { path: '/payments/checkout' }, reply: { id: 'cs_fixture', url: 'https://pay.example' } },
      { match: 'limit me', error: { status: 429, retryAfter: 7 } },
    ],
  });
  const say = async (text: string, more = {}) =>
    (await ask(service, 'POST', '/chat/completions', chat(text, more))).json;
  expect((await say('What WEATHER is it?')).choices[0].message.content).toBe('Sunny.');
  expect((await say('Ping 12')).choices[0].message.content).toBe('pong');
  expect((await say('who?', { model: 'gpt-x' })).choices[0].message.content).toBe('I am x.');
  expect((await ask(service, 'POST', '/code/generate', { prompt: 'sort it' })).json.code).toBe('sort();\n');
  expect((await ask(service, 'POST', '/payments/checkout', {})).json).toMatchObject({ id: 'cs_fixture' });
  const limited = await ask(service, 'POST', '/chat/completions', chat('limit me'));
  expect([limited.status, limited.headers['retry-after']]).toEqual([429, '7']);
});

test('a fixture that only waits lets the engine answer, and a document may answer a chat', async () => {
  const clock = handClock();
  const fixtures = [
    { match: 'slowly', delayMs: 5_000 },
    { match: 'whole', reply: { id: 'mine' } },
  ];
  const service = await testService({ clock, fixtures });
  const asked = ask(service, 'POST', '/chat/completions', chat('slowly: what is 3 + 4?'));
  // The fixture's wait, and the counters that are written behind.
  await eventually(() => clock.timers()).toBe(2);
  clock.advance(5_000);
  expect((await asked).json.choices[0].message.content).toContain('7');
  expect((await ask(service, 'POST', '/chat/completions', chat('the whole'))).json.id).toBe('mine');
});

test('a fixture that cuts a whole answer is told as 503', async () => {
  const service = await testService({ fixtures: [{ match: '*', reply: 'a b c d', cutAfter: 2 }] });
  expect((await ask(service, 'POST', '/chat/completions', chat('x'))).status).toBe(503);
});

test('a fixture cuts a stream after so many tokens', async () => {
  const service = await testService({
    fixtures: [{ match: 'long', reply: 'one two three four', cutAfter: 2 }],
  });
  const response = await fetchFrom(
    service,
    new Request('http://127.0.0.1/v1/chat/completions', {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(chat('long', { stream: true })),
    }),
  );
  let seen = '';
  const reading = (async () => {
    for await (const part of response.body ?? []) seen += Buffer.from(part).toString();
  })();
  await expect(reading).rejects.toThrow();
  expect(seen).toContain('two');
  expect(seen).not.toMatch(/three|DONE|finish_reason":"/);
});

test.each([
  {},
  [1],
  [{ match: 'x' }],
  [{ match: '/(/', reply: 'x' }],
  [{ reply: 'x', delayMs: -1 }],
  [{ error: 200 }],
  [{ error: 500.5 }],
  [{ error: { status: 429, retryAfter: -1 } }],
])('the fixtures %j are refused', async (fixtures) => {
  await expect(testService({ fixtures })).rejects.toMatchObject({ exit: 2 });
});

test.each([
  ['429:0.5', 0.49, true],
  ['429:0.5', 0.51, false],
  ['429:1/10', 0.09, true],
  ['429:20%', 0.21, false],
  ['429', 0.99, true],
])('the fault %s with chance %f strikes: %s', (spec, chance, injects) => {
  expect(
    faultsFrom([spec], () => chance).injects('429', { path: '/models', account: 'a', test: undefined }),
  ).toBe(injects);
});

test.each(['418:1', '429:2', '429:x', '500:1/0', 'cut:1:2', ''])('the fault %s is refused', (spec) => {
  expect(() => faultsFrom([spec])).toThrow(expect.objectContaining({ exit: 2 }));
});
