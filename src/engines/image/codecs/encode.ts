import type { EngineTools } from '../../engine.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { ImageFormat } from './format.ts';
import { encodePng } from './png.ts';

const QUALITY = 90;

/** Encodes straight RGBA. JPEG and GIF lose what they cannot hold: transparency, and colours beyond 256. */
export async function encodeImage(
  bitmap: Bitmap,
  format: ImageFormat,
  { assets }: Pick<EngineTools, 'assets'>,
): Promise<Uint8Array> {
  const { width, height, rgba } = bitmap;
  if (format === 'png') return encodePng(rgba, width, height);
  if (format === 'gif') return encodeGif(bitmap);
  const module = await WebAssembly.compile(new Uint8Array(await assets(`${format}-encode.wasm`)));
  const colorSpace = 'srgb' as const;
  if (format === 'webp') {
    const webp = await import('@jsquash/webp/encode.js');
    await webp.init(module);
    return new Uint8Array(
      await webp.default(
        { width, height, data: new Uint8ClampedArray(rgba), colorSpace },
        { quality: QUALITY },
      ),
    );
  }
  const jpeg = await import('@jsquash/jpeg/encode.js');
  await jpeg.init(module);
  const data = onWhite(rgba);
  return new Uint8Array(await jpeg.default({ width, height, data, colorSpace }, { quality: QUALITY }));
}

/** JPEG has no transparency: black would come out where nothing was painted. */
function onWhite(rgba: Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
  const flat = new Uint8ClampedArray(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = (rgba[at + 3] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      flat[at + channel] = (rgba[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
    flat[at + 3] = 255;
  }
  return flat;
}

async function encodeGif({ width, height, rgba }: Bitmap): Promise<Uint8Array> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const format = 'rgba4444';
  const palette = quantize(rgba, 256, { format, oneBitAlpha: true });
  const transparentIndex = palette.findIndex((colour) => colour[3] === 0);
  const gif = GIFEncoder();
  gif.writeFrame(applyPalette(rgba, palette, format), width, height, {
    palette,
    ...(transparentIndex >= 0 && { transparent: true, transparentIndex }),
  });
  gif.finish();
  return gif.bytes();
}
