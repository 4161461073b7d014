import type { EngineArtifact, EngineTools } from '../engine.ts';
import { decodeImage, MOST_PIXELS } from './codecs/decode.ts';
import { encodePng } from './codecs/png.ts';
import { unsharpMask } from './edit/adjust.ts';
import { resized } from './raster/resample.ts';

interface UpscaleRequest {
  readonly image: Uint8Array;
  readonly scale: 2 | 4;
}

/** Longest side of a result; many programs open nothing larger. */
const LONGEST = 8192;

export async function upscaleImage(
  { image, scale }: UpscaleRequest,
  tools: EngineTools,
): Promise<EngineArtifact> {
  const source = await decodeImage(image, tools);
  tools.progress(0.1, 'enlarging');
  tools.signal.throwIfAborted();
  const longest = LONGEST / Math.max(source.width, source.height);
  const by = Math.min(scale, longest, Math.sqrt(MOST_PIXELS / (source.width * source.height)));
  const width = Math.max(1, Math.floor(source.width * by));
  const height = Math.max(1, Math.floor(source.height * by));
  const large = resized(source, width, height);
  tools.progress(0.6, 'sharpening');
  tools.signal.throwIfAborted();
  const crisp = unsharpMask(large, 0.55, Math.max(1, Math.round(by / 2)));
  tools.progress(0.8, 'writing the file');
  const bytes = encodePng(crisp.rgba, width, height, { Software: 'made by octet local-painter' });
  const notes =
    by < scale
      ? [
          `the picture was enlarged ${by.toFixed(2)} times: a result has at most ${MOST_PIXELS} pixels, and ${LONGEST} on its longest side`,
        ]
      : [];
  return { bytes, mime: 'image/png', extension: 'png', notes, facts: { width, height, scale: by } };
}
