import type { WorkerPool, WorkerPoolOptions } from './worker-pool.ts';

/** The pool is loaded with its first order: a chat never needs it. */
export function lazyWorkerPool(options: WorkerPoolOptions): WorkerPool {
  let opened: Promise<WorkerPool> | undefined;
  return {
    slots: options.slots,
    run(order, workOptions) {
      opened ??= import('./worker-pool.ts').then(({ openWorkerPool }) => openWorkerPool(options));
      return opened.then((pool) => pool.run(order, workOptions));
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
