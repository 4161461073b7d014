import { expect, test } from 'vitest';
import type { StoredKeys } from '../../src/config/file-format.ts';
import { keyFor, type SourcedKey } from '../../src/config/key-source.ts';
import { type Flags, resolveConfig } from '../../src/config/resolve.ts';
import type { EnvironmentVariables } from '../../src/files/directory-names.ts';

const ORIGIN = 'https://api.example.com';
const OTHER = 'https://evil.example';
const KEY = 'octet_stored_0123';

interface Given {
  flags?: Flags;
  env?: EnvironmentVariables;
  settings?: Record<string, string>;
  keys?: StoredKeys;
  printed?: string;
}

function ask(origin: string, given: Given) {
  const { flags = {}, env = {}, settings = {}, keys = {} } = given;
  const ran: string[] = [];
  const secrets: string[] = [];
  const file = { profile: undefined, profiles: { default: settings, work: settings } };
  const key: Promise<SourcedKey> = keyFor(origin, {
    config: resolveConfig({ flags, env, file }),
    env,
    readKeys: async () => keys,
    runKeyCommand: async (command) => {
      ran.push(command);
      return given.printed ?? 'octet_printed_01\n';
    },
    onSecret: (secret) => secrets.push(secret),
  });
  return { key, ran, secrets };
}

const stored = { default: { [ORIGIN]: KEY } };
const settings = { production_url: `${ORIGIN}/v1`, key_command: 'op read x' };

test.each<[string, Given, SourcedKey]>([
  [
    'the variable',
    { env: { OCTET_API_KEY: ' octet_env_01\n' }, keys: stored, settings },
    { key: 'octet_env_01', source: 'OCTET_API_KEY' },
  ],
  ['the stored key', { keys: stored, settings }, { key: KEY, source: 'stored' }],
  [
    'the stored key, for an empty variable',
    { env: { OCTET_API_KEY: '' }, keys: stored },
    { key: KEY, source: 'stored' },
  ],
  [
    'the stored key, for a blank variable',
    { env: { OCTET_API_KEY: ' \n' }, keys: stored },
    { key: KEY, source: 'stored' },
  ],
  ['the command', { settings }, { key: 'octet_printed_01', source: 'key_command' }],
])('K13 %s gives the key', async (_, given, expected) => {
  const { key, secrets } = ask(ORIGIN, given);
  expect(await key).toEqual(expected);
  expect(secrets).toEqual([expected.key]);
});

test('K13 the variable spares the key file and the command', async () => {
  const config = resolveConfig({ flags: {}, env: {}, file: { profile: undefined, profiles: {} } });
  const never = () => Promise.reject(new Error('not to be asked'));
  const env = { OCTET_API_KEY: 'octet_env_01' };
  expect(await keyFor(OTHER, { config, env, readKeys: never, runKeyCommand: never })).toMatchObject({
    key: 'octet_env_01',
  });
});

test.each([
  OTHER,
  'https://api.example.com.evil.example',
  'https://api.example.com:8443',
  'https://sandbox.example.com',
  'http://127.0.0.1:4848',
])('K14 a key stored for another origin is not given to %s', async (origin) => {
  await expect(ask(origin, { keys: stored }).key).rejects.toMatchObject({
    reason: 'auth',
    message: `the stored key belongs to ${ORIGIN} and is not sent to ${origin}`,
    hint: 'octet auth login',
  });
});

test('K14 the key of another profile is not used', async () => {
  const { key } = ask(ORIGIN, { keys: { default: {}, work: { [ORIGIN]: KEY } } });
  await expect(key).rejects.toMatchObject({ reason: 'auth', message: `no key for ${ORIGIN}` });
  expect(
    await ask(ORIGIN, { flags: { profile: 'work' }, keys: { work: { [ORIGIN]: KEY } } }).key,
  ).toMatchObject({ key: KEY });
});

test('K14 the key of a command goes to the address of its profile and to no other', async () => {
  const { key, ran } = ask(OTHER, { flags: { baseUrl: `${OTHER}/v1` }, settings });
  await expect(key).rejects.toMatchObject({ reason: 'auth' });
  expect(ran).toEqual([]);
  const free = ask(OTHER, { flags: { baseUrl: `${OTHER}/v1` }, settings: { key_command: 'op read x' } });
  expect(await free.key).toMatchObject({ source: 'key_command' });
});

test('the hint repeats what was chosen', async () => {
  const { key } = ask(ORIGIN, { flags: { profile: 'work', env: 'sandbox' } });
  await expect(key).rejects.toMatchObject({ hint: 'octet --profile work auth login --env sandbox' });
});

test.each(['http://api.example.com', 'http://10.0.0.1:80', 'http://localhost.example'])(
  'T26 no key goes to %s in plain text',
  async (origin) => {
    const { key, secrets } = ask(origin, {
      env: { OCTET_API_KEY: 'octet_env_01' },
      keys: { default: { [origin]: KEY } },
    });
    await expect(key).rejects.toMatchObject({ reason: 'unsafe' });
    expect(secrets).toEqual([]);
  },
);

test.each(['http://127.0.0.1:4848', 'http://[::1]:4848', 'http://localhost:4848'])(
  'plain http to %s is fine',
  async (origin) => {
    expect(await ask(origin, { keys: { default: { [origin]: KEY } } }).key).toMatchObject({ key: KEY });
  },
);

test.each<[string, string, Given]>([
  ['a variable', 'usage', { env: { OCTET_API_KEY: 'octet\nX-Evil: 1' } }],
  ['a stored key', 'state', { keys: { default: { [ORIGIN]: 'octet evil' } } }],
  ['a command', 'auth', { settings, printed: 'two\nlines' }],
  ['a silent command', 'auth', { settings, printed: '\n' }],
])('K10 a broken key of %s is never given (%s)', async (_, reason, given) => {
  await expect(ask(ORIGIN, given).key).rejects.toMatchObject({ reason });
});
