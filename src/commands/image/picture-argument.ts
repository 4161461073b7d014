import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { readUserFile } from '../../input/files.ts';

const MOST_BYTES = 20 * 1024 * 1024;

const SIGNATURES: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])],
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/gif', (bytes) => startsWith(bytes, [0x47, 0x49, 0x46, 0x38])],
  [
    'image/webp',
    (bytes) =>
      startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  ],
];

/** A picture as it travels: an address stays one, a file becomes a data URI. */
export async function pictureArgument(context: Context, given: string): Promise<string> {
  if (/^(https?:\/\/|data:image\/)/i.test(given)) return given;
  const bytes =
    given === '-'
      ? await context.input.all({ mostBytes: MOST_BYTES })
      : await readUserFile(context, given, MOST_BYTES);
  const mime = SIGNATURES.find(([, fits]) => fits(bytes))?.[0];
  if (mime === undefined) throw new OctetError('usage', `${given} is not a PNG, JPEG, WebP or GIF image`);
  return `data:${mime};base64,${bytes.toString('base64')}`;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
