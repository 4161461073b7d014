import * as fs from 'node:fs';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { thisProcess } from '../../../src/files/owner.ts';
import { sqliteBytes } from '../../../src/files/sqlite-module.ts';
import { faultOf } from '../../../src/service/store/faults.ts';
import { MIGRATIONS } from '../../../src/service/store/schema.ts';
import {
  DATABASE_FILE,
  type DatabaseOptions,
  openStore,
  type Store,
} from '../../../src/service/store/store.ts';
import { wasmSqlite } from '../../../src/service/store/wasm.ts';
import { ASSETS_DIR, ask, chat, tempDir, testService } from '../../support/service.ts';

const open = (directory: string, more: Partial<DatabaseOptions> = {}): Promise<Store> =>
  openStore({ directory, assets: assetsIn(ASSETS_DIR), ...more });
const put = (store: Store, name: string): Promise<number> =>
  store.write((sql) => sql.run("INSERT INTO meta (name, value) VALUES (?, 'x')", name));
const names = (store: Store): Promise<string[]> =>
  store.read((sql) =>
    sql
      .all("SELECT name FROM meta WHERE name NOT IN ('schema', 'redo') ORDER BY name")
      .map((row) => String(row.name)),
  );

test('two connections see each other at once', async () => {
  const directory = tempDir();
  const [first, second] = [await open(directory), await open(directory)];
  await put(first, 'a');
  await put(second, 'b');
  await put(first, 'c');
  expect(await names(second)).toEqual(['a', 'b', 'c']);
  expect(await names(first)).toEqual(['a', 'b', 'c']);
  await first.close();
  await second.close();
});

test('a transaction is all or nothing', async () => {
  const store = await open(tempDir());
  const failing = store.write((sql) => {
    sql.run("INSERT INTO meta (name, value) VALUES ('a', 'x')");
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await names(store)).toEqual([]);
  await store.close();
});

test("what a killed process left is cleared, and a lock directory is in nobody's way", async () => {
  const directory = tempDir();
  const path = join(directory, DATABASE_FILE);
  const before = await open(directory);
  await put(before, 'a');
  await before.close();
  const dead = { ...thisProcess(directory), pid: 2 ** 22 + 12_345, nonce: 'n' };
  mkdirSync(`${path}.lock`);
  writeFileSync(`${path}.turn`, JSON.stringify(dead));
  writeFileSync(`${path}.turn.${dead.pid}.0123456789ab`, JSON.stringify(dead));
  const store = await open(directory);
  await put(store, 'b');
  expect(await names(store)).toEqual(['a', 'b']);
  await store.close();
  expect(readdirSync(directory).filter((name) => /turn/.test(name))).toEqual([]);
});

test('P2: a journal that is torn off at any length costs only the unfinished change, and it is said', async () => {
  const directory = tempDir();
  const image = join(directory, 'image');
  mkdirSync(image);
  const store = await open(join(directory, 'live'));
  await put(store, 'kept');
  const live = join(directory, 'live', DATABASE_FILE);
  await expect(
    store.write((sql) => {
      for (let count = 0; count < 300; count += 1)
        sql.run('INSERT INTO meta VALUES (?, ?)', `lost${count}`, 'x'.repeat(200));
      copyFileSync(live, join(image, DATABASE_FILE));
      copyFileSync(`${live}-journal`, join(image, 'journal'));
      throw new Error('killed here');
    }),
  ).rejects.toThrow('killed here');
  await store.close();
  const { length } = readFileSync(join(image, 'journal'));
  expect(length).toBeGreaterThan(1_000);
  for (let step = 0; step <= 12; step += 1) {
    const crashed = join(directory, `crashed${step}`);
    mkdirSync(crashed);
    copyFileSync(join(image, DATABASE_FILE), join(crashed, DATABASE_FILE));
    copyFileSync(join(image, 'journal'), join(crashed, `${DATABASE_FILE}-journal`));
    truncateSync(join(crashed, `${DATABASE_FILE}-journal`), Math.floor((length * step) / 12));
    const opened = await open(crashed);
    expect(await names(opened)).toEqual(['kept']);
    expect(opened.notices).toHaveLength(step === 0 ? 0 : 1);
    await opened.close();
  }
});

test('P2: a commit that was killed in the middle is rolled back', async () => {
  const directory = tempDir();
  const crashed = join(directory, 'crashed');
  mkdirSync(crashed);
  const path = join(directory, DATABASE_FILE);
  let watching = false;
  const watched = {
    ...fs,
    /** The journal is emptied last: all pages are written by then, and nothing is committed yet. */
    ftruncateSync(file: number, size?: number) {
      if (watching) {
        copyFileSync(path, join(crashed, DATABASE_FILE));
        copyFileSync(`${path}-journal`, join(crashed, `${DATABASE_FILE}-journal`));
      }
      fs.ftruncateSync(file, size);
    },
  } as typeof fs;
  const live = await open(directory, { build: 'wasm' });
  await put(live, 'kept');
  await live.close();
  const sql = (await wasmSqlite(assetsIn(ASSETS_DIR), watched)).open(path);
  sql.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL');
  watching = true;
  sql.run("INSERT INTO meta (name, value) VALUES ('lost', 'x')");
  watching = false;
  sql.close();
  expect(readFileSync(join(crashed, DATABASE_FILE)).includes('lost')).toBe(true);
  for (const build of ['wasm', undefined] as const) {
    const copy = join(directory, `copy-${build}`);
    cpSync(crashed, copy, { recursive: true });
    const opened = await open(copy, { build });
    expect(await names(opened)).toEqual(['kept']);
    expect(opened.notices).toHaveLength(1);
    await opened.close();
  }
});

test('P3: a flipped bit is found, or changes nothing that counts', async () => {
  const stateDir = tempDir();
  const service = await testService({ stateDir });
  for (let count = 0; count < 12; count += 1)
    await ask(service, 'POST', '/chat/completions', chat(`hi ${count}`));
  await service.close();
  const good = readFileSync(join(stateDir, DATABASE_FILE));
  const seen = { refused: 0, unharmed: 0 };
  for (let offset = 40; offset < good.length; offset += 3_067) {
    const directory = tempDir();
    const bad = Buffer.from(good);
    bad[offset] = (bad[offset] ?? 0) ^ 0x10;
    writeFileSync(join(directory, DATABASE_FILE), bad);
    try {
      const opened = await testService({ stateDir: directory });
      const { json } = await ask(opened, 'GET', '/payments/balance');
      expect(json).toMatchObject({ balance: 9_988, held: 0 });
      const rows = (await ask(opened, 'GET', '/payments/transactions')).json.data;
      expect(rows).toHaveLength(13);
      await opened.close();
      seen.unharmed += 1;
    } catch (error) {
      expect(error).toMatchObject({ exit: 3, hint: expect.stringContaining('octet serve reset') });
      seen.refused += 1;
    }
  }
  expect(seen.refused).toBeGreaterThan(2);
});

test.each([
  ['garbage', Buffer.from('this is no database at all, only some words'.repeat(50))],
  ['half a header', Buffer.from('SQLite format 3\0').subarray(0, 10)],
])('P3: a file of %s is refused with status 3 and left as it is', async (_, bytes) => {
  const directory = tempDir();
  const path = join(directory, DATABASE_FILE);
  writeFileSync(path, bytes);
  await expect(open(directory)).rejects.toMatchObject({ exit: 3 });
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('hints name the functions that are compiled ahead, and the module stays the same', async () => {
  const wasm = await sqliteBytes(ASSETS_DIR);
  const module = new WebAssembly.Module(wasm);
  const [hints = new ArrayBuffer(0)] = WebAssembly.Module.customSections(module, 'compilationHints');
  // Two bytes for the number of functions, then one byte for each.
  const kinds = [...new Uint8Array(hints)].slice(2);
  expect(kinds.length).toBeGreaterThan(1_000);
  expect(new Set(kinds)).toEqual(new Set([1, 2]));
  const ahead = kinds.filter((kind) => kind === 2).length;
  expect(ahead).toBeGreaterThan(200);
  expect(ahead).toBeLessThan(400);
});

test('P4: a full disk loses nothing, says so, and is over when there is space again', async () => {
  const store = await open(tempDir());
  await put(store, 'a');
  const count = await store.read((sql) => sql.get('SELECT page_count AS pages FROM pragma_page_count'));
  // SQLite's own limit stands for the disk's: it fails at the same place and with the same words.
  await store.write((sql) => sql.get(`PRAGMA max_page_count = ${Number(count?.pages)}`));
  const large = () =>
    store.write((sql) => sql.run('INSERT INTO meta VALUES (?, ?)', 'large', 'x'.repeat(100_000)));
  await expect(large()).rejects.toMatchObject({ exit: 16, message: expect.stringContaining('no space') });
  expect(await names(store)).toEqual(['a']);
  await store.write((sql) => sql.get('PRAGMA max_page_count = 100000'));
  await large();
  expect(await names(store)).toEqual(['a', 'large']);
  await store.close();
});

test.each([
  ['database disk image is malformed', undefined, 'corrupt'],
  ['file is not a database', undefined, 'corrupt'],
  ['attempt to write a readonly database', undefined, 'readonly'],
  ['database or disk is full', undefined, 'full'],
  ['disk I/O error', { code: 'ENOSPC', call: 'write' }, 'full'],
  ['disk I/O error', { code: 'ENOSPC', call: 'fsync' }, 'full'],
  ['disk I/O error', { code: 'EROFS', call: 'write' }, 'readonly'],
  ['unable to open database file', { code: 'EACCES', call: 'open' }, 'readonly'],
  ['unable to open database file', { code: 'EMFILE', call: 'open' }, 'files'],
  ['unable to open database file', { code: 'ENFILE', call: 'open' }, 'files'],
  ['disk I/O error', { code: 'EIO', call: 'fsync' }, 'broken'],
  ['disk I/O error', { code: 'EIO', call: 'write' }, 'failed'],
  ['disk I/O error', undefined, 'failed'],
  ['UNIQUE constraint failed: meta.name', undefined, 'other'],
])('P4, P5, P7, X10.1: "%s" with the disk saying %o is %s', (message, fault, kind) => {
  expect(faultOf(new Error(message), () => fault)).toBe(kind);
});

test('P9: an older store is migrated with a copy kept; a newer one is refused and left alone', async () => {
  const directory = tempDir();
  const old = await open(directory);
  await put(old, 'a');
  await old.close();
  const migrations = [...MIGRATIONS, 'ALTER TABLE meta ADD COLUMN note TEXT'];
  const migrated = await open(directory, { migrations });
  expect(await migrated.read((sql) => sql.get("SELECT name, note FROM meta WHERE name = 'a'"))).toMatchObject(
    {
      name: 'a',
      note: null,
    },
  );
  await migrated.close();
  expect(existsSync(join(directory, `${DATABASE_FILE}.v${MIGRATIONS.length}.bak`))).toBe(true);
  const before = readFileSync(join(directory, DATABASE_FILE));
  await expect(open(directory)).rejects.toMatchObject({
    exit: 3,
    hint: expect.stringContaining('update octet'),
  });
  expect(readFileSync(join(directory, DATABASE_FILE)).equals(before)).toBe(true);
});

test('P9: a migration that fails changes nothing', async () => {
  const directory = tempDir();
  const old = await open(directory);
  await put(old, 'a');
  await old.close();
  const migrations = [...MIGRATIONS, 'CREATE TABLE fine (x TEXT); CREATE TABLE jobs (y TEXT)'];
  await expect(open(directory, { migrations })).rejects.toThrow('already exists');
  const again = await open(directory);
  expect(await names(again)).toEqual(['a']);
  await again.close();
});

test('P7: a folder that is a file is told in one line', async () => {
  const path = join(tempDir(), 'file');
  writeFileSync(path, '');
  await expect(open(path)).rejects.toMatchObject({ exit: 16 });
});

test('P11: a store of many megabytes is opened by a command without reading all of it', async () => {
  const directory = tempDir();
  const store = await open(directory);
  await store.write((sql) => {
    for (let row = 0; row < 10; row += 1)
      sql.run('INSERT INTO meta (name, value) VALUES (?, ?)', `large${row}`, 'x'.repeat(1_000_000));
  });
  await store.close();
  // Damage in its middle is seen by whoever reads it: a server does when it starts.
  const path = join(directory, DATABASE_FILE);
  const content = readFileSync(path);
  content.fill(0xff, 5_120_000, 5_120_000 + 4_096);
  writeFileSync(path, content);
  const again = await open(directory);
  expect(await names(again)).toHaveLength(10);
  await again.close();
  await expect(open(directory, { verify: 'all' })).rejects.toMatchObject({ exit: 3 });
});
