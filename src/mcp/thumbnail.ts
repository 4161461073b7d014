import type { Block } from './content-blocks.ts';

/** Pixels of the longer side. */
const SIDE = 160;
/** A picture that is this small already is shown as it is. */
const SMALL_BYTES = 24 * 1024;

/** A small picture for the client to show. Undefined where it cannot be decoded: the link is enough. */
export async function thumbnail(bytes: Buffer): Promise<Block | undefined> {
  const { pixelsOf } = await import('../output/preview.ts');
  const image = pixelsOf(bytes);
  if (!image) return undefined;
  if (bytes.length <= SMALL_BYTES && Math.max(image.width, image.height) <= SIDE * 2) return block(bytes);
  const { PNG } = await import('pngjs');
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const small = new PNG({ width, height });
  shrink(image, small);
  return block(PNG.sync.write(small));
}

const block = (png: Buffer): Block => ({
  type: 'image',
  data: png.toString('base64'),
  mimeType: 'image/png',
});

interface Raster {
  readonly width: number;
  readonly height: number;
}

/** Every pixel is the mean of those that it stands for. */
function shrink(from: Raster & { readonly rgba: Uint8Array }, to: Raster & { readonly data: Buffer }): void {
  for (let y = 0; y < to.height; y += 1) {
    const [top, bottom] = span(y, to.height, from.height);
    for (let x = 0; x < to.width; x += 1) {
      const [left, right] = span(x, to.width, from.width);
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let row = top; row < bottom; row += 1)
          for (let column = left; column < right; column += 1)
            sum += from.rgba[(row * from.width + column) * 4 + channel] ?? 0;
        to.data[(y * to.width + x) * 4 + channel] = Math.round(sum / ((bottom - top) * (right - left)));
      }
    }
  }
}

function span(index: number, count: number, size: number): [from: number, to: number] {
  const from = Math.floor((index * size) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * size) / count))];
}
