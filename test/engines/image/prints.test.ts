import { expect, test } from 'vitest';
import type { Bitmap } from '../../../src/engines/image/raster/bitmap.ts';
import { stretched } from '../../../src/engines/image/style/levels.ts';

/** Stripes of two greys. */
function stripes(dark: number, light: number): Bitmap {
  const rgba = new Uint8ClampedArray(40 * 40 * 4);
  for (let k = 0; k < 40 * 40; k++) {
    const grey = k % 8 < 4 ? dark : light;
    rgba.set([grey, grey, grey, 255], k * 4);
  }
  return { width: 40, height: 40, rgba };
}

test('the tones of a misty image are stretched, and those of a full one are kept', () => {
  const { rgba } = stretched(stripes(150, 210));
  expect((rgba[16] as number) - (rgba[0] as number)).toBeGreaterThan(150);
  const full = stripes(10, 240);
  expect(stretched(full)).toBe(full);
});
