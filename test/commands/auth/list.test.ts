import { expect, test } from 'vitest';
import { KEY, localOctet, octet } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

const SECRET = 'octet_live_abcdefghijklmnop1234';

test('auth list shows every profile with its keys, masked', async () => {
  const script = { 'GET /models': [json({ data: [] })], 'GET /payments/balance': [json({ balance: 1 })] };
  const cli = octet(script, { env: { OCTET_API_KEY: undefined, OCTET_BASE_URL: undefined }, stdin: SECRET });
  await cli.run('auth', 'login', '--base-url', 'https://api.example.com/v1');
  await cli.run('--profile', 'work', 'config', 'set', 'env', 'sandbox');
  const before = cli.out.length;
  expect(await cli.run('auth', 'list')).toBe(0);
  expect(cli.out.slice(before)).toEqual([
    'default\tactive\thttps://api.example.com\tocte…1234'.replace('octe…', 'octet_…'),
    'work\t\t\t',
  ]);
  expect(cli.stdout + cli.stderr).not.toContain(SECRET);
});

test('auth token prints the key that a request would carry, and nothing else', async () => {
  const cli = octet({});
  expect(await cli.run('auth', 'token')).toBe(0);
  expect(cli.stdout).toBe(`${KEY}\n`);
  expect(cli.stderr).toBe('');
});

test('auth token without a key prints nothing on stdout', async () => {
  const cli = octet({}, { env: { OCTET_API_KEY: undefined } });
  expect(await cli.run('auth', 'token')).toBe(4);
  const local = localOctet();
  expect(await local.run('auth', 'token')).toBe(4);
  expect(cli.stdout + local.stdout).toBe('');
});
