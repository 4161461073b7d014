import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';

const bare = { OCTET_API_KEY: undefined, OCTET_BASE_URL: undefined };

test('set, get, unset and list', async () => {
  const cli = octet({}, { env: bare });
  expect(await cli.run('config', 'set', 'model', 'm-7')).toBe(0);
  await cli.run('config', 'get', 'model');
  expect(cli.out.at(-1)).toBe('m-7');
  await cli.run('config', 'list', '--show-origin');
  expect(cli.out).toContain('model\tm-7\tprofile');
  await cli.run('config', 'unset', 'model');
  expect(await cli.run('config', 'get', 'model')).toBe(0);
  expect(cli.stderr).toContain('model is not set');
});

test('an option comes before a variable, a variable before the profile', async () => {
  const cli = octet({}, { env: { ...bare, OCTET_ENV: 'sandbox' } });
  await cli.run('config', 'set', 'env', 'local');
  await cli.run('config', 'list', '--show-origin', '--json');
  expect(JSON.parse(cli.out.at(-1) ?? '').env).toEqual({ value: 'sandbox', origin: 'environment' });
  await cli.run('config', 'list', '--show-origin', '--json', '--env', 'production');
  expect(JSON.parse(cli.out.at(-1) ?? '').env).toEqual({ value: 'production', origin: 'option' });
});

test('secrets are shown masked', async () => {
  const cli = octet({}, { env: bare });
  await cli.run('config', 'set', 'webhook_secret', 'whsec_0123456789abcdef');
  await cli.run('config', 'get', 'webhook_secret');
  expect(cli.stdout + cli.stderr).not.toContain('0123456789');
});

test.each([
  ['env', 'moon', 2],
  ['production_url', 'https://api.example.com', 2],
  ['production_url', 'https://me:pw@api.example.com/v1', 15],
  ['api_prefix', '/v2', 2],
  ['history', 'maybe', 2],
  ['api_key', 'x', 2],
])('refuses %s %s', async (name, value, exit) => {
  const cli = octet({}, { env: bare });
  expect(await cli.run('config', 'set', name, value)).toBe(exit);
});

test('a broken setting can still be repaired', async () => {
  const cli = octet({}, { env: bare });
  await cli.run('config', 'set', 'env', 'local');
  const path = join(cli.home, '.config/octet/config.json');
  writeFileSync(path, JSON.stringify({ version: 1, profiles: { default: { env: 'moon' } } }), {
    mode: 0o600,
  });
  expect(await cli.run('config', 'get', 'env')).not.toBe(0);
  expect(await cli.run('config', 'set', 'env', 'local')).toBe(0);
  expect(await cli.run('config', 'get', 'env')).toBe(0);
});

test('the long path form is origin + /api/v1', async () => {
  const cli = octet({});
  await cli.run('config', 'set', 'api_prefix', '/api/v1');
  await cli.run('models', '--dry-run');
  expect(JSON.parse(cli.stdout.slice(cli.stdout.indexOf('{'))).url).toBe(
    'https://api.example.com/api/v1/models',
  );
});
