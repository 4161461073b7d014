import type { Bitmap } from '../../image/raster/bitmap.ts';

/** Grey level behind transparent pixels. */
const PAPER = 236;

/** Flattens alpha onto a plain background; pixels are packed with red in the lowest byte. */
export function flatten({ rgba, width, height }: Bitmap): Int32Array {
  const out = new Int32Array(width * height);
  for (let i = 0; i < out.length; i++) {
    const alpha = rgba[i * 4 + 3] as number;
    const over = (c: number): number => ((rgba[i * 4 + c] as number) * alpha + PAPER * (255 - alpha)) / 255;
    out[i] = (over(0) | (over(1) << 8) | (over(2) << 16) | 0xff000000) >>> 0;
  }
  return out;
}

/** More source pixels than this per frame pixel would alias when the camera moves. */
const FINEST = 1.2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Downscales a photo that fills the frame to the resolution that the video can show. */
export function downscaleToFill(picture: Bitmap, frame: Size): Bitmap {
  return shrunk(picture, Math.min(picture.width / frame.width, picture.height / frame.height) / FINEST);
}

/** Downscales a photo that is shown at its whole height. */
export function downscaleToHeight(picture: Bitmap, frame: Size): Bitmap {
  return shrunk(picture, picture.height / frame.height / FINEST);
}

/** Area averaging, one row at a time to save memory. */
function shrunk(picture: Bitmap, scale: number): Bitmap {
  if (scale <= 1) return picture;
  const width = Math.max(2, Math.round(picture.width / scale));
  const height = Math.max(2, Math.round(picture.height / scale));
  const ratio = picture.height / height;
  const rgba = new Uint8ClampedArray(width * height * 4);
  const sum = new Float32Array(width * 4);
  const line = new Float32Array(width * 4);
  let target = 0;
  for (let y = 0; y < picture.height; y++) {
    acrossRow(picture, y, line, width);
    const end = (target + 1) * ratio;
    const share = Math.min(1, end - y);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (line[i] as number) * share;
    if (y + 1 < end && y + 1 < picture.height) continue;
    for (let i = 0; i < sum.length; i++) {
      rgba[target * width * 4 + i] = (sum[i] as number) / ratio;
      sum[i] = (line[i] as number) * (1 - share);
    }
    target++;
  }
  return { width, height, rgba };
}

function acrossRow({ rgba, width }: Bitmap, y: number, out: Float32Array, to: number): void {
  const ratio = width / to;
  for (let x = 0; x < to; x++) {
    const start = x * ratio;
    const end = Math.min(width, start + ratio);
    const last = Math.min(width - 1, Math.ceil(end) - 1);
    let [r, g, b, a] = [0, 0, 0, 0];
    for (let k = Math.floor(start); k <= last; k++) {
      const share = Math.min(end, k + 1) - Math.max(start, k);
      const i = (y * width + k) * 4;
      r += (rgba[i] as number) * share;
      g += (rgba[i + 1] as number) * share;
      b += (rgba[i + 2] as number) * share;
      a += (rgba[i + 3] as number) * share;
    }
    out[x * 4] = r / ratio;
    out[x * 4 + 1] = g / ratio;
    out[x * 4 + 2] = b / ratio;
    out[x * 4 + 3] = a / ratio;
  }
}
