import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canUnshare, soakNamespaces } from '../../../scripts/soak-namespaces.mjs';
import { assetsIn } from '../../../src/files/assets.ts';
import { thisProcess } from '../../../src/files/owner.ts';
import { DATABASE_FILE, type DatabaseOptions, openStore } from '../../../src/service/store/store.ts';
import { makeScript, startNode } from '../../files/child.ts';
import { FakeClock } from '../../support/clock.ts';
import { ASSETS_DIR, tempDir } from '../../support/service.ts';

const open = (directory: string, more: Partial<DatabaseOptions> = {}) =>
  openStore({ directory, assets: assetsIn(ASSETS_DIR), ...more });
const lockOf = (directory: string): string => join(directory, `${DATABASE_FILE}.turn`);

test.skipIf(!canUnshare())(
  'X2.3 two writers in two PID namespaces lose nothing (skipped where unshare is not allowed)',
  async () => {
    const seed = Math.floor(Math.random() * 1e6);
    const found = await soakNamespaces({ writes: 25, seconds: 120, seed, assetsDir: ASSETS_DIR });
    expect(found.problems, `seed ${seed}`).toEqual([]);
    expect(found.acknowledged).toEqual([25, 25]);
  },
  240_000,
);

test('X2.4 the lock of another container is respected, and the refusal names it and the file', async () => {
  const directory = tempDir();
  const store = await open(directory);
  await store.close();
  const holder = { ...thisProcess(directory), host: 'box1', namespace: 'pid:[1]', pid: 7, nonce: 'aa' };
  const lock = lockOf(directory);
  writeFileSync(lock, JSON.stringify(holder));
  const clock = new FakeClock();
  await expect(open(directory, { clock })).rejects.toMatchObject({
    exit: 16,
    message: expect.stringContaining('process 7 of another container or machine (box1)'),
    hint: `if octet no longer runs there, delete ${lock}`,
  });
  expect(clock.monotonic()).toBeGreaterThanOrEqual(10_000);
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(holder);
  rmSync(lock);
  await (await open(directory)).close();
});

test('X27.1 while another process holds the database, the event loop goes on and callers keep their order', async () => {
  const directory = tempDir();
  const store = await open(directory);
  const lock = lockOf(directory);
  writeFileSync(
    lock,
    JSON.stringify({ ...thisProcess(directory), pid: process.ppid, start: null, nonce: 'aa' }),
  );
  const done: number[] = [];
  const writes = [1, 2, 3].map((number) =>
    store
      .write((sql) => sql.run('INSERT INTO meta VALUES (?, ?)', `n${number}`, 'x'))
      .then(() => done.push(number)),
  );
  let ticks = 0;
  for (; ticks < 50; ticks += 1) await new Promise(setImmediate);
  expect([ticks, done]).toEqual([50, []]);
  rmSync(lock);
  await Promise.all(writes);
  expect(done).toEqual([1, 2, 3]);
  await store.close();
});

test('X27.2 behind a holder that is stuck, everybody gives up at their own time', async () => {
  const directory = tempDir();
  const clock = new FakeClock();
  const store = await open(directory, { clock });
  const lock = lockOf(directory);
  writeFileSync(
    lock,
    JSON.stringify({ ...thisProcess(directory), pid: process.ppid, start: null, nonce: 'aa' }),
  );
  const write = () => store.write((sql) => sql.run("INSERT INTO meta VALUES ('a', 'x')"));
  const ended = await Promise.allSettled([write(), write(), write()]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(clock.monotonic()).toBeLessThan(11_000);
  rmSync(lock);
  await write();
  await store.close();
});

test('X27.3 two writing processes wait for each other and lose nothing', async () => {
  const directory = tempDir();
  const script = await makeScript(
    tempDir(),
    `import { openStore } from '#/service/store/store.ts';
     import { assetsIn } from '#/files/assets.ts';
     const [directory, assets, name] = process.argv.slice(2);
     const store = await openStore({ directory, assets: assetsIn(assets) });
     for (let count = 0; count < 40; count += 1) {
       await store.write((sql) => sql.run('INSERT INTO meta VALUES (?, ?)', name + count, 'x'));
       await new Promise(setImmediate);
     }
     await store.close();`,
  );
  const outputs = ['a', 'b'].map(async (name) => {
    const child = startNode(script, [directory, ASSETS_DIR, name]);
    let text = '';
    child.stdout?.on('data', (part) => (text += part));
    child.stderr?.on('data', (part) => (text += part));
    await new Promise((resolve) => child.on('close', resolve));
    return text.trim();
  });
  const said = await Promise.all(outputs);
  const store = await open(directory);
  const rows = await store.read((sql) =>
    sql.all("SELECT name FROM meta WHERE name NOT IN ('schema', 'redo')"),
  );
  await store.close();
  expect(rows).toHaveLength(80);
  expect(said).toEqual(['', '']);
  expect(existsSync(lockOf(directory))).toBe(false);
});
