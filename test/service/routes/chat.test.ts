import { expect, onTestFinished, test } from 'vitest';
import { ask, chat, eventsOf, handClock, noTimeouts, testService } from '../../support/service.ts';

test('a chat answers in the documented shape and is charged', async () => {
  const service = await testService();
  const { status, json, headers } = await ask(service, 'POST', '/chat/completions', chat('what is 17 * 23?'));
  expect(status).toBe(200);
  expect(json).toMatchObject({
    object: 'chat.completion',
    model: 'local-chat',
    choices: [{ index: 0, message: { role: 'assistant' }, finish_reason: 'stop' }],
  });
  expect(json.choices[0].message.content).toContain('391');
  expect(json.usage.total_tokens).toBe(json.usage.prompt_tokens + json.usage.completion_tokens);
  expect(json.attribution).toBe(headers['x-attribution']);
  expect(headers['x-request-id']).toMatch(/^req_/);
  const balance = await ask(service, 'GET', '/payments/balance');
  expect(balance.json).toMatchObject({ balance: 9_999, held: 0 });
});

test('a stream has a role, pieces, a last finish_reason and the end mark', async () => {
  const service = await testService();
  const { text, headers } = await ask(
    service,
    'POST',
    '/chat/completions',
    chat('what is 2 + 2?', { stream: true }),
  );
  expect(headers['content-type']).toBe('text/event-stream');
  expect(headers['x-ratelimit-remaining']).toBe('299');
  const events = eventsOf(text);
  expect(events.at(-1)).toBe('[DONE]');
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event));
  expect(chunks[0].choices[0].delta.role).toBe('assistant');
  expect(chunks.map((chunk) => chunk.choices[0].delta.content ?? '').join('')).toContain('4');
  expect(chunks.map((chunk) => chunk.choices[0].finish_reason)).toEqual([
    ...chunks.slice(1).map(() => null),
    'stop',
  ]);
});

test('in process no key is needed, and the body is bytes', async () => {
  const service = await testService();
  const reply = await service.transport({
    method: 'POST',
    url: 'http://octet.local/v1/chat/completions',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(chat('hello')),
    timeouts: noTimeouts,
  });
  expect(reply.status).toBe(200);
  const parts: Uint8Array[] = [];
  for await (const part of reply.body) parts.push(part);
  expect(JSON.parse(Buffer.concat(parts).toString()).object).toBe('chat.completion');
});

test.each([
  ['Pacific/Kiritimati', 12, '16 January 2026'],
  ['Pacific/Pago_Pago', 10, '14 January 2026'],
])('today is the day on this machine: in %s at %i UTC the %s', async (zone, hour, day) => {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
  const service = await testService({ clock: handClock(Date.UTC(2026, 0, 15, hour)) });
  const { json } = await ask(service, 'POST', '/chat/completions', chat('what is the date today?'));
  expect(json.choices[0].message.content).toContain(day);
});
