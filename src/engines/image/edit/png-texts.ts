import type { RenderImageRequest } from '../request.ts';

/** The text chunks before the pixels of a PNG, by keyword. */
export function textsIn(bytes: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  if (bytes[0] !== 137 || bytes[1] !== 80) return texts;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + length));
    if (type === 'IDAT') break;
    const end = body.indexOf(0);
    if ((type === 'tEXt' || type === 'iTXt') && end > 0)
      texts.set(
        new TextDecoder().decode(body.subarray(0, end)),
        new TextDecoder().decode(body.subarray(type === 'tEXt' ? end + 1 : end + 5)),
      );
    at += 12 + length;
  }
  return texts;
}

/** The texts from which an image can be painted again. */
export const textsOf = ({
  prompt,
  seed,
  style,
  steps,
}: RenderImageRequest): Readonly<Record<string, string>> => ({
  Description: prompt,
  Seed: String(seed),
  Style: style,
  Steps: String(steps),
});
