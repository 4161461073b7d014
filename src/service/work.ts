import type { Artifact } from '../engines/engine.ts';
export interface WorkOrder {
  readonly kind: string;
  readonly request: unknown;
}
export interface WorkResult {
  readonly artifacts: readonly Artifact[];
}
