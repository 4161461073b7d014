import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { readableOn } from './colours.ts';
import type { Placed, SheetAccount } from './sheet.ts';

/** Width in pixels at which sheets are painted again; letters and lines need not be sharp for it. */
const WIDTH = 180;
/** Distance in RGB from which on a pixel differs from the one behind it. */
const DIFFERENT = 44;
/** A copy of which a smaller share differs from what is there without it cannot be seen. */
const LEAST_SHARE = 0.24;
/** Below this share it is set off by a rim, unless something covers it. */
const FAINT_SHARE = 0.5;
/** In pixels: smaller things cannot be recognised. */
const LEAST_PIXELS = 12;

/** By drawing. */
export interface SeenThing {
  readonly copies: number;
  /** A colour that differs from what is behind, where it is hardly told from that. */
  readonly rim: string | undefined;
}

/** Paints each sheet once with and once without each of its drawings, and compares them. */
export function seenThings({ painted }: SheetAccount, drawings: Drawings): Map<string, SeenThing> {
  const seen = new Map<string, SeenThing>();
  for (const { svg, width, placed } of painted) {
    const scale = WIDTH / width;
    const whole = drawings.paintSvg(svg, WIDTH);
    for (const name of new Set(placed.map((one) => one.name))) {
      const own = placed.filter((one) => one.name === name);
      const hidden = own.reduce((text, { id }) => text.replace(`<g id="${id}">`, '<g display="none">'), svg);
      const bare = drawings.paintSvg(hidden, WIDTH);
      const largest = Math.max(...own.map(({ size }) => size)) * scale;
      const solid = solidShare(drawings.draw(name, largest), largest);
      const shares = own.map((one) => shareSeen(whole, bare, one, { scale, solid }));
      const isFaint =
        shares.every((share) => share < FAINT_SHARE) || shares.some((share) => share < LEAST_SHARE);
      const isCovered = own.some((one) => placed.some((other) => covers(other, one, placed)));
      const before = seen.get(name)?.copies ?? 0;
      seen.set(name, {
        copies: before + shares.filter((share) => share >= LEAST_SHARE).length,
        rim: isFaint && !isCovered ? readableOn(meanColour(bare, own, scale)) : undefined,
      });
    }
  }
  return seen;
}

/** The fraction of the square around a drawing that it fills. */
function solidShare({ rgba }: Bitmap, side: number): number {
  let solid = 0;
  for (let k = 3; k < rgba.length; k += 4) if ((rgba[k] as number) > 127) solid++;
  return solid / side ** 2;
}

interface Measure {
  readonly scale: number;
  readonly solid: number;
}

function shareSeen(whole: Bitmap, bare: Bitmap, one: Placed, { scale, solid }: Measure): number {
  let found = 0;
  for (const k of pixelsOf(one, whole, scale)) {
    const [r, g, b] = [0, 1, 2].map((c) => (whole.rgba[k + c] as number) - (bare.rgba[k + c] as number));
    if (Math.hypot(r as number, g as number, b as number) > DIFFERENT) found++;
  }
  const area = solid * (one.size * scale) ** 2;
  return found < LEAST_PIXELS ? 0 : found / area;
}

/** Offsets of the pixels in the square around a drawing. */
function pixelsOf({ x, y, size }: Placed, { width, height }: Bitmap, scale: number): number[] {
  const offsets: number[] = [];
  const [left, top] = [
    Math.max(0, Math.round((x - size / 2) * scale)),
    Math.max(0, Math.round((y - size / 2) * scale)),
  ];
  const right = Math.min(width, Math.round((x + size / 2) * scale));
  const bottom = Math.min(height, Math.round((y + size / 2) * scale));
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) offsets.push((row * width + column) * 4);
  return offsets;
}

/** It was drawn later, and lies over the middle of the other one. */
const covers = (other: Placed, one: Placed, placed: readonly Placed[]): boolean =>
  placed.indexOf(other) > placed.indexOf(one) &&
  Math.hypot(other.x - one.x, other.y - one.y) < (other.size + one.size) * 0.35;

function meanColour(picture: Bitmap, things: readonly Placed[], scale: number): string {
  const offsets = things.flatMap((one) => pixelsOf(one, picture, scale));
  const mean = [0, 1, 2].map((c) => {
    const sum = offsets.reduce((all, k) => all + (picture.rgba[k + c] as number), 0);
    return Math.round(sum / Math.max(1, offsets.length));
  });
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
