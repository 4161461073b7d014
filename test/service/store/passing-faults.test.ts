import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { openConnection } from '../../../src/service/store/connection.ts';
import { DATABASE_FILE } from '../../../src/service/store/store.ts';
import { wasmSqlite } from '../../../src/service/store/wasm.ts';
import { makeScript, runNode } from '../../files/child.ts';
import { canMount, mountTinyDisk } from '../../files/tiny-disk.ts';
import { ASSETS_DIR, ask, chat, tempDir, testService } from '../../support/service.ts';

const fail = (code: string): never => {
  throw Object.assign(new Error(code), { code });
};

/** SQLite on a file system whose calls fail while `code` is set. */
async function failingSqlite() {
  const fault: { call?: 'writeSync' | 'fsyncSync' | 'openSync'; code: string } = { code: 'EIO' };
  const files = {
    ...fs,
    writeSync: (...args: Parameters<typeof fs.writeSync>) =>
      fault.call === 'writeSync' ? fail(fault.code) : fs.writeSync(...args),
    fsyncSync: (file: number) => (fault.call === 'fsyncSync' ? fail(fault.code) : fs.fsyncSync(file)),
    openSync: (...args: Parameters<typeof fs.openSync>) =>
      fault.call === 'openSync' ? fail(fault.code) : fs.openSync(...args),
  } as typeof fs;
  const path = join(tempDir(), DATABASE_FILE);
  const connection = openConnection(path, await wasmSqlite(assetsIn(ASSETS_DIR), files));
  connection.use((sql) => sql.exec('CREATE TABLE t (x TEXT)'));
  const put = (x: string) => connection.use((sql) => sql.run('INSERT INTO t VALUES (?)', x));
  const all = () => connection.use((sql) => sql.all('SELECT x FROM t ORDER BY x').map((row) => row.x));
  return { fault, put, all, close: () => connection.close() };
}

test.each([
  ['writeSync', 'ENOSPC', 'no space left'],
  ['writeSync', 'EIO', 'the disk reported an error'],
  ['openSync', 'EMFILE', 'too many open files'],
  ['openSync', 'ENFILE', 'too many open files'],
] as const)('X10.2 %s failing with %s is told, and is over when it is over', async (call, code, message) => {
  const store = await failingSqlite();
  store.put('before');
  // A connection keeps its journal open; a fault makes it open its files again.
  store.fault.call = 'writeSync';
  expect(() => store.put('lost')).toThrow();
  Object.assign(store.fault, { call, code });
  expect(() => store.put('lost')).toThrow(
    expect.objectContaining({ exit: 16, message: expect.stringContaining(message) }),
  );
  store.fault.call = undefined;
  store.put('after');
  expect(store.all()).toEqual(['after', 'before']);
  store.close();
});

test('P5, X10.3 a failed fsync is never retried as a success: it lasts until a restart', async () => {
  const store = await failingSqlite();
  Object.assign(store.fault, { call: 'fsyncSync', code: 'EIO' });
  expect(() => store.put('lost')).toThrow(expect.objectContaining({ exit: 16 }));
  store.fault.call = undefined;
  expect(() => store.put('after')).toThrow(
    expect.objectContaining({ hint: expect.stringContaining('start octet again') }),
  );
  store.close();
});

describe.skipIf(!canMount)('on a disk that is full', () => {
  test('X10.4 the service answers 503 before any acknowledgement, and works again once there is room', async () => {
    const disk = mountTinyDisk();
    execFileSync('mount', ['-o', 'remount,size=1m', disk]);
    const service = await testService({ stateDir: join(disk, 'state') });
    const post = (key: string) =>
      ask(service, 'POST', '/chat/completions', chat(`question ${key}`), {
        headers: { 'idempotency-key': key },
      });
    expect((await post('first')).status).toBe(200);
    const statuses = new Map<number, number>();
    const acknowledged: string[] = [];
    // Every distance to the end of the disk, page by page: some faults show only when it is nearly full.
    for (let free = 0; free < 14; free += 1) {
      const filler = join(disk, `filler${free}`);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - free) * bsize));
      const { status, text } = await post(`full${free}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) acknowledged.push(`full${free}`);
      else expect(text).toMatch(/no space left|disk quota/);
      rmSync(filler);
      const again = await post(`room${free}`);
      expect([again.status, free]).toEqual([200, free]);
      acknowledged.push(`room${free}`);
    }
    expect([...statuses.keys()].every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses.get(503)).toBeGreaterThan(0);
    for (const key of acknowledged)
      expect([(await post(key)).headers['idempotent-replayed'], key]).toEqual(['true', key]);
  }, 60_000);
});

test.skipIf(process.platform !== 'linux')(
  'X10.5 without descriptors a request in the process ends with 16, and the next one works when there are some',
  async () => {
    const script = await makeScript(
      tempDir(),
      `import { closeSync, openSync } from 'node:fs';
       import { systemClock } from '#/clock.ts';
       import { openService } from '#/service/service.ts';
       const [stateDir, assetsDir] = process.argv.slice(2);
       const service = await openService({ stateDir, assetsDir, clock: systemClock, workerPath: undefined, speed: Infinity });
       const statuses = [];
       const post = async (content) => {
         const sent = service.transport({
           method: 'POST', url: 'http://octet.local/v1/chat/completions',
           headers: { 'content-type': 'application/json' },
           body: JSON.stringify({ messages: [{ role: 'user', content }] }),
           timeouts: { connectMs: 0, headersMs: 0, idleMs: 0 },
         });
         try {
           const { status, body } = await sent;
           for await (const part of body) void part;
           statuses.push(status);
         } catch (error) {
           statuses.push(error.exit);
         }
       };
       await post('one');
       const taken = [];
       for (const spare of [0, 1, 2]) {
         try { for (;;) taken.push(openSync('/dev/null', 'r')); } catch {}
         for (const file of taken.splice(0, spare)) closeSync(file);
         await post('without ' + spare);
         for (const file of taken.splice(0)) closeSync(file);
         await post('with');
       }
       await service.close();
       console.log(JSON.stringify(statuses));`,
    );
    const prefix = ['sh', '-c', 'ulimit -n 64; exec "$@"', 'sh'];
    const { status, out, err } = await runNode(script, [join(tempDir(), 'state'), ASSETS_DIR], prefix);
    expect([status, err]).toEqual([0, '']);
    const statuses: number[] = JSON.parse(out);
    expect([statuses[0], statuses[2], statuses[4], statuses[6]]).toEqual([200, 200, 200, 200]);
    expect(statuses.every((each) => each === 200 || each === 16)).toBe(true);
    expect(statuses).toContain(16);
  },
  30_000,
);
