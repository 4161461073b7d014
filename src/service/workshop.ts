import type { WorkOrder, WorkResult } from './work.ts';

export type Progress = (fraction: number, stage: string) => void;

/** Where engines run: in worker threads, or in this thread when there is no worker file. */
export interface Workshop {
  readonly places: number;
  run(order: WorkOrder, options: { signal: AbortSignal; progress?: Progress }): Promise<WorkResult>;
  close(): Promise<void>;
}
