import { systemClock } from '../clock.ts';
import { listen } from '../service/http/listen.ts';
import { serviceVariables } from '../service/http/variables.ts';
import { openService, type Service } from '../service/service.ts';
import { advanceBy } from './advance.ts';
import type { StartOptions, TestScope, TestService } from './api.ts';
import { fetchThrough } from './fetch.ts';
import { seenRequests } from './requests.ts';
import { scopedFaults, scopedFixtures } from './scopes.ts';

interface Parts {
  readonly assetsDir: string;
  readonly workerPath: string | undefined;
}

/** Names that end in .localhost are this machine's own. */
const NO_PORT = 'http://octet.localhost';

export async function start(options: StartOptions, parts: Parts): Promise<TestService> {
  const { port = 0, faults = [], fixtures = [], ...rest } = options;
  const service = await openService({
    speed: Number.POSITIVE_INFINITY,
    plan: 'none',
    ...rest,
    ...parts,
    stateDir: undefined,
    clock: systemClock,
    journal: {},
    fixtures,
  });
  const seen = seenRequests(service);
  try {
    const place = port === false ? undefined : await listen(service, { port });
    if (!place) service.open({ url: NO_PORT, hosts: [] });
    const origin = place?.url ?? NO_PORT;
    const scope = (test?: string): TestScope => scopeOf(service, { origin, test, seen });
    const all = scope();
    for (const fault of faults) all.faults.add(fault);
    let closing: Promise<void> | undefined;
    const close = (): Promise<void> => {
      closing ??= (async () => {
        await place?.close(0);
        await service.close();
      })();
      return closing;
    };
    return {
      ...all,
      url: `${origin}/v1`,
      port: place?.port,
      key: service.key,
      adminKey: service.adminKey,
      secret: service.secret,
      env: { ...serviceVariables(origin, service) },
      clock: {
        advance: (time) => advanceBy(service.simulation.clock, time),
        now: () => new Date(service.simulation.clock.now()),
      },
      test: scope,
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}

interface Scoping {
  readonly origin: string;
  readonly test: string | undefined;
  readonly seen: ReturnType<typeof seenRequests>;
}

function scopeOf(service: Service, { origin, test, seen }: Scoping): TestScope {
  const headers: Record<string, string> = test === undefined ? {} : { 'X-Octet-Test': test };
  return {
    headers,
    fetch: fetchThrough(service, { origin, headers }),
    requests: () => seen().filter((request) => test === undefined || request.test === test),
    fixtures: scopedFixtures(service.simulation.fixtures, test),
    faults: scopedFaults(service.simulation.faults, test),
  };
}
