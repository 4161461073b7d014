import type { Clock } from '../clock.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import type { JsonObject } from '../contract/shape.ts';
import type { Assets } from '../engines/engine.ts';
import type { ArtifactStore } from './artifacts/artifact-store.ts';
import type { Account } from './billing/accounts.ts';
import type { JobOwner } from './jobs/owners.ts';
import type { JobRunner } from './jobs/runner.ts';
import type { Faults } from './simulation/faults.ts';
import type { Fixtures } from './simulation/fixtures.ts';
import type { Sql } from './store/sql.ts';
import type { Store } from './store/store.ts';
import type { TextSource } from './text/source.ts';
import type { Upstream } from './text/upstream.ts';
import type { Webhooks } from './webhooks/webhooks.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** What routes work with. */
export interface ServiceContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly owner: JobOwner;
  readonly assets: Assets;
  /** Divides simulated waits; Infinity means none. */
  readonly speed: number;
  /** Proves to the owner of the state that this service is the one that was announced. */
  readonly proofKey: string;
  /** The webhook signing secret. */
  readonly secret: string;
  /** The account of this machine that the service runs for. */
  readonly account: string;
  isAdmin(key: string | undefined): boolean;
  readonly text: TextSource;
  readonly upstream: Upstream | undefined;
  readonly fixtures: Fixtures;
  readonly faults: Faults;
  readonly artifacts: ArtifactStore;
  readonly workers: WorkerPool;
  readonly jobs: JobRunner;
  readonly webhooks: Webhooks;
  /** Ends each stream that is still open, and settles it. */
  readonly openStreams: Set<() => void>;
  /** Told of what went wrong inside; the asking side only learns the request's id. */
  onFault(error: unknown, requestId: string): void;
  /** Names beside those of this machine that the Host header may carry. */
  hosts(): readonly string[];
  /** Allows requests to loopback and private networks on behalf of a caller (SSRF guard off). */
  allowPrivate(): boolean;
  /** Where this service is reached from outside the process. */
  publicUrl(): string;
}

export interface Tokens {
  readonly prompt: number;
  readonly completion: number;
}

/** One admitted request. */
export interface RequestContext {
  readonly service: ServiceContext;
  readonly account: Account;
  readonly body: JsonObject;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  /** What addresses in the reply begin with: where this request came in. */
  readonly origin: string;
  readonly requestId: string;
  /** Credits that were set aside for it: the most it can cost. */
  readonly held: number;
}

export interface DocumentReply {
  readonly kind: 'reply';
  /** With an `attribution` where somebody else than octet made it. */
  readonly document: JsonObject;
  /** More fields of the document, as JSON already. */
  readonly written?: Readonly<Record<string, Uint8Array | undefined>>;
  readonly status?: number;
  /** What the work came to, before the account's factor; by default what was held. */
  readonly cost?: number;
  readonly tokens?: Tokens;
  /** Written in the transaction that charges. */
  readonly commit?: (sql: Sql, holdId: string | undefined) => void;
  /** The hold is the job's now; it is charged when that is done. */
  readonly later?: boolean;
  /** Once that transaction is on the disk. */
  readonly after?: () => void;
}

/** `data:` payloads; what was produced so far is what a broken stream costs. */
export interface StreamReply {
  readonly kind: 'events';
  /** Names whoever answered, where that was not octet. */
  readonly attribution?: string;
  readonly events: AsyncIterable<string>;
  readonly cost: () => number;
  readonly tokens: () => Tokens;
}

export type RouteReply = DocumentReply | StreamReply;

export interface Route {
  readonly endpoint: Endpoint;
  /** Brings other clients' spellings of a request into the documented one. */
  readonly normalise?: (body: JsonObject) => JsonObject;
  /** Rules beyond the schema of the contract, one line each. */
  readonly problems?: (body: JsonObject) => string[];
  /** The most that it can cost, before the account's factor. Nothing for reading. */
  readonly price?: (body: JsonObject) => number;
  readonly run: (call: RequestContext) => Promise<RouteReply>;
}
