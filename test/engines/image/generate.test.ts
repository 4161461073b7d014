import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodePng, { init } from '@jsquash/png/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { PLACES } from '../../../src/engines/image/prompt/vocabulary.ts';
import { RENDER_STYLES, type RenderImageRequest } from '../../../src/engines/image/request.ts';
import { engineTools } from '../../support/engine.ts';

const require = createRequire(import.meta.url);
beforeAll(async () => {
  await init(new Uint8Array(await readFile(require.resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))));
});

const ask = (prompt: string, more: Partial<RenderImageRequest> = {}): RenderImageRequest => ({
  prompt,
  width: 128,
  height: 96,
  style: 'realistic',
  steps: 8,
  seed: 7,
  ...more,
});

async function pixels(request: RenderImageRequest): Promise<Uint8ClampedArray> {
  const { bytes } = await renderImage(request, engineTools());
  const image = await decodePng(new Uint8Array(bytes).buffer);
  expect([image.width, image.height]).toEqual([request.width, request.height]);
  return new Uint8ClampedArray(image.data);
}

const mean = (rgba: Uint8ClampedArray, channel?: number): number => {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < rgba.length; k++) {
    if (k % 4 === 3 || (channel !== undefined && k % 4 !== channel)) continue;
    sum += rgba[k] as number;
    count++;
  }
  return sum / count;
};

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, k) => sum + Math.abs(value - (b[k] as number)), 0) / a.length;

/** The text chunks of a PNG, read by its public layout. */
function textsIn(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: Record<string, string> = {};
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    const end = body.indexOf(0);
    const keyword = new TextDecoder().decode(body.subarray(0, end));
    if (type === 'tEXt') texts[keyword] = new TextDecoder('latin1').decode(body.subarray(end + 1));
    if (type === 'iTXt') texts[keyword] = new TextDecoder().decode(body.subarray(end + 5));
  }
  return texts;
}

test('the same seed gives the same bytes, another seed another picture', async () => {
  const request = ask('a sailboat on a calm sea at sunset');
  const [first, again] = [
    await renderImage(request, engineTools()),
    await renderImage(request, engineTools()),
  ];
  expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
  const other = await pixels({ ...request, seed: 8 });
  expect(difference(await pixels(request), other)).toBeGreaterThan(8);
});

test('the file says what made it and from which words', async () => {
  const { bytes, mime, facts } = await renderImage(ask('ein Fuchs im Schnee, 雪の中'), engineTools());
  expect(mime).toBe('image/png');
  expect(textsIn(bytes)).toEqual({
    Description: 'ein Fuchs im Schnee, 雪の中',
    Seed: '7',
    Software: 'made by octet local-painter',
  });
  expect(facts).toMatchObject({ width: 128, height: 96, seed: 7, style: 'realistic' });
});

const PROMPTS: Readonly<Record<(typeof PLACES)[number], string>> = {
  mountains: 'mountains',
  lake: 'a lake',
  sea: 'the sea',
  forest: 'a forest',
  desert: 'a desert',
  hills: 'green hills',
  snow: 'an arctic plain',
  city: 'a city',
  street: 'a street',
  room: 'a room',
  space: 'outer space',
  underwater: 'under the sea',
  abstract: 'an abstract pattern',
  table: 'a wooden table',
};

test('every place is painted, and no two alike', async () => {
  const seen: Uint8ClampedArray[] = [];
  for (const place of PLACES) {
    const rgba = await pixels(ask(PROMPTS[place], { width: 80, height: 64, steps: 4 }));
    for (const other of seen) expect(difference(rgba, other)).toBeGreaterThan(5);
    // A picture has light and dark in it.
    expect(
      Math.max(...rgba.filter((_, k) => k % 4 !== 3)) - Math.min(...rgba.filter((_, k) => k % 4 !== 3)),
    ).toBeGreaterThan(70);
    seen.push(rgba);
  }
});

test('the four styles differ', async () => {
  const painted: Uint8ClampedArray[] = [];
  for (const style of RENDER_STYLES) painted.push(await pixels(ask('a fox in the mountains', { style })));
  for (const [i, a] of painted.entries())
    for (const b of painted.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(4);
});

describe('words that can be measured', () => {
  test('night is darker than day', async () => {
    expect(mean(await pixels(ask('hills at night')))).toBeLessThan(
      mean(await pixels(ask('hills at noon'))) * 0.5,
    );
  });

  test('sunset is redder than day', async () => {
    const [day, sunset] = [await pixels(ask('the sea by day')), await pixels(ask('the sea at sunset'))];
    expect(mean(sunset, 0) - mean(sunset, 2)).toBeGreaterThan(mean(day, 0) - mean(day, 2) + 20);
  });

  test('black and white has no colour', async () => {
    const rgba = await pixels(ask('a street, black and white'));
    let colour = 0;
    for (let k = 0; k < rgba.length; k += 4)
      colour += Math.abs((rgba[k] as number) - (rgba[k + 2] as number));
    expect(colour / (rgba.length / 4)).toBeLessThan(3);
  });

  test('a subject changes the picture where it stands', async () => {
    const [empty, boat] = [
      await pixels(ask('the sea by day')),
      await pixels(ask('a red sailboat on the sea by day')),
    ];
    expect(difference(empty, boat)).toBeGreaterThan(3);
  });
});

test.each([
  [64, 64],
  [65, 301],
  [400, 64],
])('%i x %i is painted in full', async (width, height) => {
  const rgba = await pixels(ask('two boats on a lake', { width, height }));
  expect(rgba.length).toBe(width * height * 4);
});

test('more steps paint the same picture finer', async () => {
  const [quick, fine] = [
    await pixels(ask('mountains by day')),
    await pixels(ask('mountains by day', { steps: 80 })),
  ];
  expect(fine.length).toBe(quick.length);
  const change = difference(quick, fine);
  expect(change).toBeGreaterThan(0.5);
  expect(change).toBeLessThan(25);
});

test('a prompt without a known word is said to be one', async () => {
  const { notes } = await renderImage(ask('xyzzy plugh'), engineTools());
  expect(notes.join()).toContain('no word of the prompt');
  expect((await renderImage(ask('a hill'), engineTools())).notes).toEqual([]);
});

test('progress only grows, and a stopped job stops', async () => {
  const tools = engineTools();
  await renderImage(ask('a castle'), tools);
  const fractions = tools.seen.map((step) => step.fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.length).toBeGreaterThan(4);
  const stopped = { ...engineTools(), signal: AbortSignal.abort(new Error('cancelled')) };
  await expect(renderImage(ask('a castle'), stopped)).rejects.toThrow('cancelled');
});

test.each([1, 2, 3, 4])('the whole moon is in a wide picture, with sky above it (seed %i)', async (seed) => {
  const request = ask('a full moon over the sea at night', { width: 320, height: 180, seed });
  const rgba = await pixels(request);
  const bright = Array.from({ length: request.height }, (_, y) =>
    rgba
      .subarray(y * request.width * 4, (y + 1) * request.width * 4)
      .filter((_, k) => k % 4 === 0)
      .reduce((count, value) => count + (value > 200 ? 1 : 0), 0),
  );
  const rows = bright.map((count, y) => (count > 5 ? y : -1)).filter((y) => y >= 0 && y < request.height / 2);
  expect(rows[0]).toBeGreaterThan(request.height * 0.1);
  expect(rows.length).toBeGreaterThan(15);
});
