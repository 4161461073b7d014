export interface PackedPaths {
  readonly markup: readonly string[];
  readonly counts: readonly number[];
  readonly lengths: readonly number[];
  readonly bytes: Uint8Array;
}

export function packPaths(bodies: readonly string[]): PackedPaths;
