import type { Workshop, WorkshopOptions } from './worker-pool.ts';

/** Worker threads are for engines; whoever needs none loads nothing. */
export function laterWorkshop(options: WorkshopOptions): Workshop {
  let opened: Promise<Workshop> | undefined;
  return {
    places: options.places,
    async run(order, workOptions) {
      opened ??= import('./worker-pool.ts').then(({ openWorkshop }) => openWorkshop(options));
      return (await opened).run(order, workOptions);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
