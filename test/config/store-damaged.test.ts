import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDirectory } from '../files/child.ts';
import { storeIn, withFiles } from './stores.ts';

const KEY = 'octet_live_0123456789';

const ORIGIN = 'https://api.example.com';

test.each(['{}', '\ufeff{"profiles":{"default":{"model":"m"}}}', '{"version":1}', ' {} \r\n'])(
  'K9 %j is a usable file',
  async (text) => {
    const directory = await withFiles({ 'config.json': text });
    expect((await storeIn(directory).read()).profile).toBeUndefined();
    expect(readdirSync(directory)).toEqual(['config.json']);
  },
);

const DAMAGED: [string, string | Buffer][] = [
  ['nothing', ''],
  ['garbage', '{"profiles":'],
  ['NUL bytes', Buffer.alloc(200)],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ['UTF-16', Buffer.from('{}', 'utf16le')],
  ['too large', `{}${' '.repeat(1_000_000)}`],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['deep nesting', '['.repeat(100_000)],
  ['a list for profiles', '{"profiles":[]}'],
  ['a text for a profile', '{"profiles":{"default":"x"}}'],
  ['a number for a setting', '{"profiles":{"default":{"model":7}}}'],
  ['an object for a setting', '{"profiles":{"default":{"env":{"__proto__":1}}}}'],
  ['a number for the profile in use', '{"profile":7}'],
  ['a text for the version', '{"version":"1"}'],
  ['__proto__ on top', '{"__proto__":{"polluted":"yes"}}'],
  ['__proto__ as a profile', '{"profiles":{"__proto__":{"polluted":"yes"}}}'],
  ['__proto__ as a setting', '{"profiles":{"default":{"__proto__":"yes"}}}'],
];

test.each(DAMAGED)('K9 a damaged file (%s) is kept, copied once, and ends with 3', async (_, content) => {
  const directory = await withFiles({ 'config.json': content });
  const path = join(directory, 'config.json');
  const damaged = { reason: 'state', exit: 3, message: expect.stringContaining(`${path} is damaged`) };
  await expect(storeIn(directory).read()).rejects.toMatchObject(damaged);
  await expect(storeIn(directory).set('default', 'model', 'm')).rejects.toMatchObject(damaged);
  const [file, copy = ''] = readdirSync(directory).sort();
  expect(file).toBe('config.json');
  expect(copy).toMatch(/^config\.json\.corrupt-\d+$/);
  expect(readdirSync(directory)).toHaveLength(2);
  for (const name of ['config.json', copy])
    expect(readFileSync(join(directory, name)).equals(Buffer.from(content))).toBe(true);
  expect(statSync(join(directory, copy)).mode & 0o777).toBe(0o600);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('K9 a damaged key file never shows its content', async () => {
  const directory = await withFiles({ 'keys.json': `{"keys":{"default":{"${ORIGIN}":"${KEY}"` });
  const error = await storeIn(directory)
    .readKeys()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'state' });
  expect(String(error) + JSON.stringify(error)).not.toContain(KEY);
});

test('K9 names of the language are ordinary names', async () => {
  const directory = await tempDirectory();
  const store = storeIn(directory);
  expect((await store.read()).profiles.constructor).toBeUndefined();
  expect((await store.readKeys()).toString).toBeUndefined();
  await store.set('constructor', 'toString', 'x');
  expect((await store.read()).profiles.constructor).toEqual({ toString: 'x' });
  await expect(store.set('__proto__', 'model', 'x')).rejects.toMatchObject({ reason: 'usage' });
});

test('a file of a newer version is left alone', async () => {
  const directory = await withFiles({ 'config.json': '{"version":2,"profiles":"other"}' });
  await expect(storeIn(directory).read()).rejects.toMatchObject({
    reason: 'state',
    message: expect.stringMatching('newer'),
  });
  expect(readdirSync(directory)).toEqual(['config.json']);
});

test('a FIFO or a directory in place of the file is told at once', async () => {
  const directory = await tempDirectory();
  execFileSync('mkfifo', [join(directory, 'config.json')]);
  mkdirSync(join(directory, 'keys.json'));
  await expect(storeIn(directory).read()).rejects.toMatchObject({ reason: 'state' });
  await expect(storeIn(directory).readKeys()).rejects.toMatchObject({ reason: 'state' });
});
