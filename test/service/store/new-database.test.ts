import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { MIGRATIONS } from '../../../src/service/store/schema.ts';
import { openStore } from '../../../src/service/store/store.ts';
import { ASSETS_DIR, tempDir } from '../../support/service.ts';

async function contentOfNew(migrations?: readonly string[]): Promise<unknown> {
  const store = await openStore({ directory: tempDir(), assets: assetsIn(ASSETS_DIR), migrations });
  const content = await store.read((sql) => {
    const parts = sql.all('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name');
    const tables = parts.filter(({ type }) => type === 'table').map(({ name }) => String(name));
    return {
      parts,
      rows: tables.map((name) => [name, sql.all(`SELECT * FROM ${name}`)]),
      version: sql.get('PRAGMA user_version'),
    };
  });
  await store.close();
  return content;
}

test('each new database of a process is the one that the migrations make', async () => {
  const migrated = await contentOfNew([...MIGRATIONS]);
  expect(await contentOfNew()).toEqual(migrated);
  expect(await contentOfNew()).toEqual(migrated);
});
