export interface LoadedFile {
  /** In dist/. */
  readonly file: string;
  /** Loaded by a worker thread. */
  readonly worker: boolean;
  readonly bytes: number;
  /** The modules that it is made of: src/… or node_modules/… */
  readonly sources: readonly string[];
}

export interface Loaded {
  readonly files: readonly LoadedFile[];
  /** With their prefix, such as node:fs. */
  readonly builtins: readonly string[];
}

export interface LoadedOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** The status that it has to end with; 0 unless given. */
  readonly expect?: number | undefined;
}

/** Runs the built command and tells what it loaded. */
export function loadedBy(argv: readonly string[], options: LoadedOptions): Promise<Loaded>;
