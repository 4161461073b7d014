import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import cuts from '../../scripts/assets/cut-functions.json';
import { cutFunctions } from '../../scripts/cut-functions.mjs';
import { storedForm } from '../../scripts/stored-form.mjs';
import forms from '../../src/files/asset-forms.json';
import groups from '../../src/files/asset-groups.json';
import { assetsIn } from '../../src/files/assets.ts';
import { restoredAsset } from '../../src/files/restored-asset.ts';
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

test.each(Object.keys(forms))('%s is the same after it was stored in streams', async (name) => {
  const bytes = Buffer.from(await engineTools().assets(name));
  const streams = storedForm(name, bytes) ?? [];
  expect(streams.length).toBeGreaterThan(1);
  expect(Buffer.from(restoredAsset(name, streams)).equals(bytes)).toBe(true);
});

const grammars = Object.keys(forms).filter((name) => name.startsWith('tree-sitter'));

test.each([
  ...grammars.map((name) => [name, `@vscode/tree-sitter-wasm/wasm/${name}`]),
  ['jpeg-encode.wasm', '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'],
  ['webp-encode.wasm', '@jsquash/webp/codec/enc/webp_enc_simd.wasm'],
  ['mp3.wasm', 'wasm-media-encoders/wasm/mp3.wasm'],
])('%s is byte for byte that of its package', async (name = '', path = '') => {
  const original = readFileSync(join('node_modules', path));
  expect(Buffer.from(await engineTools().assets(name)).equals(original)).toBe(true);
});

test.each([
  ['resvg.wasm', '@resvg/resvg-wasm/index_bg.wasm'] as const,
  ['png-decode.wasm', '@jsquash/png/codec/pkg/squoosh_png_bg.wasm'] as const,
])('%s is byte for byte that of its package without the functions that are cut', async (name, path) => {
  const expected = cutFunctions(readFileSync(join('node_modules', path)), cuts[name]);
  expect(Buffer.from(await engineTools().assets(name)).equals(expected)).toBe(true);
});

test('a module with an operation that nobody described is not stored in parts', () => {
  const atomicFence = Buffer.from([0xfe, 0x03, 0x00]);
  const body = Buffer.concat([Buffer.from([0]), atomicFence, Buffer.from([0x0b])]);
  const code = Buffer.concat([Buffer.from([1, body.length]), body]);
  const module = Buffer.concat([Buffer.from('\0asm\x01\0\0\0'), Buffer.from([10, code.length]), code]);
  expect(() => storedForm('resvg.wasm', module)).toThrow('an operation that is not in wasm-code.json: 254');
});

test('a sound bank is as long as its own header says', async () => {
  const bank = Buffer.from(await engineTools().assets('sonivox.sf2'));
  expect(bank.toString('latin1', 0, 4)).toBe('RIFF');
  expect(bank.readUInt32LE(4)).toBe(bank.length - 8);
});
