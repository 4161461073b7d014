import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import type { Context } from '../context.ts';

/** A small picture above the path of the file; several share the screen. Only PNG is read: what cannot be shown is not worth a decoder. */
export async function showPicture(context: Context, path: string, of = 1): Promise<void> {
  const bytes = await readFile(path);
  const pixels = pixelsOf(bytes);
  if (pixels) await context.terminal.preview(pixels, bytes, { of });
}

/** Undefined for what is not a PNG. */
export function pixelsOf(bytes: Buffer) {
  if (bytes.length < 8 || bytes.readUInt32BE(0) !== 0x89504e47) return undefined;
  try {
    const { width, height, data } = PNG.sync.read(bytes);
    return { width, height, rgba: data };
  } catch {
    // A picture that cannot be decoded has no preview.
    return undefined;
  }
}
