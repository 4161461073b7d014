import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import groups from './asset-groups.json';
import { isInStreams, restoredAsset } from './restored-asset.ts';

/** An asset that is stored with Brotli: whole, or in streams, which it may share with others of its group. */
export async function packedAsset(folder: string, name: string): Promise<Uint8Array> {
  if (!isInStreams(name)) return brotliDecompressSync(await readFile(join(folder, `${name}.br`)));
  const [file, members] = Object.entries(groups).find(([, names]) => names.includes(name)) ?? [name, [name]];
  const stored = await readFile(join(folder, `${file}.streams`));
  return restoredAsset(name, streamsOf(stored, members.indexOf(name)));
}

const NUMBER = 4;

/**
 * A file of streams begins with their number and that of its members, the lengths that each member has of each stream,
 * and the compressed lengths of the streams. Each stream is compressed by itself and holds the bytes of all members.
 */
function streamsOf(stored: Buffer, member: number): Buffer[] {
  let at = 0;
  const number = (): number => {
    at += NUMBER;
    return stored.readUInt32LE(at - NUMBER);
  };
  const numbers = (count: number): number[] => Array.from({ length: count }, number);
  const count = number();
  const members = Array.from({ length: number() }, () => numbers(count));
  return numbers(count).map((packedLength, stream) => {
    const bytes = brotliDecompressSync(stored.subarray(at, at + packedLength));
    at += packedLength;
    const start = members.slice(0, member).reduce((sum, lengths) => sum + (lengths[stream] ?? 0), 0);
    return bytes.subarray(start, start + (members[member]?.[stream] ?? 0));
  });
}
