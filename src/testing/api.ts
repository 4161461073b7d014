/** The interface of `octet-cli/testing`. The build publishes this file as its types, so it imports nothing. */

/** A kind of fault on purpose: `drop` loses the reply after the work was done, `cut` breaks it in the middle. */
export type FaultKind = '429' | '500' | 'cut' | 'drop' | 'slow';

export interface Fault {
  kind: FaultKind;
  /** Share of the requests that it hits: 0.2, '20%' or '1/5'; all when it is left out. */
  rate?: number | string;
  /** Requests that it hits at most. */
  count?: number;
  /** Endpoint, such as `/chat/completions`; a `*` at the end stands for any rest. */
  path?: string;
}

export interface FixtureMatch {
  /** Text to find in what the user said last, or a regular expression between slashes. */
  text?: string;
  /** Name of the model, or a regular expression between slashes. */
  model?: string;
  /** Endpoint; a `*` stands for any text. Also one that the service does not have. */
  path?: string;
  method?: string;
  /** True: the last message is the result of a tool; false: it is not. */
  tool_result?: boolean;
  /** The N-th request that the rest fits, from 1. */
  nth?: number;
}

export interface FixtureToolCall {
  name: string;
  arguments?: Record<string, unknown> | string;
}

export interface FixtureError {
  status: number;
  type?: string;
  code?: string;
  message?: string;
  /** Seconds. */
  retryAfter?: number;
}

export type FixturePiece =
  | string
  | {
      text?: string;
      tool_calls?: FixtureToolCall[];
      /** Sent exactly as it is. */
      data?: unknown;
      event?: string;
      error?: FixtureError | number;
      delayMs?: number;
    };

/** A scripted answer. The first that matches a request answers it. */
export interface Fixture {
  /** Text, a regular expression between slashes, `*`, or an object whose fields must all fit. */
  match?: string | FixtureMatch;
  /** Text, or an object for the whole reply. */
  reply?: string | Record<string, unknown>;
  tool_calls?: FixtureToolCall[];
  stream?: FixturePiece[];
  error?: FixtureError | number;
  fault?: FaultKind;
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
  chunkMs?: number;
  cutAfter?: number;
}

/** Something that can be taken away again. */
export interface Added {
  readonly id: string;
  remove(): void;
}

export interface Fixtures {
  /** It is tried before all that are there; of a list, the first is tried first. */
  add(fixture: Fixture | readonly Fixture[]): Added;
  clear(): void;
}

export interface Faults {
  /** Also in short, as of `serve --fault`: `'429:0.2'`. */
  add(fault: Fault | FaultKind | `${FaultKind}:${string}`): Added;
  clear(): void;
}

/** A request that the service has answered. Keys are masked. */
export interface SeenRequest {
  readonly id: string;
  readonly at: Date;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON, else text; undefined without one. */
  readonly body: unknown;
  readonly status: number;
  readonly response: {
    readonly headers: Readonly<Record<string, string>>;
    /** Parsed if it is JSON, else text; of a stream all of its text. */
    readonly body: unknown;
    /** The pieces of a stream, with the time since the request came. */
    readonly chunks: readonly { readonly atMs: number; readonly text: string }[];
  };
  readonly durationMs: number;
  readonly credits: number;
  readonly stream: boolean;
  /** Kind of the injected fault. */
  readonly fault: string | undefined;
  readonly test: string | undefined;
}

/** The service as one test sees it. */
export interface TestScope {
  /** Sent with each request of this scope. */
  readonly headers: Readonly<Record<string, string>>;
  /** Asks the service without a socket. A path is enough; without a key, the request has the service's own. */
  readonly fetch: typeof globalThis.fetch;
  /** The requests so far, oldest first. */
  requests(): SeenRequest[];
  readonly fixtures: Fixtures;
  readonly faults: Faults;
}

export interface TestService extends TestScope {
  /** Base address, which ends in /v1. */
  readonly url: string;
  /** Undefined when it listens on no port. */
  readonly port: number | undefined;
  readonly key: string;
  /** Opens `/local/…`. */
  readonly adminKey: string;
  /** Signs webhooks. */
  readonly secret: string;
  /** The variables that `octet serve env` prints, for processes that a test starts. */
  readonly env: Readonly<Record<string, string>>;
  readonly clock: {
    /** Lets simulated time pass: milliseconds, or '10m'. */
    advance(time: number | string): void;
    now(): Date;
  };
  /** A scope of its own for one test: fixtures, faults, credits, limits, webhooks and requests. */
  test(name: string): TestScope;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface StartOptions {
  /** Port on 127.0.0.1; 0, the default, picks a free one. `false` opens none: only `fetch` reaches the service. */
  port?: number | false;
  /** API key; a random one when it is left out. */
  key?: string;
  plan?: 'free' | 'payg' | 'unlimited' | 'pro' | 'enterprise' | 'none';
  /** Balance; 10000 when it is left out. */
  credits?: number;
  /** False: no attribution, and everything costs double. */
  attribution?: boolean;
  fixtures?: readonly Fixture[];
  faults?: readonly (Fault | FaultKind | `${FaultKind}:${string}`)[];
  /** Addresses that webhook events are sent to. */
  webhooks?: readonly string[];
  /** OpenAI-compatible server that answers in the place of the text engine. */
  upstream?: string;
  upstreamKey?: string;
  /** OpenAI-compatible server for images. */
  upstreamImages?: string;
  upstreamImagesKey?: string;
  /** Divides simulated waits, such as the pace of tokens; Infinity, the default, means none. */
  speed?: number;
  /** Further host names under which requests are accepted. */
  allowHosts?: readonly string[];
  /** Adds every request and its reply to this file. */
  record?: string;
  /** Answers with what was recorded. */
  replay?: string;
}
