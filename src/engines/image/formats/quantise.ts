import type { Bitmap } from '../raster/bitmap.ts';

type Colour = readonly [number, number, number];

/** The picture in few colours. Boxes of colours are cut in the middle of their range: cut at the median, the eyes of an owl get the colour of its face. */
export function quantised(picture: Bitmap, count: number): Bitmap {
  const pixels: Colour[] = [];
  for (let k = 0; k < picture.rgba.length; k += 4)
    pixels.push([picture.rgba[k] as number, picture.rgba[k + 1] as number, picture.rgba[k + 2] as number]);
  let boxes: Colour[][] = [pixels];
  while (boxes.length < count) {
    const widest = boxes.reduce((most, box) => (spread(box).range > spread(most).range ? box : most));
    const { channel, range, low } = spread(widest);
    if (range === 0) break;
    const isLow = (pixel: Colour): boolean => pixel[channel] <= low + range / 2;
    boxes = [
      ...boxes.filter((box) => box !== widest),
      widest.filter(isLow),
      widest.filter((pixel) => !isLow(pixel)),
    ];
  }
  const palette = boxes.map(mean);
  const rgba = new Uint8ClampedArray(picture.rgba.length).fill(255);
  for (const [at, pixel] of pixels.entries()) rgba.set(nearest(palette, pixel), at * 4);
  return { ...picture, rgba };
}

function spread(box: readonly Colour[]): { channel: 0 | 1 | 2; range: number; low: number } {
  const ranges = ([0, 1, 2] as const).map((channel) => {
    let low = 255;
    let high = 0;
    for (const pixel of box) {
      low = Math.min(low, pixel[channel]);
      high = Math.max(high, pixel[channel]);
    }
    return { channel, range: high - low, low };
  });
  return ranges.reduce((most, one) => (one.range > most.range ? one : most));
}

function mean(box: readonly Colour[]): Colour {
  const sum = box.reduce<[number, number, number]>(
    (all, [r, g, b]) => [all[0] + r, all[1] + g, all[2] + b],
    [0, 0, 0],
  );
  const count = Math.max(1, box.length);
  return [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)];
}

function nearest(palette: readonly Colour[], [r, g, b]: Colour): Colour {
  let best: Colour = [r, g, b];
  let least = Number.POSITIVE_INFINITY;
  for (const colour of palette) {
    const away = (colour[0] - r) ** 2 + (colour[1] - g) ** 2 + (colour[2] - b) ** 2;
    if (away >= least) continue;
    least = away;
    best = colour;
  }
  return best;
}
