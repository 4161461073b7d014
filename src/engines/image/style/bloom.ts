import { blurPlanes } from '../raster/blur.ts';
import type { Canvas } from '../raster/canvas.ts';

interface Bloom {
  readonly light: Float32Array;
  at(x: number, y: number): number;
}

/** Blurs the light above white, at a quarter of the resolution. */
export function computeBloom(canvas: Canvas): Bloom {
  const w = Math.ceil(canvas.width / 4);
  const h = Math.ceil(canvas.height / 4);
  const small = new Float32Array(w * h * 3);
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const from = (y * canvas.width + x) * 4;
      const to = ((y >> 2) * w + (x >> 2)) * 3;
      for (let c = 0; c < 3; c++) {
        const over = Math.min(3, canvas.px[from + c] as number) - 0.8;
        if (over > 0) small[to + c] = (small[to + c] as number) + over / 16;
      }
    }
  }
  const light = blurPlanes(small, w, h, 3, Math.max(2, Math.max(w, h) / 36));
  return { light, at: (x, y) => ((y >> 2) * w + (x >> 2)) * 3 };
}
