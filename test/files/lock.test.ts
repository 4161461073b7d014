import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LockClock, withLock } from '../../src/files/lock.ts';
import { thisProcess } from '../../src/files/owner.ts';
import { canTrace, failing, makeScript, runNode, tempDirectory } from './child.ts';

/** Time passes only while somebody sleeps. */
function fakeClock(): LockClock & { slept: number } {
  let now = 0;
  return {
    slept: 0,
    monotonic: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      now += ms;
      this.slept += 1;
      await new Promise(setImmediate);
    },
  };
}

const ENDED = { ...thisProcess(tmpdir()), start: null, nonce: 'aa' };
const deadPid = () => spawnSync('true').pid;
const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];

test('holds the lock during the action and leaves nothing behind', async () => {
  const directory = await tempDirectory();
  const path = join(directory, 'lock');
  const seen = await withLock(path, fakeClock(), async () => JSON.parse(readFileSync(path, 'utf8')));
  expect(seen).toMatchObject({ pid: process.pid, host: hostname() });
  expect(readdirSync(directory)).toEqual([]);
});

test('lets go when the action fails', async () => {
  const directory = await tempDirectory();
  const failing = withLock(join(directory, 'lock'), fakeClock(), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(directory)).toEqual([]);
});

test('actions of one process never overlap', async () => {
  const path = join(await tempDirectory(), 'lock');
  const clock = fakeClock();
  let inside = 0;
  let most = 0;
  const action = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(path, clock, action, { waitMs: 1e9 })));
  expect(most).toBe(1);
});

test('K8 the lock of a dead process is cleared at once', async () => {
  const directory = await tempDirectory();
  const path = join(directory, 'lock');
  writeFileSync(path, JSON.stringify({ ...ENDED, pid: deadPid() }));
  const clock = fakeClock();
  expect(await withLock(path, clock, async () => 'done')).toBe('done');
  expect(clock.slept).toBe(0);
  expect(readdirSync(directory)).toEqual([]);
});

test('K8 a process killed while clearing a dead lock does not block the next one', async () => {
  const directory = await tempDirectory();
  for (const name of ['lock', 'lock.steal', 'lock.steal.steal']) {
    writeFileSync(join(directory, name), JSON.stringify({ ...ENDED, pid: deadPid() }));
  }
  expect(await withLock(join(directory, 'lock'), fakeClock(), async () => 'done')).toBe('done');
  expect(readdirSync(directory)).toEqual([]);
});

test('K8 a lock that was taken while we were about to clear a dead one is respected', async () => {
  const directory = await tempDirectory();
  const path = join(directory, 'lock');
  const living = JSON.stringify({ ...ENDED, pid: process.ppid, nonce: 'bb' });
  writeFileSync(path, JSON.stringify({ ...ENDED, pid: deadPid() }));
  writeFileSync(`${path}.steal`, living);
  const clock = fakeClock();
  const { sleep } = clock;
  clock.sleep = async (ms, signal) => {
    // The other process clears the dead lock, takes it, and lets others clear again.
    if (existsSync(`${path}.steal`)) {
      writeFileSync(path, living);
      unlinkSync(`${path}.steal`);
    }
    await sleep.call(clock, ms, signal);
  };
  await expect(withLock(path, clock, async () => 'done', { waitMs: 100 })).rejects.toMatchObject({
    reason: 'io',
  });
  expect(readFileSync(path, 'utf8')).toBe(living);
  expect(readdirSync(directory)).toEqual(['lock']);
});

test.skipIf(process.platform !== 'linux')(
  'K8 a pid that was given out again does not keep a lock alive',
  async () => {
    const path = join(await tempDirectory(), 'lock');
    writeFileSync(path, JSON.stringify({ ...ENDED, pid: process.ppid, start: '1' }));
    expect(await withLock(path, fakeClock(), async () => 'done')).toBe('done');
  },
);

test.each([
  ['a living process', () => JSON.stringify({ ...ENDED, pid: process.ppid, start: startOf(process.ppid) })],
  ['a living process of unknown start', () => JSON.stringify({ ...ENDED, pid: process.ppid })],
  [
    'a process of another host',
    () => JSON.stringify({ ...ENDED, pid: deadPid(), host: 'elsewhere.example' }),
  ],
  ['nobody that can be read', () => '{"pid":'],
])('the lock of %s is respected, and waiting is bounded', async (_, owner) => {
  const path = join(await tempDirectory(), 'lock');
  const text = owner();
  writeFileSync(path, text);
  const clock = fakeClock();
  const waiting = withLock(path, clock, async () => 'done', { waitMs: 500 });
  await expect(waiting).rejects.toMatchObject({
    reason: 'io',
    hint: expect.stringMatching(/^if (no octet is running|octet no longer runs there), delete /),
  });
  expect(clock.monotonic()).toBeGreaterThanOrEqual(500);
  expect(clock.monotonic()).toBeLessThan(600);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('waiting ends when the signal fires', async () => {
  const path = join(await tempDirectory(), 'lock');
  writeFileSync(path, JSON.stringify({ ...ENDED, pid: process.ppid }));
  const waiting = withLock(path, fakeClock(), async () => 'done', {
    signal: AbortSignal.abort(new Error('stop')),
  });
  await expect(waiting).rejects.toThrow('stop');
});

test('a directory that cannot be written is an error of input and output', async () => {
  const path = join(await tempDirectory(), 'none', 'lock');
  await expect(withLock(path, fakeClock(), async () => 'done')).rejects.toMatchObject({ reason: 'io' });
});

test.skipIf(!canTrace)('works on file systems without hard links', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(
    await tempDirectory(),
    `import { readdirSync } from 'node:fs';
     import { systemClock } from '#/clock.ts';
     import { writeAtomic } from '#/files/atomic.ts';
     import { withLock } from '#/files/lock.ts';
     const [directory] = process.argv.slice(2);
     await withLock(directory + '/lock', systemClock, async () => {
       const writers = [1, 2, 3].map((n) => writeAtomic(directory + '/new', 'whole', { force: false }));
       const reasons = (await Promise.allSettled(writers)).map(({ reason }) => reason?.reason);
       console.log(readdirSync(directory).join(), reasons.sort().join());
     });`,
  );
  const ended = await runNode(script, [directory], failing('link,linkat', 'EPERM'));
  expect(ended).toEqual({ status: 0, out: 'lock,new unsafe,unsafe,\n', err: '' });
  expect(readFileSync(join(directory, 'new'), 'utf8')).toBe('whole');
  expect(readdirSync(directory)).toEqual(['new']);
});

test('8 processes that all find the same dead lock count on without losing one', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(
    await tempDirectory(),
    `import { readFileSync, writeFileSync } from 'node:fs';
     import { systemClock } from '#/clock.ts';
     import { withLock } from '#/files/lock.ts';
     const [directory] = process.argv.slice(2);
     for (let round = 0; round < 8; round++) {
       await withLock(directory + '/lock', systemClock, async () => {
         const count = Number(readFileSync(directory + '/count', 'utf8'));
         await new Promise(setImmediate);
         writeFileSync(directory + '/count', String(count + 1));
       }, { waitMs: 60_000 });
     }`,
  );
  writeFileSync(join(directory, 'lock'), JSON.stringify({ ...ENDED, pid: deadPid() }));
  writeFileSync(join(directory, 'count'), '0');
  const ended = await Promise.all(Array.from({ length: 8 }, () => runNode(script, [directory])));
  expect(ended.filter(({ status }) => status !== 0)).toEqual([]);
  expect(readFileSync(join(directory, 'count'), 'utf8')).toBe('64');
  expect(readdirSync(directory)).toEqual(['count']);
});
