import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeScript, runNode, tempDirectory } from '../files/child.ts';
import { canMount, mountTinyDisk } from '../files/tiny-disk.ts';
import { storeIn, withFiles } from './stores.ts';

const KEY = 'octet_live_0123456789';

const ORIGIN = 'https://api.example.com';

test('settings and keys come back as they were stored, by profile and origin', async () => {
  const directory = join(await tempDirectory(), 'octet');
  const store = storeIn(directory);
  await store.set('default', 'model', 'm-1');
  await store.set('work', 'env', 'sandbox');
  await store.set('work', 'model', 'm-2');
  await store.set('work', 'model', undefined);
  await store.switchTo('work');
  await store.setKey('work', ORIGIN, KEY);
  await store.setKey('work', 'https://other.example', `${KEY}2`);
  await store.setKey('work', 'https://other.example', undefined);

  const again = storeIn(directory);
  expect(await again.read()).toEqual({
    profile: 'work',
    profiles: { default: { model: 'm-1' }, work: { env: 'sandbox' } },
  });
  expect(await again.readKeys()).toEqual({ work: { [ORIGIN]: KEY } });
  expect(readFileSync(join(directory, 'config.json'), 'utf8')).not.toContain(KEY);
  expect(readdirSync(directory).sort()).toEqual(['config.json', 'keys.json']);

  await again.setKey('work', ORIGIN, undefined);
  expect(await again.readKeys()).toEqual({});
});

test('reading makes nothing', async () => {
  const directory = join(await tempDirectory(), 'octet');
  expect(await storeIn(directory).read()).toEqual({ profile: undefined, profiles: {} });
  expect(await storeIn(directory).readKeys()).toEqual({});
  expect(existsSync(directory)).toBe(false);
});

test('settings that this version does not know survive a change', async () => {
  const directory = await withFiles({ 'config.json': '{"version":1,"profiles":{"default":{"later":"x"}}}' });
  await storeIn(directory).set('default', 'model', 'm');
  expect((await storeIn(directory).read()).profiles.default).toEqual({ later: 'x', model: 'm' });
});

test('K1 the directory is 0700 and the files 0600 whatever the umask', async () => {
  const directory = join(await tempDirectory(), 'octet');
  const before = process.umask(0);
  try {
    await storeIn(directory).set('default', 'model', 'm');
    await storeIn(directory).setKey('default', ORIGIN, KEY);
  } finally {
    process.umask(before);
  }
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(directory)).toBe(0o700);
  expect([modeOf(join(directory, 'keys.json')), modeOf(join(directory, 'config.json'))]).toEqual([
    0o600, 0o600,
  ]);
});

const posix = process.platform !== 'win32';

test.runIf(posix).each([0o644, 0o666, 0o640, 0o620, 0o604])(
  'K2 a key file with mode %o is refused',
  async (mode) => {
    const directory = await tempDirectory();
    await storeIn(directory).setKey('default', ORIGIN, KEY);
    const path = join(directory, 'keys.json');
    chmodSync(path, mode);
    const before = readFileSync(path, 'utf8');
    const refusal = { reason: 'state', hint: `chmod 600 ${path}` };
    await expect(storeIn(directory).readKeys()).rejects.toMatchObject(refusal);
    await expect(storeIn(directory).setKey('default', ORIGIN, 'x')).rejects.toMatchObject(refusal);
    expect(readFileSync(path, 'utf8')).toBe(before);
    chmodSync(path, 0o600);
    expect(await storeIn(directory).readKeys()).toEqual({ default: { [ORIGIN]: KEY } });
  },
);

test.runIf(posix)('K2 the hint can be typed as it is, whatever the path', async () => {
  const directory = join(await tempDirectory(), "it's a dir");
  await storeIn(directory).setKey('default', ORIGIN, KEY);
  chmodSync(join(directory, 'keys.json'), 0o644);
  const error = await storeIn(directory)
    .readKeys()
    .catch((thrown: { hint: string }) => thrown);
  execFileSync('sh', ['-c', (error as { hint: string }).hint]);
  expect(statSync(join(directory, 'keys.json')).mode & 0o777).toBe(0o600);
});

test.runIf(posix).each([
  [0o644, { model: 'm' }, true],
  [0o644, { webhook_secret: 'whsec_1' }, false],
  [0o600, { webhook_secret: 'whsec_1' }, true],
  [0o666, { model: 'm' }, false],
  [0o620, { model: 'm' }, false],
])('K2 settings with mode %o and %j are usable: %s', async (mode, settings, usable) => {
  const directory = await withFiles({ 'config.json': JSON.stringify({ profiles: { default: settings } }) });
  const path = join(directory, 'config.json');
  chmodSync(path, mode);
  const reading = storeIn(directory).read();
  if (usable) expect((await reading).profiles.default).toEqual(settings);
  else await expect(reading).rejects.toMatchObject({ reason: 'state', hint: `chmod 600 ${path}` });
});

test.runIf(process.getuid?.() === 0)('K3 a key file of another user is used with a warning', async () => {
  const directory = await tempDirectory();
  await storeIn(directory).setKey('default', ORIGIN, KEY);
  chownSync(join(directory, 'keys.json'), 12_345, 0);
  const warnings: string[] = [];
  expect(await storeIn(directory, warnings).readKeys()).toEqual({ default: { [ORIGIN]: KEY } });
  expect(warnings).toEqual([`${join(directory, 'keys.json')} belongs to another user (uid 12345)`]);
});

test('K4 neither the files nor their directory are written through a link', async () => {
  const root = await tempDirectory();
  const victim = join(root, 'victim.json');
  writeFileSync(victim, '{}', { mode: 0o600 });
  for (const name of ['config.json', 'keys.json']) {
    mkdirSync(join(root, name));
    symlinkSync(victim, join(root, name, name));
  }
  symlinkSync(join(root, 'config.json'), join(root, 'linked'));

  const unsafe = { reason: 'unsafe' };
  await expect(storeIn(join(root, 'config.json')).set('default', 'model', 'm')).rejects.toMatchObject(unsafe);
  await expect(storeIn(join(root, 'keys.json')).setKey('default', ORIGIN, KEY)).rejects.toMatchObject(unsafe);
  await expect(storeIn(join(root, 'linked')).setKey('default', ORIGIN, KEY)).rejects.toMatchObject(unsafe);
  expect(readFileSync(victim, 'utf8')).toBe('{}');
  expect(readdirSync(join(root, 'config.json'))).toEqual(['config.json']);
});

test.skipIf(!canMount)('K5 a full disk leaves settings and keys as they were', async () => {
  const directory = join(mountTinyDisk(), 'octet');
  const store = storeIn(directory);
  await store.set('default', 'model', 'm');
  await store.setKey('default', ORIGIN, KEY);
  const before = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'));
  const full = { reason: 'io', message: expect.stringContaining('no space left on the disk') };
  await expect(store.set('default', 'model', 'x'.repeat(100_000))).rejects.toMatchObject(full);
  await expect(store.setKey('default', ORIGIN, 'x'.repeat(100_000))).rejects.toMatchObject(full);
  try {
    writeFileSync(join(directory, '..', 'ballast'), 'x'.repeat(100_000));
  } catch {
    // Now not one byte is left, not even for the lock.
  }
  await expect(store.set('default', 'model', 'n')).rejects.toMatchObject({ reason: 'io' });
  expect(readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'))).toEqual(before);
});

test('K6 a change sweeps what killed processes have left', async () => {
  const directory = await tempDirectory();
  const rest = join(directory, '.keys.json.4194999.0123456789ab.tmp');
  writeFileSync(rest, KEY);
  utimesSync(rest, 1, 1);
  await storeIn(directory).set('default', 'model', 'm');
  expect(readdirSync(directory)).toEqual(['config.json']);
});

test('K7 20 processes change the settings and the keys at once, and none is lost', async () => {
  const directory = join(await tempDirectory(), 'octet');
  const script = await makeScript(
    await tempDirectory(),
    `import { systemClock as clock } from '#/clock.ts';
     import { ConfigStore } from '#/config/store.ts';
     const [directory, index] = process.argv.slice(2);
     // A clock that stands still: however slow the machine, nobody gives up waiting.
     const store = new ConfigStore({ directory, clock: { ...clock, monotonic: () => 0 } });
     await store.set('default', 'k_' + index, 'v' + index);
     await store.setKey('p' + index, 'https://api.example.com', 'key-' + index);`,
  );
  const indexes = [...Array(20).keys()];
  const ended = await Promise.all(indexes.map((index) => runNode(script, [directory, `${index}`])));
  expect(ended.filter(({ status }) => status !== 0)).toEqual([]);
  const { profiles } = await storeIn(directory).read();
  expect(profiles.default).toEqual(Object.fromEntries(indexes.map((index) => [`k_${index}`, `v${index}`])));
  expect(Object.keys(await storeIn(directory).readKeys())).toHaveLength(20);
  expect(readdirSync(directory).sort()).toEqual(['config.json', 'keys.json']);
});

test.each(['', 'a/b', '../x', '-x', '.x', 'a b', 'x'.repeat(65), 'é'])(
  'a profile cannot be called %j',
  async (name) => {
    const store = storeIn(await tempDirectory());
    await expect(store.set(name, 'model', 'm')).rejects.toMatchObject({ reason: 'usage' });
    await expect(store.setKey(name, ORIGIN, KEY)).rejects.toMatchObject({ reason: 'usage' });
  },
);

test('K17 without a home, reading gives nothing and writing says what to set', async () => {
  const store = storeIn(undefined);
  expect(await store.read()).toEqual({ profile: undefined, profiles: {} });
  expect(await store.readKeys()).toEqual({});
  await expect(store.setKey('default', ORIGIN, KEY)).rejects.toMatchObject({
    reason: 'io',
    hint: 'set HOME or OCTET_CONFIG_DIR',
  });
});

test('K17 a home that is a file, or that does not exist, reads as nothing', async () => {
  expect(await storeIn('/dev/null/octet').readKeys()).toEqual({});
  expect((await storeIn('/nonexistent/octet').read()).profiles).toEqual({});
});

test('inside a snap, conf still writes beside the file and renames', async () => {
  const directory = await withFiles({ 'config.json': '{"version":1,"profiles":{}}' });
  const path = join(directory, 'config.json');
  const before = statSync(path).ino;
  // Held open, so that its inode is not given to one of the next files.
  const held = openSync(path, 'r');
  onTestFinished(() => closeSync(held));
  process.env.SNAP = '/snap/code/1';
  onTestFinished(() => {
    delete process.env.SNAP;
  });
  await storeIn(directory).set('default', 'model', 'm');
  expect(statSync(path).ino).not.toBe(before);
});

test('unknown members at the top of the file survive a change', async () => {
  const directory = await withFiles({ 'config.json': '{"version":1,"profiles":{},"later":{"x":1}}' });
  await storeIn(directory).set('default', 'model', 'm');
  expect(JSON.parse(readFileSync(join(directory, 'config.json'), 'utf8'))).toMatchObject({
    version: 1,
    later: { x: 1 },
    profiles: { default: { model: 'm' } },
  });
});
