import type { View } from '../timeline/camera.ts';
import type { Sheet } from './layer.ts';
import { bilinear, under } from './packed-pixels.ts';
import { waterRow } from './water-row.ts';

/** The picture being filmed: pixels as RGBA numbers, red in the lowest byte. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly pixels: Int32Array;
}

export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Row where planes meet the sky. */
  readonly horizon: number;
}

/** How one sheet differs from its painted place at this moment. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Sideways shift for each row above the foot of the sheet: rocking without turning. */
  readonly lean: number;
  /** The row of the plate that leaning leaves in place; the foot of the sheet when not given. */
  readonly pivot?: number;
  readonly stretch: number;
}

export const REST: Pose = { x: 0, y: 0, lean: 0, stretch: 1 };

/** The plate is larger than what is seen of it by this, so that the camera can move. */
export const MARGIN = 1.16;

export interface Shot {
  readonly plate: Plate;
  /** Far to near. */
  readonly sheets: readonly Sheet[];
  readonly poses: readonly Pose[];
  readonly view: View;
  readonly seconds: number;
  /** How far waves push the picture on the water, in plate pixels at the bottom. */
  readonly swell: number;
}

/** Films all sheets, nearest first, so that what is hidden is never looked up. */
export function compose(frame: Frame, shot: Shot): void {
  const { width, height, pixels } = frame;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    pixels.fill(0, start, start + width);
    let open = width;
    for (let i = shot.sheets.length - 1; i >= 0 && open > 0; i--) {
      const sheet = shot.sheets[i] as Sheet;
      open -= composeRow(frame, y, sheet, shot.poses[i] ?? REST, shot);
    }
  }
}

/** Where on a sheet the left end of a row looks, and how far apart its pixels look. */
export interface Source {
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

/** Returns how many pixels of the row it closed. */
function composeRow(frame: Frame, y: number, sheet: Sheet, pose: Pose, shot: Shot): number {
  const { plate, view } = shot;
  const { width, height } = frame;
  const unit = plate.width / MARGIN / width;
  const focusX = view.focus[0] * plate.width;
  const focusY = view.focus[1] * plate.height;
  const middleX = plate.width / 2;
  const middleY = plate.height / 2;
  const downY = y + 0.5 - height / 2;

  let depth = sheet.depth;
  let zoom = 1;
  let plateY = 0;
  // A plane's depth depends on the row that is found, which depends on the depth: twice is near enough.
  for (let round = 0; round < (sheet.stance === 'upright' ? 1 : 3); round++) {
    if (round > 0) depth = planeDepth(plateY, plate, sheet.depth);
    zoom = view.zoom * (1 + view.dolly * depth);
    const centre = middleY + (focusY - middleY) * (1 - 1 / zoom) + view.y * plate.width * depth;
    plateY = centre + (downY * unit) / zoom;
  }
  const foot = sheet.top + sheet.height;
  const sourceY = foot - (foot - (plateY - pose.y)) / pose.stretch - sheet.top - 0.5;
  if (sourceY <= -1 || sourceY >= sheet.height) return 0;
  const step = unit / zoom;
  const centreX = middleX + (focusX - middleX) * (1 - 1 / zoom) + view.x * plate.width * depth;
  const lean = pose.lean * ((pose.pivot ?? foot) - plateY);
  const sourceX = centreX + (0.5 - width / 2) * step - sheet.left - pose.x - lean - 0.5;

  const source = { x: sourceX, y: sourceY, step };
  if (sheet.stance === 'water') return waterRow(frame, y, sheet, source, shot);
  return plainRow(frame, y, sheet, source);
}

/** The depth of a flat plane at a row of the plate. */
function planeDepth(row: number, plate: Plate, depth: number): number {
  const share = (row - plate.horizon) / (plate.height - plate.horizon);
  return depth * Math.min(1, Math.max(0.12, share));
}

/** Positions inside a row count in 65,536ths of a pixel, so that the inner loop stays in whole numbers. */
const ONE = 65536;

function plainRow(frame: Frame, y: number, sheet: Sheet, source: Source): number {
  const { width } = frame;
  const { spans, pixels } = sheet;
  const out = frame.pixels;
  const lastRow = sheet.height - 1;
  const lastColumn = sheet.width - 1;
  const whole = Math.floor(source.y);
  const upper = Math.max(whole, 0);
  const lower = Math.min(whole + 1, lastRow);
  const down = ((source.y - whole) * 256) | 0;
  const first = Math.min(spans[upper * 2] as number, spans[lower * 2] as number);
  const last = Math.max(spans[upper * 2 + 1] as number, spans[lower * 2 + 1] as number);
  if (last <= first) return 0;
  const { x: sourceX, step } = source;
  const from = sheet.endless && first === 0 ? 0 : Math.max(0, Math.ceil((first - 1 - sourceX) / step));
  const to =
    sheet.endless && last === sheet.width ? width : Math.min(width, Math.ceil((last - sourceX) / step));
  const rowA = upper * sheet.width;
  const rowB = lower * sheet.width;
  const start = y * width;
  const stride = Math.round(step * ONE) | 0;
  let at = Math.round((sourceX + from * step) * ONE) | 0;
  let closed = 0;
  for (let x = from; x < to; x++, at += stride) {
    const before = out[start + x] as number;
    if (before >>> 24 === 255) continue;
    let column = at >> 16;
    let next = column + 1;
    if (column < 0) column = 0;
    else if (column > lastColumn) column = lastColumn;
    if (next < 0) next = 0;
    else if (next > lastColumn) next = lastColumn;
    const seen = bilinear(
      pixels[rowA + column] as number,
      pixels[rowA + next] as number,
      pixels[rowB + column] as number,
      pixels[rowB + next] as number,
      (at >> 8) & 255,
      down,
    );
    const mixed = under(before, seen);
    out[start + x] = mixed;
    if (mixed >>> 24 === 255) closed++;
  }
  return closed;
}
