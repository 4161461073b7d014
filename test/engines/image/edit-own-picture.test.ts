import { beforeAll, describe, expect, test } from 'vitest';
import { decodeImage } from '../../../src/engines/image/codecs/decode.ts';
import { editImage } from '../../../src/engines/image/edit.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import type { Bitmap } from '../../../src/engines/image/raster/bitmap.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

async function edit(instruction: string, image: Uint8Array): Promise<Bitmap & { notes: readonly string[] }> {
  const { bytes, notes } = await editImage({ image, instruction, seed: 1 }, tools);
  return { ...(await decodeImage(bytes, tools)), notes };
}

describe('an image of its own', () => {
  const own = {
    prompt: 'a red car in front of a barn',
    width: 128,
    height: 128,
    steps: 8,
    seed: 3,
    style: 'realistic',
  } as const;
  let source: Uint8Array;
  let painted: Bitmap;
  beforeAll(async () => {
    source = (await renderImage(own, tools)).bytes;
    painted = await decodeImage(source, tools);
  });
  const changed = (after: Bitmap): number =>
    after.rgba.filter((value, k) => k % 4 === 1 && Math.abs(value - (painted.rgba[k] as number)) > 12).length;

  test('a thing is removed, and what was behind it is painted', async () => {
    const result = await edit('remove the car', source);
    expect(result.notes).toEqual([]);
    expect(changed(result)).toBeGreaterThan(128);
    expect(changed(result)).toBeLessThan(128 * 128 * 0.35);
    await expect(edit('remove the zebra', source)).rejects.toThrow(/cannot tell where the zebra is/);
  });

  test.each(['replace the car with a tractor', 'turn the car into a bus', 'swap the car for a horse'])(
    '%s: one thing changes, and the rest stays',
    async (instruction) => {
      const result = await edit(instruction, source);
      expect(result.notes).toEqual([]);
      expect(changed(result)).toBeGreaterThan(128);
      expect(changed(result)).toBeLessThan(128 * 128 * 0.4);
    },
  );

  test.each([
    ['replace the zebra with a cow', /cannot tell where the zebra is/],
    ['replace the car with a quiddle', /not done: a quiddle/],
  ])('%s: nothing is removed where nothing can take its place', async (instruction, reason) => {
    await expect(edit(instruction, source)).rejects.toThrow(reason);
  });

  test('a thing that is named takes the colour, and the other one keeps its own', async () => {
    const isRed = (bitmap: Bitmap): number =>
      bitmap.rgba.filter(
        (value, k) =>
          k % 4 === 0 &&
          value > 110 &&
          value > 1.8 * Math.max(bitmap.rgba[k + 1] as number, bitmap.rgba[k + 2] as number),
      ).length;
    const result = await edit('make the car blue', source);
    expect(result.notes).toEqual([]);
    const blueAfter = result.rgba.filter(
      (value, k) => k % 4 === 2 && value > 110 && value > 1.8 * (result.rgba[k - 2] as number),
    ).length;
    expect(isRed(painted)).toBeGreaterThan(isRed(result) + 100);
    expect(blueAfter).toBeGreaterThan(100);
  });

  test('the rest turns grey around a thing', async () => {
    const { rgba, notes } = await edit('make everything grey except the car', source);
    expect(notes).toEqual([]);
    const coloured = rgba.filter((value, k) => k % 4 === 0 && Math.abs(value - (rgba[k + 2] as number)) > 40);
    expect(coloured.length).toBeGreaterThan(100);
    expect([rgba[0], rgba[1]]).toEqual([rgba[2], rgba[2]]);
  });

  test('the background is all but its things, without a guess, and can be another scene', async () => {
    const { rgba, notes } = await edit('remove the background', source);
    expect(notes).toEqual([]);
    expect(rgba[3]).toBe(0);
    const beach = await edit('replace the background with a sandy beach', source);
    expect(beach.notes).toEqual([]);
    expect(changed(beach)).toBeGreaterThan(128 * 128 * 0.2);
  });

  test('a thing is added beside another one, as large as the two are in life', async () => {
    const result = await edit('put a dog next to the car', source);
    expect(result.notes).toEqual([]);
    expect(changed(result)).toBeGreaterThan(3);
  });

  test('after another edit of its pixels nothing is known any more', async () => {
    const { bytes } = await editImage({ image: source, instruction: 'make it warmer', seed: 1 }, tools);
    await expect(edit('remove the car', bytes)).rejects.toThrow(/cannot tell where the car is/);
    const { notes } = await edit('flip it, then blur the car', source);
    expect(notes).toEqual([expect.stringContaining('cannot tell where the car is')]);
  });

  test('another time of day is painted with everything at its place, and can be edited again', async () => {
    const { bytes, notes } = await editImage({ image: source, instruction: 'make it night', seed: 1 }, tools);
    expect(notes).toEqual([]);
    const night = await decodeImage(bytes, tools);
    const light = ({ rgba }: Bitmap): number => rgba.reduce((sum, value) => sum + value, 0);
    expect(light(night)).toBeLessThan(light(painted) * 0.7);
    expect((await edit('remove the car', bytes)).notes).toEqual([]);
  });

  test('a wish that cannot be met is named, and the others are', async () => {
    const { notes } = await edit('make the zebra green and make it night', source);
    expect(notes).toEqual([expect.stringContaining('cannot tell where the zebra is')]);
  });

  test('a thing becomes white, also where pixels of its colour would turn grey', async () => {
    const { rgba, notes } = await edit('turn the car white', source);
    expect(notes).toEqual([]);
    const white = rgba.filter(
      (value, k) => k % 4 === 0 && Math.min(value, rgba[k + 1] as number, rgba[k + 2] as number) > 190,
    );
    const before = painted.rgba.filter(
      (value, k) =>
        k % 4 === 0 && Math.min(value, painted.rgba[k + 1] as number, painted.rgba[k + 2] as number) > 190,
    );
    expect(white.length).toBeGreaterThan(before.length + 60);
  });

  test('a thing becomes smaller, or goes to one side', async () => {
    for (const instruction of ['make the car half as big', 'move the car to the left']) {
      const result = await edit(instruction, source);
      expect(result.notes).toEqual([]);
      expect(changed(result)).toBeGreaterThan(100);
    }
  });

  test('a text is lettered on the thing that is named', async () => {
    const result = await edit('write TAXI on the car', source);
    expect(result.notes).toEqual([]);
    expect(changed(result)).toBeGreaterThan(3);
    expect(changed(result)).toBeLessThan(128 * 128 * 0.1);
  });
});
