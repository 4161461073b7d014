import { NothingUnderstood } from '../../nothing-understood.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import type { Drawings } from '../sprites/drawings.ts';

/** Words for the one thing that stands out, whatever it is. */
const MAIN = /^(?:(?:the|this|that|main|whole)\s+)*(?:subject|object|thing|foreground|figure|main thing|it)$/;

/**
 * Refuses to remove what cannot be known. A thing is known when the picture says of itself that it shows that thing
 * and nothing else; this engine cannot recognise things.
 */
export function checkRemovable(what: string, description: string | undefined, drawings: Drawings): void {
  if (MAIN.test(what)) return;
  const name = what.replace(/^(?:the|a|an|my|this|that|all|every)\s+/, '').trim() || 'that';
  const [wanted] = parsePrompt(tokenise(name), drawings.nouns).subjects;
  const shown = description ? parsePrompt(tokenise(description), drawings.nouns).subjects : [];
  if (wanted && shown.length === 1 && shown[0]?.name === wanted.name) return;
  throw new NothingUnderstood(
    `this engine cannot tell where the ${name} is, so nothing was removed; "remove the subject" removes what stands out most, "remove the background" all else`,
  );
}

/** The text chunk "Description" of a PNG. */
export function descriptionIn(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 137 || bytes[1] !== 80) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + length));
    if (type === 'IDAT') return undefined;
    const end = body.indexOf(0);
    const isText = type === 'tEXt' || type === 'iTXt';
    if (isText && end > 0 && new TextDecoder().decode(body.subarray(0, end)) === 'Description')
      return new TextDecoder().decode(body.subarray(type === 'tEXt' ? end + 1 : end + 5));
    at += 12 + length;
  }
  return undefined;
}
