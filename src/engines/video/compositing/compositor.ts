import { itemAt } from '../../narrow.ts';
import {
  IDENTITY_TRANSFORM,
  type LayerComposition,
  type LayerTransform,
  MARGIN,
  type PaintedCanvas,
  type RowSource,
} from './composition.ts';
import type { Frame } from './frame.ts';
import type { SpriteLayer } from './layer.ts';
import { bilinear, under } from './packed-pixels.ts';
import { turnedRow } from './turned-row.ts';
import { waterRow } from './water-row.ts';

/** Composites the layers front to back, so that hidden pixels are never sampled. */
export function composite(frame: Frame, shot: LayerComposition): void {
  const { width, height, pixels } = frame;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    pixels.fill(0, start, start + width);
    let open = width;
    for (let i = shot.layers.length - 1; i >= 0 && open > 0; i--) {
      const layer = itemAt(shot.layers, i);
      open -= composeRow(frame, y, layer, shot.transforms[i] ?? IDENTITY_TRANSFORM, shot);
    }
  }
}

/** Returns the number of pixels that became opaque. */
function composeRow(
  frame: Frame,
  y: number,
  layer: SpriteLayer,
  transform: LayerTransform,
  shot: LayerComposition,
): number {
  if (transform.hidden) return 0;
  const { canvas, view } = shot;
  const { width, height } = frame;
  const unit = canvas.width / MARGIN / width;
  const focusX = view.focus[0] * canvas.width;
  const focusY = view.focus[1] * canvas.height;
  const middleX = canvas.width / 2;
  const middleY = canvas.height / 2;
  const downY = y + 0.5 - height / 2;

  let depth = layer.depth;
  let zoom = 1;
  let plateY = 0;
  // The depth of a plane depends on its row, and the row on the depth: two iterations are enough.
  for (let round = 0; round < (layer.orientation === 'plane' ? 3 : 1); round++) {
    if (round > 0) depth = planeDepth(plateY, canvas, layer.depth);
    zoom = view.zoom * (1 + view.dolly * depth);
    const centre = middleY + (focusY - middleY) * (1 - 1 / zoom) + view.y * canvas.width * depth;
    plateY = centre + (downY * unit) / zoom;
  }
  const { clip } = transform;
  if (clip && plateY > clip.row === (clip.side === 'above')) return 0;
  const foot = layer.top + layer.height;
  const sourceY = foot - (foot - (plateY - transform.y)) / transform.scaleY - layer.top - 0.5;
  const turned =
    transform.turn !== undefined || transform.scale !== undefined || transform.squeeze !== undefined;
  if (!turned && (sourceY <= -1 || sourceY >= layer.height)) return 0;
  const step = unit / zoom;
  const centreX = middleX + (focusX - middleX) * (1 - 1 / zoom) + view.x * canvas.width * depth;
  const shear = transform.shear * ((transform.pivot ?? foot) - plateY);
  const sourceX = centreX + (0.5 - width / 2) * step - layer.left - transform.x - shear - 0.5;

  const source = { x: sourceX, y: sourceY, step };
  if (turned) return turnedRow(frame, y, layer, source, transform);
  if (layer.orientation === 'water') return waterRow(frame, y, layer, source, shot);
  return plainRow(frame, y, layer, source);
}

/** The depth of a flat plane at a row of the canvas. */
function planeDepth(row: number, canvas: PaintedCanvas, depth: number): number {
  const share = (row - canvas.horizon) / (canvas.height - canvas.horizon);
  return depth * Math.min(1, Math.max(0.12, share));
}

/** Fixed point with 16 fractional bits keeps the inner loop in integers. */
const ONE = 65536;

function plainRow(frame: Frame, y: number, layer: SpriteLayer, source: RowSource): number {
  const { width } = frame;
  const { spans, pixels } = layer;
  const out = frame.pixels;
  const lastRow = layer.height - 1;
  const lastColumn = layer.width - 1;
  const whole = Math.floor(source.y);
  const upper = Math.max(whole, 0);
  const lower = Math.min(whole + 1, lastRow);
  const down = ((source.y - whole) * 256) | 0;
  const first = Math.min(spans[upper * 2] as number, spans[lower * 2] as number);
  const last = Math.max(spans[upper * 2 + 1] as number, spans[lower * 2 + 1] as number);
  if (last <= first) return 0;
  const { x: sourceX, step } = source;
  const from = layer.clampEdges && first === 0 ? 0 : Math.max(0, Math.ceil((first - 1 - sourceX) / step));
  const to =
    layer.clampEdges && last === layer.width ? width : Math.min(width, Math.ceil((last - sourceX) / step));
  const rowA = upper * layer.width;
  const rowB = lower * layer.width;
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
