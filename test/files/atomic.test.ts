import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish, sweepTemps, writeAtomic } from '../../src/files/atomic.ts';
import { ownScope } from '../../src/files/owner.ts';
import { canTrace, failing, makeScript, runNode, startNode, tempDirectory } from './child.ts';
import { canMount, mountTinyDisk } from './tiny-disk.ts';

const HOUR_MS = 3_600_000;

test('writes text and bytes, leaves nothing else behind, and is private by default', async () => {
  const directory = await tempDirectory();
  const path = join(directory, 'a.json');
  await writeAtomic(path, 'grüße');
  await writeAtomic(path, new Uint8Array([1, 2, 3]));
  expect([...readFileSync(path)]).toEqual([1, 2, 3]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['a.json']);
});

test('sets the asked mode whatever the umask, or keeps the mode of the replaced file', async () => {
  const directory = await tempDirectory();
  const path = join(directory, 'a');
  const before = process.umask(0o077);
  await writeAtomic(path, 'x', { mode: 0o640 }).finally(() => process.umask(before));
  expect(statSync(path).mode & 0o777).toBe(0o640);
  await writeAtomic(path, 'y', { mode: 0o600, keepMode: true });
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

test('without force an existing file is refused and unchanged', async () => {
  const path = join(await tempDirectory(), 'a');
  writeFileSync(path, 'old');
  await expect(writeAtomic(path, 'new', { force: false })).rejects.toMatchObject({ reason: 'unsafe' });
  expect(readFileSync(path, 'utf8')).toBe('old');
});

test('of several writers of a new file exactly one wins, also when all have passed the first check', async () => {
  const directory = await tempDirectory();
  const path = join(directory, 'a');
  const writers = Array.from({ length: 12 }, (_, index) => writeAtomic(path, `${index}`, { force: false }));
  const results = await Promise.allSettled(writers);
  const winners = results.flatMap((result, index) => (result.status === 'fulfilled' ? [`${index}`] : []));
  expect(winners).toEqual([readFileSync(path, 'utf8')]);
  expect(readdirSync(directory)).toEqual(['a']);
});

test('K4 a symbolic link is refused, dangling or not, and its victim is unchanged', async () => {
  const directory = await tempDirectory();
  const victim = join(directory, 'victim');
  writeFileSync(victim, 'precious');
  for (const target of [victim, join(directory, 'nowhere')]) {
    const path = join(directory, `link-to-${target === victim}`);
    symlinkSync(target, path);
    await expect(writeAtomic(path, 'x')).rejects.toMatchObject({ reason: 'unsafe' });
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
  }
  expect(readFileSync(victim, 'utf8')).toBe('precious');
  expect(readdirSync(directory).sort()).toEqual(['link-to-false', 'link-to-true', 'victim']);
});

test('a link can be replaced on demand, and still is not followed', async () => {
  const directory = await tempDirectory();
  const victim = join(directory, 'victim');
  const path = join(directory, 'link');
  writeFileSync(victim, 'precious');
  symlinkSync(victim, path);
  await writeAtomic(path, 'mine', { replaceSymlink: true });
  expect(readFileSync(victim, 'utf8')).toBe('precious');
  expect(lstatSync(path).isFile()).toBe(true);
});

test.each([
  ['a directory', (path: string) => mkdirSync(path)],
  ['a FIFO', (path: string) => spawnSync('mkfifo', [path])],
])('%s is refused without waiting', async (_, make) => {
  const path = join(await tempDirectory(), 'a');
  make(path);
  await expect(writeAtomic(path, 'x')).rejects.toMatchObject({ reason: 'unsafe' });
  await expect(writeAtomic('/dev/null', 'x')).rejects.toMatchObject({ reason: 'unsafe' });
});

test('a missing directory is an error of input and output that names the path', async () => {
  const path = join(await tempDirectory(), 'none', 'a');
  await expect(writeAtomic(path, 'x')).rejects.toMatchObject({
    reason: 'io',
    message: `cannot write ${path}: no such file or directory`,
  });
});

test('the longest name that a file may have can be written', async () => {
  const path = join(await tempDirectory(), 'é'.repeat(127));
  await writeAtomic(path, 'x');
  expect(readFileSync(path, 'utf8')).toBe('x');
});

test('D12: a file shorter than announced is not published', async () => {
  const directory = await tempDirectory();
  writeFileSync(join(directory, 'part'), '12345');
  await expect(publish(join(directory, 'part'), join(directory, 'a'), { size: 6 })).rejects.toMatchObject({
    reason: 'io',
    message: expect.stringContaining('5 of 6 bytes'),
  });
  expect(readdirSync(directory)).toEqual(['part']);
});

test.skipIf(!canMount)('K5 a full disk leaves the old file and no rest', async () => {
  const directory = mountTinyDisk();
  const path = join(directory, 'a');
  await writeAtomic(path, 'old');
  await expect(writeAtomic(path, 'x'.repeat(100_000))).rejects.toMatchObject({
    reason: 'io',
    message: `cannot write ${path}: no space left on the disk`,
  });
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(directory)).toEqual(['a']);
});

const WRITER = `
  import { writeAtomic } from '#/files/atomic.ts';
  const [size, rounds, ...paths] = process.argv.slice(2);
  const save = async (path) => {
    for (let round = 0; round < Number(rounds); round++) {
      await writeAtomic(path, JSON.stringify({ round, fill: 'x'.repeat(Number(size)) }));
      process.stdout.write('.');
    }
  };
  await Promise.all(paths.map(save)).catch((error) => process.stderr.write(error.reason + ': ' + error.message));`;

test('K5 a file size limit leaves the old file and no rest', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(await tempDirectory(), WRITER);
  const path = join(directory, 'a');
  writeFileSync(path, 'old');
  const { err } = await runNode(script, ['100000', '1', path], ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh']);
  expect(err).toBe(`io: cannot write ${path}: the file would exceed the size limit`);
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(directory)).toEqual(['a']);
});

test.skipIf(!canTrace)('K5 a disk error while syncing leaves the old file and no rest', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(await tempDirectory(), WRITER);
  const path = join(directory, 'a');
  writeFileSync(path, 'old');
  const { err } = await runNode(script, ['10', '1', path], failing('fsync', 'EIO'));
  expect(err).toBe(`io: cannot write ${path}: the disk reported an error`);
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(directory)).toEqual(['a']);
});

test('K6 saves cut short by kill -9 leave whole files, and their rests are swept later', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(await tempDirectory(), WRITER);
  const names = ['a', 'b', 'c', 'd'];
  const paths = names.map((name) => join(directory, name));
  for (const path of paths) writeFileSync(path, JSON.stringify({ fill: 'x'.repeat(50_000) }));
  const restsIn = () => readdirSync(directory).filter((name) => name.endsWith('.tmp'));
  // A kill between two saves leaves no rest, so there are as many rounds as it takes to leave some.
  for (let round = 0; round < 10 || (restsIn().length === 0 && round < 100); round++) {
    const child = startNode(script, ['50000', '1000000', ...paths]);
    // The saved files decide the moment, so that no clock is needed.
    let saved = 0;
    child.stdout?.on('data', (chunk) => {
      saved += chunk.length;
      if (saved > 4 + (round % 10) * 3) child.kill('SIGKILL');
    });
    await once(child, 'close');
    for (const path of paths) expect(JSON.parse(readFileSync(path, 'utf8')).fill).toHaveLength(50_000);
  }
  const rests = restsIn();
  expect(rests.length).toBeGreaterThan(0);
  const now = Math.max(...paths.map((path) => statSync(path).mtimeMs));
  expect(await sweepTemps(directory, now)).toEqual([]);
  expect((await sweepTemps(directory, now + 2 * HOUR_MS)).sort()).toEqual(rests.sort());
  expect(readdirSync(directory)).toEqual(names);
});

test('sweeping spares the living, the young and what is not ours', async () => {
  const directory = await tempDirectory();
  const gone = spawnSync('true').pid;
  const names = {
    dead: `.a.${gone}.${ownScope()}6789ab.tmp`,
    young: `.b.${gone}.${ownScope()}6789ab.tmp`,
    living: `.a.${process.pid}.${ownScope()}6789ab.tmp`,
    foreign: `.a.${gone}.${ownScope() === '012345' ? '543210' : '012345'}6789ab.tmp`,
    other: `a.${gone}.tmp`,
  };
  for (const name of Object.values(names)) writeFileSync(join(directory, name), '');
  const now = 1_800_000_000_000;
  for (const name of Object.values(names)) utimesSync(join(directory, name), 0, (now - 2 * HOUR_MS) / 1_000);
  utimesSync(join(directory, names.young), 0, (now - HOUR_MS / 2) / 1_000);
  expect(await sweepTemps(directory, now)).toEqual([names.dead]);
  expect(await sweepTemps(join(directory, 'none'), now)).toEqual([]);
});
