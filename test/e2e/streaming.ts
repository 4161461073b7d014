import type { ServerResponse } from 'node:http';
import { type HttpServer, httpServer } from '../support/servers.ts';
import { DONE, delta, finish } from '../support/wire.ts';

export interface StreamServer extends HttpServer {
  /** Resolves with the reply of the next request, its headers sent. */
  next(): Promise<ServerResponse>;
  /** Resolves when the client of the latest reply has gone. */
  left(): Promise<void>;
}

/** A service whose answers a test writes by hand. */
export async function streamServer(): Promise<StreamServer> {
  const waiting: ((response: ServerResponse) => void)[] = [];
  const ready: ServerResponse[] = [];
  let gone: Promise<void> = Promise.resolve();
  const server = await httpServer((_, response) => {
    gone = new Promise((resolve) => response.once('close', () => resolve()));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    const taker = waiting.shift();
    if (taker) taker(response);
    else ready.push(response);
  });
  const next = () =>
    new Promise<ServerResponse>((resolve) => {
      const response = ready.shift();
      if (response) resolve(response);
      else waiting.push(resolve);
    });
  return Object.assign(server, { next, left: () => gone });
}

export async function tell(response: ServerResponse, ...texts: string[]): Promise<void> {
  for (const text of texts) response.write(delta(text));
  response.end(finish() + DONE);
}
