import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Clock } from '../../clock.ts';
import { BodyBudget, BodyBuffer, MOST_BODY_BYTES, MOST_HELD_BYTES } from '../../contract/body-budget.ts';
import { OctetError, systemCode } from '../../errors.ts';

export interface Received {
  readonly path: string;
  /** Names in lower case; a header that came twice is joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: Uint8Array;
}

export interface ReceiverOptions {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly clock: Clock;
  readonly receive: (received: Received) => Promise<ReceiverAnswer>;
  /** A request that was turned away before it was a delivery. */
  readonly onRefusal: (status: number, why: string) => void;
}

export interface Receiver {
  readonly port: number;
  close(): Promise<void>;
}

const MOST_WEBHOOK_BYTES = MOST_BODY_BYTES;
const MOST_CONNECTIONS = 256;
const MOST_HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 10_000;
const BODY_MS = 30_000;
/** How long the rest of a body that is not wanted is thrown away, so that the sender can read why. */
const DISCARD_MS = 5_000;
const CLOSING_MS = 1_000;

const LATE = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** An HTTP server that takes POSTs on any path, whoever connects and however slowly. One request a connection. */
export async function openReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { clock, onRefusal } = options;
  const waiting = new Set<Socket>();
  const timers = new Map<Socket, () => void>();
  // A delivery carries no key, so all senders are one holder.
  const budget = new BodyBudget({ totalBytes: MOST_HELD_BYTES, eachBytes: MOST_HELD_BYTES });

  const server = createServer(
    { maxHeaderSize: MOST_HEADER_BYTES, headersTimeout: 2 * HEADERS_MS, requestTimeout: 2 * BODY_MS },
    (request, response) => void take(request, response),
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = 1;
  server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    arm(socket, HEADERS_MS, () => {
      onRefusal(408, 'the headers arrived too slowly');
      socket.end(LATE);
      socket.destroySoon();
    });
    socket.once('close', () => {
      waiting.delete(socket);
      disarm(socket);
    });
  });

  function arm(socket: Socket, ms: number, late: () => void): void {
    disarm(socket);
    timers.set(socket, clock.after(ms, late));
  }

  function disarm(socket: Socket): void {
    timers.get(socket)?.();
    timers.delete(socket);
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    disarm(socket);
    if (request.method !== 'POST') return refuse(request, response, 405, 'only POST is allowed');
    const buffer = new BodyBuffer({ budget, holder: '', limitBytes: MOST_WEBHOOK_BYTES });
    try {
      const body = await bodyOf(request, response, buffer);
      if (!body) return;
      waiting.delete(socket);
      disarm(socket);
      answer(
        response,
        await options.receive({ path: request.url ?? '/', headers: headersOf(request), body }),
      );
    } catch {
      // One failed delivery must not end the others.
      answer(response, problem(503, 'internal error'));
    } finally {
      buffer.release();
    }
  }

  /** Undefined when the request was refused, or its sender went away. */
  function bodyOf(
    request: IncomingMessage,
    response: ServerResponse,
    buffer: BodyBuffer,
  ): Promise<Buffer | undefined> {
    return new Promise((resolve) => {
      let refused = false;
      const turnAway = (status: number, why: string) => {
        refused = true;
        buffer.release();
        refuse(request, response, status, why);
        resolve(undefined);
      };
      arm(request.socket, BODY_MS, () => turnAway(408, 'the body arrived too slowly'));
      request.on('data', (part: Buffer) => {
        if (refused) return;
        const fault = buffer.append(part);
        if (fault === 'too-large') turnAway(413, 'the body is larger than 10 MiB');
        else if (fault) turnAway(503, 'too many deliveries at once');
      });
      request.once('end', () => resolve(refused ? undefined : Buffer.from(buffer.bytes())));
      request.once('close', () => resolve(undefined));
      request.once('error', () => resolve(undefined));
      if (Number(request.headers['content-length'] ?? 0) > MOST_WEBHOOK_BYTES) {
        turnAway(413, 'the body is larger than 10 MiB');
      }
    });
  }

  /** Answers at once, and then goes on reading for a while: a sender that is cut off never sees the answer. */
  function refuse(request: IncomingMessage, response: ServerResponse, status: number, why: string): void {
    onRefusal(status, why);
    const { socket } = request;
    const { body, contentType = '' } = problem(status, why);
    response.writeHead(status, {
      'content-type': contentType,
      'content-length': body.length,
      connection: 'close',
      ...(status === 405 ? { allow: 'POST' } : {}),
    });
    response.write(body);
    const end = () => {
      disarm(socket);
      response.end();
    };
    if (request.complete || status === 408) {
      end();
    } else {
      arm(socket, DISCARD_MS, end);
      request.once('end', end);
      request.resume();
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, options)));
    server.listen(options.port, options.host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of waiting) socket.destroy();
      const callOff = clock.after(CLOSING_MS, () => server.closeAllConnections());
      await closed;
      callOff();
    },
  };
}

function answer(response: ServerResponse, { status, contentType, body }: ReceiverAnswer): void {
  if (response.destroyed || response.headersSent) return;
  const bare = status === 204 || status === 304 || body === undefined;
  response.writeHead(status, {
    connection: 'close',
    ...(bare
      ? {}
      : { 'content-type': contentType ?? 'application/octet-stream', 'content-length': body.length }),
  });
  response.end(bare ? undefined : body);
}

/** In the shape of the API's own errors. */
export function problem(status: number, message: string): ReceiverAnswer & { readonly body: Uint8Array } {
  const error = { message, type: 'webhook_error', code: `http_${status}` };
  return { status, contentType: 'application/json', body: Buffer.from(JSON.stringify({ error })) };
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  const { rawHeaders } = request;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    const value = rawHeaders[at + 1] ?? '';
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

function cannotListen(error: Error, { host, port }: ReceiverOptions): OctetError {
  const code = systemCode(error);
  const why =
    code === 'EADDRINUSE'
      ? `port ${port} is in use`
      : code === 'EACCES'
        ? `no permission to listen on port ${port}`
        : `cannot listen on ${host} (${code ?? error.message})`;
  return new OctetError('io', why, '--port 0 picks a free port', { cause: error });
}
