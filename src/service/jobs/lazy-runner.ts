import type { Room } from '../service-context.ts';
import type { JobWorks, Runner } from './runner.ts';

export interface RunnerOptions {
  readonly room: () => Room;
  readonly mode: 'run' | 'queue';
  readonly places: number;
  /** Undefined: the engines. */
  readonly works: JobWorks | undefined;
}

/** The runner is loaded with the first job; a chat never needs it. */
export function laterRunner({ room, mode, places, works }: RunnerOptions): Runner {
  let started: Promise<Runner> | undefined;
  let closed = false;
  const start = (): Promise<Runner> => {
    started ??= Promise.all([import('./runner.ts'), import('./job-works.ts')]).then(
      ([{ startRunner }, { JOB_WORKS }]) => startRunner(room(), works ?? JOB_WORKS, places),
    );
    return started;
  };
  return {
    places,
    wake() {
      if (mode === 'run' && !closed) void start().then((runner) => runner.wake());
    },
    cancel(id) {
      void started?.then((runner) => runner.cancel(id));
    },
    async close() {
      closed = true;
      await (await started)?.close();
    },
  };
}
