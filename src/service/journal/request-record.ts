import type { RequestAddress } from '../http/request-address.ts';
import type { Tokens } from '../routes/reply.ts';

/** The part of a service request that is kept. */
interface RecordedRequest {
  readonly method: string;
  readonly url: RequestAddress;
  readonly headers: Readonly<Record<string, string>>;
  readonly inProcess: boolean;
}

/** The record of one request. The pipeline fills it in; observers get it when the reply has ended. */
export interface RequestRecord {
  readonly id: string;
  /** Unix time in milliseconds. */
  readonly at: number;
  /** By the monotonic clock. */
  readonly startedMs: number;
  readonly request: RecordedRequest;
  /** The path of the route with names for its parameters, without the prefix of the API; undefined: there is none. */
  endpoint: string | undefined;
  account: string | undefined;
  /** Name of the test that sent it (`X-Octet-Test`). */
  readonly test: string | undefined;
  body: Uint8Array | undefined;
  credits: number;
  tokens: Tokens | undefined;
  /** Kind of the injected fault. */
  fault: string | undefined;
  jobId: string | undefined;
}

/** One piece of a stream, with the time since the request came. */
export interface Chunk {
  readonly atMs: number;
  readonly bytes: Uint8Array;
}

/** `left`: the client went away; `cut`: the reply broke in the middle; `dropped`: it was lost on purpose. */
export type RequestEnd = 'whole' | 'left' | 'cut' | 'dropped';

export interface FinishedRequest {
  readonly record: RequestRecord;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly end: RequestEnd;
  readonly durationMs: number;
  /** Undefined: nothing of a body was sent. */
  readonly firstByteMs: number | undefined;
  /** A reply that came as a whole; undefined for a stream or a file. */
  readonly body: Uint8Array | undefined;
  readonly isStream: boolean;
  /** The beginning of a stream, where an observer keeps it; else empty. */
  readonly chunks: readonly Chunk[];
  /** All bytes of the reply. */
  readonly sentBytes: number;
}

type RequestObserver = (finished: FinishedRequest) => void;

interface ObserverNeeds {
  /** Asked when a stream begins. */
  keepsChunks(): boolean;
}

/** Those who want to know about finished requests. Without any, nothing is collected. */
export interface RequestObservers {
  readonly active: boolean;
  add(observer: RequestObserver, needs?: ObserverNeeds): () => void;
  keepChunks(): boolean;
  finished(request: FinishedRequest): void;
}

export function requestObservers(onFault: (error: unknown, requestId: string) => void): RequestObservers {
  const observers = new Map<RequestObserver, ObserverNeeds | undefined>();
  return {
    get active() {
      return observers.size > 0;
    },
    add(observer, needs) {
      observers.set(observer, needs);
      return () => void observers.delete(observer);
    },
    keepChunks() {
      for (const needs of observers.values()) if (needs?.keepsChunks()) return true;
      return false;
    },
    finished(request) {
      for (const observer of observers.keys()) {
        try {
          observer(request);
        } catch (error) {
          // A fault of an observer must not reach the client whose request it looks at.
          onFault(error, request.record.id);
        }
      }
    },
  };
}

/** Gives a request the fixtures, faults, credits, webhooks and journal of that name. */
export const TEST_HEADER = 'x-octet-test';

function testOf(headers: RecordedRequest['headers']): string | undefined {
  const name = headers[TEST_HEADER];
  return name !== undefined && /^[A-Za-z0-9._-]{1,64}$/.test(name) ? name : undefined;
}

export function newRecord(
  id: string,
  { method, url, headers, inProcess }: RecordedRequest,
  { now, monotonic }: { now(): number; monotonic(): number },
): RequestRecord {
  return {
    id,
    at: now(),
    startedMs: monotonic(),
    // Not the request itself: it holds the socket, and a record may be kept for long.
    request: { method, url, headers, inProcess },
    endpoint: undefined,
    account: undefined,
    test: testOf(headers),
    body: undefined,
    credits: 0,
    tokens: undefined,
    fault: undefined,
    jobId: undefined,
  };
}
