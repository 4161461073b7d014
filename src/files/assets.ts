import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../errors.ts';
import groups from './asset-groups.json';

type ReadAsset = (name: string) => Promise<Uint8Array>;

/** Engines keep their dictionaries by the reader: services that are opened one after another share them. */
const readers = new Map<string, ReadAsset>();

/** Reads the files that the build put into one folder; those stored with Brotli are unpacked on the way. */
export function assetsIn(folder: string): ReadAsset {
  const known = readers.get(folder) ?? readerOf(folder);
  readers.set(folder, known);
  return known;
}

function readerOf(folder: string): ReadAsset {
  return async (name) => {
    try {
      // Read at once: Node takes longer to load its other way than most of them take to read.
      return readFileSync(join(folder, name));
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error;
      // Files read at every start are stored uncompressed.
      const { brotliDecompressSync } = await import('node:zlib');
      const [group, members] = Object.entries(groups).find(([, names]) => names.includes(name)) ?? [name];
      const bytes = brotliDecompressSync(await readFile(join(folder, `${group}.br`)));
      return members ? memberOf(bytes, members.indexOf(name)) : bytes;
    }
  };
}

/** A group begins with the number of its members and their lengths, four bytes each. */
function memberOf(group: Buffer, place: number): Uint8Array {
  const lengths = [...Array(place + 1).keys()].map((n) => group.readUInt32LE(4 + 4 * n));
  const length = lengths.pop() ?? 0;
  const start = 4 + 4 * group.readUInt32LE(0) + lengths.reduce((sum, each) => sum + each, 0);
  return group.subarray(start, start + length);
}
