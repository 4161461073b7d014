/** Kuwahara filter: each pixel takes the mean of the quadrant with the least variance. Texture goes, edges stay. */
export function kuwahara(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  radius: number,
): Uint8ClampedArray {
  const line = width + 1;
  const sumTable = (): Float64Array => new Float64Array(line * (height + 1));
  // Summed-area tables of the channels and of the squared grey level.
  const [R, G, B, Q] = [sumTable(), sumTable(), sumTable(), sumTable()];
  for (let y = 1; y <= height; y++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let q = 0;
    for (let x = 1; x <= width; x++) {
      const i = ((y - 1) * width + x - 1) * 4;
      const grey =
        (rgba[i] as number) * 0.3 + (rgba[i + 1] as number) * 0.59 + (rgba[i + 2] as number) * 0.11;
      r += rgba[i] as number;
      g += rgba[i + 1] as number;
      b += rgba[i + 2] as number;
      q += grey * grey;
      const k = y * line + x;
      R[k] = (R[k - line] as number) + r;
      G[k] = (G[k - line] as number) + g;
      B[k] = (B[k - line] as number) + b;
      Q[k] = (Q[k - line] as number) + q;
    }
  }
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      let best = Number.POSITIVE_INFINITY;
      for (let corner = 0; corner < 4; corner++) {
        const x0 = Math.max(0, corner & 1 ? x : x - radius);
        const x1 = Math.min(width, corner & 1 ? x + radius + 1 : x + 1);
        const y0 = Math.max(0, corner & 2 ? y : y - radius);
        const y1 = Math.min(height, corner & 2 ? y + radius + 1 : y + 1);
        const n = (x1 - x0) * (y1 - y0);
        const a = y1 * line + x1;
        const b = y0 * line + x1;
        const c = y1 * line + x0;
        const d = y0 * line + x0;
        const part = (table: Float64Array): number =>
          ((table[a] as number) - (table[b] as number) - (table[c] as number) + (table[d] as number)) / n;
        const red = part(R);
        const green = part(G);
        const blue = part(B);
        const grey = red * 0.3 + green * 0.59 + blue * 0.11;
        const spread = part(Q) - grey * grey;
        if (spread < best) {
          best = spread;
          out[i] = red;
          out[i + 1] = green;
          out[i + 2] = blue;
          out[i + 3] = 255;
        }
      }
    }
  }
  return out;
}
