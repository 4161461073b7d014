import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { KEY } from '../support/cli.ts';
import { closedPort, httpServer, rawJson, rawServer } from '../support/servers.ts';
import { octetTo, realCarry } from './over-the-wire.ts';

const completion = { choices: [{ message: { role: 'assistant', content: 'Hi.' }, finish_reason: 'stop' }] };

const CHAT = ['chat', '--no-stream', 'hi'];

const GAPS = [1_000, 2_000, 4_000];

describe('a request that never left', () => {
  test.each([
    ['chat', CHAT],
    ['models', ['models']],
  ])('T1: refused: %s is repeated, then 11', async (_, argv) => {
    const port = await closedPort();
    const cli = octetTo(`http://127.0.0.1:${port}/v1`);
    expect(await cli.run(...argv)).toBe(11);
    expect(cli.clock.slept).toEqual(GAPS);
    expect(cli.err[0]).toBe(`error: 127.0.0.1:${port}: connection refused`);
  });

  test('T2: a name that does not exist', async () => {
    const cli = octetTo('https://x.invalid/v1');
    expect(await cli.run(...CHAT)).toBe(11);
    expect(cli.clock.slept).toEqual(GAPS);
    expect(cli.err[0]).toMatch(/^error: x\.invalid: (no such host|name lookup failed)$/);
  });

  test('T3: no connection within the connect time', async () => {
    // The handshake never begins: TCP is accepted, TLS is not answered.
    const server = await rawServer(() => undefined);
    const cli = octetTo(`https://127.0.0.1:${server.port}/v1`);
    expect(await cli.run(...CHAT, '--max-retries', '1')).toBe(11);
    expect(cli.clock.slept).toEqual([1_000]);
    expect(cli.err[0]).toBe(`error: 127.0.0.1:${server.port}: connection timed out`);
  });
});

const ENDINGS: [string, (socket: Socket) => void][] = [
  ['T4, T5: closed without a byte', (socket) => socket.destroy()],
  ['T6: reset', (socket) => socket.resetAndDestroy()],
  [
    'T16: a body shorter than promised',
    (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a'),
  ],
  [
    'T16: a chunked body without its end on a connection for one reply',
    (socket) =>
      socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n',
      ),
  ],
  [
    'T16: a chunked body without its end',
    (socket) =>
      socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n',
      ),
  ],
];

describe.each(ENDINGS)('%s', (_, end) => {
  test('a paid request is not repeated: 12, with its key and where to look', async () => {
    const server = await rawServer(end);
    const cli = octetTo(server.base);
    expect(await cli.run(...CHAT)).toBe(12);
    expect(server.heard).toHaveLength(1);
    expect(cli.clock.slept).toEqual([]);
    const key = /idempotency-key: ([0-9a-f-]{36})\r/.exec(server.heard[0] ?? '')?.[1];
    expect(cli.stderr).toContain(key ?? 'no key was sent');
    expect(cli.stderr).toContain('octet credits history');
  });

  test('a payment is not repeated either', async () => {
    const server = await rawServer(end);
    const cli = octetTo(server.base);
    expect(await cli.run('api', 'POST', '/payments/checkout', '-F', 'amount=100')).toBe(12);
    expect(server.heard).toHaveLength(1);
  });

  test('a read is repeated three times, then 11', async () => {
    const server = await rawServer(end);
    const cli = octetTo(server.base);
    expect(await cli.run('models')).toBe(11);
    expect(server.heard).toHaveLength(4);
    expect(cli.clock.slept).toEqual(GAPS);
  });
});

test('T4: where the origin has echoed a key before, a lost paid request is repeated under the same one', async () => {
  let calls = 0;
  const server = await rawServer((socket, request) => {
    calls += 1;
    const key = /idempotency-key: ([0-9a-f-]{36})\r/.exec(request)?.[1];
    if (calls === 2) return socket.destroy();
    socket.end(rawJson(completion).replace('\r\n', `\r\nidempotency-key: ${key}\r\n`));
  });
  const first = octetTo(server.base);
  expect(await first.run(...CHAT)).toBe(0);
  // Another process on the same machine: what was learnt is on disk.
  const second = octetTo(server.base, { home: first.home });
  expect(await second.run(...CHAT)).toBe(0);
  expect(second.clock.slept).toEqual([1_000]);
  const keys = server.heard.map((request) => /idempotency-key: (\S+)/.exec(request)?.[1]);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('T7: 500 is repeated with the same Idempotency-Key after 1, 2 and 4 s, also where replies carry rate limits', async () => {
  const server = await httpServer((_, response) => {
    response.writeHead(500, {
      'content-type': 'application/json',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 30),
    });
    response.end('{"error":{"message":"oops","type":"server_error","code":"internal"}}');
  });
  const cli = octetTo(server.base);
  expect(await cli.run(...CHAT)).toBe(10);
  expect(cli.clock.slept).toEqual(GAPS);
  const keys = new Set(server.received.map(({ headers }) => headers['idempotency-key']));
  expect(server.received).toHaveLength(4);
  expect(keys.size).toBe(1);
  expect(cli.stderr).toBe('error: oops\n');
});

test('T8: 500 twice and then 200: one result, and the retries show only with -v', async () => {
  let calls = 0;
  const server = await httpServer((_, response) => {
    calls += 1;
    response.writeHead(calls % 3 === 0 ? 200 : 500, { 'content-type': 'application/json' });
    response.end(calls % 3 === 0 ? JSON.stringify(completion) : '{"error":"oops"}');
  });
  const cli = octetTo(server.base);
  expect(await cli.run(...CHAT)).toBe(0);
  expect(cli.stdout).toBe('Hi.\n');
  expect(cli.stderr).toBe('');
  expect(await cli.run(...CHAT, '-v')).toBe(0);
  expect(cli.err.filter((line) => line.includes('retrying in'))).toHaveLength(2);
  expect(cli.stderr).toContain('> POST /v1/chat/completions');
  expect(cli.stderr).not.toContain(KEY);
});

test.each([502, 504, 408])(
  'T9: %i with a page: a paid request has an unknown outcome, a read is repeated',
  async (status) => {
    const page = `<html><head><style>b{}</style></head><body>\u001b[31m${'gateway '.repeat(500)}</body></html>`;
    const server = await httpServer((_, response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(page);
    });
    const cli = octetTo(server.base);
    expect(await cli.run(...CHAT)).toBe(12);
    expect(server.received).toHaveLength(1);
    expect(cli.stderr).not.toMatch(/<|\u001b/);
    expect(cli.err[0]?.length).toBeLessThan(280);
    const reader = octetTo(server.base);
    expect(await reader.run('models')).toBe(status === 408 ? 2 : 10);
    expect(reader.clock.slept).toEqual(GAPS);
  },
);

test.each([
  ['invalid JSON', 'application/json', '{"a":'],
  ['a page', 'text/html', '<html></html>'],
  ['an empty body', 'application/json', ''],
  ['null', 'application/json', 'null'],
  ['an array', 'application/json', '[1,2]'],
  ['a string', 'application/json', '""'],
])('T17: %s where an answer is due is 10, without a stack', async (_, type, body) => {
  const server = await httpServer((_request, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  });
  const cli = octetTo(server.base);
  expect(await cli.run(...CHAT)).toBe(10);
  expect(cli.stdout).toBe('');
  expect(cli.err).toHaveLength(1);
  expect(cli.err[0]).toMatch(/^error: unexpected reply: /);
  expect(server.received).toHaveLength(1);
});

test.each([
  ['gzip, gzip, gzip, gzip, gzip, gzip', Buffer.from('x'), /encoded as gzip, gzip/],
  ['compress', Buffer.from('x'), /encoded as compress/],
  ['gzip', Buffer.from('this is not gzip'), /could not be decompressed/],
  ['br', Buffer.from('neither is this'), /could not be decompressed/],
])('T21: content-encoding %s is a clean error', async (encoding, body, message) => {
  const server = await httpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding });
    response.end(body);
  });
  for (const argv of [['models'], CHAT, ['chat', 'hi']]) {
    const cli = octetTo(server.base);
    expect(await cli.run(...argv), argv.join(' ')).toBe(10);
    expect(cli.err[0]).toMatch(message);
  }
});

test('T29: 60 paid requests in a row, each on a fresh socket, while the server closes idle ones', async () => {
  const server = await httpServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(completion));
  });
  server.server.keepAliveTimeout = 5;
  const sockets = new Set<number | undefined>();
  server.server.on('connection', (socket) => sockets.add(socket.remotePort));
  const transport = realCarry();
  for (let round = 0; round < 60; round += 1) {
    const cli = octetTo(server.base, { network: transport });
    expect(await cli.run(...CHAT, '--no-save', '--max-retries', '0')).toBe(0);
  }
  expect(server.received).toHaveLength(60);
  expect(sockets.size).toBe(60);
});

test.each([
  ['noise', '\u0000\u0001\u0002garbage\r\n\r\n'],
  ['another protocol', 'SSH-2.0-OpenSSH_9.6\u001b[2J\r\n'],
  ['a bad status line', 'HTTP/1.1 two hundred\r\n\r\n'],
])('T30: %s instead of HTTP', async (_, bytes) => {
  const server = await rawServer((socket) => socket.end(bytes));
  for (const argv of [['models'], CHAT]) {
    const cli = octetTo(server.base);
    expect(await cli.run(...argv)).toBe(11);
    expect(cli.err[0]).toBe(`error: the reply from 127.0.0.1:${server.port} is not HTTP`);
  }
  expect(server.heard).toHaveLength(2);
});

describe('T32: what a user types stays inside its place', () => {
  test.each([
    ['../../payments/balance', '..%2F..%2Fpayments%2Fbalance'],
    ['a?b#c', 'a%3Fb%23c'],
    ['%2e%2e', '%252e%252e'],
    ['..', '%252E%252E'],
    ['.', '%252E'],
    ['a b\r\nx: y', 'a%20b%0D%0Ax%3A%20y'],
    ['é\ud800', '%C3%A9%EF%BF%BD'],
    ["'; DROP TABLE jobs;--", "'%3B%20DROP%20TABLE%20jobs%3B--"],
  ])('id %j', async (id, segment) => {
    const server = await httpServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"status":"processing"}');
    });
    const cli = octetTo(server.base);
    await cli.run('video', 'status', '--', id);
    expect(server.received[0]?.url).toBe(`/v1/video/${segment}`);
  });

  test.each(['x: a\r\nauthorization: b', 'x: a\nb', 'x y: a', ': a', 'x: \u0000'])(
    'header %j is refused',
    async (header) => {
      const server = await httpServer((_, response) => response.end('{}'));
      const cli = octetTo(server.base);
      expect(await cli.run('api', 'GET', '/models', '-H', header)).toBe(2);
      expect(server.received).toEqual([]);
    },
  );

  test('a header that only the transport finds wrong is an error with a line, not a crash', async () => {
    const transport = realCarry();
    const server = await httpServer((_, response) => response.end('{}'));
    const timeouts = { connectMs: 300, headersMs: 300, idleMs: 300 };
    await expect(
      transport({ method: 'GET', url: server.base, headers: { x: 'a\r\nb' }, timeouts }),
    ).rejects.toMatchObject({ name: 'TransportFailure' });
  });
});
