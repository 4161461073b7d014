import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withLock } from '../../src/files/lock.ts';
import { isRunning, ownerIn, type ProcessOwner, standingOf, thisProcess } from '../../src/files/owner.ts';
import { FakeClock } from '../support/clock.ts';
import { tempDirectory } from './child.ts';

const own = thisProcess(tmpdir());
const DEAD_PID = 2 ** 22 + 12_345;

const CASES: readonly (readonly [string, Partial<ProcessOwner>, string])[] = [
  ['this very process', {}, 'alive'],
  ['a pid that nobody has', { pid: DEAD_PID }, 'dead'],
  ['a pid that was given out again', { start: '1' }, 'dead'],
  ['another host', { host: 'elsewhere', pid: DEAD_PID }, 'foreign'],
  ['another host name on this boot: a container', { host: 'box1', pid: DEAD_PID }, 'foreign'],
  ['another PID namespace of this boot', { namespace: 'pid:[1]', pid: DEAD_PID }, 'foreign'],
  ['a record without a namespace', { namespace: null, pid: DEAD_PID }, 'foreign'],
  ['a record without a boot', { boot: null, pid: DEAD_PID }, 'foreign'],
  ['another boot, on a disk that only one kernel mounts', { boot: 'before', local: true }, 'dead'],
  ['another boot, on a disk that may be shared', { boot: 'before', local: false }, 'foreign'],
];

describe.skipIf(process.platform !== 'linux')('who is dead', () => {
  test.each(CASES)('X2.1 %s', (_, change, standing) => {
    expect(standingOf({ ...own, ...change }, tmpdir())).toBe(standing);
  });

  test('X2.2 a record is read back as it was written, and a torn one is none', () => {
    expect(ownerIn(JSON.parse(JSON.stringify(own)))).toEqual(own);
    for (const torn of [null, 5, {}, { pid: 1 }, { host: 'x' }]) expect(ownerIn(torn)).toBeUndefined();
  });

  test('X8.1 a killed process that nobody reaps is dead, and its lock is cleared at once', async () => {
    // The shell becomes a sleep, which never waits for its child.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000']);
    const [text] = await once(parent.stdout, 'data');
    const zombie = Number(text);
    // Until then the shell would reap it.
    await expect
      .poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8'), { timeout: 30_000 })
      .toBe('sleep\n');
    const start = readFileSync(`/proc/${zombie}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null;
    try {
      expect(isRunning(zombie)).toBe(true);
      process.kill(zombie, 'SIGKILL');
      await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8')).toContain(') Z ');
      expect(isRunning(zombie)).toBe(false);
      const path = join(await tempDirectory(), 'lock');
      writeFileSync(path, JSON.stringify({ ...own, pid: zombie, start, nonce: 'aa' }));
      const clock = new FakeClock();
      expect(await withLock(path, clock, async () => 'done')).toBe('done');
      expect(clock.slept).toEqual([]);
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
