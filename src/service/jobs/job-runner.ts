export interface JobRunner {
  /** Jobs that run at once. */
  readonly slots: number;
  /** Takes up what is waiting, if this process runs jobs and has a slot free. */
  wake(): void;
  cancel(id: string): void;
  /** Stops; what was running goes back into the queue for another process. */
  close(): Promise<void>;
}
