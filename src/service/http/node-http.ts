import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextTick } from 'node:process';
import type { Clock } from '../../clock.ts';
import type { BodyBudget } from '../../contract/body-budget.ts';
import { readIncoming } from './read-body.ts';
import { addressOf } from './request-address.ts';
import { abandon, isBytes, type ServiceRequest, type ServiceResponse } from './request-response.ts';

/** A reader that takes nothing for so long is gone. */
const LONGEST_PAUSE_MS = 60_000;

/** A refused body is read and dropped up to this size, so that its sender can read the refusal. */
const MOST_DISCARDED_BYTES = 1024 * 1024;
const LONGEST_DISCARD_MS = 2_000;

export interface SocketRequest {
  readonly incoming: IncomingMessage;
  readonly signal: AbortSignal;
  readonly bodies: BodyBudget;
  onAuthenticated(): void;
  /** Asks a sender that waits (`Expect: 100-continue`) for the body. */
  askForBody(): void;
}

/** One request of a socket, and the release of what its body holds. */
export function requestOver({ incoming, signal, bodies, onAuthenticated, askForBody }: SocketRequest): {
  readonly request: ServiceRequest;
  release(): void;
} {
  const headers = joinedHeaders(incoming.rawHeaders);
  let release = (): void => {};
  const request: ServiceRequest = {
    method: incoming.method ?? 'GET',
    url: addressOf(incoming.url ?? '/', headers.host ?? ''),
    headers,
    body(limitBytes, holder) {
      askForBody();
      const declared = Number(incoming.headers['content-length'] ?? 0);
      const body = readIncoming(incoming, declared, { budget: bodies, holder, limitBytes });
      release = body.release;
      return body.bytes;
    },
    signal,
    inProcess: false,
    onAuthenticated,
  };
  return { request, release: () => release() };
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

/** Undefined: it is written. */
export function writeResponse(
  response: ServiceResponse,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<void> | undefined {
  const { body } = response;
  if (response.drop || outgoing.destroyed) return abandon(response).then(() => void outgoing.destroy());
  if (!isBytes(body)) return writePieces(response, body, outgoing, clock);
  writeWhole(response, body, outgoing, clock);
  return undefined;
}

function writeWhole(
  { status, headers }: ServiceResponse,
  body: Uint8Array,
  outgoing: ServerResponse,
  clock: Clock,
): void {
  const head: Record<string, string> = { ...headers };
  if (status !== 204 && status !== 304 && outgoing.req.method !== 'HEAD')
    head['content-length'] = String(body.length);
  const unread = isUnread(outgoing.req);
  if (unread) head.connection = 'close';
  outgoing.writeHead(status, head);
  if (unread) {
    outgoing.write(body);
    discardRest(outgoing, clock);
  } else if (body.length > MOST_BYTES_AS_TEXT) {
    outgoing.end(body);
  } else {
    outgoing.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1'), 'latin1');
  }
}

/** Written as text (one byte a character), a small body leaves in one packet with its headers; as bytes, separately. */
const MOST_BYTES_AS_TEXT = 8 * 1024;

/** Writes the reply at the reader's pace: what does not fit waits, and is not produced ahead. */
async function writePieces(
  { status, headers }: ServiceResponse,
  body: AsyncIterable<Uint8Array>,
  outgoing: ServerResponse,
  clock: Clock,
): Promise<void> {
  outgoing.writeHead(status, headers);
  const iterator = body[Symbol.asyncIterator]();
  const leave = (): void => void iterator.return?.();
  outgoing.on('close', leave);
  const joining = joiningWriter(outgoing);
  try {
    for (let step = await iterator.next(); !step.done; step = await iterator.next()) {
      if (outgoing.destroyed) return;
      if (!joining.write(step.value)) await drained(outgoing, clock);
    }
    joining.end();
  } catch {
    // The status is out already: what was written leaves, and an end without the end mark says the rest.
    joining.flush();
    outgoing.socket?.destroySoon();
  } finally {
    outgoing.off('close', leave);
  }
}

const MOST_JOINED_BYTES = 16 * 1024;

interface JoiningWriter {
  /** False: the reader is slow; wait until it has taken what there is. */
  write(piece: Uint8Array): boolean;
  flush(): boolean;
  end(): void;
}

/** Pieces that are there at once leave as one; a piece that comes alone still leaves at once. */
function joiningWriter(outgoing: ServerResponse): JoiningWriter {
  let pieces: Uint8Array[] = [];
  let waitingBytes = 0;
  function joined(): Uint8Array | undefined {
    const all = pieces.length > 1 ? Buffer.concat(pieces, waitingBytes) : pieces[0];
    pieces = [];
    waitingBytes = 0;
    return all;
  }
  function flush(): boolean {
    const all = joined();
    return all === undefined || outgoing.destroyed || outgoing.write(all);
  }
  return {
    flush,
    end: () => void outgoing.end(joined()),
    write(piece) {
      if (pieces.length === 0) nextTick(flush);
      pieces.push(piece);
      waitingBytes += piece.length;
      return waitingBytes > MOST_JOINED_BYTES || outgoing.writableNeedDrain ? flush() : true;
    },
  };
}

/** True while part of the body is still to arrive. */
function isUnread({ headers, complete }: IncomingMessage): boolean {
  return !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);
}

/** A socket that is closed over unread bytes is reset, and the reply would be lost with it. */
function discardRest(outgoing: ServerResponse, clock: Clock): void {
  const { req: incoming } = outgoing;
  let discarded = 0;
  const callOff = clock.after(LONGEST_DISCARD_MS, end);
  function end(): void {
    callOff();
    incoming.off('data', count);
    outgoing.end();
  }
  function count(part: Uint8Array): void {
    discarded += part.length;
    if (discarded > MOST_DISCARDED_BYTES) end();
  }
  incoming.on('data', count).once('end', end).once('close', end).once('error', end);
  incoming.resume();
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
