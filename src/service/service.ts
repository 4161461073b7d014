import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { BodyBudget } from '../contract/body-budget.ts';
import type { Transport } from '../contract/transport.ts';
import { OctetError } from '../errors.ts';
import { assetsIn } from '../files/assets.ts';
import { openArtifactStore } from './artifacts/artifact-store.ts';
import { AccountBook } from './billing/account-book.ts';
import { FIRST_CREDITS } from './billing/accounts.ts';
import { Charges } from './billing/charges.ts';
import { Counters } from './billing/counters.ts';
import { ensureIdentity, keyMatcher } from './billing/identity.ts';
import { KEY_FILE, keyFileAt, NO_KEY_FILE } from './billing/key-file.ts';
import { closeParts, trackRequests } from './close-parts.ts';
import { type App, createApp } from './http/app.ts';
import { inProcessTransport } from './http/in-process-transport.ts';
import { LargeBodies } from './http/large-bodies.ts';
import { lazyRunner } from './jobs/lazy-runner.ts';
import { newJobOwner } from './jobs/owners.ts';
import { hourlyUpkeep, recoverState } from './jobs/recover.ts';
import { NO_CHANGES, watchChanges } from './journal/changes.ts';
import { openJournal, USUAL_JOURNAL } from './journal/journal.ts';
import { liveEvents } from './journal/live-events.ts';
import type { Metrics } from './journal/metrics.ts';
import { type RequestObservers, requestObservers } from './journal/request-record.ts';
import { openSessions } from './page/sessions.ts';
import type { ReplayReport } from './recording/replay.ts';
import type { ServiceContext } from './service-context.ts';
import type { ServiceOptions } from './service-options.ts';
import { faultsFrom } from './simulation/faults.ts';
import { fixturesIn } from './simulation/fixture-file.ts';
import { openFixtures } from './simulation/fixtures.ts';
import { type ServiceClock, serviceClock } from './simulation/service-clock.ts';
import { openStore } from './store/store.ts';
import { textSource } from './text/source.ts';
import { openUpstreams } from './upstreams.ts';
import { addEndpoint } from './webhooks/endpoints.ts';
import { openWebhooks } from './webhooks/webhooks.ts';
import { lazyWorkerPool } from './workers/lazy-worker-pool.ts';
import { packRoots } from './workers/pack-roots.ts';

export interface Service {
  /** In process, at http://octet.local/v1; no key needed. */
  readonly transport: Transport;
  readonly app: App;
  readonly clock: Clock;
  /** Memory that request bodies hold, over all connections. */
  readonly bodies: BodyBudget;
  readonly key: string;
  /** Opens `/local/…`. */
  readonly adminKey: string;
  /** Signs webhooks. */
  readonly secret: string;
  /** Random, for this run; see http/proof.ts. */
  readonly proofKey: string;
  /** Told about every request whose reply has ended. */
  readonly requests: RequestObservers;
  /** A one-time link to the page. */
  newLink(): string;
  /** Sentences for the user about what was found when the state was opened. */
  readonly notices: readonly string[];
  /** For tests in this process. */
  readonly simulation: ServiceContext['simulation'] & { readonly clock: ServiceClock };
  /** How far the requests agreed with the recording; undefined when none is replayed. */
  replayed(): ReplayReport | undefined;
  /** Base address for clients outside this process. */
  publicUrl(): string;
  /** From now on this process serves others: by these names, and it takes up what earlier processes left. */
  open(reach: Reach): void;
  /** Waits for requests, deliveries and jobs that are on their way, at most so long; then stops them. */
  close(options?: { drainMs?: number }): Promise<void>;
}

interface Reach {
  readonly url: string;
  /** Names that the Host header may carry beside those of this machine; empty while bound to loopback. */
  readonly hosts: readonly string[];
}

const MOST_JOBS_AT_ONCE = 4;
const NEW_KEY =
  'the local service has a new API key and no longer accepts the old one; to see it: octet serve env';

const LOCAL_ORIGIN = 'http://octet.local';

export async function openService(options: ServiceOptions): Promise<Service> {
  const { stateDir, speed = 1 } = options;
  const clock = serviceClock(options.clock);
  if (options.credits !== undefined && !(Number.isSafeInteger(options.credits) && options.credits >= 0))
    throw new OctetError('usage', `credits must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`);
  const assets = assetsIn(options.assetsDir);
  const fixtures = openFixtures(await fixturesIn(options.fixtures));
  const faults = faultsFrom(options.faults ?? []);
  const store = await openStore({ directory: stateDir, assets, verify: options.verify });
  const owner = newJobOwner(() => clock.now(), stateDir);
  const { plan, credits, attribution, account } = options;
  const keyFile = stateDir === undefined ? NO_KEY_FILE : keyFileAt(join(stateDir, KEY_FILE));
  const identity = await store.write((sql) => {
    const found = ensureIdentity(sql, { keyFile, plan, credits, attribution, account, now: clock.now() });
    recoverState(sql, owner, clock);
    for (const url of options.webhooks ?? []) addEndpoint(sql, new URL(url).href, undefined, clock.now());
    return found;
  });
  const { adminKey, secret } = identity;
  const key = options.key ?? identity.key;
  const proofKey = randomBytes(32).toString('hex');
  const notices = identity.replaced ? [...store.notices, NEW_KEY] : store.notices;
  let reach: Reach = { url: options.publicUrl ?? LOCAL_ORIGIN, hosts: [] };
  const allowedNames = (options.allowHosts ?? []).map((name) => name.toLowerCase());
  const allowPrivate = (): boolean => reach.hosts.length === 0;

  const { upstream, imageUpstream } = await openUpstreams(options);
  const recorder = options.record
    ? (await import('../recording/recorder.ts')).recorderAt(options.record, options.clock)
    : undefined;
  const replay = options.replay
    ? await (await import('./recording/replay.ts')).replayOf(options.replay, recorder !== undefined)
    : undefined;
  const onFault = options.onFault ?? (() => {});
  const live = liveEvents(options.clock);
  const watching = options.journal ? await import('./local/watch-requests.ts') : undefined;
  const changes = watching
    ? watchChanges({ store, clock: options.clock, live, read: watching.readChanged(() => service) })
    : NO_CHANGES;
  let metrics: Promise<Metrics> | undefined;
  const webhooks = openWebhooks({
    store,
    clock,
    owner,
    secret,
    speed,
    allowPrivate,
    onChange(delivery, attempted) {
      changes.delivery(delivery);
      if (attempted) void metrics?.then((counted) => counted.attempted(attempted));
    },
  });
  const jobSlots = Math.max(1, Math.min(MOST_JOBS_AT_ONCE, availableParallelism() - 1));
  // More than jobs can take: a picture or a piece of code never waits for a film. One is left for other accounts.
  const slots = jobSlots + 2;
  const workers = lazyWorkerPool({
    ...options,
    assets,
    slots,
    slotsEach: slots - 1,
    roots: packRoots(options.assetsDir),
  });
  let sentencePack: Promise<boolean> | undefined;
  const tools = { assets, progress() {}, signal: new AbortController().signal };
  const counters = new Counters(store, clock);
  const accounts = new AccountBook(store, {
    clock,
    credits: options.credits ?? FIRST_CREDITS,
    otherKey: options.key === undefined ? undefined : { matches: keyMatcher(key), known: identity.key },
  });
  const service: ServiceContext = {
    store,
    accounts,
    counters,
    charges: new Charges({ store, counters, accounts, clock, webhooks }),
    clock,
    owner,
    speed,
    identity: { account: identity.account, key, secret, proofKey, isAdmin: keyMatcher(adminKey) },
    text: textSource({
      clock,
      tools,
      upstream,
      workers,
      async describePicture(source, { signal, account }) {
        const { loadUserImage } = await import('./artifacts/user-images.ts');
        const image = await loadUserImage(service, source, signal);
        const order = { kind: 'image-describe' as const, request: { image } };
        return (await workers.run(order, { signal, account })).text;
      },
    }),
    upstream,
    imageUpstream,
    soundFont: options.soundFont,
    simulation: { fixtures, faults },
    artifacts: openArtifactStore(store, stateDir === undefined ? undefined : join(stateDir, 'files')),
    workers,
    assets,
    hasSentencePack() {
      sentencePack ??= import('../engines/text/vectors/sentence-pack.ts').then((pack) =>
        pack.hasSentencePack(options.assetsDir),
      );
      return sentencePack;
    },
    jobs: lazyRunner({
      service: () => service,
      mode: options.jobs ?? 'run',
      slots: jobSlots,
      works: options.works,
    }),
    webhooks,
    replay,
    largeBodies: new LargeBodies(clock),
    agents: options.agents,
    openStreams: new Set(),
    requests: requestObservers(onFault),
    journal: options.journal
      ? openJournal({ store, clock: options.clock, bounds: { ...USUAL_JOURNAL, ...options.journal } })
      : undefined,
    live,
    changes,
    sessions: openSessions(),
    pageDir: options.pageDir ?? join(options.assetsDir, '..', 'page'),
    metrics() {
      metrics ??= import('./local/metrics.ts').then(({ startMetrics }) => startMetrics(service));
      return metrics;
    },
    dispatch: (request) => app(request),
    onFault,
    reach: {
      hosts: () => ({ bound: reach.hosts, named: allowedNames }),
      allowsPrivate: allowPrivate,
      publicUrl: () => reach.url,
    },
  };
  const answering = createApp(service);
  const app = recorder
    ? (await import('./recording/record.ts')).recording(answering, recorder, clock)
    : answering;
  watching?.watchRequests(service);
  const bodies = new BodyBudget();
  const upkeep = hourlyUpkeep({ store, owner, clock });
  const counted = trackRequests(app);
  let closing: Promise<void> | undefined;

  return {
    app: counted.app,
    clock: options.clock,
    bodies,
    transport: inProcessTransport(counted.app, key, { mayNameFiles: true }),
    key,
    adminKey,
    secret,
    proofKey,
    requests: service.requests,
    newLink: () => `${reach.url}/open/${service.sessions.newLink()}`,
    notices,
    simulation: { ...service.simulation, clock },
    replayed: () => replay?.report(),
    publicUrl: () => reach.url,
    open(wider) {
      reach = wider;
      webhooks.resume();
      service.jobs.wake();
      upkeep.start();
      void service.metrics();
      // Files that stay are swept at the next start.
      void service.artifacts.sweep(clock.now()).catch(() => {});
    },
    close({ drainMs = 0 } = {}) {
      closing ??= shutDown(drainMs);
      return closing;
    },
  };

  async function shutDown(drainMs: number): Promise<void> {
    upkeep.stop();
    await counted.ended(drainMs, clock);
    // In memory the journal would be gone in a moment.
    await closeParts(service, { drainMs, flushJournal: stateDir !== undefined });
    await recorder?.flush();
  }
}
