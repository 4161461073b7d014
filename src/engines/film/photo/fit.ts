import type { Pixels } from './guess.ts';

/** What shows through a picture with transparent parts. */
const PAPER = 236;

/** Pixels as numbers, red in the lowest byte, transparent parts laid on paper. */
export function opaque({ rgba, width, height }: Pixels): Int32Array {
  const out = new Int32Array(width * height);
  for (let i = 0; i < out.length; i++) {
    const alpha = rgba[i * 4 + 3] as number;
    const over = (c: number): number => ((rgba[i * 4 + c] as number) * alpha + PAPER * (255 - alpha)) / 255;
    out[i] = (over(0) | (over(1) << 8) | (over(2) << 16) | 0xff000000) >>> 0;
  }
  return out;
}

/** Makes a picture no larger than a film of that size can show: finer detail would only shimmer. */
export function fitted(picture: Pixels, frame: { readonly width: number; readonly height: number }): Pixels {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / 1.2;
  if (scale <= 1) return picture;
  const width = Math.max(2, Math.round(picture.width / scale));
  const height = Math.max(2, Math.round(picture.height / scale));
  const across = new Float32Array(width * picture.height * 4);
  average(picture.rgba, across, {
    lines: picture.height,
    from: picture.width,
    to: width,
    step: 4,
    line: picture.width * 4,
    outLine: width * 4,
  });
  const rgba = new Uint8ClampedArray(width * height * 4);
  average(across, rgba, {
    lines: width,
    from: picture.height,
    to: height,
    step: width * 4,
    line: 4,
    outLine: 4,
  });
  return { width, height, rgba };
}

interface Shrink {
  readonly lines: number;
  readonly from: number;
  readonly to: number;
  /** Distance between neighbours along a line, the same in and out. */
  readonly step: number;
  readonly line: number;
  readonly outLine: number;
}

/** Every new value is the mean of the stretch it covers, its ends counted by their share. */
function average(source: ArrayLike<number>, out: Float32Array | Uint8ClampedArray, shrink: Shrink): void {
  const { lines, from, to, step, line, outLine } = shrink;
  const ratio = from / to;
  for (let i = 0; i < to; i++) {
    const start = i * ratio;
    const end = Math.min(from, start + ratio);
    const first = Math.floor(start);
    const last = Math.min(from - 1, Math.ceil(end) - 1);
    for (let l = 0; l < lines; l++) {
      for (let c = 0; c < 4; c++) {
        let sum = 0;
        for (let k = first; k <= last; k++) {
          const share = Math.min(end, k + 1) - Math.max(start, k);
          sum += (source[l * line + k * step + c] as number) * share;
        }
        out[l * outLine + i * step + c] = sum / (end - start);
      }
    }
  }
}
