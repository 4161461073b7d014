import type { OctetError } from '../../errors.ts';
import type { RequestRecord } from '../journal/request-record.ts';
import type { RequestAddress } from './request-address.ts';

/** One request and one reply, as the pipeline sees them: the same over a socket and inside the process. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: RequestAddress;
  /** Names in lower case; a header that came twice is joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Reads the body, once; more than `limitBytes` is refused. The bytes count against the account, so it must be known
   * by then.
   */
  body(limitBytes: number, account: string): Promise<Uint8Array>;
  /** Called as soon as the key is known: a connection without one is the first to be closed under load. */
  onAuthenticated?(): void;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  /** True: the request comes from this process, and needs no key. */
  readonly inProcess: boolean;
  /** True: the request may name files of this machine. Agents at `/mcp` are in the process and may not. */
  readonly mayNameFiles?: boolean;
}

/** A request with what the router found out about it. */
export interface Incoming {
  readonly request: ServiceRequest;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly record: RequestRecord;
  /** Headers of the reply, also of one that reports an error. Each step adds its own. */
  readonly headers: Record<string, string>;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | AsyncIterable<Uint8Array>;
  /** The fault of the state. Inside the process it is thrown, because its caller can mend the state. */
  readonly fault?: OctetError;
  /** A fault on purpose: the connection ends without this reply. */
  readonly drop?: boolean;
}

/** Small texts share one block of memory, which an encoder of the web platform does not do. */
export function encode(text: string): Uint8Array {
  return Buffer.from(text);
}

export function jsonResponse(
  status: number,
  document: unknown,
  headers: Record<string, string> = {},
): ServiceResponse & { readonly body: Uint8Array } {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: encode(JSON.stringify(document)),
  };
}

/** The document with these fields put behind its own; they are JSON already and are not parsed again. */
export function jsonWith(
  response: ServiceResponse & { readonly body: Uint8Array },
  written: Readonly<Record<string, Uint8Array | undefined>>,
): ServiceResponse & { readonly body: Uint8Array } {
  const parts: Uint8Array[] = [response.body.subarray(0, -1)];
  for (const [name, json] of Object.entries(written)) {
    if (json) parts.push(encode(`,${JSON.stringify(name)}:`), json);
  }
  return { ...response, body: Buffer.concat([...parts, encode('}')]) };
}

export function isBytes(body: ServiceResponse['body']): body is Uint8Array {
  return body instanceof Uint8Array;
}

/** Releases a body that will not be read: a stream settles, a file is closed. */
export async function abandon({ body }: ServiceResponse): Promise<void> {
  if (!isBytes(body)) await body[Symbol.asyncIterator]().return?.();
}

/** The same request, whose body can be read again. */
export function readOnce(request: ServiceRequest): ServiceRequest {
  let read: Promise<Uint8Array> | undefined;
  return {
    ...request,
    body(limitBytes, account) {
      read ??= request.body(limitBytes, account);
      return read;
    },
  };
}
