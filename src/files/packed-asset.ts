import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import groups from './asset-groups.json';
import { restoredAsset } from './restored-asset.ts';

/** An asset that is stored with Brotli, by itself or in a group. */
export async function packedAsset(folder: string, name: string): Promise<Uint8Array> {
  const [group, members] = Object.entries(groups).find(([, names]) => names.includes(name)) ?? [name];
  const bytes = brotliDecompressSync(await readFile(join(folder, `${group}.br`)));
  return restoredAsset(name, members ? memberOf(bytes, members.indexOf(name)) : bytes);
}

/** A group begins with the number of its members and their lengths, four bytes each. */
function memberOf(group: Buffer, place: number): Buffer {
  const lengths = [...Array(place + 1).keys()].map((n) => group.readUInt32LE(4 + 4 * n));
  const length = lengths.pop() ?? 0;
  const start = 4 + 4 * group.readUInt32LE(0) + lengths.reduce((sum, each) => sum + each, 0);
  return group.subarray(start, start + length);
}
