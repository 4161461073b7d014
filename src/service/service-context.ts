import type { Assets } from '../engines/engine.ts';
import type { ArtifactStore } from './artifacts/artifact-store.ts';
import type { ImageUpstream } from './artifacts/image-upstream.ts';
import type { AccountBook } from './billing/account-book.ts';
import type { Charges } from './billing/charges.ts';
import type { Counters } from './billing/counters.ts';
import type { Agents } from './http/agent-request.ts';
import type { AllowedHosts } from './http/hosts.ts';
import type { LargeBodies } from './http/large-bodies.ts';
import type { ServiceRequest, ServiceResponse } from './http/request-response.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { JobOwner } from './jobs/owners.ts';
import type { Changes } from './journal/changes.ts';
import type { Journal } from './journal/journal.ts';
import type { LiveEvents } from './journal/live-events.ts';
import type { Metrics } from './journal/metrics.ts';
import type { RequestObservers } from './journal/request-record.ts';
import type { Sessions } from './page/sessions.ts';
import type { Replay } from './recording/replay.ts';
import type { Faults } from './simulation/faults.ts';
import type { Fixtures } from './simulation/fixtures.ts';
import type { ServiceClock } from './simulation/service-clock.ts';
import type { Store } from './store/store.ts';
import type { TextSource } from './text/source.ts';
import type { Upstream } from './text/upstream.ts';
import type { Webhooks } from './webhooks/webhooks.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** The address of this service and its limits, which change when it begins to listen. */
export interface Reach {
  /** Names that the Host header may carry beside those of this machine. */
  hosts(): AllowedHosts;
  /** True: a caller may have this service send requests into this machine and its network. */
  allowsPrivate(): boolean;
  /** Base address for clients outside this process. */
  publicUrl(): string;
}

/** Keys and secrets of this state. */
interface ServiceIdentity {
  /** The account of this machine that the service runs for. */
  readonly account: string;
  /** The key of that account. */
  readonly key: string;
  /** Signs webhooks. */
  readonly secret: string;
  /** Proves to the owner of the state that this service is the one that was announced. */
  readonly proofKey: string;
  isAdmin(key: string | undefined): boolean;
}

/** The part that routes may use. */
export interface RouteServices {
  readonly store: Store;
  readonly accounts: AccountBook;
  readonly counters: Counters;
  readonly charges: Charges;
  readonly clock: ServiceClock;
  /** Divides simulated waits; Infinity means none. */
  readonly speed: number;
  readonly text: TextSource;
  readonly upstream: Upstream | undefined;
  readonly imageUpstream: ImageUpstream | undefined;
  /** Songs are played with this sound font: a path, or `auto`. */
  readonly soundFont: string | undefined;
  readonly artifacts: ArtifactStore;
  readonly workers: WorkerPool;
  readonly assets: Assets;
  /** The optional sentence model is installed. */
  readonly hasSentencePack: () => Promise<boolean>;
  readonly jobs: JobRunner;
  readonly webhooks: Webhooks;
  readonly reach: Reach;
}

/** The whole service, for the pipeline, billing and jobs. */
export interface ServiceContext extends RouteServices {
  readonly owner: JobOwner;
  readonly identity: ServiceIdentity;
  readonly simulation: { readonly fixtures: Fixtures; readonly faults: Faults };
  /** Recorded replies that are given in the place of our own. */
  readonly replay: Replay | undefined;
  readonly largeBodies: LargeBodies;
  /** Serves `/mcp`; undefined where nobody brought it. */
  readonly agents: Agents | undefined;
  /** Told about every request whose reply has ended. */
  readonly requests: RequestObservers;
  /** Undefined: requests are not kept. */
  readonly journal: Journal | undefined;
  readonly live: LiveEvents;
  readonly changes: Changes;
  /** Browsers that have opened the page. */
  readonly sessions: Sessions;
  /** The folder of the built page. */
  readonly pageDir: string;
  /** Counted from the first call on, which the start of a server makes. */
  metrics(): Promise<Metrics>;
  /** Sends a request through the service itself. */
  dispatch(request: ServiceRequest): Promise<ServiceResponse>;
  /** Each one ends a stream that is still open, and settles it. */
  readonly openStreams: Set<() => void | Promise<void>>;
  /** Reports an error that the caller must not see. */
  onFault(error: unknown, requestId: string): void;
}
