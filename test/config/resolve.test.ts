import { expect, test } from 'vitest';
import type { StoredConfig } from '../../src/config/file-format.ts';
import { addressOf, type Flags, resolveConfig, resolveProfile } from '../../src/config/resolve.ts';
import type { EnvironmentVariables } from '../../src/files/directory-names.ts';

interface Given {
  flags?: Flags;
  env?: EnvironmentVariables;
  settings?: Record<string, string>;
  file?: StoredConfig;
}

const PRODUCTION = 'https://api.example.com/v1';
const SANDBOX = 'https://sandbox.example.com/v1';
const ADDRESSES = { production_url: PRODUCTION, sandbox_url: SANDBOX };

function resolved({ flags = {}, env = {}, settings = {}, file }: Given) {
  return resolveConfig({ flags, env, file: file ?? { profile: undefined, profiles: { default: settings } } });
}

test.each<[string, Given, string, string, string | undefined]>([
  ['nothing', {}, 'local', 'default', undefined],
  [
    'empty variables',
    { env: { OCTET_ENV: '', OCTET_BASE_URL: '', OCTET_PROFILE: '' } },
    'local',
    'default',
    undefined,
  ],
  [
    '--env',
    { flags: { env: 'sandbox' }, env: { OCTET_ENV: 'local' }, settings: ADDRESSES },
    'sandbox',
    'option',
    SANDBOX,
  ],
  [
    'OCTET_ENV',
    { env: { OCTET_ENV: 'sandbox' }, settings: { ...ADDRESSES, env: 'local' } },
    'sandbox',
    'environment',
    SANDBOX,
  ],
  ['the profile', { settings: { ...ADDRESSES, env: 'sandbox' } }, 'sandbox', 'profile', SANDBOX],
  ['a profile that says local', { settings: { ...ADDRESSES, env: 'local' } }, 'local', 'profile', undefined],
  [
    '--base-url alone',
    { flags: { baseUrl: 'https://x.example/v1' } },
    'production',
    'default',
    'https://x.example/v1',
  ],
  [
    'OCTET_BASE_URL alone',
    { env: { OCTET_BASE_URL: 'https://x.example/v1/' } },
    'production',
    'default',
    'https://x.example/v1',
  ],
  [
    'OCTET_BASE_URL with --env',
    { flags: { env: 'sandbox' }, env: { OCTET_BASE_URL: 'https://x.example/v1' } },
    'sandbox',
    'option',
    'https://x.example/v1',
  ],
  [
    'OCTET_BASE_URL with --env local',
    { flags: { env: 'local' }, env: { OCTET_BASE_URL: 'https://x.example/v1' } },
    'local',
    'option',
    undefined,
  ],
  [
    'a configured address alone',
    { settings: { production_url: PRODUCTION } },
    'production',
    'profile',
    PRODUCTION,
  ],
  ['a configured sandbox alone', { settings: { sandbox_url: SANDBOX } }, 'sandbox', 'profile', SANDBOX],
])('K13 %s chooses the environment and its address', (_, given, environment, origin, base) => {
  const config = resolved(given);
  expect(config.environment).toEqual({ value: environment, origin });
  expect(config.address?.value.base).toBe(base);
});

test('K13 every value has the origin with the highest rank', () => {
  const settings = {
    ...ADDRESSES,
    model: 'm-1',
    history: 'off',
    api_prefix: '/api/v1',
    upstream: 'http://localhost:11434/v1/',
  };
  const env = {
    OCTET_BASE_URL: SANDBOX,
    OCTET_TIMEOUT: '20m',
    OCTET_MAX_RETRIES: '5',
    OCTET_WEBHOOK_SECRET: 's1',
  };
  const flags = { baseUrl: 'http://127.0.0.1:4848/v1', timeout: '500ms', maxRetries: '0' };

  expect(resolved({ settings })).toMatchObject({
    profile: { value: 'default', origin: 'default' },
    address: { value: { base: PRODUCTION, origin: 'https://api.example.com' }, origin: 'profile' },
    apiPrefix: { value: '/api/v1', origin: 'profile' },
    model: { value: 'm-1', origin: 'profile' },
    history: { value: false, origin: 'profile' },
    upstream: { value: 'http://localhost:11434/v1', origin: 'profile' },
    maxRetries: { value: 3, origin: 'default' },
    timeoutMs: undefined,
    webhookSecret: undefined,
  });
  expect(
    resolved({
      settings: { ...settings, webhook_secret: 's0' },
      env: { ...env, OCTET_UPSTREAM: 'http://[::1]:1' },
    }),
  ).toMatchObject({
    address: { value: { base: SANDBOX }, origin: 'environment' },
    timeoutMs: { value: 1_200_000, origin: 'environment' },
    maxRetries: { value: 5, origin: 'environment' },
    webhookSecret: { value: 's1', origin: 'environment' },
    upstream: { value: 'http://[::1]:1', origin: 'environment' },
  });
  expect(resolved({ settings, env, flags })).toMatchObject({
    address: { value: { base: 'http://127.0.0.1:4848/v1' }, origin: 'option' },
    timeoutMs: { value: 500, origin: 'option' },
    maxRetries: { value: 0, origin: 'option' },
  });
  expect(resolved({})).toMatchObject({
    apiPrefix: { value: '', origin: 'default' },
    history: { value: true, origin: 'default' },
    model: undefined,
    keyCommand: undefined,
  });
});

const file: StoredConfig = {
  profile: 'work',
  profiles: { work: { model: 'w' }, home: { model: 'h' }, ci: { model: 'c' } },
};

test.each<[Flags, EnvironmentVariables, string, string, string | undefined]>([
  [{}, {}, 'work', 'profile', 'w'],
  [{}, { OCTET_PROFILE: 'ci' }, 'ci', 'environment', 'c'],
  [{ profile: 'home' }, { OCTET_PROFILE: 'ci' }, 'home', 'option', 'h'],
  [{ profile: 'default' }, {}, 'default', 'option', undefined],
])('K13 with options %j and variables %j the profile is %s', (flags, env, profile, origin, model) => {
  const config = resolved({ flags, env, file });
  expect(config.profile).toEqual({ value: profile, origin });
  expect(config.model?.value).toBe(model);
});

test('a profile that does not exist is an error, except for a command that makes it', () => {
  const flags = { profile: 'wrok' };
  expect(() => resolved({ flags, file })).toThrow(
    expect.objectContaining({ reason: 'usage', message: "no profile 'wrok'" }),
  );
  expect(resolveConfig({ flags, env: {}, file, mayMakeProfile: true }).profile.value).toBe('wrok');
  for (const profile of ['__proto__', 'constructor', '../x', '']) {
    expect(() => resolved({ flags: { profile }, file })).toThrow(
      expect.objectContaining({ reason: 'usage' }),
    );
  }
});

test('the profile is known although its settings are broken, so that they can be repaired', () => {
  const broken = { profile: 'work', profiles: { work: { env: 'x', production_url: 'y' } } };
  expect(() => resolved({ file: broken })).toThrow();
  expect(resolveProfile({ flags: {}, env: {}, file: broken })).toEqual({ value: 'work', origin: 'profile' });
});

test.each<[string, Given, string]>([
  ['unknown --env', { flags: { env: 'prod' } }, '--env must be one of: production, sandbox, local'],
  ['empty --env', { flags: { env: '' } }, '--env must be one of: production, sandbox, local'],
  [
    'unknown OCTET_ENV',
    { env: { OCTET_ENV: 'Production' } },
    'OCTET_ENV must be one of: production, sandbox, local',
  ],
  ['unknown env setting', { settings: { env: 'x' } }, 'env must be one of: production, sandbox, local'],
  ['--max-retries', { flags: { maxRetries: '1.5' } }, '--max-retries must be a whole number from 0 to 100'],
  [
    'negative retries',
    { env: { OCTET_MAX_RETRIES: '-1' } },
    'OCTET_MAX_RETRIES must be a whole number from 0 to 100',
  ],
  [
    'too many retries',
    { env: { OCTET_MAX_RETRIES: '101' } },
    'OCTET_MAX_RETRIES must be a whole number from 0 to 100',
  ],
  ['--timeout', { flags: { timeout: 'soon' } }, '--timeout must be a duration such as 500ms, 30s, 20m or 1h'],
  [
    'OCTET_TIMEOUT',
    { env: { OCTET_TIMEOUT: '0' } },
    'OCTET_TIMEOUT must be a duration such as 500ms, 30s, 20m or 1h',
  ],
  [
    'local with --base-url',
    { flags: { env: 'local', baseUrl: PRODUCTION } },
    '--base-url cannot be used with --env local',
  ],
])('%s is refused by name', (_, given, message) => {
  expect(() => resolved(given)).toThrow(expect.objectContaining({ reason: 'usage', message }));
});

test.each([
  ['production', {}, 'octet config set production_url URL'],
  ['sandbox', { profile: 'work' }, 'octet --profile work config set sandbox_url URL'],
])('%s without an address says how to configure one', (env, flags, hint) => {
  const config = resolved({ flags: { ...flags, env }, file });
  expect(() => addressOf(config)).toThrow(expect.objectContaining({ reason: 'usage', hint }));
});
