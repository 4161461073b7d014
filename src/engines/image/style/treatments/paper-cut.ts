import { quantised } from '../../formats/quantise.ts';
import type { Bitmap } from '../../raster/bitmap.ts';
import { clamp } from '../../raster/math.ts';
import type { Noise } from '../../raster/noise.ts';
import { resized } from '../../raster/resample.ts';
import { smoothed, unitOf } from './edges.ts';

type Colour = readonly [number, number, number];
const SHEETS = 12;

/** Few sheets of coloured paper; the darker one lies on the lighter one and throws a shadow on it. */
export function paperCut(picture: Bitmap, noise: Noise): Bitmap {
  const { width, height } = picture;
  const unit = unitOf(picture);
  const flat = smoothed(smoothed(picture, 6 * unit), 4 * unit);
  const sheets = sheetsOf(flat);
  const layers = cleaned(layersOf(flat, sheets), width, height, Math.max(1, Math.round(1.6 * unit)));
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const layer = layers[k] as number;
      let shade = 0;
      for (let step = 1; step <= 4; step++) {
        const away = Math.round(step * 2.2 * unit);
        const over = layers[clamp(y - away, 0, height - 1) * width + clamp(x - away, 0, width - 1)] as number;
        if (over > layer) shade = Math.max(shade, 0.42 - step * 0.08);
      }
      const fibre = 1 + noise.at(x / unit / 2.2, y / unit / 2.2) * 0.025;
      const [r, g, b] = sheets[layer] ?? [0, 0, 0];
      const light = (1 - shade) * fibre;
      rgba[k * 4] = r * light;
      rgba[k * 4 + 1] = g * light;
      rgba[k * 4 + 2] = b * light;
    }
  }
  return { width, height, rgba };
}

const lightness = ([r, g, b]: Colour): number => r * 0.3 + g * 0.59 + b * 0.11;

const ROUNDS = 8;

/** The colours of the sheets, the lightest first: it lies at the back. Median cut begins, k-means ends. */
function sheetsOf(picture: Bitmap): Colour[] {
  const small = resized(picture, 96, 96);
  const cut = quantised(small, SHEETS);
  const seen = new Map<string, Colour>();
  for (let k = 0; k < cut.rgba.length; k += 4) {
    const colour = [cut.rgba[k] ?? 0, cut.rgba[k + 1] ?? 0, cut.rgba[k + 2] ?? 0] as const;
    seen.set(colour.join(), colour);
  }
  let sheets = [...seen.values()];
  for (let round = 0; round < ROUNDS; round++) sheets = means(small, sheets);
  return sheets.sort((a, b) => lightness(b) - lightness(a));
}

/** The mean colour of the pixels that are nearest to each sheet. */
function means(picture: Bitmap, sheets: readonly Colour[]): Colour[] {
  const sums = new Float64Array(sheets.length * 4);
  const layers = layersOf(picture, sheets);
  for (let k = 0; k < layers.length; k++) {
    const at = (layers[k] as number) * 4;
    for (let c = 0; c < 3; c++) sums[at + c] = (sums[at + c] as number) + (picture.rgba[k * 4 + c] as number);
    sums[at + 3] = (sums[at + 3] as number) + 1;
  }
  return sheets.map((sheet, index) => {
    const [r = 0, g = 0, b = 0, count = 0] = sums.subarray(index * 4, index * 4 + 4);
    return count === 0 ? sheet : [r / count, g / count, b / count];
  });
}

function layersOf({ rgba }: Bitmap, sheets: readonly Colour[]): Uint8Array {
  const layers = new Uint8Array(rgba.length / 4);
  // One flat list: the loop runs for each sheet of each pixel.
  const colours = Float64Array.from(sheets.flat());
  for (let k = 0; k < layers.length; k++) {
    let least = Number.POSITIVE_INFINITY;
    for (let c = 0; c < colours.length; c += 3) {
      const r = (colours[c] as number) - (rgba[k * 4] as number);
      const g = (colours[c + 1] as number) - (rgba[k * 4 + 1] as number);
      const b = (colours[c + 2] as number) - (rgba[k * 4 + 2] as number);
      const away = r * r + g * g + b * b;
      if (away >= least) continue;
      least = away;
      layers[k] = c / 3;
    }
  }
  return layers;
}

/** Each pixel takes the layer that most of its neighbours have: paper has no specks. */
function cleaned(layers: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const out = new Uint8Array(layers.length);
  const counts = new Uint8Array(SHEETS + 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      counts.fill(0);
      let most = layers[y * width + x] as number;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const layer = layers[
            clamp(y + dy * radius, 0, height - 1) * width + clamp(x + dx * radius, 0, width - 1)
          ] as number;
          counts[layer] = (counts[layer] as number) + 1;
          if ((counts[layer] as number) > (counts[most] as number)) most = layer;
        }
      }
      out[y * width + x] = most;
    }
  }
  return out;
}
