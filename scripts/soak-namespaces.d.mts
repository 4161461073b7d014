export interface NamespaceSoakOptions {
  readonly seconds?: number;
  readonly writes?: number;
  readonly seed: number;
  readonly nodes?: readonly string[];
  readonly assetsDir?: string;
}

export interface NamespaceSoakResult {
  readonly problems: readonly string[];
  readonly acknowledged: readonly number[];
  readonly charges: number;
  readonly jobs: number;
  readonly longestMs: readonly number[];
}

export function canUnshare(): boolean;
export function soakNamespaces(options: NamespaceSoakOptions): Promise<NamespaceSoakResult>;
