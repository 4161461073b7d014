import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { ownCache, type Started } from '../../src/start/own-cache.ts';

const UID = process.getuid?.();
const TEXT = '({ chunks: { "a.cjs": function () { return 1; } } })';

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octet-own-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One process: what it does at its end is called here. */
function start(folder: string, more: Partial<Started> = {}) {
  const atExit: ((status: number) => void)[] = [];
  const cache = ownCache({
    directory: folder,
    env: { OCTET_CACHE_DIR: join(folder, 'cache') },
    platform: process.platform,
    execPath: process.execPath,
    execArgv: [],
    pid: 1,
    uid: UID,
    key: '1.0.0-v20',
    command: 'chat',
    onExit: (action) => void atExit.push(action),
    now: Date.now,
    ...more,
  });
  return {
    cache,
    end: (status = 0) => {
      for (const action of atExit) action(status);
    },
  };
}

/** A process that runs the pack `first`, and ends. */
function runOnce(folder: string, more?: Partial<Started>, status = 0): boolean {
  const { cache, end } = start(folder, more);
  const cachedData = cache?.read('first');
  cache?.opened?.('first', new Script(TEXT, { filename: 'first.js', cachedData }), {
    isCached: cachedData !== undefined,
  });
  end(status);
  return cachedData !== undefined;
}

const root = (folder: string): string => join(folder, 'cache/code');
const keysIn = (folder: string): string[] => readdirSync(root(folder));
const fileIn = (folder: string): string => join(root(folder), keysIn(folder)[0] ?? '', 'first.bin');

test('the second start takes what the first has kept, and what is kept is private', () => {
  const folder = place();
  expect([runOnce(folder), runOnce(folder)]).toEqual([false, true]);
  expect(lstatSync(fileIn(folder)).mode & 0o777).toBe(0o600);
  expect(lstatSync(join(fileIn(folder), '..')).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(fileIn(folder), '..'))).toEqual(['first.bin']);
});

test('a command that has not run yet adds its functions, and is written down once', () => {
  const folder = place();
  const head = () => readFileSync(fileIn(folder), 'latin1').split('\n')[0]?.slice(9);
  runOnce(folder);
  runOnce(folder, { command: 'jobs' });
  expect(head()).toBe('chat,jobs');
  const before = lstatSync(fileIn(folder)).ino;
  runOnce(folder);
  expect([head(), lstatSync(fileIn(folder)).ino]).toEqual(['chat,jobs', before]);
});

test('a command that fails adds what it does then, once for each status', () => {
  const folder = place();
  const head = () => readFileSync(fileIn(folder), 'latin1').split('\n')[0]?.slice(9);
  for (const status of [0, 14, 14, 2, 0, 2]) runOnce(folder, {}, status);
  expect(head()).toBe('chat,chat-14,chat-2');
  expect(runOnce(folder)).toBe(true);
});

test.each([
  ['another version of octet or Node', { key: '1.0.1-v20' }],
  ['other options of Node', { execArgv: ['--max-old-space-size=100'] }],
])('%s has a cache of its own', (_, more) => {
  const folder = place();
  runOnce(folder);
  expect(runOnce(folder, more)).toBe(false);
  expect(runOnce(folder)).toBe(true);
  expect(keysIn(folder)).toHaveLength(2);
});

test('versions that are gone do not pile up, and the newest stay', () => {
  const folder = place();
  for (const version of [1, 2, 3, 4, 5, 6]) {
    runOnce(folder, { key: `v${version}` });
    const own = keysIn(folder).find((name) => name.startsWith(`v${version}`)) ?? '';
    utimesSync(join(root(folder), own), version, version);
  }
  expect(keysIn(folder).map((name) => name.slice(0, 2))).toEqual(['v3', 'v4', 'v5', 'v6']);
});

const change = (folder: string, edit: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(fileIn(folder));
  edit(bytes);
  writeFileSync(fileIn(folder), bytes);
};

const DAMAGE: Readonly<Record<string, (folder: string) => void>> = {
  'others may read': (folder) => chmodSync(fileIn(folder), 0o644),
  'others may write': (folder) => chmodSync(fileIn(folder), 0o620),
  'is a link': (folder) => {
    renameSync(fileIn(folder), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), fileIn(folder));
  },
  'has a second name': (folder) => linkSync(fileIn(folder), join(folder, 'second')),
  'is a directory': (folder) => {
    rmSync(fileIn(folder));
    mkdirSync(fileIn(folder));
  },
  'is empty': (folder) => truncateSync(fileIn(folder), 0),
  'was cut': (folder) => truncateSync(fileIn(folder), lstatSync(fileIn(folder)).size - 1),
  'was cut in its head': (folder) => truncateSync(fileIn(folder), 5),
  'has a wrong byte at its end': (folder) =>
    change(folder, (bytes) => bytes.writeUInt8(~(bytes.at(-1) ?? 0) & 255, bytes.length - 1)),
  'has a wrong byte in its middle': (folder) =>
    change(folder, (bytes) => bytes.writeUInt8(~bytes.readUInt8(bytes.length >> 1) & 255, bytes.length >> 1)),
  'names another command': (folder) => change(folder, (bytes) => bytes.write('x', 9)),
};

test.skipIf(UID === undefined).each(Object.entries(DAMAGE))('a file that %s is not used', (_, damage) => {
  const folder = place();
  runOnce(folder);
  damage(folder);
  expect(start(folder).cache?.read('first')).toBeUndefined();
});

test.skipIf(UID === undefined)('what belongs to another user is not used', () => {
  const folder = place();
  runOnce(folder);
  const stranger = (UID ?? 0) + 1;
  expect(start(folder, { uid: stranger }).cache).toBeUndefined();
});

const UNSAFE: Readonly<Record<string, (folder: string) => void>> = {
  'others may write to': (folder) => chmodSync(join(fileIn(folder), '..'), 0o770),
  'lies in one that others may write to': (folder) => chmodSync(root(folder), 0o777),
  'is a link': (folder) => {
    renameSync(root(folder), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), root(folder));
  },
  'is a file': (folder) => {
    rmSync(root(folder), { recursive: true });
    writeFileSync(root(folder), '');
  },
};

test.skipIf(UID === undefined).each(Object.entries(UNSAFE))('a directory that %s is not used', (_, spoil) => {
  const folder = place();
  runOnce(folder);
  spoil(folder);
  expect(start(folder).cache).toBeUndefined();
});

test.skipIf(UID === undefined)('nothing is made where others could replace it, but /tmp will do', () => {
  const folder = place();
  chmodSync(folder, 0o777);
  expect(start(folder).cache).toBeUndefined();
  chmodSync(folder, 0o1777);
  expect(start(folder).cache).toBeDefined();
});

test('without a home, or with a file in its place, there is no cache', () => {
  const folder = place();
  writeFileSync(join(folder, 'cache'), '');
  expect(start(folder).cache).toBeUndefined();
  expect(start(folder, { env: {} }).cache).toBeUndefined();
});

test('a directory that cannot be written at the end costs nothing but the cache', () => {
  const folder = place();
  const { cache, end } = start(folder);
  cache?.opened?.('first', new Script(TEXT), { isCached: false });
  writeFileSync(join(folder, 'cache'), 'in the way');
  expect(end).not.toThrow();
});

test('two first starts at the same time leave one whole file', () => {
  const folder = place();
  const [one, two] = [start(folder, { pid: 1 }), start(folder, { pid: 2, command: 'jobs' })];
  for (const { cache } of [one, two]) cache?.opened?.('first', new Script(TEXT), { isCached: false });
  one.end();
  two.end();
  expect(readdirSync(join(fileIn(folder), '..'))).toEqual(['first.bin']);
  expect(start(folder).cache?.read('first')).toBeDefined();
});
