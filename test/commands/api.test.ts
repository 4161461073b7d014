import { expect, test } from 'vitest';
import { KEY, octet } from '../support/cli.ts';
import { json, raw } from '../support/wire.ts';

const MODELS = '{"data":[]}';
const REFUSED = '{"error":{"message":"There is nothing at this address."}}';
const script = {
  'GET /models': [raw(MODELS, 'application/json')],
  'GET /nope': [raw(REFUSED, 'application/json', { status: 404 })],
  'GET /lines': [raw('a line\n', 'text/plain')],
};

test('a pipe gets the body as it came', async () => {
  const cli = octet(script);
  expect(await cli.run('api', 'GET', '/models')).toBe(0);
  expect(cli.stdout).toBe(MODELS);
});

test.each([
  ['/models', MODELS, '{\n  "data": []\n}', 0],
  ['/nope', REFUSED, JSON.stringify(JSON.parse(REFUSED), null, 2), 5],
  ['/lines', 'a line', 'a line', 0],
])('on a screen %s has indents if it is JSON and not a stream, and ends its line once', async (...given) => {
  const [path, body, indented, status] = given;
  const cli = octet(script, { terminal: 80 });
  expect(await cli.run('api', 'GET', path)).toBe(status);
  expect(cli.stdout).toBe(`${indented}\n`);
  const streamed = octet(script, { terminal: 80 });
  expect(await streamed.run('api', 'GET', path, '--stream')).toBe(status);
  expect(streamed.stdout).toBe(`${status === 0 ? body : indented}\n`);
});

test('indents keep the digits of large integers', async () => {
  const cli = octet(
    { 'GET /models': [raw('{"id":9007199254740993}', 'application/json')] },
    { terminal: 80 },
  );
  expect(await cli.run('api', 'GET', '/models')).toBe(0);
  expect(cli.stdout).toBe('{\n  "id": 9007199254740993\n}\n');
});

test.each([
  [MODELS, 'application/json', 0, `${MODELS}\n`],
  ['[1]\n', 'application/json', 0, '[1]\n'],
  ['<html></html>', 'text/html', 10, ''],
  ['{"cut":', 'application/json', 10, ''],
  ['', 'application/json', 10, ''],
])(
  'X26.3: --json prints one document and a newline, or ends with 10: %j',
  async (body, type, status, out) => {
    const cli = octet({ 'GET /models': [raw(body, type)] });
    expect(await cli.run('api', 'GET', '/models', '--json')).toBe(status);
    expect(cli.stdout).toBe(out);
  },
);

test('X26.4: the body of a refusal is one document with --json, and nothing when it is no JSON', async () => {
  const cli = octet({ ...script, 'GET /gone': [raw('<html>', 'text/html', { status: 404 })] });
  expect(await cli.run('api', 'GET', '/nope', '--json')).toBe(5);
  expect(cli.stdout).toBe(`${REFUSED}\n`);
  const html = octet({ 'GET /gone': [raw('<html>', 'text/html', { status: 404 })] });
  expect(await html.run('api', 'GET', '/gone', '--json')).toBe(5);
  expect(html.stdout).toBe('');
});

test.each([
  ['http://127.0.0.1:4848/v1', '/local/webhooks', 'Bearer octet_admin_0123456789'],
  ['http://127.0.0.1:4848/v1', '/models', `Bearer ${KEY}`],
  ['https://api.example.com/v1', '/local/webhooks', `Bearer ${KEY}`],
])('the admin key goes to /local/… on this machine alone: %s%s', async (base, path, authorization) => {
  const cli = octet(
    { [`GET ${path}`]: [json({})] },
    { env: { OCTET_BASE_URL: base, OCTET_ADMIN_KEY: 'octet_admin_0123456789' } },
  );
  expect(await cli.run('api', 'GET', path)).toBe(0);
  expect(cli.sent[0]?.headers.authorization).toBe(authorization);
});
