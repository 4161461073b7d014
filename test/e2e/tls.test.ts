import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Authority, hasOpenssl } from '../support/certificates.ts';
import { listen } from '../support/servers.ts';
import { at, KEY, octet } from './octet.ts';

let authority: Authority | undefined;
const certificates = new Map<string, { readonly certificate: string; readonly key: string }>();

beforeAll(() => {
  if (!hasOpenssl) return;
  authority = new Authority();
  certificates.set('good', authority.issue('DNS:api.test,IP:127.0.0.1'));
  certificates.set('other', authority.issue('DNS:other.test'));
  certificates.set('expired', authority.issue('IP:127.0.0.1', -1));
});
afterAll(() => authority?.remove());

async function secureServer(name: string) {
  const received: { headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer(
    { key: certificates.get(name)?.key, cert: certificates.get(name)?.certificate },
    (request, response) => {
      received.push({ headers: request.headers });
      response.setHeader('content-type', 'application/json');
      response.end('{"data":[{"id":"m-1"}]}');
    },
  );
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port,
    received,
    get connections() {
      return connections;
    },
  };
}

describe.skipIf(!hasOpenssl)('T25: certificates (needs openssl to make some)', () => {
  const trusting = () => ({ NODE_EXTRA_CA_CERTS: authority?.path });

  test('one that is in order', async () => {
    const server = await secureServer('good');
    const { exitCode, stdout } = await octet(['models'], {
      env: at(`https://127.0.0.1:${server.port}/v1`, trusting()),
    });
    expect([exitCode, stdout]).toEqual([0, 'm-1\n']);
  });

  test.each([
    ['good', false, /certificate cannot be verified|certificate chain is self-signed|self-signed/],
    ['other', true, /its certificate is for another host/],
    ['expired', true, /its certificate has expired/],
  ])('%s, its authority known: %s', async (name, known, message) => {
    const server = await secureServer(name);
    const { exitCode, stderr } = await octet(['models'], {
      env: at(`https://127.0.0.1:${server.port}/v1`, known ? trusting() : {}),
    });
    expect(exitCode).toBe(11);
    expect(stderr).toMatch(message);
    expect(stderr.split('\n')).toHaveLength(2);
    expect(server.connections).toBe(1);
    expect(server.received).toEqual([]);
  });

  test('checks that were switched off are warned of on every run', async () => {
    const server = await secureServer('expired');
    const env = at(`https://127.0.0.1:${server.port}/v1`, { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
    const { exitCode, stderr } = await octet(['models'], { env });
    expect(exitCode).toBe(0);
    expect(stderr).toBe('warning: certificates are not verified: NODE_TLS_REJECT_UNAUTHORIZED is 0\n');
  });
});

describe.skipIf(!hasOpenssl)('T27: an encrypted tunnel through a proxy (needs openssl)', () => {
  test('the proxy sees a host and a port; the key goes to the service alone', async () => {
    const server = await secureServer('good');
    let seen = '';
    const proxy = createHttpServer();
    proxy.on('connect', (request, socket) => {
      seen += `${request.method} ${request.url} ${JSON.stringify(request.headers)}`;
      const onward = connect(server.port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connected\r\n\r\n');
        socket.on('data', (chunk: Buffer) => {
          seen += chunk.toString('latin1');
          onward.write(chunk);
        });
        onward.pipe(socket);
      });
      socket.on('error', () => onward.destroy());
      onward.on('error', () => socket.destroy());
    });
    const port = await listen(proxy);
    onTestFinished(() => {
      proxy.closeAllConnections();
      proxy.close();
    });
    const { exitCode, stdout, stderr } = await octet(['models', '-v'], {
      env: at('https://api.test/v1', {
        HTTPS_PROXY: `http://me:proxy-pass-0123@127.0.0.1:${port}`,
        NODE_EXTRA_CA_CERTS: authority?.path,
      }),
    });
    expect([exitCode, stdout]).toEqual([0, 'm-1\n']);
    expect(seen).toMatch(/^CONNECT api\.test:443 /);
    expect(seen).not.toContain(KEY);
    expect(server.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.received[0]?.headers['proxy-authorization']).toBeUndefined();
    expect(stderr).not.toContain('proxy-pass-0123');
  });
});
