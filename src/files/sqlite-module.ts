import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SQLite's module with the code that V8 made of it. V8 wants both, and to unpack the module takes longer than to read it. */
interface KeptModule {
  readonly bytes: Uint8Array;
  readonly code: Uint8Array;
}

const LENGTH_BYTES = 4;

export function packModule({ bytes, code }: KeptModule): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes, code]);
}

export function unpackModule(packed: Uint8Array | undefined): KeptModule | undefined {
  if (packed === undefined || packed.length < LENGTH_BYTES) return undefined;
  const { buffer, byteOffset, byteLength } = packed;
  const end = LENGTH_BYTES + new DataView(buffer, byteOffset, byteLength).getUint32(0, true);
  if (end > byteLength) return undefined;
  return { bytes: packed.subarray(LENGTH_BYTES, end), code: packed.subarray(end) };
}

/** The module as the build stored it. */
export async function sqliteBytes(assetsDir: string): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded here only: most starts take the module from the cache.
  const { packedAsset } = await import('./packed-asset.ts');
  return new Uint8Array(await packedAsset(assetsDir, 'sqlite.wasm'));
}

/** Tells this module from others: V8 would take the code of any other one of its size. */
export const sqliteDigest = (assetsDir: string): string =>
  readFileSync(join(assetsDir, 'sqlite.digest'), 'latin1');
