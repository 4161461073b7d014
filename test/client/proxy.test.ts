import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { proxyFrom } from '../../src/client/proxy.ts';
import type { UndiciOptions } from '../../src/client/undici.ts';
import { closedPort, httpServer, listen } from '../support/servers.ts';
import { octetTo, realCarry } from './over-the-wire.ts';

describe('the environment names the proxies', () => {
  test.each([
    [{}, {}],
    [{ HTTPS_PROXY: 'http://p:1' }, { https: 'http://p:1' }],
    [{ HTTP_PROXY: 'http://p:1', http_proxy: 'http://q:2' }, { http: 'http://q:2' }],
    [{ https_proxy: '', HTTPS_PROXY: 'http://p:1' }, { https: 'http://p:1' }],
    [{ HTTPS_PROXY: '', NO_PROXY: 'a,b' }, { except: 'a,b' }],
    [{ HTTPS_PROXY: 'p.example:3128' }, { https: 'http://p.example:3128' }],
  ])('%j', (env, settings) => {
    expect(proxyFrom(env).settings).toEqual(settings);
  });

  test('a password in an address is a secret, also an escaped one', () => {
    const env = { HTTPS_PROXY: 'http://me:top%20secret@p:1', HTTP_PROXY: 'http://[' };
    expect(proxyFrom(env).secrets).toEqual(['top secret']);
    expect(proxyFrom({ HTTPS_PROXY: 'http://me:50%@p:1' }).secrets).toEqual(['50%']);
  });
});

interface Tunnel {
  readonly port: number;
  /** `host:port` of every CONNECT, and the headers that came with it. */
  readonly asked: { readonly target: string; readonly headers: NodeJS.Dict<string | string[]> }[];
}

/** A proxy that leads every tunnel to one port of this machine, or refuses it. */
async function proxyServer(to: number, refusal?: string): Promise<Tunnel> {
  const asked: Tunnel['asked'] = [];
  const server = createServer((_, response) => response.writeHead(400).end());
  server.on('connect', (request, socket) => {
    asked.push({ target: request.url ?? '', headers: request.headers });
    socket.on('error', () => undefined);
    if (refusal) return socket.end(`HTTP/1.1 ${refusal}\r\ncontent-length: 0\r\n\r\n`);
    const onward = connect(to, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    onward.on('error', () => socket.destroy());
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port, asked };
}

const through = (proxy: UndiciOptions['proxy']) => realCarry({}, { proxy });
const timeouts = { connectMs: 300, headersMs: 1_000, idleMs: 1_000 };
const get = (url: string) => ({
  method: 'GET' as const,
  url,
  headers: { authorization: 'Bearer secret' },
  timeouts,
});

test('T27: a proxy gets a CONNECT with its own credentials, and the target gets the key and none of those', async () => {
  const target = await httpServer((_, response) => response.end('{}'));
  const proxy = await proxyServer(target.port);
  const transport = through({ http: `http://me:pass@127.0.0.1:${proxy.port}` });
  expect((await transport(get('http://api.test/v1/models'))).status).toBe(200);
  expect(proxy.asked[0]?.target).toBe('api.test:80');
  expect(proxy.asked[0]?.headers['proxy-authorization']).toBe(
    `Basic ${Buffer.from('me:pass').toString('base64')}`,
  );
  expect(proxy.asked[0]?.headers.authorization).toBeUndefined();
  expect(target.received[0]?.headers.authorization).toBe('Bearer secret');
  expect(target.received[0]?.headers['proxy-authorization']).toBeUndefined();
});

test.each([
  ['api.test', true],
  ['.test', true],
  ['test', true],
  ['*.test', true],
  ['API.TEST', true],
  ['other.example api.test', true],
  ['other.example, api.test:80', true],
  ['*', true],
  ['api.test:81', false],
  ['pi.test', false],
  ['other.example,*', false],
  ['a*.test', false],
  ['10.0.0.0/8', false],
  ['', false],
])('T27: NO_PROXY=%j goes around the proxy: %s', async (except, direct) => {
  const target = await httpServer((_, response) => response.end('{}'));
  const proxy = await proxyServer(target.port);
  const transport = through({ http: `http://127.0.0.1:${proxy.port}`, except });
  await transport(get('http://api.test/v1/models')).catch(() => undefined);
  expect(proxy.asked).toHaveLength(direct ? 0 : 1);
});

test.each(['10.1.2', '10.', '10.0.0.0/8', '10.1.2.3/32', '10.1.2.3:81'])(
  'T27: NO_PROXY=%j does not lead around the proxy to 10.1.2.3',
  async (except) => {
    const target = await httpServer((_, response) => response.end('{}'));
    const proxy = await proxyServer(target.port);
    const transport = through({ http: `http://127.0.0.1:${proxy.port}`, except });
    expect((await transport(get('http://10.1.2.3/v1/models'))).status).toBe(200);
    expect(proxy.asked).toHaveLength(1);
  },
);

test.each(['http://127.0.0.1', 'http://localhost'])(
  'T27: no proxy stands between us and %s',
  async (host) => {
    const target = await httpServer((_, response) => response.end('{"data":[]}'));
    const proxy = await proxyServer(target.port);
    const transport = through({
      http: `http://127.0.0.1:${proxy.port}`,
      https: `http://127.0.0.1:${proxy.port}`,
    });
    await transport(get(`${host}:${target.port}/v1/models`));
    expect(proxy.asked).toEqual([]);
    expect(target.received).toHaveLength(1);
  },
);

const PASSWORD = 'proxy-pass-0123';

test.each([
  ['407 Proxy Authentication Required', /^error: the proxy refused the connection \(407\)$/],
  ['502 Bad Gateway', /^error: the proxy refused the connection \(502\)$/],
])('T28: a proxy that says %s: nothing left, so it is repeated, and 11', async (refusal, message) => {
  const proxy = await proxyServer(0, refusal);
  const address = `http://me:${PASSWORD}@127.0.0.1:${proxy.port}`;
  const cli = octetTo('https://api.test/v1', {
    network: through({ https: address }),
    env: { HTTPS_PROXY: address },
  });
  expect(await cli.run('chat', '--no-stream', 'hi')).toBe(11);
  expect(cli.clock.slept).toEqual([1_000, 2_000, 4_000]);
  expect(cli.err[0]).toMatch(message);
  expect(cli.stderr + cli.stdout).not.toContain(PASSWORD);
});

test('T28: a proxy that is not there', async () => {
  const address = `http://me:${PASSWORD}@127.0.0.1:${await closedPort()}`;
  const cli = octetTo('https://api.test/v1', {
    network: through({ https: address }),
    env: { HTTPS_PROXY: address },
  });
  expect(await cli.run('chat', '--no-stream', 'hi')).toBe(11);
  expect(cli.clock.slept).toEqual([1_000, 2_000, 4_000]);
  expect(cli.err[0]).toBe(`error: the proxy ${new URL(address).host}: connection refused`);
  expect(cli.stderr).not.toContain(PASSWORD);
});

test('an address of a proxy that cannot be read is a usage error, and not repeated', async () => {
  const cli = octetTo('https://api.test/v1', { network: through({ https: 'http://[' }) });
  expect(await cli.run('models')).toBe(2);
  expect(cli.clock.slept).toEqual([]);
});
