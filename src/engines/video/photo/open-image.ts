import type { EngineTools } from '../../engine.ts';
import { decodeImage } from '../../image/codecs/decode.ts';
import type { Bitmap } from '../../image/raster/bitmap.ts';
import type { Format } from '../format.ts';
import { downscaleToFill, downscaleToHeight } from './downscale.ts';
import { letterbox } from './letterbox.ts';

interface OpenedImage {
  readonly picture: Bitmap;
  /** Letterboxed on a backdrop of itself, which must not be distorted. */
  readonly mounted: boolean;
}

/** An image with an aspect ratio below `tallest` is letterboxed; others fill the frame. */
export async function openImage(
  image: Uint8Array,
  format: Format,
  { tallest, tools }: { tallest: number; tools: EngineTools },
): Promise<OpenedImage> {
  const picture = await decodeImage(image, tools);
  if (picture.width / picture.height >= tallest)
    return { picture: downscaleToFill(picture, format), mounted: false };
  return {
    picture: letterbox(downscaleToHeight(picture, format), format.width / format.height),
    mounted: true,
  };
}

export function enlargedNote(
  picture: { readonly width: number; readonly height: number },
  format: Format,
): string[] {
  const cover = Math.max(format.width / picture.width, format.height / picture.height);
  return cover > 1.3
    ? [`The picture (${picture.width} x ${picture.height}) is smaller than the film and was enlarged.`]
    : [];
}
