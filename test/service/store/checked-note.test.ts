import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { checkedNoteOf } from '../../../src/service/store/checked-note.ts';
import { DATABASE_FILE, openStore, type Store } from '../../../src/service/store/store.ts';
import { ASSETS_DIR, tempDir } from '../../support/service.ts';

const open = (directory: string): Promise<Store> => openStore({ directory, assets: assetsIn(ASSETS_DIR) });
const put = (store: Store, name: string): Promise<number> =>
  store.write((sql) => sql.run("INSERT INTO meta (name, value) VALUES (?, 'x')", name));

test('a file that nobody has touched since it was closed is not checked again', async () => {
  const directory = tempDir();
  const path = join(directory, DATABASE_FILE);
  const store = await open(directory);
  const before = Date.now();
  await put(store, 'a');
  await store.close();
  const isValid = (atMs = Date.now()) => checkedNoteOf(path, () => atMs).isValid();
  expect(isValid()).toBe(true);
  expect(isValid(before + 25 * 3_600_000)).toBe(false);
  // Also within the same tick of the clock, and with the same bytes.
  const file = openSync(path, 'r+');
  writeSync(file, readFileSync(path).subarray(0, 1), 0, 1, 0);
  closeSync(file);
  expect(isValid()).toBe(false);
  await (await open(directory)).close();
  expect(isValid()).toBe(true);
  copyFileSync(path, `${path}.copy`);
  renameSync(`${path}.copy`, path);
  expect(isValid()).toBe(false);
});

test('a long run vouches for nothing', async () => {
  const path = join(tempDir(), DATABASE_FILE);
  writeFileSync(path, 'x');
  let nowMs = 1_000_000;
  const note = checkedNoteOf(path, () => nowMs);
  nowMs += 60_001;
  note.write();
  expect(existsSync(`${path}.checked`)).toBe(false);
});

test('P3: damage to a file that was closed a moment ago is found', async () => {
  const directory = tempDir();
  const store = await open(directory);
  await put(store, 'a');
  await store.close();
  const path = join(directory, DATABASE_FILE);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(64, 0xff), 0, 64, 4_096);
  closeSync(file);
  await expect(open(directory)).rejects.toMatchObject({ exit: 3 });
});
