import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../../clock.ts';
import { isLoopbackHost } from '../../contract/address.ts';
import { OctetError, systemCode } from '../../errors.ts';
import { newId } from '../ids.ts';
import type { Service } from '../service.ts';
import { replyHeaders } from './attribution.ts';
import { type Connections, openConnections } from './connections.ts';
import { errorResponse } from './error-response.ts';
import { atEndOfTurn } from './event-loop.ts';
import { requestOver, writeResponse } from './node-http.ts';
import { errorBody, ServiceError } from './service-error.ts';
import { type StrangerSockets, strangerSockets } from './stranger-sockets.ts';

export interface ListenOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host?: string;
}

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Stops accepting, closes what is idle, lets open requests end for so long, then cuts them. */
  close(drainMs?: number): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Time that open requests have to end once the service stops. */
const DRAIN_MS = 5_000;
/** Time that a refused sender has to read the refusal. */
const LINGER_MS = 1_000;
const MOST_HEADER_BYTES = 16 * 1024;
/** Connections that no key came over; more of them close the one that waited longest. */
const MOST_STRANGERS = 1_000;

/** The only sockets of the service. */
export async function listen(
  service: Service,
  { port, host = '127.0.0.1' }: ListenOptions,
): Promise<Listening> {
  const strangers = strangerSockets(MOST_STRANGERS);
  const connections = openConnections();
  const take = (incoming: IncomingMessage, outgoing: ServerResponse, askForBody = (): void => {}): void => {
    // The connection is all that is left to end.
    respond({ service, strangers, connections, askForBody }, incoming, outgoing).catch(() =>
      outgoing.destroy(),
    );
  };
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: MOST_HEADER_BYTES,
      // Without one the request is refused by us, in our words.
      requireHostHeader: false,
    },
    (incoming, outgoing) => take(incoming, outgoing),
  );
  server.on('checkContinue', (incoming, outgoing) =>
    take(incoming, outgoing, () => outgoing.writeContinue()),
  );
  server.on('connection', (socket) => {
    connections.add(socket);
    strangers.add(socket);
  });
  server.on('clientError', (error, socket) => refuseRaw(error, socket, service.clock));
  const bound = await bind(server, port, host);
  // A connection that cannot be accepted (too many open files) is that client's; the service goes on.
  server.on('error', () => {});
  const name = host.includes(':') ? `[${host}]` : host;
  const url = `http://${name}:${bound}`;
  service.open({ url, hosts: isLoopbackHost(host) ? [] : [host] });
  return { url, port: bound, close: (drainMs = DRAIN_MS) => close(server, service.clock, drainMs) };
}

interface Responding {
  readonly service: Service;
  readonly strangers: StrangerSockets;
  readonly connections: Connections;
  askForBody(): void;
}

async function respond(
  { service, strangers, connections, askForBody }: Responding,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { socket } = incoming;
  let release = (): void => {};
  strangers.answering(socket);
  const signal = connections.answering(socket, outgoing);
  outgoing.on('error', ignore);
  try {
    const { bodies } = service;
    const onAuthenticated = (): void => strangers.remove(socket);
    const over = requestOver({ incoming, signal, bodies, onAuthenticated, askForBody });
    release = over.release;
    // Others wait when their body has come.
    if (incoming.method === 'GET') await new Promise<void>(atEndOfTurn);
    const writing = writeResponse(await service.app(over.request), outgoing, service.clock);
    if (writing) await writing;
  } catch (error) {
    // Refused before the app saw it: the Host header or the path cannot be read.
    const requestId = newId('req');
    const failed = { requestId, headers: replyHeaders(requestId), inProcess: false };
    await writeResponse(errorResponse(error, failed), outgoing, service.clock);
  } finally {
    release();
    strangers.answered(socket);
  }
  incoming.resume();
}

const ignore = (): void => {};

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const busy = systemCode(error) === 'EADDRINUSE';
      const message = busy ? `port ${port} is in use` : `cannot listen on ${host}:${port}: ${error.message}`;
      reject(
        new OctetError(
          'io',
          message,
          busy ? 'choose another port with --port N, or a free one with --port 0' : undefined,
          {
            cause: error,
          },
        ),
      );
    });
    server.listen(port, host, () => resolve(portOf(server)));
  });
}

/** Answers requests that Node's HTTP parser refuses, with the error object. */
function refuseRaw(error: NodeJS.ErrnoException, socket: Duplex, clock: Clock): void {
  // The rest of what is being refused arrives as one error after another. A socket that is closed over unread bytes is
  // reset, and the reply would be lost with it.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  clock.after(LINGER_MS, () => socket.destroy());
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const refusal = new ServiceError(
    status,
    'invalid_request_error',
    'invalid_request',
    `${STATUS_CODES[status]}.`,
  );
  const body = errorBody(refusal);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...replyHeaders(newId('req')),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

async function close(server: Server, clock: Clock, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const callOff = clock.after(drainMs, () => server.closeAllConnections());
  await closed;
  callOff();
}
