import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../errors.ts';

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
      const { packedAsset } = await import('./packed-asset.ts');
      return packedAsset(folder, name);
    }
  };
}
