import { systemClock } from '../../../src/clock.ts';
import { listen } from '../../../src/service/http/listen.ts';
import { openService, type Service } from '../../../src/service/service.ts';
import { ASSETS_DIR } from '../../support/service.ts';

interface Served {
  readonly service: Service;
  readonly origin: string;
  close(): Promise<void>;
}

/** A service in memory on a free port, for clients that need real sockets. */
export async function servedService(): Promise<Served> {
  const service = await openService({
    stateDir: undefined,
    clock: systemClock,
    assetsDir: ASSETS_DIR,
    workerPath: undefined,
    plan: 'enterprise',
    speed: Number.POSITIVE_INFINITY,
  });
  const listening = await listen(service, { port: 0 });
  return {
    service,
    origin: listening.url,
    async close() {
      await listening.close(0);
      await service.close();
    },
  };
}
