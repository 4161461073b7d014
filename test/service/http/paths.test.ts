import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { ASSETS_DIR, ask, noTimeouts, sharedService, tempDir, testService } from '../../support/service.ts';

const shared = sharedService();

test.each(Object.values(endpoints).map(({ method, path }) => [method, path] as const))(
  '%s %s is there at both forms',
  async (method, path) => {
    const service = await shared();
    const filled = path.replace(/\{\w+\}/, 'none');
    for (const base of ['http://127.0.0.1:1/v1', 'http://127.0.0.1:1/api/v1']) {
      const got = await ask(service, method, filled, method === 'POST' ? {} : undefined, { base });
      expect(got.headers['x-ratelimit-limit']).toBe('1000');
      expect(got.headers['x-attribution']).toContain('octet');
      if (method === 'POST' && path !== endpoints.checkout.path) expect(got.status).toBe(400);
      else expect(got.status).toBe(path.includes('{') ? 404 : 200);
    }
  },
);

test.each([
  ['GET', '/v1/models/', 200],
  ['HEAD', '/v1/models', 200],
  ['OPTIONS', '/v1/models', 204],
  ['PUT', '/v1/models', 405],
  ['DELETE', '/v1/chat/completions', 405],
  ['GET', '/v1/chat/completions', 405],
  ['PROPFIND', '/v1/models', 405],
  ['GET', '//v1/models', 404],
  ['GET', '/v1/../v1/models', 200],
  ['GET', '/v1/%2e%2e/v1/models', 200],
  ['GET', '/v1/music/..%2fpayments%2fbalance', 404],
  ['GET', '/models', 404],
  ['GET', '/v1/api/v1/models', 404],
  ['GET', '/V1/models', 404],
  ['GET', '/v1/%zz', 404],
  ['GET', '/v1/music/%zz', 404],
  ['GET', '/files/../../etc/passwd', 404],
  ['GET', '/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404],
])('A21: %s %s is %i', async (method, path, status) => {
  const service = await shared();
  const got = await ask(service, method, path, undefined, { base: 'http://127.0.0.1:1' });
  expect(got.status).toBe(status);
  expect(got.headers['x-request-id']).toMatch(/^req_/);
  if (status >= 400 && method !== 'HEAD') expect(got.json.error).toMatchObject({ type: expect.any(String) });
  if (status === 405) expect(got.headers.allow).toContain('OPTIONS');
  if (method === 'HEAD') expect(got.text).toBe('');
  expect(got.headers['access-control-allow-origin']).toBeUndefined();
});

test.each(['evil.com', 'localhost.evil.com', '192.168.1.10', 'octet.local', '127.0.0.1.nip.io'])(
  'A20: the name %s is not ours',
  async (host) => {
    const service = await shared();
    const got = await ask(service, 'GET', '/models', undefined, { base: `http://${host}/v1` });
    expect(got.status).toBe(403);
    expect(got.json.error.code).toBe('host_not_allowed');
  },
);

test.each(['localhost:4848', '127.0.0.1:1', '127.8.9.1', '[::1]:4848', 'app.localhost:3000'])(
  'A20: the name %s is this machine',
  async (host) => {
    const service = await shared();
    expect((await ask(service, 'GET', '/models', undefined, { base: `http://${host}/v1` })).status).toBe(200);
  },
);

test('A24: an engine that cannot work is 500 in the error format; what went wrong is told inside only', async () => {
  const assetsDir = tempDir();
  for (const name of readdirSync(ASSETS_DIR).filter((each) => each.startsWith('sqlite'))) {
    symlinkSync(join(ASSETS_DIR, name), join(assetsDir, name));
  }
  const faults: [unknown, string][] = [];
  const service = await testService({
    assetsDir,
    onFault: (error, requestId) => void faults.push([error, requestId]),
  });
  const got = await ask(service, 'POST', '/code/explain', { code: 'let a = 1', language: 'javascript' });
  expect(got.status).toBe(500);
  expect(got.text).not.toMatch(/ENOENT|wasm|at /);
  expect(faults).toEqual([[expect.any(Error), got.headers['x-request-id']]]);
  expect((await ask(service, 'GET', '/payments/balance')).json).toMatchObject({ balance: 10_000, held: 0 });
});

test('A24: an error inside a handler is 500 with the request id, no stack, and costs nothing', async () => {
  const service = await testService({
    fixtures: [{ match: { path: '/chat/completions' }, reply: 'x' }],
    faults: ['500:1/1'],
  });
  const got = await ask(service, 'POST', '/chat/completions', { messages: [{ role: 'user', content: 'x' }] });
  expect(got.status).toBe(500);
  expect(got.json.error).toMatchObject({ type: 'api_error', code: 'internal_error' });
  expect(got.json.error.message).toContain(got.headers['x-request-id']);
});

test('why the service failed is told inside the process, and to nobody else', async () => {
  const service = await testService({ assetsDir: '/nowhere/at/all' });
  const body = { code: 'x = 1', language: 'python' };
  const outside = await ask(service, 'POST', '/code/explain', body);
  expect(outside.status).toBe(500);
  expect(outside.text).not.toContain('nowhere');
  const inside = await service.transport({
    method: 'POST',
    url: 'http://octet.local/v1/code/explain',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeouts: noTimeouts,
  });
  expect(inside.status).toBe(500);
  let withAttribution = '';
  for await (const part of inside.body) withAttribution += Buffer.from(part).toString();
  expect(JSON.parse(withAttribution).error.message).toMatch(
    /^Internal error in the local service: ENOENT.*nowhere/,
  );
});
