import { describe, expect, test } from 'vitest';
import { estimateDepth } from '../../../src/engines/video/photo/depth.ts';
import { downscaleToFill, flatten } from '../../../src/engines/video/photo/downscale.ts';
import { findFace } from '../../../src/engines/video/photo/face.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function picture(width: number, height: number, paint: Paint) {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) rgba.set([...paint(i % width, Math.floor(i / width)), 255], i * 4);
  return { width, height, rgba };
}

describe('a photo for a video', () => {
  test('is downscaled to the resolution of the video by area averaging', () => {
    const small = downscaleToFill(
      picture(700, 500, (x) => (x < 350 ? [200, 0, 40] : [0, 100, 40])),
      { width: 100, height: 60 },
    );
    expect(small.width / small.height).toBeCloseTo(1.4, 1);
    expect(small.width).toBeLessThan(160);
    expect([...small.rgba.subarray(0, 4)]).toEqual([200, 0, 40, 255]);
    expect([...small.rgba.subarray(-4)]).toEqual([0, 100, 40, 255]);
  });

  test('that is small stays as it is', () => {
    const own = picture(50, 40, () => [1, 2, 3]);
    expect(downscaleToFill(own, { width: 100, height: 60 })).toBe(own);
  });

  test('has no holes where it was transparent', () => {
    const [pixel = 0] = flatten({ width: 1, height: 1, rgba: new Uint8ClampedArray([10, 20, 30, 0]) });
    expect(pixel >>> 24).toBe(255);
    expect(pixel & 255).toBe(236);
  });

  test('is far in the sky and near at the bottom, and changes slowly between', () => {
    const scene = picture(320, 180, (_x, y) => (y < 80 ? [150, 190, 240] : [60, 110, 40]));
    const { depth, sky, width, height } = estimateDepth(scene, false);
    const column = (values: Uint8Array) =>
      Array.from({ length: height }, (_, y) => values[y * width + 40] ?? 0);
    const depths = column(depth);
    expect(depths[4]).toBeLessThan(40);
    expect(depths.at(-4)).toBeGreaterThan(120);
    const steps = depths.slice(1).map((depth, y) => Math.abs(depth - (depths[y] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(12);
    expect(column(sky)[2]).toBeGreaterThan(200);
    expect(column(sky).at(-4)).toBe(0);
  });
});

describe('a face', () => {
  const oval: Paint = (x, y) => {
    const inside = ((x - 100) / 40) ** 2 + ((y - 80) / 52) ** 2 < 1;
    if (inside && Math.abs(y - 108) < 5 && Math.abs(x - 100) < 16) return [190, 70, 80];
    return inside ? [226, 172, 140] : [60, 90, 130];
  };

  test('is found by its colour, and its lips by their red', () => {
    const face = findFace(picture(200, 200, oval));
    expect(face).toBeDefined();
    expect(Math.abs((face?.lips ?? 0) - 108)).toBeLessThan(8);
    expect(Math.abs((face?.x ?? 0) + (face?.width ?? 0) / 2 - 100)).toBeLessThan(8);
  });

  test('is not found where there is none', () => {
    expect(findFace(picture(200, 120, (x, y) => [40, 90 + (x % 20), 120 + (y % 30)]))).toBeUndefined();
  });
});
