import type { Canvas } from '../raster/canvas.ts';
import type { Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp } from '../raster/math.ts';

/** A shaded sprite that may be drawn many times at many sizes: premultiplied linear light. */
export class LitSprite {
  readonly px: Float32Array;
  /** The share of its pixels that a material or pattern has changed. */
  resurfaced = 0;
  /** Pixels of the body that a vessel hides. */
  sunk = 0;
  #half: LitSprite | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.px = new Float32Array(width * height * 4);
  }

  fillCircle(cx: number, cy: number, radius: number, colour: Rgb, alpha: number): void {
    const x1 = Math.min(this.width - 1, Math.ceil(cx + radius));
    const y1 = Math.min(this.height - 1, Math.ceil(cy + radius));
    for (let y = Math.max(0, Math.floor(cy - radius)); y <= y1; y++) {
      for (let x = Math.max(0, Math.floor(cx - radius)); x <= x1; x++) {
        const a = clamp(radius + 0.5 - hypot(x - cx, y - cy)) * alpha;
        if (a > 0) this.#over(x, y, colour, a);
      }
    }
  }

  blendPixel(x: number, y: number, colour: Rgb, alpha: number): void {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.#over(x, y, colour, alpha);
  }

  /** A line whose width changes linearly from one end to the other, shaded across. */
  strokeTapered(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    from: number,
    to: number,
    colour: Rgb,
    lit: Rgb,
    side: number,
  ): void {
    const steps = Math.max(1, Math.ceil(hypot(x1 - x0, y1 - y0)));
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const r = lerp(from, to, t);
      const cx = lerp(x0, x1, t);
      const cy = Math.round(lerp(y0, y1, t));
      for (let x = Math.floor(cx - r); x <= Math.ceil(cx + r); x++) {
        const a = clamp(r + 0.5 - Math.abs(x - cx));
        if (a <= 0 || x < 0 || x >= this.width || cy < 0 || cy >= this.height) continue;
        const shine = clamp(0.5 + (side * (x - cx)) / (2 * r + 0.01));
        this.#over(
          x,
          cy,
          [lerp(colour[0], lit[0], shine), lerp(colour[1], lit[1], shine), lerp(colour[2], lit[2], shine)],
          a,
        );
      }
    }
  }

  #over(x: number, y: number, colour: Rgb, alpha: number): void {
    const k = (y * this.width + x) * 4;
    const keep = 1 - alpha;
    this.px[k] = colour[0] * alpha + (this.px[k] as number) * keep;
    this.px[k + 1] = colour[1] * alpha + (this.px[k + 1] as number) * keep;
    this.px[k + 2] = colour[2] * alpha + (this.px[k + 2] as number) * keep;
    this.px[k + 3] = alpha + (this.px[k + 3] as number) * keep;
  }

  /** Next mipmap level: small copies drawn from it do not alias. */
  get half(): LitSprite {
    if (this.#half) return this.#half;
    const small = new LitSprite(Math.max(1, this.width >> 1), Math.max(1, this.height >> 1));
    for (let y = 0; y < small.height; y++) {
      for (let x = 0; x < small.width; x++) {
        for (let c = 0; c < 4; c++) {
          const at = (y * 2 * this.width + x * 2) * 4 + c;
          const line = this.width * 4;
          small.px[(y * small.width + x) * 4 + c] =
            ((this.px[at] as number) +
              (this.px[at + 4] as number) +
              (this.px[at + line] as number) +
              (this.px[at + line + 4] as number)) /
            4;
        }
      }
    }
    this.#half = small;
    return small;
  }
}

interface SpritePlacement {
  /** Centre column and lowest row, in pixels. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly mirrored: boolean;
  /** 0 to 1, towards `fogColour`. */
  readonly fog: number;
  readonly fogColour: Rgb;
  /** Brightness factor; below 1 the sprite is in shade. */
  readonly shade: number;
  /** Depth test: true for pixels that are nearer than the sprite. */
  readonly hidden?: (pixel: number) => boolean;
}

export function drawSprite(canvas: Canvas, original: LitSprite, setting: SpritePlacement): void {
  let sprite = original;
  while (sprite.height > setting.height * 2 && sprite.height > 8) sprite = sprite.half;
  const scale = setting.height / sprite.height;
  const w = sprite.width * scale;
  const left = setting.x - w / 2;
  const top = setting.foot - setting.height;
  const { fog, fogColour, shade } = setting;
  const x1 = Math.min(canvas.width - 1, Math.ceil(left + w));
  const y1 = Math.min(canvas.height - 1, Math.ceil(setting.foot));
  for (let y = Math.max(0, Math.floor(top)); y <= y1; y++) {
    const v = clamp((y - top) / scale, 0, sprite.height - 1.001);
    const v0 = v | 0;
    for (let x = Math.max(0, Math.floor(left)); x <= x1; x++) {
      let u = (x - left) / scale;
      if (u < 0 || u > sprite.width - 1.001 || y - top < 0) continue;
      if (setting.mirrored) u = sprite.width - 1.001 - u;
      const k = y * canvas.width + x;
      if (setting.hidden?.(k)) continue;
      const u0 = u | 0;
      const fu = u - u0;
      const fv = v - v0;
      const at = (v0 * sprite.width + u0) * 4;
      const below = at + (v0 < sprite.height - 1 ? sprite.width * 4 : 0);
      const a = sample(sprite.px, at + 3, below + 3, fu, fv);
      if (a < 0.004) continue;
      const keep = 1 - a;
      for (let c = 0; c < 3; c++) {
        const value = lerp(
          sample(sprite.px, at + c, below + c, fu, fv) * shade,
          (fogColour[c] as number) * a,
          fog,
        );
        canvas.px[k * 4 + c] = value + (canvas.px[k * 4 + c] as number) * keep;
      }
      canvas.px[k * 4 + 3] = a + (canvas.px[k * 4 + 3] as number) * keep;
    }
  }
}

function sample(px: Float32Array, at: number, below: number, fu: number, fv: number): number {
  const top = lerp(px[at] as number, px[at + 4] as number, fu);
  return lerp(top, lerp(px[below] as number, px[below + 4] as number, fu), fv);
}
