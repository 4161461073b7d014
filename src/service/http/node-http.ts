import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../clock.ts';
import { abandon, isBytes, type ServiceRequest, type ServiceResponse } from './exchange.ts';
import { serviceError } from './service-error.ts';

/** A reader that takes nothing for so long is gone. */
const LONGEST_PAUSE_MS = 60_000;

/** What came over a socket, as the pipeline wants it. */
export function requestOver(incoming: IncomingMessage, signal: AbortSignal): ServiceRequest {
  const headers = joinedHeaders(incoming.rawHeaders);
  return {
    method: incoming.method ?? 'GET',
    url: addressOf(incoming.url ?? '/', headers.host ?? ''),
    headers,
    body: (limit) => readBody(incoming, limit),
    signal,
    inProcess: false,
  };
}

/** Node drops the second of two Authorization headers; here it must show. */
function joinedHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = String(raw[at]).toLowerCase();
    const value = String(raw[at + 1]);
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** Put together as text: as a reference, `//v1/models` would name another host. */
function addressOf(target: string, host: string): URL {
  try {
    const path = target.startsWith('/') ? target : new URL(target).pathname;
    const url = new URL(`http://${host}${path}`);
    if (host !== '' && url.host.toLowerCase() === host.toLowerCase().replace(/:80$/, '')) return url;
  } catch {
    // Told below, like a Host that is more than a host.
  }
  throw serviceError.invalid('The Host header or the path is not valid.', 'invalid_request');
}

async function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array> {
  const tooLarge = serviceError.tooLarge(`The body is larger than ${limit} bytes.`);
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > limit) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Writes the reply at the reader's pace: what does not fit waits, and is not produced ahead. */
export async function writeResponse(
  response: ServiceResponse,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<void> {
  const { status, headers, body } = response;
  if (response.drop || outgoing.destroyed) {
    await abandon(response);
    outgoing.destroy();
    return;
  }
  if (isBytes(body)) {
    const hasLength = status !== 204 && status !== 304 && outgoing.req.method !== 'HEAD';
    const length: Record<string, string> = hasLength ? { 'content-length': String(body.length) } : {};
    // A body that was refused unread is let go; the connection is not good for another request.
    const last: Record<string, string> = status === 413 ? { connection: 'close' } : {};
    outgoing.writeHead(status, { ...headers, ...length, ...last });
    outgoing.end(body);
    return;
  }
  outgoing.writeHead(status, headers);
  const iterator = body[Symbol.asyncIterator]();
  const leave = (): void => void iterator.return?.();
  outgoing.on('close', leave);
  try {
    for (let step = await iterator.next(); !step.done; step = await iterator.next()) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(step.value)) await drained(outgoing, clock);
    }
    outgoing.end();
  } catch {
    // The status is out already: what was written leaves, and an end without the end mark says the rest.
    outgoing.socket?.destroySoon();
  } finally {
    outgoing.off('close', leave);
  }
}

function drained(outgoing: ServerResponse, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const callOff = clock.after(LONGEST_PAUSE_MS, () => outgoing.destroy());
    const end = (): void => {
      callOff();
      outgoing.off('drain', end).off('close', end);
      resolve();
    };
    outgoing.on('drain', end).on('close', end);
  });
}
