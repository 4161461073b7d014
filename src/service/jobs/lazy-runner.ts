import type { ServiceContext } from '../service-context.ts';
import type { JobRunner } from './job-runner.ts';
import type { JobWorks } from './job-work.ts';

export interface RunnerOptions {
  readonly service: () => ServiceContext;
  readonly mode: 'run' | 'queue';
  readonly slots: number;
  /** Undefined: the engines. */
  readonly works: JobWorks | undefined;
}

/** The runner is loaded with the first job; a chat never needs it. */
export function lazyRunner({ service, mode, slots, works }: RunnerOptions): JobRunner {
  let started: Promise<JobRunner> | undefined;
  let closed = false;
  const start = (): Promise<JobRunner> => {
    started ??= Promise.all([import('./start-runner.ts'), import('./works-by-kind.ts')]).then(
      ([{ startJobRunner }, { WORKS_BY_KIND }]) => startJobRunner(service(), works ?? WORKS_BY_KIND, slots),
    );
    return started;
  };
  return {
    slots,
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
