import type { EngineArtifact, EngineTools } from '../engine.ts';
import { NothingUnderstood } from '../nothing-understood.ts';
import { leftOutNotes } from '../prompt-account.ts';
import { decodeImage } from './codecs/decode.ts';
import { encodePng } from './codecs/png.ts';
import { readInstruction } from './edit/instruction.ts';
import { applyOperation } from './edit/operations.ts';
import { checkRemovable, descriptionIn } from './edit/removable.ts';
import { loadFonts } from './lettering/fonts.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { loadDrawings } from './sprites/drawings.ts';

interface EditRequest {
  /** PNG, JPEG or WebP. */
  readonly image: Uint8Array;
  readonly instruction: string;
  readonly seed: number;
}

const CAN =
  'night, sunset, warmer, cooler, brighter, darker, black and white, sepia, blur the background, remove the background, crop to a square, to 16:9 or to the left half, rotate, flip, add a caption "…", add a cat, remove the subject, turn the car blue, change the sky, rain, snow, fog, as a painting';

export async function editImage(
  { image, instruction, seed }: EditRequest,
  tools: EngineTools,
): Promise<EngineArtifact> {
  let picture: Bitmap = await decodeImage(image, tools);
  const { operations, notDone } = readInstruction(instruction);
  if (operations.length === 0)
    throw new NothingUnderstood(`the instruction was not understood; this engine can do: ${CAN}`);
  const drawings = await loadDrawings(tools);
  const fonts = operations.some((operation) => operation.do === 'caption')
    ? await loadFonts(tools)
    : undefined;
  for (const operation of operations)
    if (operation.do === 'unsubject') checkRemovable(operation.what, descriptionIn(image), drawings);
  const notes = leftOutNotes('done', notDone);
  for (const [index, operation] of operations.entries()) {
    tools.signal.throwIfAborted();
    tools.progress(0.1 + (0.75 * index) / operations.length, `editing: ${operation.do}`);
    const result = applyOperation(picture, operation, { drawings, fonts, seed: seed + index });
    picture = result.picture;
    if (result.note) notes.push(result.note);
  }
  tools.progress(0.9, 'writing the file');
  const { width, height, rgba } = picture;
  const bytes = encodePng(rgba, width, height, {
    Description: instruction,
    Software: 'made by octet local-painter',
  });
  const done = operations.map((operation) => operation.do);
  return {
    bytes,
    mime: 'image/png',
    extension: 'png',
    notes,
    facts: { width, height, seed, operations: done },
  };
}
