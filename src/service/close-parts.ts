import type { Clock } from '../clock.ts';
import type { App } from './http/app.ts';
import type { ServiceContext } from './service-context.ts';

interface CountedApp {
  readonly app: App;
  /** Waits until no request is being answered, at most so long. */
  ended(mostMs: number, clock: Clock): Promise<void>;
}

export function trackRequests(app: App): CountedApp {
  let busy = 0;
  let idle = (): void => {};
  const end = (): void => {
    busy -= 1;
    if (busy === 0) idle();
  };
  return {
    app(request) {
      const response = app(request);
      busy += 1;
      response.then(end, end);
      return response;
    },
    async ended(mostMs, clock) {
      if (busy === 0) return;
      const enough = new AbortController();
      // Rejected by the abort: everything ended in time.
      const late = mostMs > 0 ? clock.sleep(mostMs, enough.signal).catch(() => {}) : Promise.resolve();
      await Promise.race([new Promise<void>((resolve) => (idle = resolve)), late]);
      enough.abort();
    },
  };
}

/** Stops streams, jobs, workers and deliveries, then closes the store. */
export async function closeParts(
  service: ServiceContext,
  { drainMs, flushJournal }: { readonly drainMs: number; readonly flushJournal: boolean },
): Promise<void> {
  await Promise.all([...service.openStreams].map((end) => end()));
  // At the same time: an engine in a long step does not notice that its job was cancelled.
  await Promise.all([service.jobs.close(), service.workers.close()]);
  await service.webhooks.close(drainMs);
  if (flushJournal) await service.journal?.flush();
  try {
    await service.counters.flush();
    await service.store.write((sql) => service.owner.leave(sql));
  } catch {
    // The fault was reported before; the next process finds out that this one is gone.
  }
  await service.store.close();
}
