import vessels from '../data/vessels.json';
import { LitSprite } from '../sprites/lit-sprite.ts';
import type { PlacedSubject, Rim } from './placed-subject.ts';

/** Drawings of vessels that are seen a little from above: their contents stand behind the front of the rim. */

const RIMS = new Map<string, readonly number[]>(Object.entries(vessels.rims));
const OPENINGS = new Map<string, readonly number[]>(Object.entries(vessels.openings));
const BARRED = new Set(vessels.barred);
const GLASS = new Set(vessels.glass);

/** The opening of a vessel in the image; undefined for drawings that show none. */
export function rimOf({ name, x, foot, width, height, mirrored }: PlacedSubject): Rim | undefined {
  const [across, down, halfWidth, halfHeight] = RIMS.get(name) ?? [];
  if (across === undefined || down === undefined || !halfWidth || !halfHeight) return undefined;
  return {
    x: x + ((mirrored ? 1 - across : across) - 0.5) * width,
    y: foot - height * (1 - down),
    across: halfWidth * width,
    down: halfHeight * height,
  };
}

/** The way in, where one sees what is inside: its middle, its lowest row, and its sides. */
export function openingOf({ name, x, foot, width, height, mirrored }: PlacedSubject) {
  const [across, up, wide, high] = OPENINGS.get(name) ?? [];
  if (across === undefined || up === undefined || !wide || !high) return undefined;
  return {
    x: x + ((mirrored ? 1 - across : across) - 0.5) * width,
    foot: foot - up * height,
    width: wide * width,
    height: high * height,
  };
}

/** The row of the front of a rim. */
export function frontOf({ x, y, across, down }: Rim, at: number): number {
  const aside = Math.min(1, Math.abs(at - x) / across);
  return y + down * Math.sqrt(1 - aside * aside);
}

/** The part of a body above the front of a rim, which is given from the middle of its feet. */
export function aboveRim(body: LitSprite, rim: Rim): LitSprite {
  const { width, height } = body;
  const shown = new LitSprite(width, height);
  shown.px.set(body.px);
  shown.resurfaced = body.resurfaced;
  for (let u = 0; u < width; u++) {
    const front = frontOf(rim, u - Math.floor(width / 2)) + height;
    for (let v = Math.max(0, Math.floor(front)); v < height; v++) {
      const share = Math.max(0, front - v);
      const at = (v * width + u) * 4;
      if (share === 0 && (shown.px[at + 3] as number) > 0.5) shown.sunk++;
      for (let channel = 0; channel < 4; channel++)
        shown.px[at + channel] = (shown.px[at + channel] as number) * share;
    }
  }
  return shown;
}

/** Its contents are seen between bars. */
export const isBarred = (name: string): boolean => BARRED.has(name);

/** Its contents are seen through the glass. */
export const isGlass = (name: string): boolean => GLASS.has(name);
