import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodePng, { init } from '@jsquash/png/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { planScene } from '../../../src/engines/image/prompt/plan.ts';
import { PLACES } from '../../../src/engines/image/prompt/vocabulary.ts';
import { RENDER_STYLES, type RenderImageRequest } from '../../../src/engines/image/request.ts';
import { createScene, MOON_RADIUS, sunRow } from '../../../src/engines/image/scene/scene.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

const require = createRequire(import.meta.url);
beforeAll(async () => {
  await init(new Uint8Array(await readFile(require.resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))));
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
  const first = await renderImage(request, engineTools());
  const again = await renderImage(request, engineTools());
  expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
  const { data } = await decodePng(new Uint8Array(first.bytes).buffer);
  const other = await pixels({ ...request, seed: 8 });
  expect(difference(new Uint8ClampedArray(data), other)).toBeGreaterThan(8);
});

test('the file says what made it and from which words', async () => {
  const { bytes, mime, facts } = await renderImage(ask('a fox im Schnee, 雪の中'), engineTools());
  expect(mime).toBe('image/png');
  expect(textsIn(bytes)).toEqual({
    Description: 'a fox im Schnee, 雪の中',
    Seed: '7',
    Style: 'realistic',
    Steps: '8',
    Software: 'made by octet local-painter',
  });
  expect(facts).toMatchObject({ width: 96, height: 72, seed: 7, style: 'realistic' });
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
    const rgba = await pixels(ask(PROMPTS[place], { width: 64, height: 48, steps: 4 }));
    for (const other of seen) expect(difference(rgba, other)).toBeGreaterThan(5);
    // A picture has light and dark in it.
    const light = rgba.filter((_, k) => k % 4 !== 3);
    expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(70);
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
  [65, 160],
  [200, 64],
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

test('progress only grows, and a stopped job stops', async () => {
  const tools = engineTools();
  await renderImage(ask('a castle'), tools);
  const fractions = tools.seen.map((step) => step.fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.length).toBeGreaterThan(4);
  const stopped = { ...engineTools(), signal: AbortSignal.abort(new Error('cancelled')) };
  await expect(renderImage(ask('a castle'), stopped)).rejects.toThrow('cancelled');
});

const MOONLIT = { width: 320, height: 180, style: 'realistic', steps: 8 } as const;
const moonlit = (seed: number) =>
  planScene({
    prompt: 'a full moon over the sea',
    seed,
    hints: [{ place: 'sea' }, { time: 'night', features: ['moon'] }],
    subjects: [],
    colours: [],
    home: undefined,
  });

test('the whole moon is in a wide picture, with sky above it', () => {
  const margins = Array.from({ length: 50 }, (_, seed) => {
    const scene = createScene(moonlit(seed), MOONLIT);
    return (sunRow(scene) - MOON_RADIUS * scene.focal) / scene.height;
  });
  expect(Math.min(...margins)).toBeGreaterThan(0.1);
  expect(Math.max(...margins)).toBeLessThan(0.4);
});

test('the moon is painted as a bright disc', async () => {
  const request = ask('a full moon over the sea at night', { width: 160, height: 90, seed: 1 });
  const rgba = await pixels(request);
  const rows = Array.from({ length: request.height / 2 }, (_, y) => {
    const row = rgba.subarray(y * request.width * 4, (y + 1) * request.width * 4);
    return row.filter((value, k) => k % 4 === 0 && value > 200).length;
  });
  expect(rows.findIndex((bright) => bright > 2)).toBeGreaterThan(request.height * 0.1);
  expect(rows.filter((bright) => bright > 2).length).toBeGreaterThan(7);
});
