import type { EngineTools } from '../engine.ts';
import { decodeImage } from './codecs/decode.ts';
import { formatOf } from './codecs/format.ts';

export interface DescribeRequest {
  readonly image: Uint8Array;
}

const SAMPLES = 20_000;
const MOST_COLOURS = 4;
const LEAST_SHARE = 0.04;

/** One sentence about a picture: its type, its size, its main colours. */
export async function describeImage(
  { image }: DescribeRequest,
  tools: EngineTools,
): Promise<{ text: string }> {
  const { width, height, rgba } = await decodeImage(image, tools);
  const format = formatOf(image)?.toUpperCase() ?? 'unknown';
  const colours = mainColours(rgba).map(([name, share]) => `${name} (${Math.round(share * 100)} %)`);
  const shape = width === height ? 'square' : width > height ? 'landscape' : 'portrait';
  const main = colours.length === 0 ? 'It is fully transparent' : `Main colours: ${colours.join(', ')}`;
  const text = `A ${format} picture of ${width} x ${height} pixels (${shape}). ${main}.`;
  return { text };
}

function mainColours(rgba: Uint8ClampedArray): [name: string, share: number][] {
  const pixels = rgba.length / 4;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  const counts = new Map<string, number>();
  let counted = 0;
  for (let pixel = 0; pixel < pixels; pixel += step) {
    const at = pixel * 4;
    if ((rgba[at + 3] ?? 0) < 128) continue;
    const name = colourName(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    counted += 1;
  }
  return [...counts]
    .map(([name, count]): [string, number] => [name, count / counted])
    .filter(([, share]) => share >= LEAST_SHARE)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_COLOURS);
}

/** Upper ends of the hues, in degrees. */
const HUES: readonly (readonly [end: number, name: string])[] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

function colourName(red: number, green: number, blue: number): string {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 510;
  const spread = most - least;
  if (light < 0.1) return 'black';
  if (light > 0.94) return 'white';
  if (spread < 28) return 'grey';
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (turn * 60 + 360) % 360;
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  if (name === 'orange' && light < 0.4) return 'brown';
  return name;
}
