import type { LayerTransform, RowSource } from './composition.ts';
import type { Frame } from './frame.ts';
import type { SpriteLayer } from './layer.ts';
import { bilinear, under } from './packed-pixels.ts';

/**
 * One row of a layer that is turned or scaled about its middle. `source` is the first sample of the row on the layer,
 * before the turn. Returns the number of pixels that became opaque.
 */
export function turnedRow(
  frame: Frame,
  y: number,
  layer: SpriteLayer,
  source: RowSource,
  { turn = 0, scale = 1, squeeze = 1 }: LayerTransform,
): number {
  const { width, pixels: out } = frame;
  const { pixels } = layer;
  const middleX = (layer.width - 1) / 2;
  const middleY = (layer.height - 1) / 2;
  const cos = Math.cos(turn) / scale;
  const sin = Math.sin(turn) / scale;
  const down = source.y - middleY;
  const reach = (Math.hypot(layer.width, layer.height) / 2) * scale + 1;
  if (Math.abs(down) > reach) return 0;
  const from = Math.max(0, Math.ceil((middleX - reach - source.x) / source.step));
  const to = Math.min(width, Math.floor((middleX + reach - source.x) / source.step) + 1);
  const lastColumn = layer.width - 1;
  const lastRow = layer.height - 1;
  let closed = 0;
  for (let x = from; x < to; x++) {
    const at = y * width + x;
    const before = out[at] as number;
    if (before >>> 24 === 255) continue;
    const right = source.x + x * source.step - middleX;
    const u = middleX + (right * cos + down * sin) / squeeze;
    const v = middleY - right * sin + down * cos;
    if (u < 0 || v < 0 || u >= lastColumn || v >= lastRow) continue;
    const column = u | 0;
    const row = (v | 0) * layer.width + column;
    const seen = bilinear(
      pixels[row] as number,
      pixels[row + 1] as number,
      pixels[row + layer.width] as number,
      pixels[row + layer.width + 1] as number,
      ((u - column) * 256) | 0,
      ((v - (v | 0)) * 256) | 0,
    );
    const mixed = under(before, seen);
    out[at] = mixed;
    if (mixed >>> 24 === 255) closed++;
  }
  return closed;
}
