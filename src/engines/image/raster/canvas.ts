/** A raster of linear RGB with premultiplied alpha, four floats a pixel. */
export class Canvas {
  readonly px: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.px = new Float32Array(width * height * 4);
  }

  /** Porter-Duff "over" for one pixel. */
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

  /** Additive blending: adds light and leaves alpha. */
  add(x: number, y: number, r: number, g: number, b: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const k = (y * this.width + x) * 4;
    const { px } = this;
    px[k] = (px[k] as number) + r;
    px[k + 1] = (px[k + 1] as number) + g;
    px[k + 2] = (px[k + 2] as number) + b;
  }

  /** Porter-Duff "over" with a canvas of the same size. */
  composite(layer: Canvas): void {
    const to = this.px;
    const from = layer.px;
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
