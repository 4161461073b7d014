import type { Clock } from '../clock.ts';
import type { Carry } from '../contract/carry.ts';
import type { Plan } from '../contract/rate-limit.ts';
import { ensureLocalAccount } from './accounts.ts';
import { type App, createApp } from './app.ts';
import { assetsIn } from './assets.ts';
import { carryTo } from './carry.ts';
import { faultsFrom } from './faults.ts';
import { fixturesFrom } from './fixtures.ts';
import { newOwner } from './owners.ts';
import type { Room } from './room.ts';
import { openStore } from './store/store.ts';
import { textSource } from './text/source.ts';

export interface ServiceOptions {
  /** Undefined: everything is in memory and gone with the process. */
  readonly stateDir: string | undefined;
  readonly clock: Clock;
  readonly assetsDir: string;
  /** The worker's file; undefined: engines run in this thread. */
  readonly workerPath: string | undefined;
  readonly plan?: Plan;
  readonly credits?: number;
  readonly attribution?: boolean;
  /** Divides simulated waits; Infinity means none. */
  readonly speed?: number;
  readonly faults?: readonly string[];
  readonly fixtures?: unknown;
  readonly webhooks?: readonly string[];
  readonly upstream?: string;
  readonly upstreamKey?: string;
  readonly publicUrl?: string;
  /** File of recorded upstream replies. */
  readonly record?: string;
  /** Whether this process runs queued jobs. */
  readonly jobs?: 'run' | 'queue';
}

export interface Service {
  /** In process, at http://octet.local/v1; no key needed. */
  readonly carry: Carry;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly app: App;
  readonly key: string;
  readonly secret: string;
  /** Sentences for the user about what was found when the state was opened. */
  readonly notices: readonly string[];
  setPublicUrl(url: string): void;
  close(options?: { drainMs?: number }): Promise<void>;
}

export const LOCAL_ORIGIN = 'http://octet.local';

export async function openService(options: ServiceOptions): Promise<Service> {
  const { clock, speed = 1 } = options;
  const assets = assetsIn(options.assetsDir);
  const fixtures = fixturesFrom(options.fixtures);
  const faults = faultsFrom(options.faults ?? []);
  const store = await openStore({ directory: options.stateDir, assets });
  const { plan, credits, attribution } = options;
  const identity = store.write((sql) => ensureLocalAccount(sql, { plan, credits, attribution }, clock.now()));
  const owner = newOwner(() => clock.now());
  let publicUrl = options.publicUrl ?? LOCAL_ORIGIN;

  const upstream = options.upstream
    ? (await import('./text/upstream.ts')).upstreamAt({ address: options.upstream, key: options.upstreamKey })
    : undefined;
  const recordings = options.record
    ? (await import('./text/recordings.ts')).recordingsIn(options.record)
    : undefined;
  const tools = { assets, progress() {}, signal: new AbortController().signal };
  const room = {
    store,
    clock,
    owner,
    assets,
    speed,
    text: textSource({ clock, tools, fixtures, recordings, upstream }),
    upstream,
    fixtures,
    faults,
    webhooks: { emit() {}, wake() {} },
    publicUrl: () => publicUrl,
  } as unknown as Room;
  const app = createApp(room);

  return {
    app,
    carry: carryTo(app, identity.key),
    fetch: async (request) => (await import('./web.ts')).fetchFrom(app, clock)(request),
    key: identity.key,
    secret: identity.secret,
    notices: store.notices,
    setPublicUrl(url) {
      publicUrl = url.replace(/\/+$/, '');
    },
    async close() {
      store.write((sql) => owner.leave(sql));
      store.close();
    },
  };
}
