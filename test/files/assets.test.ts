import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import groups from '../../src/files/asset-groups.json';
import { assetsIn } from '../../src/files/assets.ts';
import { engineTools } from '../support/engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'octet-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an asset is read as it is, or unpacked', async () => {
  writeFileSync(join(folder, 'plain.txt'), 'as it is');
  writeFileSync(join(folder, 'small.txt.br'), brotliCompressSync(Buffer.from('unpacked')));
  const assets = assetsIn(folder);
  expect(Buffer.from(await assets('plain.txt')).toString()).toBe('as it is');
  expect(Buffer.from(await assets('small.txt')).toString()).toBe('unpacked');
  await expect(assets('none.txt')).rejects.toThrow('ENOENT');
});

test.each(Object.values(groups).flat())(
  '%s is a module by itself, though it is stored in a group',
  async (name) => {
    const bytes = await engineTools().assets(name);
    expect(WebAssembly.validate(new Uint8Array(bytes))).toBe(true);
  },
);
