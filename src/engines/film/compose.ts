import type { View } from './camera.ts';
import type { Sheet } from './sheet.ts';

/** The picture being filmed: pixels as RGBA numbers, red in the lowest byte. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
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

const SINE_STEPS = 1024;
const SINE = Float32Array.from({ length: SINE_STEPS }, (_, i) => Math.sin((i / SINE_STEPS) * 2 * Math.PI));
const LOW = 0x00ff00ff;

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

  if (sheet.stance === 'water') return waterRow(frame, y, sheet, { sourceX, sourceY, step, shot });
  return plainRow(frame, y, sheet, sourceX, sourceY, step);
}

/** The depth of a flat plane at a row of the plate. */
function planeDepth(row: number, plate: Plate, depth: number): number {
  const share = (row - plate.horizon) / (plate.height - plate.horizon);
  return depth * Math.min(1, Math.max(0.12, share));
}

function plainRow(
  frame: Frame,
  y: number,
  sheet: Sheet,
  sourceX: number,
  sourceY: number,
  step: number,
): number {
  const { width } = frame;
  const { spans, pixels } = sheet;
  const out = frame.pixels;
  const lastRow = sheet.height - 1;
  const lastColumn = sheet.width - 1;
  const whole = Math.floor(sourceY);
  const upper = Math.max(whole, 0);
  const lower = Math.min(whole + 1, lastRow);
  const down = ((sourceY - whole) * 256) | 0;
  const up = 256 - down;
  const first = Math.min(spans[upper * 2] as number, spans[lower * 2] as number);
  const last = Math.max(spans[upper * 2 + 1] as number, spans[lower * 2 + 1] as number);
  if (last <= first) return 0;
  // A sheet as wide as the plate is continued past its edge; a cut-out ends there.
  const from = sheet.endless && first === 0 ? 0 : Math.max(0, Math.ceil((first - 1 - sourceX) / step));
  const to =
    sheet.endless && last === sheet.width ? width : Math.min(width, Math.ceil((last - sourceX) / step));
  const rowA = upper * sheet.width;
  const rowB = lower * sheet.width;
  const start = y * width;
  let closed = 0;
  for (let x = from; x < to; x++) {
    const before = out[start + x] as number;
    const covered = before >>> 24;
    if (covered === 255) continue;
    const at = sourceX + x * step;
    let column = Math.floor(at);
    const right = ((at - column) * 256) | 0;
    let next = column + 1;
    if (column < 0) column = 0;
    if (next < 0) next = 0;
    if (column > lastColumn) column = lastColumn;
    if (next > lastColumn) next = lastColumn;
    const left = 256 - right;
    const a = pixels[rowA + column] as number;
    const b = pixels[rowA + next] as number;
    const c = pixels[rowB + column] as number;
    const d = pixels[rowB + next] as number;
    const topRb = ((Math.imul(a & LOW, left) + Math.imul(b & LOW, right)) >>> 8) & LOW;
    const topGa = ((Math.imul((a >>> 8) & LOW, left) + Math.imul((b >>> 8) & LOW, right)) >>> 8) & LOW;
    const lowRb = ((Math.imul(c & LOW, left) + Math.imul(d & LOW, right)) >>> 8) & LOW;
    const lowGa = ((Math.imul((c >>> 8) & LOW, left) + Math.imul((d >>> 8) & LOW, right)) >>> 8) & LOW;
    const rb = ((Math.imul(topRb, up) + Math.imul(lowRb, down)) >>> 8) & LOW;
    const ga = ((Math.imul(topGa, up) + Math.imul(lowGa, down)) >>> 8) & LOW;
    if (covered === 0) {
      out[start + x] = rb | (ga << 8);
      // Rounding may leave 254 of 255 where all four were opaque.
      if (ga >>> 16 >= 253) {
        out[start + x] = rb | (ga << 8) | 0xff000000;
        closed++;
      }
    } else {
      const rest = 255 - covered + (covered < 128 ? 1 : 0);
      const mixed =
        (before + (((Math.imul(rb, rest) >>> 8) & LOW) | (((Math.imul(ga, rest) >>> 8) & LOW) << 8))) >>> 0;
      out[start + x] = mixed;
      if (mixed >>> 24 >= 252) {
        out[start + x] = mixed | 0xff000000;
        closed++;
      }
    }
  }
  return closed;
}

interface WaterRow {
  readonly sourceX: number;
  readonly sourceY: number;
  readonly step: number;
  readonly shot: Shot;
}

function waterRow(frame: Frame, y: number, sheet: Sheet, row: WaterRow): number {
  const { sourceX, sourceY, step, shot } = row;
  const { plate, seconds, swell } = shot;
  const out = frame.pixels;
  const { pixels } = sheet;
  const { width } = frame;
  const near = Math.min(
    1,
    Math.max(0, (sourceY + sheet.top - plate.horizon) / (plate.height - plate.horizon)),
  );
  const reach = (0.25 + near * near * 0.75) * swell;
  // Waves are long and slow near the camera and pressed together towards the horizon.
  const rowPhase = Math.log(near + 0.05) * 9;
  const phaseA = (rowPhase * 2.3 - seconds * 1.9) * (SINE_STEPS / (2 * Math.PI));
  const phaseB = (rowPhase * 5.1 + seconds * 2.7) * (SINE_STEPS / (2 * Math.PI));
  const turnA = ((0.004 + 0.012 * (1 - near)) * step * SINE_STEPS) / (2 * Math.PI);
  const turnB = -turnA * 2.3;
  const lastRow = sheet.height - 1;
  const lastColumn = sheet.width - 1;
  const start = y * width;
  let closed = 0;
  for (let x = 0; x < width; x++) {
    const before = out[start + x] as number;
    const covered = before >>> 24;
    if (covered === 255) continue;
    const waveA = SINE[(phaseA + x * turnA) & (SINE_STEPS - 1)] as number;
    const waveB = SINE[(phaseB + x * turnB) & (SINE_STEPS - 1)] as number;
    const atX = sourceX + x * step + (waveA + waveB * 0.5) * reach;
    // The edge to the shore and the horizon stays where it is.
    const atY = sourceY + (waveB + waveA * 0.6) * reach * 0.55 * near;
    let column = Math.floor(atX);
    let line = Math.floor(atY);
    const right = ((atX - column) * 256) | 0;
    const down = ((atY - line) * 256) | 0;
    const left = 256 - right;
    const up = 256 - down;
    if (column < 0) column = 0;
    if (column >= lastColumn) column = lastColumn - 1;
    if (line < 0) line = 0;
    if (line >= lastRow) line = lastRow - 1;
    const p = line * sheet.width + column;
    const a = pixels[p] as number;
    const b = pixels[p + 1] as number;
    const c = pixels[p + sheet.width] as number;
    const d = pixels[p + sheet.width + 1] as number;
    const topRb = ((Math.imul(a & LOW, left) + Math.imul(b & LOW, right)) >>> 8) & LOW;
    const topGa = ((Math.imul((a >>> 8) & LOW, left) + Math.imul((b >>> 8) & LOW, right)) >>> 8) & LOW;
    const lowRb = ((Math.imul(c & LOW, left) + Math.imul(d & LOW, right)) >>> 8) & LOW;
    const lowGa = ((Math.imul((c >>> 8) & LOW, left) + Math.imul((d >>> 8) & LOW, right)) >>> 8) & LOW;
    const rb = ((Math.imul(topRb, up) + Math.imul(lowRb, down)) >>> 8) & LOW;
    const ga = ((Math.imul(topGa, up) + Math.imul(lowGa, down)) >>> 8) & LOW;
    const rest = 255 - covered + (covered < 128 ? 1 : 0);
    const mixed =
      (before + (((Math.imul(rb, rest) >>> 8) & LOW) | (((Math.imul(ga, rest) >>> 8) & LOW) << 8))) >>> 0;
    out[start + x] = mixed;
    if (mixed >>> 24 >= 252) {
      out[start + x] = mixed | 0xff000000;
      closed++;
    }
  }
  return closed;
}
