import type { WorkerPool, WorkerPoolOptions } from './worker-pool.ts';

/** Worker threads are for engines; whoever needs none loads nothing. */
export function lazyWorkerPool(options: WorkerPoolOptions): WorkerPool {
  let opened: Promise<WorkerPool> | undefined;
  return {
    places: options.places,
    async run(order, workOptions) {
      opened ??= import('./worker-pool.ts').then(({ openWorkerPool }) => openWorkerPool(options));
      return (await opened).run(order, workOptions);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
