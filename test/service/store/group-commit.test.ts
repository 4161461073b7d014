import { cpSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { DATABASE_FILE, openStore, type Store } from '../../../src/service/store/store.ts';
import { ASSETS_DIR, tempDir } from '../../support/service.ts';

const open = (directory: string, clock?: { monotonic(): number; sleep(): Promise<void> }) =>
  openStore({ directory, assets: assetsIn(ASSETS_DIR), clock });
const redoOf = (directory: string): string => join(directory, `${DATABASE_FILE}.redo`);

/** Time stands still: a turn at the database never ends by itself. */
function stoppedClock() {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { monotonic: () => 0, sleep: () => ended, end };
}

const put = (store: Store, name: string): Promise<unknown> =>
  store.write((sql) => sql.run('INSERT INTO meta VALUES (?, ?)', name, 'x'));
const names = (store: Store): Promise<string[]> =>
  store.read((sql) => sql.all("SELECT name FROM meta WHERE value = 'x'").map((row) => String(row.name)));
const putAll = (store: Store, prefix: string, count: number): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, index) => put(store, `${prefix}${index}`)));

/** The state as a crash would leave it now, without the lock of this process. */
function crashed(directory: string): string {
  const copy = tempDir();
  cpSync(directory, copy, { recursive: true, filter: (path) => !path.includes('.turn') });
  return copy;
}

test('writes that come together are one append, and a crash loses none that was acknowledged', async () => {
  const directory = tempDir();
  const clock = stoppedClock();
  const store = await open(directory, clock);
  await putAll(store, 'a', 20);
  await putAll(store, 'b', 5);
  expect(readFileSync(redoOf(directory), 'utf8').trim().split('\n').length).toBeLessThan(10);
  expect(await names(store)).toHaveLength(25);
  const after = await open(crashed(directory));
  expect(after.notices).toEqual(['completed the last changes of an interrupted run']);
  expect(await names(after)).toHaveLength(25);
  await after.close();
  clock.end();
  await store.close();
  expect(statSync(redoOf(directory)).size).toBe(0);
  const again = await open(directory);
  expect(again.notices).toEqual([]);
  expect(await names(again)).toHaveLength(25);
  await again.close();
});

test('a read that comes between two turns at the database is answered in the next one, not after it', async () => {
  const clock = stoppedClock();
  const store = await open(tempDir(), clock);
  const written = putAll(store, 'a', 10);
  let found = 0;
  const read = names(store).then((all) => {
    found = all.length;
  });
  await written;
  await putAll(store, 'b', 5);
  expect(found).toBeGreaterThan(0);
  clock.end();
  await read;
  await store.close();
});

test('a log that is torn off at any length loses only its last batch, and is carried out once', async () => {
  const directory = tempDir();
  const clock = stoppedClock();
  const store = await open(directory, clock);
  await putAll(store, 'a', 6);
  const whole = statSync(redoOf(directory)).size;
  await put(store, 'last');
  const torn = statSync(redoOf(directory)).size;
  for (const length of [whole, whole + 1, torn - 10, torn - 1, torn]) {
    const copy = crashed(directory);
    truncateSync(redoOf(copy), length);
    for (let opened = 0; opened < 2; opened += 1) {
      const after = await open(copy);
      expect((await names(after)).includes('last')).toBe(length === torn);
      expect(await names(after)).toHaveLength(length === torn ? 7 : 6);
      await after.close();
    }
  }
  clock.end();
  await store.close();
});

test('a write that is refused leaves nothing behind, and those beside it stay', async () => {
  const directory = tempDir();
  const clock = stoppedClock();
  const store = await open(directory, clock);
  const refused = (name: string): Promise<unknown> =>
    store.write((sql) => {
      sql.run('INSERT INTO meta VALUES (?, ?)', name, 'x');
      throw new Error('refused');
    });
  const all = [put(store, 'a'), put(store, 'b'), put(store, 'c'), refused('no'), put(store, 'd')];
  const ended = await Promise.allSettled(all);
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true]);
  const copy = crashed(directory);
  clock.end();
  await store.close();
  for (const each of [directory, copy]) {
    const after = await open(each);
    expect((await names(after)).sort()).toEqual(['a', 'b', 'c', 'd']);
    await after.close();
  }
});

test('another process gets its turn, and bytes survive the log', async () => {
  const directory = tempDir();
  const clock = stoppedClock();
  const store = await open(directory, clock);
  await putAll(store, 'a', 6);
  await store.write((sql) =>
    sql.run(
      'INSERT INTO idempotency (account, key, path, body_hash, body, at) VALUES (?, ?, ?, ?, ?, ?)',
      ...['a', 'k', '/x', 'h', Buffer.from([0, 255, 10]), 1],
    ),
  );
  const copy = await open(crashed(directory));
  const kept = await copy.read((sql) => sql.get('SELECT body FROM idempotency'));
  expect(Buffer.from((kept?.body ?? '') as Uint8Array)).toEqual(Buffer.from([0, 255, 10]));
  await copy.close();
  let isOpen = false;
  const other = open(directory).finally(() => (isOpen = true));
  const writes: Promise<unknown>[] = [];
  // While it writes without a pause, it still gives way.
  while (!isOpen) {
    if (writes.length < 200) writes.push(put(store, `w${writes.length}`));
    await new Promise(setImmediate);
  }
  await (await other).close();
  clock.end();
  await Promise.all(writes);
  expect(await names(store)).toHaveLength(6 + writes.length);
  await store.close();
});
