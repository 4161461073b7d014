import type { FaultKind } from '../../contract/fault-kinds.ts';
import type { JsonObject } from '../../contract/shape.ts';

/** A scripted answer for a user's own tests. */
export interface Fixture {
  readonly match: Match;
  readonly answer?: FixtureAnswer;
  readonly error?: FixtureError;
  readonly fault?: FaultKind;
  /** Of an answer that is no stream; 200 when it is left out. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** The wait before each piece of a stream but the first. */
  readonly chunkMs?: number;
  /** Tokens after which the stream is cut. */
  readonly cutAfter?: number;
}

export type FixtureAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'calls'; readonly text: string; readonly calls: readonly FixtureCall[] }
  | { readonly kind: 'document'; readonly document: JsonObject }
  | { readonly kind: 'stream'; readonly steps: readonly FixtureStep[] };

export interface FixtureCall {
  readonly id?: string;
  readonly name: string;
  readonly arguments: string;
}

/** One piece of a stream. */
export interface FixtureStep {
  readonly delayMs: number;
  readonly text?: string;
  readonly calls?: readonly FixtureCall[];
  readonly error?: FixtureError;
  /** An event exactly as it is sent. */
  readonly raw?: { readonly data: string; readonly event?: string };
}

export interface FixtureError {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number;
}

export interface Match {
  readonly path?: (path: string) => boolean;
  readonly method?: string;
  readonly model?: (model: string) => boolean;
  readonly text?: (text: string) => boolean;
  /** True: the last message is the result of a tool. */
  readonly toolResult?: boolean;
  /** From 1; counts the requests that the rest of the match fits. */
  readonly nth?: number;
}

/** The request that a fixture may answer. */
export interface FixtureTarget {
  readonly method: string;
  /** Without the prefix of the API, as it was asked for and as the endpoint is described. */
  readonly paths: readonly string[];
  readonly model: string | undefined;
  readonly texts: readonly string[];
  readonly hasToolResult: boolean;
  readonly test: string | undefined;
  /** Only a fixture that names the path or the method may answer. */
  readonly needsPath: boolean;
}
