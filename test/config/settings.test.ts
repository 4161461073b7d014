import { expect, test } from 'vitest';
import { SETTING_NAMES, settingNamed, showSetting } from '../../src/config/settings.ts';

const check = (name: string, value: string) => settingNamed(name).setting.check(value, name);

test('the settings are the documented ones, each with a line of help', () => {
  expect(SETTING_NAMES).toEqual([
    'env',
    'production_url',
    'sandbox_url',
    'api_prefix',
    'key_command',
    'webhook_secret',
    'queue',
    'queue_command',
    'model',
    'history',
    'pager',
    'discover',
    'journal',
    'update_check',
    'soundfont',
    'upstream',
    'upstream_images',
  ]);
  for (const name of SETTING_NAMES) expect(settingNamed(name).setting.help).toMatch(/^\S[^\n]{10,}$/);
});

test.each([
  ['env', 'local', 'local'],
  ['production_url', 'https://api.example.com/v1/', 'https://api.example.com/v1'],
  ['api_prefix', '', ''],
  ['api_prefix', '/api/v1', '/api/v1'],
  ['key_command', 'op read "op://private/octet/key"', 'op read "op://private/octet/key"'],
  ['webhook_secret', ' kept as given ', ' kept as given '],
  ['webhook_secret', 'one\ntwo', 'one\ntwo'],
  ['queue', ' postgres://u:p@h/db ', 'postgres://u:p@h/db'],
  ['model', ' m-1 ', 'm-1'],
  ['history', 'off', 'off'],
  ['upstream', 'http://localhost:11434/v1/', 'http://localhost:11434/v1'],
])('%s takes %j as %j', (name, value, kept) => {
  expect(check(name, value)).toBe(kept);
});

test.each([
  ['env', 'prod', 'usage'],
  ['env', '', 'usage'],
  ['production_url', 'https://api.example.com', 'usage'],
  ['sandbox_url', 'https://me:pw@api.example.com/v1', 'unsafe'],
  ['api_prefix', '/v1', 'usage'],
  ['api_prefix', '/api/v1/', 'usage'],
  ['key_command', '', 'usage'],
  ['key_command', 'a\nb', 'usage'],
  ['webhook_secret', '', 'usage'],
  ['webhook_secret', ' \n', 'usage'],
  ['model', '\x1b[31m', 'usage'],
  ['model', ' ', 'usage'],
  ['history', 'yes', 'usage'],
  ['upstream', 'localhost:11434', 'usage'],
  ['upstream', 'http://me@localhost:11434', 'unsafe'],
])('%s refuses %j as %s', (name, value, reason) => {
  expect(() => check(name, value)).toThrow(expect.objectContaining({ reason }));
});

test.each(['api_key', 'key', 'token'])('K11 %s is no setting, and the hint says where keys go', (name) => {
  expect(() => settingNamed(name)).toThrow(
    expect.objectContaining({ reason: 'usage', hint: 'to store a key: octet auth login' }),
  );
});

test.each(['', 'ENV', '__proto__', 'constructor', 'base_url', 'proxy'])('%j is no setting', (name) => {
  expect(() => settingNamed(name)).toThrow(expect.objectContaining({ reason: 'usage' }));
});

test('K18 a secret setting is shown by its end only, a short one not at all', () => {
  expect(showSetting('webhook_secret', 'whsec_abcdefgh1234')).toBe('…1234');
  expect(showSetting('webhook_secret', 'short')).toBe('…');
  expect(showSetting('model', 'm-1')).toBe('m-1');
});
