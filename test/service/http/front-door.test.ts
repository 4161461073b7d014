import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  chatRequest,
  MOST_EMBEDDED_NUMBERS,
  MOST_EMBEDDED_TEXTS,
  MOST_MESSAGES,
} from '../../../src/contract/chat.ts';
import { problems } from '../../../src/contract/parse.ts';
import { listen } from '../../../src/service/http/listen.ts';
import type { ServiceRequest } from '../../../src/service/http/request-response.ts';
import type { Service } from '../../../src/service/service.ts';
import { ask, chat, eventually, handClock, sharedService, testService } from '../../support/service.ts';

/** A chat request whose body counts how often it was read. */
function counted(service: Service, key: string | undefined, body = JSON.stringify(chat('hi'))) {
  const reads: string[] = [];
  const request: ServiceRequest = {
    method: 'POST',
    url: new URL('http://127.0.0.1/v1/chat/completions'),
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    async body(_, account) {
      reads.push(account);
      return Buffer.from(body);
    },
    signal: new AbortController().signal,
    inProcess: false,
  };
  return { reads, send: () => service.app(request) };
}

test.each([
  ['no key', undefined],
  ['a wrong key', 'octet_test_nobody'],
])('X1.1: with %s the body is not read', async (_, key) => {
  const { reads, send } = counted(await testService(), key);
  expect((await send()).status).toBe(401);
  expect(reads).toEqual([]);
});

test('X1.2: beyond the rate limit the body is not read, and nothing is counted', async () => {
  const clock = handClock();
  const service = await testService({ clock, plan: 'free' });
  const { reads, send } = counted(service, service.key);
  for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({ 'retry-after': '60', 'x-ratelimit-remaining': '0' });
  expect(reads).toHaveLength(10);
  clock.advance(60_000);
  expect((await send()).headers).toMatchObject({ 'x-ratelimit-remaining': '9' });
});

test('X1.2: no more bodies are read at once than requests are left', async () => {
  const service = await testService({ clock: handClock(), plan: 'free' });
  const { reads, send } = counted(service, service.key);
  const statuses = (await Promise.all(Array.from({ length: 30 }, send))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(reads).toHaveLength(10);
});

test('X1.2: a body that never came is not counted', async () => {
  const service = await testService({ clock: handClock(), plan: 'free' });
  const gone = counted(service, service.key);
  const request = { send: gone.send };
  const failing: ServiceRequest = {
    method: 'POST',
    url: new URL('http://127.0.0.1/v1/chat/completions'),
    headers: { authorization: `Bearer ${service.key}` },
    body: () => Promise.reject(new Error('the client is gone')),
    signal: new AbortController().signal,
    inProcess: false,
  };
  for (let count = 0; count < 20; count += 1) await service.app(failing);
  expect((await request.send()).headers).toMatchObject({ 'x-ratelimit-remaining': '9' });
});

const shared = sharedService();

test('X1.3: ten megabytes of empty objects are refused by their count, before they are parsed', async () => {
  const raw = `{"messages":[${'{},'.repeat(3_450_000)}{}]}`;
  const got = await ask(await shared(), 'POST', '/chat/completions', undefined, { raw });
  expect(got.status).toBe(400);
  expect(got.json.error).toMatchObject({ code: 'invalid_json', message: expect.stringContaining('100000') });
});

test('X1.3: brackets and commas inside strings are not values', async () => {
  const content = `what is 1 + 1? ${'[{,\\"'.repeat(30_000)}\\\\`;
  const raw = `{"messages":[{"role":"user","content":"${content}"}]}`;
  expect((await ask(await shared(), 'POST', '/chat/completions', undefined, { raw })).status).toBe(200);
});

test('X1.4: each field tells one problem, however many there are', async () => {
  const messages = Array.from({ length: MOST_MESSAGES }, () => ({}));
  const got = await ask(await shared(), 'POST', '/chat/completions', { messages, temperature: 9 });
  expect(got.json.error.message).toBe('messages.0.role: is required; temperature: must be at most 2');
});

test('X1.4: items of a list that is too long are never looked at', () => {
  let looks = 0;
  const item = new Proxy({}, { has: () => ++looks > 0, get: () => ++looks });
  const messages = Array.from({ length: MOST_MESSAGES + 1 }, () => item);
  expect(problems(chatRequest, { messages })).toEqual([
    `messages: must contain at most ${MOST_MESSAGES} messages`,
  ]);
  expect(looks).toBe(0);
});

test.each([
  [{ input: Array(MOST_EMBEDDED_TEXTS + 1).fill('x') }, `at most ${MOST_EMBEDDED_TEXTS} texts`],
  [{ input: Array(200).fill('x'), dimensions: 4096 }, 'at most 128 texts of 4096 dimensions'],
  [{ input: 'x', dimensions: 4097 }, 'dimensions: must be at most 4096'],
])('X9.1: embeddings are capped by texts and by numbers (%#)', async (body, message) => {
  const got = await ask(await shared(), 'POST', '/embeddings', body);
  expect(got.status).toBe(400);
  expect(got.json.error.message).toContain(message);
  expect(MOST_EMBEDDED_NUMBERS).toBe(128 * 4096);
});

test('X1.4: the description states the caps', async () => {
  const { json } = await ask(await shared(), 'GET', '/openapi.json', undefined, { base: 'http://127.0.0.1' });
  const schema = (path: string) => json.paths[path].post.requestBody.content['application/json'].schema;
  expect(schema('/chat/completions').properties.messages.maxItems).toBe(MOST_MESSAGES);
  expect(JSON.stringify(schema('/embeddings').properties.input)).toContain(
    `"maxItems":${MOST_EMBEDDED_TEXTS}`,
  );
  expect(schema('/code/explain').properties.code.maxLength).toBe(500_000);
});

async function opened(): Promise<{ service: Service; port: number }> {
  const service = await testService();
  const listening = await listen(service, { port: 0 });
  onTestFinished(() => listening.close(0));
  return { service, port: listening.port };
}

function dial(port: number, bytes: string): Socket & { said: () => string } {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('error', () => {}).on('data', (part) => (said += part));
  onTestFinished(() => void socket.destroy());
  socket.write(bytes);
  return Object.assign(socket, { said: () => said });
}

const post = (headers: string) =>
  `POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${headers}\r\n`;

test('X1.6: unfinished bodies without a key hold nothing and are answered at once', async () => {
  const { service, port } = await opened();
  const sockets = Array.from({ length: 50 }, () =>
    dial(port, `${post('Content-Length: 10000000\r\n')}${'x'.repeat(50_000)}`),
  );
  await eventually(() => sockets.every((socket) => socket.said().startsWith('HTTP/1.1 401 '))).toBe(true);
  expect(sockets[0]?.said()).toMatch(/^connection: close/im);
  expect(service.bodies.heldBytes).toBe(0);
});

test('X1.6: unfinished bodies with a key are held within its share, and given back', async () => {
  const { service, port } = await opened();
  const head = post(`Authorization: Bearer ${service.key}\r\nContent-Length: 10000000\r\n`);
  const sockets = Array.from({ length: 8 }, () => dial(port, `${head}${'x'.repeat(6_000_000)}`));
  await eventually(
    () => sockets.filter((socket) => socket.said().startsWith('HTTP/1.1 429 ')).length,
  ).toBeGreaterThanOrEqual(4);
  expect(service.bodies.heldBytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  for (const socket of sockets) socket.destroy();
  await eventually(() => service.bodies.heldBytes).toBe(0);
});

test('X1.7: a body that waits to be asked for is asked for only with a key', async () => {
  const { service, port } = await opened();
  const body = JSON.stringify(chat('hi'));
  const head = (key: string) =>
    post(`Authorization: Bearer ${key}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n`);
  const stranger = dial(port, head('nobody'));
  await eventually(stranger.said).toMatch(/^HTTP\/1.1 401 /);
  const known = dial(port, head(service.key));
  await eventually(known.said).toMatch(/^HTTP\/1.1 100 /);
  known.write(body);
  await eventually(known.said).toContain('HTTP/1.1 200 ');
});

test('X1.7: a chunked body beyond the limit is refused with 413, and the refusal arrives', async () => {
  const { service, port } = await opened();
  const socket = dial(port, post(`Authorization: Bearer ${service.key}\r\nTransfer-Encoding: chunked\r\n`));
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
  for (let count = 0; count < 11; count += 1) socket.write(chunk);
  await eventually(socket.said).toMatch(/^HTTP\/1.1 413 [\s\S]*x-ratelimit-remaining/i);
});
