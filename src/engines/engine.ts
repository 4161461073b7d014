/**
 * The interface of every engine. Engines turn a prompt into text or bytes: the same bytes for the
 * same seed on one Node version. They know nothing of HTTP, jobs, credits or the terminal, and read no clock.
 */

/** Reads a file that ships with the engines (fonts, instruments, wasm modules) by its asset name. */
export type Assets = (name: string) => Promise<Uint8Array>;

export interface EngineTools {
  readonly assets: Assets;
  /** True progress of the work, 0 to 1, with a word for the stage ("painting", "mixing"). */
  readonly progress: (fraction: number, stage: string) => void;
  /** Long work checks it between steps and throws its reason. */
  readonly signal: AbortSignal;
}

/** A finished file. `notes` are sentences for the user: what the engine could not do, and how to get it. */
export interface EngineArtifact {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly extension: string;
  readonly notes: readonly string[];
  /** Facts about the file that the reply carries: width, height, seconds, title, tempo, key… */
  readonly facts: Readonly<Record<string, unknown>>;
}
