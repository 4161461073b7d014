import { clamp } from './noise.ts';

/** One sheet of paint: linear light with premultiplied alpha, four floats a pixel. */
export class Plate {
  readonly px: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.px = new Float32Array(width * height * 4);
  }

  /** Paints one pixel over what is there. */
  over(x: number, y: number, r: number, g: number, b: number, alpha: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height || alpha <= 0) return;
    const k = (y * this.width + x) * 4;
    const { px } = this;
    const keep = 1 - alpha;
    px[k] = r * alpha + (px[k] as number) * keep;
    px[k + 1] = g * alpha + (px[k + 1] as number) * keep;
    px[k + 2] = b * alpha + (px[k + 2] as number) * keep;
    px[k + 3] = alpha + (px[k + 3] as number) * keep;
  }

  /** Adds light without covering. */
  glow(x: number, y: number, r: number, g: number, b: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const k = (y * this.width + x) * 4;
    const { px } = this;
    px[k] = (px[k] as number) + r;
    px[k + 1] = (px[k + 1] as number) + g;
    px[k + 2] = (px[k + 2] as number) + b;
  }

  /** Lays another sheet of the same size on this one. */
  lay(sheet: Plate): void {
    const to = this.px;
    const from = sheet.px;
    for (let k = 0; k < to.length; k += 4) {
      const alpha = from[k + 3] as number;
      const r = from[k] as number;
      if (alpha === 0 && r === 0 && from[k + 1] === 0 && from[k + 2] === 0) continue;
      const keep = 1 - alpha;
      to[k] = r + (to[k] as number) * keep;
      to[k + 1] = (from[k + 1] as number) + (to[k + 1] as number) * keep;
      to[k + 2] = (from[k + 2] as number) + (to[k + 2] as number) * keep;
      to[k + 3] = alpha + (to[k + 3] as number) * keep;
    }
  }
}

/** Three box blurs, close to a Gaussian, on `channels` interleaved floats. */
export function blurred(
  source: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
): Float32Array {
  const r = Math.max(1, Math.round(radius));
  let from = source;
  const half = new Float32Array(source.length);
  let to = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(from, half, width, height, channels, r);
    boxColumns(half, to, width, height, channels, r);
    if (from === source) from = new Float32Array(source.length);
    const swap: Float32Array = from;
    from = to;
    to = swap as Float32Array<ArrayBuffer>;
  }
  return from;
}

function boxRows(from: Float32Array, to: Float32Array, w: number, h: number, n: number, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    const row = y * w;
    for (let c = 0; c < n; c++) {
      let sum = 0;
      for (let x = -r; x <= r; x++) sum += from[(row + clamp(x, 0, w - 1)) * n + c] as number;
      for (let x = 0; x < w; x++) {
        to[(row + x) * n + c] = sum * share;
        const enter = x + r + 1 < w ? x + r + 1 : w - 1;
        const leave = Math.max(x - r, 0);
        sum += (from[(row + enter) * n + c] as number) - (from[(row + leave) * n + c] as number);
      }
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, w: number, h: number, n: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const line = w * n;
  const sums = new Float32Array(line);
  for (let y = -r; y <= r; y++) {
    const row = clamp(y, 0, h - 1) * line;
    for (let i = 0; i < line; i++) sums[i] = (sums[i] as number) + (from[row + i] as number);
  }
  for (let y = 0; y < h; y++) {
    const enter = (y + r + 1 < h ? y + r + 1 : h - 1) * line;
    const leave = Math.max(y - r, 0) * line;
    for (let i = 0; i < line; i++) {
      const sum = sums[i] as number;
      to[y * line + i] = sum * share;
      sums[i] = sum + (from[enter + i] as number) - (from[leave + i] as number);
    }
  }
}
