import type { EngineArtifact, EngineTools } from '../engine.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { leftOutNotes } from '../prompt-account.ts';
import { decodeImage } from './codecs/decode.ts';
import { encodePng } from './codecs/png.ts';
import { readInstruction } from './edit/instruction.ts';
import type { EditOperation } from './edit/operation.ts';
import { applyOperation } from './edit/operations.ts';
import { ownPicture } from './edit/own-picture.ts';
import { textsIn, textsOf } from './edit/png-texts.ts';
import { repaint } from './edit/repaint.ts';
import { Whereabouts } from './edit/whereabouts.ts';
import { loadFonts } from './lettering/fonts.ts';
import { makeImage } from './make-image.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { loadDrawings } from './sprites/drawings.ts';

interface EditRequest {
  /** PNG, JPEG or WebP. */
  readonly image: Uint8Array;
  readonly instruction: string;
  readonly seed: number;
}

const CAN =
  'night, sunset, warmer, cooler, brighter, darker, black and white, sepia, blur the background, remove the background, replace the background with a beach, crop to a square, to 16:9 or to the left half, zoom in, resize to 800x600, rotate, flip, frame, add a caption "…", add a cat, remove the subject, replace the dog with a cat, turn the car blue, change the sky, rain, snow, fog, as a watercolour, a pencil sketch or an oil painting';

/** Steps of an image that is painted as a background. */
const BACKDROP_STEPS = 30;

export async function editImage(
  { image, instruction, seed }: EditRequest,
  tools: EngineTools,
): Promise<EngineArtifact> {
  const original: Bitmap = await decodeImage(image, tools);
  let picture = original;
  const { operations, notDone } = readInstruction(instruction);
  if (operations.length === 0) throw new NothingUnderstood(refusal(instruction));
  const drawings = await loadDrawings(tools);
  const fonts = operations.some((operation) => operation.do === 'caption')
    ? await loadFonts(tools)
    : undefined;
  const own = operations.some(asksForPlace) ? await ownPicture(image, picture, tools) : undefined;
  const where = new Whereabouts(drawings, textsIn(image).get('Description'), own);
  const notes = leftOutNotes('done', notDone);
  const painted = {
    drawings,
    fonts,
    where,
    paint: async (prompt: string, width: number, height: number) => {
      const request = { prompt, width, height, style: 'realistic', steps: BACKDROP_STEPS, seed } as const;
      const made = await makeImage(request, { ...tools, progress: () => undefined });
      return { picture: await made.picture(), notes: made.notes };
    },
  };
  const repainted = await repaint(operations, where);
  notes.push(...repainted.notes);
  if (where.own && where.own !== own) picture = await where.own.picture();
  // A thing is removed or moved before the light changes, as the image is painted again without it.
  const ordered = repainted.left.toSorted((a, b) => Number(isOfThing(b)) - Number(isOfThing(a)));
  for (const [index, operation] of ordered.entries()) {
    tools.signal.throwIfAborted();
    tools.progress(0.1 + (0.75 * index) / operations.length, `editing: ${operation.do}`);
    try {
      const result = await applyOperation(picture, operation, { ...painted, seed: seed + index });
      picture = result.picture;
      notes.push(...result.notes);
    } catch (error) {
      // The other wishes of the instruction are kept.
      if (!(error instanceof NothingUnderstood)) throw error;
      notes.push(error.message);
    }
  }
  // An image that is as it was is not paid for.
  if (picture === original) throw new NothingUnderstood(notes.join('; '));
  tools.progress(0.9, 'writing the file');
  const { width, height, rgba } = picture;
  // An image that was only painted again can be edited as if it had been painted so at first.
  const again = ordered.length === 0 ? where.own?.request : undefined;
  const bytes = encodePng(rgba, width, height, {
    ...(again ? textsOf(again) : { Description: instruction }),
    Software: 'made by octet local-painter',
  });
  const done = operations.map((operation) => operation.do);
  return {
    bytes,
    mime: 'image/png',
    extension: 'png',
    notes: [...new Set(notes)],
    facts: { width, height, seed, operations: done },
  };
}

const isOfThing = ({ do: kind }: EditOperation): boolean => /^(?:unsubject|replace|move)$/.test(kind);

/** Painting the image again takes seconds, and most edits need not know where something is. */
function asksForPlace(operation: EditOperation): boolean {
  if ('on' in operation) return /^(?:thing|rest|background|subject)$/.test(operation.on.of);
  if (operation.do === 'crop') return operation.around !== undefined;
  if (operation.do === 'zoom') return operation.into !== undefined;
  if (operation.do === 'caption') return operation.carrier !== undefined;
  return /^(?:unsubject|replace|cutout|backdrop|add|time|weather|sky|season|count|look|move)$/.test(
    operation.do,
  );
}

const FILE_FORMAT =
  /\b(?:convert|save|export|turn|change)\b.*\b(?:jpe?g|png|webp|avif|gif|bmp|tiff?|pdf|svg)\b/i;

const refusal = (instruction: string): string =>
  FILE_FORMAT.test(instruction)
    ? 'the file format follows the name of the output, not the instruction: -o image.jpg, -o image.webp'
    : /\bupscal|\b[48]k\b|\bhigher resolution\b/i.test(instruction)
      ? 'enlarging is a request of its own: octet image upscale'
      : `the instruction was not understood; this engine can do: ${CAN}`;
