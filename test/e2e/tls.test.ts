import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../support/servers.ts';
import { at, KEY, octet } from './octet.ts';

const openssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

let folder = '';
const file = (name: string) => join(folder, name);

function run(...args: string[]): void {
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
}

const KEY_KIND = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A certificate of our own authority, for these names and for so many days. */
function certificate(name: string, names: string, days: number): void {
  run('req', ...KEY_KIND, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', '/CN=octet test');
  writeFileSync(file(`${name}.ext`), `subjectAltName=${names}`);
  const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
  run(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    ...authority,
    '-days',
    String(days),
    '-extfile',
    `${name}.ext`,
    '-out',
    `${name}.pem`,
  );
}

beforeAll(() => {
  if (!openssl) return;
  folder = mkdtempSync(join(tmpdir(), 'octet-tls-'));
  run(
    'req',
    '-x509',
    ...KEY_KIND,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=octet test CA',
  );
  certificate('good', 'DNS:api.test,IP:127.0.0.1', 2);
  certificate('other', 'DNS:other.test', 2);
  certificate('expired', 'IP:127.0.0.1', -1);
});
afterAll(() => rmSync(folder || '/nonexistent', { recursive: true, force: true }));

async function secureServer(name: string) {
  const received: { headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer(
    { key: readFileSync(file(`${name}.key`)), cert: readFileSync(file(`${name}.pem`)) },
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

describe.skipIf(!openssl)('T25: certificates (needs openssl to make some)', () => {
  const trusting = () => ({ NODE_EXTRA_CA_CERTS: file('ca.pem') });

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

describe.skipIf(!openssl)('T27: an encrypted tunnel through a proxy (needs openssl)', () => {
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
        NODE_EXTRA_CA_CERTS: file('ca.pem'),
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
