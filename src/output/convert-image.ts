import type { Context } from '../context.ts';
import type { ImageFormat } from '../engines/image/codecs/format.ts';
import { OctetError } from '../errors.ts';

const BY_EXTENSION: Readonly<Record<string, ImageFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
};

/** The format that the name of a file promises. */
export function formatOfName(path: string): ImageFormat | undefined {
  return BY_EXTENSION[/\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
}

/** The same picture in another format; unchanged when it has that format already, or is none that octet can read. */
export async function convertImage(
  context: Context,
  bytes: Uint8Array,
  wanted: ImageFormat,
): Promise<Uint8Array> {
  const { formatOf } = await import('../engines/image/codecs/format.ts');
  const found = formatOf(bytes);
  if (found === undefined || found === wanted) return bytes;
  if (found === 'gif') throw new OctetError('service', 'the service sent a GIF, which octet cannot convert');
  const { assetsIn } = await import('../files/assets.ts');
  const { decodeImage } = await import('../engines/image/codecs/decode.ts');
  const { encodeImage } = await import('../engines/image/codecs/encode.ts');
  const tools = {
    assets: assetsIn(context.serviceParts.assetsDir),
    progress: () => undefined,
    signal: context.signal,
  };
  const converted = await encodeImage(await decodeImage(bytes, tools), wanted, tools);
  context.terminal.note(`converted from ${found.toUpperCase()} to ${wanted.toUpperCase()}`);
  return converted;
}
