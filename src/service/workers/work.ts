import type { JsonObject } from '../../contract/shape.ts';
import type { EngineArtifact, EngineTools } from '../../engines/engine.ts';
import { ENGINES, type WorkKind } from './engines.ts';

/** What an engine is asked for; it travels to a worker thread, so it is plain data. */
export interface WorkOrder {
  readonly kind: WorkKind;
  readonly request: JsonObject;
  /** The user's own picture, where the work is about one. */
  readonly picture?: Uint8Array;
}

export interface WorkResult {
  readonly artifact?: EngineArtifact;
  /** A picture that stands for the artifact, as PNG. */
  readonly poster?: Uint8Array;
  /** Work that gives text or files of text gives this. */
  readonly document?: JsonObject;
  /** A long list as JSON already: written in the worker, so that the service's thread is not held up. */
  readonly json?: Uint8Array;
}

export interface WorkTools extends EngineTools {
  /** Folders from which optional packages are looked for. */
  readonly roots: readonly string[];
}

/** One place where an order becomes an engine's call, for worker threads and for this one. */
export async function runWork(order: WorkOrder, place: WorkTools): Promise<WorkResult> {
  return ENGINES[order.kind](order, place);
}
