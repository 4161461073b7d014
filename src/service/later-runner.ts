import type { Room } from './room.ts';
import type { Runner } from './runner.ts';

/** The runner is loaded with the first job; a chat never needs it. */
export function laterRunner(room: () => Room, mode: 'run' | 'queue', places: number): Runner {
  let started: Promise<Runner> | undefined;
  let closed = false;
  const start = (): Promise<Runner> => {
    started ??= Promise.all([import('./runner.ts'), import('./job-works.ts')]).then(
      ([{ startRunner }, { JOB_WORKS }]) => startRunner(room(), (kind) => JOB_WORKS[kind], places),
    );
    return started;
  };
  return {
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
