import { readFileSync } from 'node:fs';
import type { Script } from 'node:vm';

/** Compiled packs and wasm, as V8 wrote them for exactly this Node. */
export interface CodeCache {
  read(name: string): Buffer | undefined;
  /** True: missing packs are compiled and added. */
  readonly grows: boolean;
  opened?(pack: string, script: Script, state: { readonly isCached: boolean }): void;
  /** SQLite had to be compiled; its code is made for the next start. */
  lacksSqlite?(name: string): void;
}

const SHARED = Symbol.for('octet.code-cache');

/** The entry and the program are bundles of their own, and this is how the cache gets from one to the other. */
export function shareCache(cache: CodeCache): void {
  Reflect.set(globalThis, SHARED, cache);
}

/** Undefined where the program runs without a cache. */
export function sharedCache(): CodeCache | undefined {
  return Reflect.get(globalThis, SHARED);
}

/** The cache that the build makes for the Node that it runs on. It is not published. */
export function builtCache(directory: string, engine: string): CodeCache {
  return {
    grows: false,
    read(name) {
      try {
        return readFileSync(`${directory}/packs/${engine}/${name}.bin`);
      } catch {
        // Another Node, or the published package.
        return undefined;
      }
    },
  };
}
