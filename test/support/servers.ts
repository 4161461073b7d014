import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Received {
  readonly method: string;
  /** The URL in the request line. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface HttpServer {
  readonly port: number;
  /** The address of its API. */
  readonly base: string;
  readonly origin: string;
  /** Whole requests, in order. */
  readonly received: Received[];
  /** Sockets that are open now. */
  readonly open: number;
  readonly server: Server;
}

/** An HTTP server on this machine that keeps what it is asked; it ends with the test. */
export async function httpServer(answer: RequestListener): Promise<HttpServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    answer(request, response);
  });
  const port = await listen(server);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    origin,
    base: `${origin}/v1`,
    received,
    server,
    get open() {
      return sockets.size;
    },
  };
}

export interface RawServer {
  readonly port: number;
  readonly base: string;
  readonly origin: string;
  /** The data that each connection has sent so far. */
  readonly heard: string[];
}

/**
 * A server that says literal bytes. `answer` is called once a connection has sent a whole request: its headers
 * and as much body as they promise.
 */
export async function rawServer(answer: (socket: Socket, request: string) => void): Promise<RawServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    const index = heard.push('') - 1;
    let answered = false;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A client that hangs up is what many of these tests are about.
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard[index] += chunk.toString('latin1');
      const request = heard[index] ?? '';
      if (answered || !isWhole(request)) return;
      answered = true;
      answer(socket, request);
    });
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const origin = `http://127.0.0.1:${port}`;
  return { port, origin, base: `${origin}/v1`, heard };
}

function isWhole(request: string): boolean {
  const end = request.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(request.slice(0, end + 2))?.[1] ?? 0);
  return request.length - end - 4 >= length;
}

/** A port on which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createTcpServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

export async function listen(server: { listen(port: number, host: string): unknown } & NodeJS.EventEmitter) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return ((server as unknown as Server).address() as AddressInfo).port;
}

/** The literal bytes of a small JSON reply. */
export function rawJson(document: unknown, status = '200 OK'): string {
  const body = JSON.stringify(document);
  return `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

export const RAW_STREAM_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n';

/** One piece of a chunked body. */
export function rawChunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}
