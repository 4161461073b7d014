export interface PhotoThumbnail {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  readonly light: Float32Array;
}

/** Flood fill from the upper edge over small colour differences. */
export function skyRegion({ width, height, rgb }: PhotoThumbnail): Float32Array {
  const sky = new Float32Array(width * height);
  const difference = (a: number, b: number): number =>
    Math.abs((rgb[a * 3] as number) - (rgb[b * 3] as number)) +
    Math.abs((rgb[a * 3 + 1] as number) - (rgb[b * 3 + 1] as number)) +
    Math.abs((rgb[a * 3 + 2] as number) - (rgb[b * 3 + 2] as number));
  const queue: number[] = [];
  for (let x = 0; x < width; x++) {
    sky[x] = 1;
    queue.push(x);
  }
  const floor = Math.floor(height * 0.72);
  while (queue.length > 0) {
    const i = queue.pop() as number;
    const x = i % width;
    const y = (i - x) / width;
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y + 1],
    ] as const) {
      if (nx < 0 || nx >= width || ny >= floor) continue;
      const n = ny * width + nx;
      if (sky[n] || difference(i, n) > 0.075) continue;
      // Sky is bluish or bright red to yellow.
      const blue = (rgb[n * 3 + 2] as number) + 0.06 >= (rgb[n * 3] as number);
      const warm = (rgb[n * 3] as number) > 0.45;
      if (!blue && !warm) continue;
      sky[n] = 1;
      queue.push(n);
    }
  }
  const share = sky.reduce((sum, value) => sum + value, 0) / sky.length;
  // A plain background would be taken for sky: too large an area is none.
  return share < 0.06 || share > 0.66 ? new Float32Array(width * height) : sky;
}

/** Colour distance from the side edges, weighted towards the centre, 0 to 1. */
export function saliency({ width, height, rgb }: PhotoThumbnail, sky: Float32Array): Float32Array {
  const out = new Float32Array(width * height);
  const rim = Math.max(2, Math.round(width * 0.06));
  let strongest = 0.001;
  for (let y = 0; y < height; y++) {
    const side = [0, 0, 0];
    for (let c = 0; c < 3; c++) {
      for (let x = 0; x < rim; x++) {
        side[c] =
          (side[c] as number) +
          (rgb[(y * width + x) * 3 + c] as number) +
          (rgb[(y * width + width - 1 - x) * 3 + c] as number);
      }
      side[c] = (side[c] as number) / (rim * 2);
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (sky[i]) continue;
      const off = Math.hypot(
        (rgb[i * 3] as number) - (side[0] as number),
        (rgb[i * 3 + 1] as number) - (side[1] as number),
        (rgb[i * 3 + 2] as number) - (side[2] as number),
      );
      const u = (x / width - 0.5) / 0.34;
      const v = (y / height - 0.56) / 0.42;
      out[i] = off * Math.exp(-(u * u + v * v) * 0.7);
      if ((out[i] as number) > strongest) strongest = out[i] as number;
    }
  }
  for (let i = 0; i < out.length; i++) out[i] = Math.min(1, (out[i] as number) / (strongest * 0.65));
  return out;
}

/** Bluish cells in the lower part. */
export function waterRegion({ width, height, rgb }: PhotoThumbnail, sky: Float32Array): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = Math.floor(height * 0.4); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [r, g, b] = [rgb[i * 3] as number, rgb[i * 3 + 1] as number, rgb[i * 3 + 2] as number];
      if (!sky[i] && b > r * 1.02 && b > g * 0.9) out[i] = 1;
    }
  }
  return out;
}
