import type { EngineTools } from '../../engine.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { readDimensions } from './dimensions.ts';
import { formatOf, type ImageFormat } from './format.ts';

/** The bytes are no PNG, JPEG or WebP image, or a damaged one. */
export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage';
}

type Format = Exclude<ImageFormat, 'gif'>;

/** Editing takes up to eighty bytes a pixel. Photos of 12 megapixels pass. */
export const MOST_PIXELS = 4096 * 4096;

type Decode = (bytes: ArrayBuffer) => Promise<{ width: number; height: number; data: Uint8ClampedArray }>;

const decoders = new Map<Format, Promise<Decode>>();

async function load(format: Format, tools: EngineTools): Promise<Decode> {
  const module = await WebAssembly.compile(new Uint8Array(await tools.assets(`${format}-decode.wasm`)));
  if (format === 'png') {
    const png = await import('@jsquash/png/decode.js');
    await png.init(module);
    return (bytes) => png.decode(bytes);
  }
  if (format === 'jpeg') {
    const jpeg = await import('@jsquash/jpeg/decode.js');
    await jpeg.init(module);
    // Phones store photos rotated, with an EXIF orientation: the decoder applies it.
    return (bytes) => jpeg.default(bytes, { preserveOrientation: true });
  }
  const webp = await import('@jsquash/webp/decode.js');
  await webp.init(module);
  return (bytes) => webp.default(bytes);
}

/** Decodes PNG, JPEG or WebP, told apart by their first bytes. */
export async function decodeImage(bytes: Uint8Array, tools: EngineTools): Promise<Bitmap> {
  const format = formatOf(bytes);
  if (!format || format === 'gif') throw new UnreadableImage('the file is not a PNG, JPEG or WebP picture');
  const size = readDimensions(bytes);
  if (!size || size.width === 0 || size.height === 0)
    throw new UnreadableImage(`the ${format.toUpperCase()} file is damaged`);
  if (size.width * size.height > MOST_PIXELS) {
    throw new UnreadableImage(
      `the picture is too large: ${size.width} x ${size.height} pixels; at most ${MOST_PIXELS} in all are taken`,
    );
  }
  let decoder = decoders.get(format);
  if (!decoder) {
    decoder = load(format, tools);
    decoders.set(format, decoder);
  }
  const decode = await decoder.catch((error) => {
    decoders.delete(format);
    throw error;
  });
  try {
    const image = await decode(new Uint8Array(bytes).buffer);
    return { width: image.width, height: image.height, rgba: new Uint8ClampedArray(image.data) };
  } catch (error) {
    // After damaged bytes the decoder may be in any state: the next image gets a new one.
    decoders.delete(format);
    throw new UnreadableImage(`the ${format.toUpperCase()} file is damaged`, { cause: error });
  }
}
