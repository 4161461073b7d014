import type { EngineTools } from '../../engine.ts';
import { makeImage, type PaintedThing } from '../make-image.ts';
import { originOf, seedFor } from '../prompt/origin.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { RENDER_STYLES, type RenderImageRequest } from '../request.ts';
import { textsIn } from './png-texts.ts';

/** An image that this engine has painted and nobody has changed since, so that it is known where everything is. */
export interface OwnPicture {
  readonly request: RenderImageRequest;
  readonly things: readonly PaintedThing[];
  readonly notes: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
  picture(): Promise<Bitmap>;
  /** The same image without some of its things. */
  without(omitted: readonly number[]): Promise<Bitmap>;
  /** The same layout from other words. */
  described(prompt: string): Promise<OwnPicture>;
}

const MOST_SIDE = 2048;
const LEAST_SIDE = 64;

/** Paints the image again from what its file says about it, and compares. */
export async function ownPicture(
  image: Uint8Array,
  { width, height, rgba }: Bitmap,
  tools: EngineTools,
): Promise<OwnPicture | undefined> {
  const request = requestIn(image, width, height);
  if (!request) return undefined;
  const own = await paintedBy(request, { ...tools, progress: () => undefined });
  if (own.things.length === 0 && own.facts.format !== 'portrait') return undefined;
  const again = await own.picture();
  return Buffer.from(again.rgba.buffer).equals(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength))
    ? own
    : undefined;
}

async function paintedBy(request: RenderImageRequest, tools: EngineTools): Promise<OwnPicture> {
  const { things, notes, facts, picture } = await makeImage(request, tools);
  return {
    request,
    things,
    notes,
    facts,
    picture,
    without: async (omitted) => (await makeImage(request, tools, omitted)).picture(),
    described: (prompt) => {
      const seed = seedFor(prompt, originOf(request.prompt, request.seed));
      return paintedBy({ ...request, prompt, seed }, tools);
    },
  };
}

function requestIn(image: Uint8Array, width: number, height: number): RenderImageRequest | undefined {
  const texts = textsIn(image);
  const prompt = texts.get('Description');
  const style = RENDER_STYLES.find((one) => one === texts.get('Style'));
  const [seed, steps] = [Number(texts.get('Seed')), Number(texts.get('Steps'))];
  const isSide = (side: number): boolean => side >= LEAST_SIDE && side <= MOST_SIDE;
  return prompt !== undefined &&
    style !== undefined &&
    Number.isSafeInteger(seed) &&
    Number.isSafeInteger(steps) &&
    steps >= 1 &&
    steps <= 100 &&
    isSide(width) &&
    isSide(height)
    ? { prompt, width, height, style, steps, seed }
    : undefined;
}
