import type { LayerComposition, RowSource } from './composition.ts';
import type { Frame } from './frame.ts';
import type { SpriteLayer } from './layer.ts';
import { bilinear, under } from './packed-pixels.ts';

const STEPS = 1024;
/** One period, with an amplitude of 4,096. */
const SINE = Int32Array.from({ length: STEPS }, (_, i) =>
  Math.round(Math.sin((i / STEPS) * 2 * Math.PI) * 4096),
);
/** Waves are much longer than a pixel, so a few neighbours share one height. */
const BLOCK = 4;
const TURN = (STEPS * 256) / (2 * Math.PI);

/** One row of water: the layer displaced by three waves, with highlights on the crests. */
export function waterRow(
  frame: Frame,
  y: number,
  layer: SpriteLayer,
  source: RowSource,
  shot: LayerComposition,
): number {
  const { canvas, seconds, swell } = shot;
  const { width, pixels: out } = frame;
  const { pixels } = layer;
  const near = Math.min(
    1,
    Math.max(0, (source.y + layer.top - canvas.horizon) / (canvas.height - canvas.horizon)),
  );
  const reach = (0.25 + near * near * 0.75) * swell;
  // Waves are long near the camera and foreshortened towards the horizon.
  const rows = Math.log(near + 0.05) * 9;
  let phaseA = Math.round((rows * 2.3 - seconds * 1.9) * TURN) | 0;
  let phaseB = Math.round((rows * 5.1 + seconds * 2.7) * TURN) | 0;
  let phaseC = Math.round((rows * 13.7 - seconds * 4.3) * TURN) | 0;
  const turnA = Math.round((0.004 + 0.012 * (1 - near)) * source.step * TURN) | 0;
  const turnB = Math.round(-turnA * 2.3) | 0;
  const turnC = Math.round(turnA * 7.1) | 0;
  // 16 fractional bits; 12 come from the amplitude of the wave.
  const pushX = Math.round(reach * 16) | 0;
  // The horizon must not move.
  const pushY = Math.round(reach * 0.55 * near * 16) | 0;
  // Distant waves would alias into lines.
  const shine = Math.round(256 * Math.min(1, near * 2.2)) | 0;
  const lastRow = layer.height - 2;
  const lastColumn = layer.width - 2;
  const start = y * width;
  const atY = Math.round(source.y * 65536) | 0;
  const stride = Math.round(source.step * 65536) | 0;
  let atX = Math.round(source.x * 65536) | 0;
  let closed = 0;
  for (let block = 0; block < width; block += BLOCK) {
    const waveA = SINE[(phaseA >> 8) & (STEPS - 1)] as number;
    const waveB = SINE[(phaseB >> 8) & (STEPS - 1)] as number;
    const waveC = SINE[(phaseC >> 8) & (STEPS - 1)] as number;
    const crest = Math.imul((waveA + waveB + waveC) >> 4, shine) >> 8;
    const py = atY + Math.imul(waveB + (waveA >> 1), pushY);
    const row = Math.min(lastRow, Math.max(0, py >> 16)) * layer.width;
    const down = (py >> 8) & 255;
    let px = atX + Math.imul(waveA + (waveB >> 1), pushX);
    const end = Math.min(width, block + BLOCK);
    for (let x = block; x < end; x++, px += stride) {
      const before = out[start + x] as number;
      if (before >>> 24 === 255) continue;
      const p = row + Math.min(lastColumn, Math.max(0, px >> 16));
      const seen = bilinear(
        pixels[p] as number,
        pixels[p + 1] as number,
        pixels[p + layer.width] as number,
        pixels[p + layer.width + 1] as number,
        (px >> 8) & 255,
        down,
      );
      const mixed = under(before, seen >>> 24 === 255 ? glint(seen, crest) : seen);
      out[start + x] = mixed;
      if (mixed >>> 24 === 255) closed++;
    }
    atX += stride * BLOCK;
    phaseA += turnA * BLOCK;
    phaseB += turnB * BLOCK;
    phaseC += turnC * BLOCK;
  }
  return closed;
}

/** Brightens a crest (up to 768) in proportion to the light there, and darkens a trough a little. */
function glint(pixel: number, crest: number): number {
  const r = pixel & 255;
  const g = (pixel >>> 8) & 255;
  const b = (pixel >>> 16) & 255;
  const light = (r + g + g + b) >> 2;
  const gain = crest > 0 ? Math.imul(crest, Math.imul(light, light) >> 8) >> 10 : crest >> 5;
  const nr = Math.min(255, r + (Math.imul(r, gain) >> 9));
  const ng = Math.min(255, g + (Math.imul(g, gain) >> 9));
  const nb = Math.min(255, b + (Math.imul(b, gain) >> 9));
  return nr | (ng << 8) | (nb << 16) | 0xff000000;
}
