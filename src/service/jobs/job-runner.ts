export interface JobRunner {
  /** Jobs that run at once. */
  readonly places: number;
  /** Takes up what is waiting, if this process runs jobs and has a place free. */
  wake(): void;
  cancel(id: string): void;
  /** Stops; what was running goes back into the queue for another process. */
  close(): Promise<void>;
}
