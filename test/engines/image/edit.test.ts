import { beforeAll, expect, test } from 'vitest';
import { decodeImage } from '../../../src/engines/image/codecs/decode.ts';
import { encodePng } from '../../../src/engines/image/codecs/png.ts';
import { editImage } from '../../../src/engines/image/edit.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import type { Bitmap } from '../../../src/engines/image/raster/bitmap.ts';
import { upscaleImage } from '../../../src/engines/image/upscale.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
let image: Uint8Array;
let before: Bitmap;
beforeAll(async () => {
  const request = {
    prompt: 'green hills on a clear day',
    width: 100,
    height: 70,
    style: 'realistic',
    steps: 10,
    seed: 4,
  } as const;
  image = (await renderImage(request, tools)).bytes;
  before = await decodeImage(image, tools);
});

async function edit(instruction: string, source = image): Promise<Bitmap & { notes: readonly string[] }> {
  const { bytes, notes } = await editImage({ image: source, instruction, seed: 1 }, tools);
  return { ...(await decodeImage(bytes, tools)), notes };
}

function mean(
  { rgba, width }: Bitmap,
  channel?: number,
  part: (x: number, y: number) => boolean = () => true,
): number {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < rgba.length; k++) {
    if (k % 4 === 3 || (channel !== undefined && k % 4 !== channel)) continue;
    if (!part((k >> 2) % width, Math.floor((k >> 2) / width))) continue;
    sum += rgba[k] as number;
    count++;
  }
  return sum / count;
}

const same = (a: Uint8ClampedArray, b: Uint8ClampedArray): boolean => Buffer.from(a).equals(Buffer.from(b));

/** How much neighbours differ: low when blurred. */
function roughness({ rgba, width }: Bitmap, part: (x: number, y: number) => boolean = () => true): number {
  let sum = 0;
  for (let k = 4; k < rgba.length; k += 4) {
    if (part((k >> 2) % width, Math.floor((k >> 2) / width)))
      sum += Math.abs((rgba[k + 1] as number) - (rgba[k - 3] as number));
  }
  return sum;
}

test('night is darker and bluer', async () => {
  const night = await edit('make it night');
  expect(mean(night)).toBeLessThan(mean(before) * 0.5);
  expect(mean(night, 2)).toBeGreaterThan(mean(night, 0));
});

test('warmer raises red against blue, cooler lowers it', async () => {
  const balance = (picture: Bitmap): number => mean(picture, 0) - mean(picture, 2);
  expect(balance(await edit('make it warmer'))).toBeGreaterThan(balance(before) + 8);
  expect(balance(await edit('a bit cooler, please'))).toBeLessThan(balance(before) - 4);
});

test('black and white leaves no colour', async () => {
  const { rgba } = await edit('turn it black and white');
  expect(rgba.filter((value, k) => k % 4 === 0 && value !== rgba[k + 2]).length).toBe(0);
});

test('brighter and darker', async () => {
  expect(mean(await edit('brighter'))).toBeGreaterThan(mean(before) + 10);
  expect(mean(await edit('much darker'))).toBeLessThan(mean(before) - 25);
});

test.each([
  ['crop it square', 70, 70],
  ['crop to 16:9', 100, 56],
  ['crop to portrait', 39, 70],
  ['crop to the left half', 50, 70],
  ['keep only the right third', 33, 70],
  ['crop the top quarter', 100, 18],
  ['crop off the bottom half', 100, 35],
  ['crop to the middle third', 34, 70],
  ['cut 10% off the left', 90, 70],
  ['crop to the top left quarter', 50, 35],
  ['crop to 4 by 3', 93, 70],
  ['change the aspect ratio to 2:1', 100, 50],
  ['rotate right', 70, 100],
  ['rotate 180', 100, 70],
  ['rotate by 12 degrees', 100, 70],
  ['resize to 50x40', 50, 40],
  ['make it 200 pixels wide', 200, 140],
  ['make it half the size', 50, 35],
  ['scale it to 150%', 150, 105],
  ['zoom in', 100, 70],
])('%s gives %i x %i', async (instruction, width, height) => {
  const result = await edit(instruction);
  expect([result.width, result.height]).toEqual([width, height]);
});

test('two flips are no change', async () => {
  expect(same((await edit('flip it, then flip it')).rgba, before.rgba)).toBe(true);
  expect(same((await edit('mirror it')).rgba, before.rgba)).toBe(false);
});

/** A red disc on green. */
function disc(): Uint8Array {
  const size = 120;
  const rgba = new Uint8ClampedArray(size * size * 4);
  for (let k = 0; k < size * size; k++) {
    const inside = Math.hypot((k % size) - 60, Math.floor(k / size) - 66) < 22;
    const stripe = (k % size) % 6 < 3 ? 18 : 0;
    rgba.set(inside ? [210 - stripe, 30, 30, 255] : [60, 140 - stripe, 60, 255], k * 4);
  }
  return encodePng(rgba, size, size);
}

test('blurring the background keeps the subject sharp', async () => {
  const source = disc();
  const sharp = await decodeImage(source, tools);
  const soft = await edit('blur the background', source);
  const corner = (x: number, y: number): boolean => x < 30 && y < 30;
  expect(roughness(soft, corner)).toBeLessThan(roughness(sharp, corner) * 0.4);
  const k = (66 * 120 + 60) * 4;
  expect([...soft.rgba.slice(k, k + 3)]).toEqual([...sharp.rgba.slice(k, k + 3)]);
});

test('removing the subject fills its place from around it', async () => {
  const result = await edit('remove the subject', disc());
  const middle = (x: number, y: number): boolean => Math.hypot(x - 60, y - 66) < 18;
  expect(mean(result, 0, middle)).toBeLessThan(100);
  expect(mean(result, 1, middle)).toBeGreaterThan(90);
  expect(result.notes.join()).toContain('guessed');
});

test.each(['remove the ball', 'erase the watermark', 'get rid of the people on the left'])(
  '"%s" is refused: nothing tells where that is',
  async (instruction) => {
    await expect(edit(instruction, disc())).rejects.toThrow(
      /cannot tell where the .* (?:is|are), so nothing was removed/,
    );
  },
);

test.each(['remove the background', 'make the background transparent', 'cut out the subject'])(
  '"%s" keeps the subject and clears the rest',
  async (instruction) => {
    const { rgba } = await edit(instruction, disc());
    const alpha = (x: number, y: number): number => rgba[(y * 120 + x) * 4 + 3] ?? 0;
    expect([alpha(2, 2), alpha(117, 3), alpha(5, 110), alpha(110, 60)]).toEqual([0, 0, 0, 0]);
    expect([alpha(60, 66), alpha(50, 70), alpha(66, 60)]).toEqual([255, 255, 255]);
  },
);

test('the background takes a colour, and an empty picture has none to remove', async () => {
  const { rgba } = await edit('make the background white', disc());
  expect([...rgba.slice(0, 4)]).toEqual([255, 255, 255, 255]);
  const plain = encodePng(new Uint8ClampedArray(40 * 40 * 4).fill(200), 40, 40);
  await expect(edit('remove the background', plain)).rejects.toThrow(/stands out/);
});

test('what of an instruction was not done is said', async () => {
  const { notes } = await edit('make it warmer, and teach it to dance');
  expect(notes).toEqual(['not done: teach it to dance']);
});

test('an effect on a thing is refused where nothing tells where the thing is', async () => {
  await expect(edit('pixelate the licence plate')).rejects.toThrow(
    /cannot tell where the licence plate is, so nothing was pixelated/,
  );
});

test('an effect on a part leaves the rest as it is', async () => {
  const result = await edit('darken the left half');
  expect(mean(result, undefined, (x) => x < 45)).toBeLessThan(mean(before, undefined, (x) => x < 45) - 10);
  expect(mean(result, undefined, (x) => x > 55)).toBe(mean(before, undefined, (x) => x > 55));
});

test('a percentage is the measure of a change', async () => {
  const little = mean(await edit('reduce the brightness by 10%'));
  const much = mean(await edit('reduce the brightness by 60%'));
  expect(little).toBeLessThan(mean(before));
  expect(much).toBeLessThan(little - 15);
});

test('a file format and an enlargement are refused with the way to get them', async () => {
  await expect(edit('convert it to jpeg')).rejects.toThrow(/-o image\.jpg/);
  await expect(edit('upscale it to 4k')).rejects.toThrow(/octet image upscale/);
});

test('a thing that hides one edge of the picture is removed as a whole', async () => {
  const barn = { prompt: 'a red barn by a lake', width: 120, height: 120, steps: 8, seed: 6 } as const;
  const { bytes } = await renderImage({ ...barn, style: 'realistic' }, tools);
  const red = ({ rgba }: Bitmap): number =>
    rgba.filter(
      (value, k) =>
        k % 4 === 0 && value > 90 && value > Math.max(rgba[k + 1] as number, rgba[k + 2] as number) * 1.8,
    ).length;
  expect(red(await decodeImage(bytes, tools))).toBeGreaterThan(1_000);
  expect(red(await edit('remove the barn', bytes))).toBeLessThan(20);
});

test('the main thing takes another colour, and what is around it stays', async () => {
  const source = disc();
  const old = await decodeImage(source, tools);
  const result = await edit('turn the ball blue', source);
  const inside = (x: number, y: number): boolean => Math.hypot(x - 60, y - 66) < 16;
  const outside = (x: number, y: number): boolean => Math.hypot(x - 60, y - 66) > 45;
  expect(mean(old, 0, inside)).toBeGreaterThan(mean(old, 2, inside) + 60);
  expect(mean(result, 2, inside)).toBeGreaterThan(mean(result, 0, inside) + 40);
  for (const channel of [0, 1, 2]) {
    expect(Math.abs(mean(result, channel, outside) - mean(old, channel, outside))).toBeLessThan(2);
  }
  expect(result.notes.join()).toContain('guessed');
});

test('a white cup with coffee in it takes the colour, not the coffee', async () => {
  const cup = { prompt: 'a white cup on a table', width: 128, height: 128, steps: 8, seed: 2 } as const;
  const { bytes } = await renderImage({ ...cup, style: 'realistic' }, tools);
  const yellow = ({ rgba }: Bitmap): number =>
    rgba.filter((value, k) => k % 4 === 0 && value > 150 && value > 2 * (rgba[k + 2] as number)).length;
  const result = await edit('make the cup yellow', bytes);
  expect(yellow(result)).toBeGreaterThan(yellow(await decodeImage(bytes, tools)) + 200);
});

test('a caption is written where it was asked for', async () => {
  const [width, height] = [200, 140];
  const green = new Uint8ClampedArray(width * height * 4);
  for (let k = 0; k < green.length; k += 4) green.set([40, 90, 40, 255], k);
  const plain = encodePng(green, width, height);
  const white = ({ rgba }: Bitmap, part: (y: number) => boolean): number =>
    rgba.filter((value, k) => k % 4 === 0 && value > 240 && part(Math.floor((k >> 2) / width))).length;
  const top = (y: number): boolean => y < height * 0.3;
  const bottom = (y: number): boolean => y > height * 0.7;
  const low = await edit('add a caption "Hello, wörld!"', plain);
  expect([white(low, top), white(low, bottom) > 50]).toEqual([0, true]);
  expect(low.notes).toEqual([]);
  const high = await edit('add a caption "Hello" at the top', plain);
  expect([white(high, top) > 20, white(high, bottom)]).toEqual([true, 0]);
  expect((await edit('caption: 你好 you', plain)).notes.join()).toContain('你');
});

test('a subject can be added to a side; an unknown one is said to be unknown', async () => {
  const left = (x: number): boolean => x < 40;
  const right = (x: number): boolean => x > 60;
  const result = await edit('add a red car on the left');
  expect(Math.abs(mean(result, 1, left) - mean(before, 1, left))).toBeGreaterThan(3);
  expect(Math.abs(mean(result, 1, right) - mean(before, 1, right))).toBeLessThan(1);
  await expect(edit('add a frobnicator')).rejects.toThrow(/nothing was added: .*frobnicator/);
  expect((await edit('make it warmer, add a frobnicator')).notes.join()).toContain('frobnicator');
});

test('the sky changes and the land does not', async () => {
  const result = await edit('change the sky to a starry night');
  expect(mean(result, undefined, (_, y) => y < 15)).toBeLessThan(
    mean(before, undefined, (_, y) => y < 15) * 0.5,
  );
  expect(
    Math.abs(mean(result, undefined, (_, y) => y > 62) - mean(before, undefined, (_, y) => y > 62)),
  ).toBeLessThan(2);
});

test('an instruction that means nothing is refused with what can be done', async () => {
  await expect(edit('frobnicate the widget')).rejects.toThrow(/not understood; this engine can do: /);
});

test.each([2, 4] as const)('upscaling by %i multiplies both sides and keeps the picture', async (scale) => {
  const { bytes, facts } = await upscaleImage({ image, scale }, tools);
  const large = await decodeImage(bytes, tools);
  expect([large.width, large.height]).toEqual([100 * scale, 70 * scale]);
  expect(facts).toMatchObject({ width: 100 * scale, height: 70 * scale });
  for (const channel of [0, 1, 2])
    expect(Math.abs(mean(large, channel) - mean(before, channel))).toBeLessThan(1.5);
});
