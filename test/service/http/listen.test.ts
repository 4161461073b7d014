import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Listening, listen } from '../../../src/service/http/listen.ts';
import type { Service } from '../../../src/service/service.ts';
import type { ServiceOptions } from '../../../src/service/service-options.ts';
import { ask, chat, eventually, handClock, tempDir, testService } from '../../support/service.ts';

async function running(
  options: Partial<ServiceOptions> = {},
): Promise<{ service: Service; listening: Listening }> {
  const service = await testService(options);
  const listening = await listen(service, { port: 0 });
  onTestFinished(() => listening.close(0));
  return { service, listening };
}

function dial(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Everything the service says to these bytes, until it hangs up. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = dial(port);
  socket.write(bytes);
  let said = '';
  for await (const part of socket) said += part;
  return said;
}

const get = (key: string, more = '') =>
  `GET /v1/models HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n${more}\r\n`;

test.each([
  ['no Host', (key: string) => get(key).replace('Host: 127.0.0.1\r\n', ''), 400],
  ['another Host', (key: string) => get(key).replace('Host: 127.0.0.1', 'Host: evil.com'), 403],
  ['a Host that is no name', (key: string) => get(key).replace('Host: 127.0.0.1', 'Host: a b/c'), 400],
  ['a header of 20 KB', (key: string) => get(key, `X-Long: ${'x'.repeat(20_000)}\r\n`), 431],
  ['a key of 1 MB', (key: string) => get(key).replace(key, 'x'.repeat(1_000_000)), 431],
  ['NUL in a header', (key: string) => get(key, 'X-Nul: a\0b\r\n'), 400],
  ['two Authorization headers', (key: string) => get(key, `Authorization: Bearer ${key}\r\n`), 401],
  ['both lengths', (key: string) => get(key, 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'), 400],
  ['garbage', () => 'hello\r\n\r\n', 400],
  ['TLS', () => '\x16\x03\x01\x02\x00\x01\x00', 400],
])('A19: %s is refused in the error format, and others are served', async (_, bytes, status) => {
  const { service, listening } = await running();
  const said = await raw(listening.port, bytes(service.key));
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4)).error.type).toMatch(/_error$/);
  expect(said).toMatch(/^x-request-id: req_/im);
  expect(said).toMatch(/^x-attribution: /im);
  expect(await raw(listening.port, get(service.key))).toMatch(/^HTTP\/1.1 200 /);
});

test('A19: many idle sockets and unfinished headers hold up nobody', async () => {
  const { service, listening } = await running();
  for (let count = 0; count < 200; count += 1) dial(listening.port).write(count % 2 ? 'GET /v1/mod' : '');
  expect(await raw(listening.port, get(service.key))).toMatch(/^HTTP\/1.1 200 /);
});

test('A19: pipelined requests are answered in order', async () => {
  const { service, listening } = await running();
  const first = get(service.key).replace('Connection: close\r\n', '');
  const said = await raw(listening.port, `${first}${first.replace('models', 'usage')}${get('nobody')}`);
  expect([...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '401']);
});

test('A22: a port in use is told with a hint', async () => {
  const { service, listening } = await running();
  await expect(listen(service, { port: listening.port })).rejects.toMatchObject({
    exit: 16,
    hint: expect.any(String),
  });
  expect(listening.port).toBeGreaterThan(0);
  expect(listening.url).toBe(`http://127.0.0.1:${listening.port}`);
});

test('A25: a reader that stops is waited for, then left, and its hold is settled', async () => {
  const clock = handClock();
  const reply = 'word '.repeat(500_000);
  const { service, listening } = await running({ clock, fixtures: [{ match: 'long', reply }] });
  const held = async (): Promise<number> => (await ask(service, 'GET', '/payments/balance')).json.held;
  const body = JSON.stringify(chat('long', { stream: true, max_tokens: 600_000 }));
  const socket = dial(listening.port);
  socket.pause();
  socket.write(
    `POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  // The whole answer is far more than the buffers between us hold: the stream waits, and is not done.
  await eventually(held).toBe(301);
  // The runner's look at the queue, the next tidying, the counts that are written later, and the patience with this reader.
  await eventually(() => clock.timers()).toBe(4);
  clock.advance(59_999);
  expect(await held()).toBe(301);
  clock.advance(1);
  await eventually(held).toBe(0);
  const { json } = await ask(service, 'GET', '/payments/transactions');
  expect(-json.data[0].amount).toBeLessThan(300);
});

test('a reader that leaves while the state cannot be written takes nobody down', async () => {
  const stateDir = tempDir();
  const faults: unknown[] = [];
  const reply = 'word '.repeat(500_000);
  const { service, listening } = await running({
    stateDir,
    fixtures: [{ match: 'long', reply }],
    onFault: (error) => void faults.push(error),
  });
  const leave = new AbortController();
  const response = await fetch(`${listening.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(chat('long', { stream: true })),
    signal: leave.signal,
  });
  await response.body?.getReader().read();
  rmSync(stateDir, { recursive: true });
  leave.abort();
  await eventually(() => faults.map(String)).toEqual([expect.stringContaining('cannot lock')]);
  expect((await fetch(`${listening.url}/openapi.json`)).status).toBe(200);
});

test('a client that leaves before its reply is no fault of the service', async () => {
  const faults: unknown[] = [];
  const { service, listening } = await running({
    fixtures: [{ match: 'slow', reply: 'late', delayMs: 60_000 }],
    onFault: (error) => void faults.push(error),
  });
  const ended: unknown[] = [];
  service.requests.add(({ record }) => void ended.push(record.endpoint));
  const leave = new AbortController();
  const asked = fetch(`${listening.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(chat('slow')),
    signal: leave.signal,
  });
  const held = async () => (await ask(service, 'GET', '/payments/balance')).json.held;
  await eventually(held).toBe(1);
  leave.abort();
  await expect(asked).rejects.toThrow();
  await eventually(() => ended).toContain('/chat/completions');
  expect(faults).toEqual([]);
});

test.each([
  ['drop', 'the connection ends without a reply', /^$/],
  ['cut', 'the reply ends in the middle', /^HTTP\/1.1 200 /],
])('the fault %s: %s', async (fault, _, expected) => {
  const { service, listening } = await running({ faults: [`${fault}:1`] });
  const said = await raw(listening.port, get(service.key));
  expect(said).toMatch(expected);
  expect(said).not.toMatch(/"attribution":"[^"]*"}$/);
});

test('closing lets an open stream end', async () => {
  const { service, listening } = await running({ fixtures: [{ match: '*', reply: 'a b c' }] });
  const response = await fetch(`${listening.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(chat('x', { stream: true })),
  });
  const closed = listening.close(5_000);
  expect(await response.text()).toContain('[DONE]');
  await closed;
  await expect(fetch(`${listening.url}/v1/models`)).rejects.toThrow();
});
