export interface Cut {
  readonly sha256: string;
  readonly exports: string;
  readonly functions: readonly number[];
  readonly data: readonly { readonly begins: string; readonly length: number }[];
}

export function cutFunctions(module: Uint8Array, cut: Cut): Buffer;
