import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { wasmSqlite } from '../../../src/service/store/wasm.ts';
import { ASSETS_DIR, tempDir } from '../../support/service.ts';

test('SQLite without the parts that no statement needs does the rest', async () => {
  const sql = (await wasmSqlite(assetsIn(ASSETS_DIR), fs)).open(join(tempDir(), 'state.db'));
  sql.exec(
    'CREATE TABLE pages (id INTEGER PRIMARY KEY, title TEXT UNIQUE, words INTEGER CHECK (words > 0)) STRICT',
  );
  sql.run('INSERT INTO pages (title, words) VALUES (?, ?), (?, ?)', 'one', 7, 'two', 9);
  sql.exec('ALTER TABLE pages ADD COLUMN kind TEXT; CREATE INDEX by_kind ON pages (kind, words)');
  const all = sql.all(
    'SELECT upper(substr(title, 2)) AS rest, round(avg(words)) AS mean FROM pages GROUP BY title ORDER BY title DESC',
  );
  expect(all).toEqual([
    { rest: 'WO', mean: 9 },
    { rest: 'NE', mean: 7 },
  ]);
  expect(sql.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(() => sql.all("SELECT json_extract('{}', '$')")).toThrow();
});
