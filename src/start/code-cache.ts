import { readFileSync } from 'node:fs';
import type { Script } from 'node:vm';

/** Compiled packs, as V8 wrote them for exactly this Node. */
export interface CodeCache {
  read(pack: string): Buffer | undefined;
  /** True: missing packs are compiled and added. */
  readonly grows: boolean;
  opened?(pack: string, script: Script, state: { readonly isCached: boolean }): void;
}

/** The cache that the build makes for the Node that it runs on. It is not published. */
export function builtCache(directory: string, engine: string): CodeCache {
  return {
    grows: false,
    read(pack) {
      try {
        return readFileSync(`${directory}/packs/${engine}/${pack}.bin`);
      } catch {
        // Another Node, or the published package.
        return undefined;
      }
    },
  };
}
