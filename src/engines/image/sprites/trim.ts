import type { Bitmap } from '../raster/bitmap.ts';

/** A part of the drawing as large as this is its body. */
const MOST_OF_PART = 0.34;
/** Less of it in the colour would not be seen as a thing of that colour. */
const LEAST_BODY = 0.33;

const TYRE = 1;
const GLASS = 2;
const METAL = 3;

function partAt(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (most < 95 && spread < 40) return TYRE;
  if (b === most && r < b - 25 && g > r && b > 140) return GLASS;
  return spread < 22 && most < 215 ? METAL : 0;
}

/** The panes of a house, which are lit after dark. */
export const isPane = ({ rgba }: Bitmap, i: number): boolean =>
  partAt(rgba[i] as number, rgba[i + 1] as number, rgba[i + 2] as number) === GLASS;

/** A drawing of several materials: a car has tyres and panes, a scooter only tyres, a flower its green stalk. */
export type Trim = 'panes' | 'tyres' | 'stalks';

/** Stalks and leaves; a drawing that is green as a whole takes the colour as a whole. */
function stalksOf({ rgba, width, height }: Bitmap): Uint8Array | undefined {
  const green = new Uint8Array(width * height);
  let [solid, found] = [0, 0];
  for (let at = 0; at < green.length; at++) {
    const [r, g, b] = [rgba[at * 4] as number, rgba[at * 4 + 1] as number, rgba[at * 4 + 2] as number];
    const alpha = rgba[at * 4 + 3] as number;
    if (alpha < 8) continue;
    solid++;
    if (g < r + 12 || g < b + 24) continue;
    green[at] = 1;
    found++;
  }
  return found === 0 || solid - found < solid * LEAST_PETALS ? undefined : green;
}

const LEAST_PETALS = 0.2;

/** The tyres, panes and rails of a drawing: a red bus has them in their own colours. */
export function trimOf(sprite: Bitmap, kind: Trim): Uint8Array | undefined {
  if (kind === 'stalks') return stalksOf(sprite);
  const { rgba, width, height } = sprite;
  const parts = new Uint8Array(width * height);
  const sizes = [0, 0, 0, 0];
  for (let at = 0; at < parts.length; at++) {
    const i = at * 4;
    if ((rgba[i + 3] as number) < 128) continue;
    const part = partAt(rgba[i] as number, rgba[i + 1] as number, rgba[i + 2] as number);
    parts[at] = part;
    sizes[part] = (sizes[part] ?? 0) + 1;
  }
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const isTrim = sizes.map(
    (size, part) => part > 0 && size < all * MOST_OF_PART && (part !== GLASS || kind === 'panes'),
  );
  const trim = sizes.reduce((sum, size, part) => (isTrim[part] ? sum + size : sum), 0);
  if (all === 0 || all - trim < all * LEAST_BODY) return undefined;
  return parts.map((part) => (isTrim[part] ? 1 : 0));
}
