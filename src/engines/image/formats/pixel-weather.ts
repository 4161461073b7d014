import type { RandomSource } from '../../random.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import type { Bitmap } from '../raster/bitmap.ts';

/** Rain and snow of a scene are finer than the pixels of a coarse picture, so they fall again, one pixel wide. */
export function withFall(coarse: Bitmap, hints: readonly SceneHint[], random: RandomSource): Bitmap {
  const falls = hints.flatMap(({ weather }) => weather ?? []);
  const isSnow = falls.includes('snow');
  if (!isSnow && !falls.includes('rain') && !falls.includes('storm')) return coarse;
  const { width, height } = coarse;
  const rgba = new Uint8ClampedArray(coarse.rgba);
  const colour = isSnow ? [250, 252, 255] : [196, 220, 245];
  const long = isSnow ? 1 : 3;
  for (let n = 0; n < (width * height) / (isSnow ? 45 : 60); n++) {
    const [x, y] = [Math.floor(random() * width), Math.floor(random() * height)];
    for (let row = y; row < Math.min(height, y + long); row++)
      for (const [c, value] of colour.entries()) {
        const k = (row * width + x) * 4 + c;
        rgba[k] = isSnow ? value : ((rgba[k] as number) + 2 * value) / 3;
      }
  }
  return { width, height, rgba };
}
