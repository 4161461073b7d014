import { existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ensureDirectory } from '../../src/files/directories.ts';
import { directoriesFrom } from '../../src/files/directory-names.ts';
import { tempDirectory } from './child.ts';

const NONE = { config: undefined, state: undefined, cache: undefined };
const AT_HOME = { config: '/h/.config/octet', state: '/h/.local/state/octet', cache: '/h/.cache/octet' };

test.each([
  ['a home', { HOME: '/h' }, AT_HOME],
  ['empty variables', { HOME: '/h', XDG_CONFIG_HOME: '', OCTET_CONFIG_DIR: '' }, AT_HOME],
  ['relative XDG', { HOME: '/h', XDG_CONFIG_HOME: 'x', XDG_STATE_HOME: './y' }, AT_HOME],
  [
    'XDG',
    { HOME: '/h', XDG_CONFIG_HOME: '/c', XDG_CACHE_HOME: '/k' },
    { ...AT_HOME, config: '/c/octet', cache: '/k/octet' },
  ],
  ['XDG alone', { XDG_STATE_HOME: '/s' }, { ...NONE, state: '/s/octet' }],
  ['our own', { HOME: '/h', XDG_CONFIG_HOME: '/c', OCTET_CONFIG_DIR: '/o' }, { ...AT_HOME, config: '/o' }],
  [
    'our own alone',
    { OCTET_CONFIG_DIR: 'o', OCTET_STATE_DIR: '/s', OCTET_CACHE_DIR: '/k' },
    { config: resolve('o'), state: '/s', cache: '/k' },
  ],
  ['K17 no HOME', {}, NONE],
  ['K17 an empty HOME', { HOME: '' }, NONE],
  ['K17 a relative HOME', { HOME: 'h' }, NONE],
])('%s on Linux and macOS', (_, env, expected) => {
  expect(directoriesFrom(env, 'linux')).toEqual(expected);
  expect(directoriesFrom(env, 'darwin')).toEqual(expected);
});

test.each([
  [
    { APPDATA: 'C:\\R', LOCALAPPDATA: 'C:\\L' },
    { config: 'C:\\R\\octet', state: 'C:\\L\\octet\\state', cache: 'C:\\L\\octet\\cache' },
  ],
  [
    { USERPROFILE: 'C:\\U' },
    {
      config: 'C:\\U\\AppData\\Roaming\\octet',
      state: 'C:\\U\\AppData\\Local\\octet\\state',
      cache: 'C:\\U\\AppData\\Local\\octet\\cache',
    },
  ],
  [{}, NONE],
])('%j on Windows', (env, expected) => {
  expect(directoriesFrom(env, 'win32')).toEqual(expected);
});

test('K1 a directory is made private with all its parents, whatever the umask', async () => {
  const root = await tempDirectory();
  const before = process.umask(0);
  await ensureDirectory(join(root, 'a/b')).finally(() => process.umask(before));
  expect(statSync(join(root, 'a')).mode & 0o777).toBe(0o700);
  expect(statSync(join(root, 'a/b')).mode & 0o777).toBe(0o700);
});

test('a directory that exists keeps its mode', async () => {
  const root = await tempDirectory();
  mkdirSync(join(root, 'a'), { mode: 0o755 });
  await ensureDirectory(join(root, 'a'));
  expect(statSync(join(root, 'a')).mode & 0o777).toBe(0o755);
});

test('K4 a directory that is a link is refused; a file in its place is an error', async () => {
  const root = await tempDirectory();
  mkdirSync(join(root, 'victim'));
  symlinkSync('victim', join(root, 'link'));
  symlinkSync('nowhere', join(root, 'dangling'));
  writeFileSync(join(root, 'file'), '');
  await expect(ensureDirectory(join(root, 'link'))).rejects.toMatchObject({ reason: 'unsafe' });
  await expect(ensureDirectory(join(root, 'dangling'))).rejects.toMatchObject({ reason: 'unsafe' });
  await expect(ensureDirectory(join(root, 'file'))).rejects.toMatchObject({ reason: 'io' });
  await expect(ensureDirectory(join(root, 'file/below'))).rejects.toMatchObject({ reason: 'io' });
  expect(existsSync(join(root, 'nowhere'))).toBe(false);
});
