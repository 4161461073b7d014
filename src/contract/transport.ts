import type { StopSignal } from './stop-signal.ts';

/**
 * The one type in which client and service meet: a function that carries one request and gives back status,
 * headers and a body. undici is one such function, the local service in this process is another.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Aborting it stops the request wherever it is, also while the body flows. */
  readonly signal?: StopSignal;
  readonly timeouts: Timeouts;
  /** `public` refuses a name that leads into a private network, when it is connected to. */
  readonly reach?: Reach;
  /** Called when the first byte has left: from here on a lost reply may have been charged. */
  readonly onSent?: () => void;
}

export type Reach = 'public' | 'any';

export interface TransportResponse {
  readonly status: number;
  /** Names in lower case; a header that came twice is joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TransportBody;
}

export interface TransportBody extends AsyncIterable<Uint8Array> {
  /** All of it, when all of it has arrived already and none was read: a small reply comes along with its headers. */
  arrived?(): readonly Uint8Array[] | undefined;
}

/** Milliseconds; 0 means none. */
export interface Timeouts {
  readonly connectMs: number;
  readonly headersMs: number;
  /** Longest silence between two pieces of the body. */
  readonly idleMs: number;
}
