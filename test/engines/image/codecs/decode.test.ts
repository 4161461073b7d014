import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';
import { beforeAll, expect, test } from 'vitest';
import { decodeImage, UnreadableImage } from '../../../../src/engines/image/codecs/decode.ts';
import { encodePng } from '../../../../src/engines/image/codecs/png.ts';
import { engineTools } from '../../../support/engine.ts';

const require = createRequire(import.meta.url);
const wasm = async (name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(new Uint8Array(await readFile(require.resolve(name))));

/** Half red, half blue. */
const width = 48;
const height = 32;
const rgba = new Uint8ClampedArray(width * height * 4);
for (let k = 0; k < rgba.length; k += 4)
  rgba.set((k / 4) % width < width / 2 ? [220, 30, 40, 255] : [20, 40, 210, 255], k);

beforeAll(async () => {
  await initJpeg(await wasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  await initWebp(await wasm('@jsquash/webp/codec/enc/webp_enc.wasm'));
});

const files: Record<string, () => Promise<Uint8Array>> = {
  png: async () => encodePng(rgba, width, height),
  jpeg: async () => new Uint8Array(await encodeJpeg({ data: rgba, width, height } as ImageData)),
  webp: async () => new Uint8Array(await encodeWebp({ data: rgba, width, height } as ImageData)),
};

test.each(Object.keys(files))('%s is read by its content', async (format) => {
  const picture = await decodeImage((await files[format]?.()) ?? new Uint8Array(), engineTools());
  expect([picture.width, picture.height]).toEqual([width, height]);
  const [left, right] = [picture.rgba.slice(0, 3), picture.rgba.slice((width - 1) * 4, (width - 1) * 4 + 3)];
  expect(left[0]).toBeGreaterThan(190);
  expect(left[2]).toBeLessThan(70);
  expect(right[2]).toBeGreaterThan(180);
});

test('transparency survives', async () => {
  const half = new Uint8ClampedArray(rgba);
  half[3] = 77;
  const picture = await decodeImage(encodePng(half, width, height), engineTools());
  expect([...picture.rgba.slice(0, 4)]).toEqual([220, 30, 40, 77]);
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('GIF89a is not read here')],
  ['a PNG that ends early', encodePng(rgba, width, height).slice(0, 60)],
  ['a JPEG that ends early', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0)],
  ['noise with a WebP header', new TextEncoder().encode('RIFF....WEBPVP8 ..............................')],
])('%s is refused', async (_, bytes) => {
  await expect(decodeImage(bytes, engineTools())).rejects.toBeInstanceOf(UnreadableImage);
});

test('a picture of absurd size is refused before it is unpacked', async () => {
  const bytes = encodePng(rgba, width, height);
  new DataView(bytes.buffer).setUint32(16, 100_000);
  new DataView(bytes.buffer).setUint32(20, 100_000);
  await expect(decodeImage(bytes, engineTools())).rejects.toThrow('too large');
});

test.each([
  [4096, 4096, 'damaged'],
  [4097, 4096, 'at most 16777216'],
  [6000, 6000, 'at most 16777216'],
])('X9.6: %d x %d pixels by the header: %s', async (wide, high, message) => {
  const bytes = encodePng(rgba, width, height);
  new DataView(bytes.buffer).setUint32(16, wide);
  new DataView(bytes.buffer).setUint32(20, high);
  await expect(decodeImage(bytes, engineTools())).rejects.toThrow(message);
});

test.each(Object.keys(files))('a damaged %s does not spoil the next one', async (format) => {
  const good = (await files[format]?.()) ?? new Uint8Array();
  const damaged = good.slice(0, Math.floor(good.length * 0.6));
  damaged.fill(0x5a, 40);
  for (let i = 0; i < 3; i++) await decodeImage(damaged, engineTools()).catch(() => undefined);
  expect((await decodeImage(good, engineTools())).width).toBe(width);
});
