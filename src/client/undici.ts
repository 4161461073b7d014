import { subscribe } from 'node:diagnostics_channel';
import { type LookupFunction, Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import Client from 'undici/lib/dispatcher/client.js';
import { isLoopback } from '../contract/address.ts';
import { isObject } from '../contract/shape.ts';
import type { Reach, Transport, TransportRequest, TransportResponse } from '../contract/transport.ts';
import { OctetError } from '../errors.ts';
import { keepNurserySmall, leaveParserUnoptimised } from '../v8-flags.ts';
import { ReplyBody } from './reply-body.ts';
import { failureOf } from './undici-errors.ts';

export interface UndiciOptions {
  /** Sockets kept open for many requests in a row (batch). 0: a fresh one for each, so that none is stale. */
  readonly connections: number;
  readonly proxy?: { readonly http?: string; readonly https?: string; readonly except?: string };
  readonly connectMs: number;
  /** Looks names up; the system's own unless a test has another. */
  readonly lookup?: LookupFunction;
}

const IDEMPOTENCY_LINE = /\r\nidempotency-key: ([^\r]+)/i;
/** Callbacks for sent request headers, by idempotency key. */
const departures = new Map<string, () => void>();
/** Bodies that are still coming. */
const coming = new Set<ReplyBody>();
let watching = false;

function watchSockets(): void {
  if (watching) return;
  watching = true;
  // undici ends the process with a failed assertion when a connection ends while its reply is held back.
  subscribe('undici:client:connected', (message) => {
    if (!isObject(message) || !(message.socket instanceof Socket)) return;
    message.socket.prependListener('end', () => {
      for (const body of coming) body.flush();
    });
  });
  subscribe('undici:client:sendHeaders', (message) => {
    const headers = isObject(message) ? message.headers : undefined;
    const key = typeof headers === 'string' ? IDEMPOTENCY_LINE.exec(headers)?.[1] : undefined;
    if (key !== undefined) departures.get(key)?.();
  });
}

export function undiciTransport(options: UndiciOptions): Transport & { close(): Promise<void> } {
  leaveParserUnoptimised();
  keepNurserySmall();
  watchSockets();
  const dispatchers = new Map<string, Promise<Dispatcher>>();

  const dispatcherFor = (origin: string, reach: Reach = 'any'): Promise<Dispatcher> => {
    const name = reach === 'any' ? origin : `${reach} ${origin}`;
    const known = dispatchers.get(name);
    if (known) return known;
    const made = makeDispatcher(origin, reach, options);
    dispatchers.set(name, made);
    return made;
  };

  let last: URL | undefined;
  /** Many requests in a row go to one address. */
  const urlOf = (address: string): URL => {
    if (last?.href !== address) last = new URL(address);
    return last;
  };

  const transport = async (request: TransportRequest): Promise<TransportResponse> => {
    const url = urlOf(request.url);
    const dispatcher = await dispatcherFor(url.origin, request.reach);
    const exchange = new Exchange(request, (error) =>
      error instanceof OctetError ? error : failureOf(error, url, proxyOf(url.origin, options)),
    );
    exchange.send(dispatcher, url);
    return exchange.reply;
  };
  const close = async () => {
    for (const made of await Promise.allSettled(dispatchers.values())) {
      if (made.status === 'fulfilled') await made.value.destroy();
    }
  };
  return Object.assign(transport, { close });
}

/** This machine is reached directly: a proxy would see a key that travels in the clear. */
function proxyOf(origin: string, { proxy }: UndiciOptions): string | undefined {
  if (isLoopback(origin)) return undefined;
  return origin.startsWith('https:') ? proxy?.https : proxy?.http;
}

async function makeDispatcher(origin: string, reach: Reach, options: UndiciOptions): Promise<Dispatcher> {
  const lookup = reach === 'public' ? await guardedLookup(options) : options.lookup;
  const connect = { timeout: options.connectMs, ...(lookup ? { lookup } : {}) };
  const pipelining = options.connections > 0 ? 1 : 0;
  const proxied = proxyOf(origin, options);
  if (proxied) {
    const { proxy } = options;
    if (!URL.canParse(proxied)) throw new OctetError('usage', 'invalid proxy address');
    const [{ default: EnvHttpProxyAgent }, { default: dispatcher }, { default: connectMethod }] =
      await Promise.all([
        import('undici/lib/dispatcher/env-http-proxy-agent.js'),
        import('undici/lib/dispatcher/dispatcher.js'),
        import('undici/lib/api/api-connect.js'),
      ]);
    // The package adds its methods to the class where it is loaded whole; a proxy is asked for a tunnel by this one.
    Object.assign(dispatcher.prototype, { connect: connectMethod });
    return new EnvHttpProxyAgent({
      httpProxy: proxy?.http ?? '',
      httpsProxy: proxy?.https ?? '',
      noProxy: proxy?.except ?? '',
      connect,
      proxyTls: connect,
      pipelining,
    });
  }
  if (options.connections > 1) {
    const { default: Pool } = await import('undici/lib/dispatcher/pool.js');
    // A server closes idle sockets after 5 s as a rule: below that none is stale when it is used again.
    return new Pool(origin, {
      connect,
      pipelining,
      connections: options.connections,
      keepAliveTimeout: 1_000,
    });
  }
  return new Client(origin, { connect, pipelining, keepAliveTimeout: 1_000 });
}

async function guardedLookup({ lookup }: UndiciOptions): Promise<LookupFunction> {
  const { publicLookup } = await import('./public-lookup.ts');
  return publicLookup(lookup ?? (await import('node:dns')).lookup);
}

/** One request on its way, and its reply. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly reply: Promise<TransportResponse>;
  private readonly body = new ReplyBody({
    pause: () => this.controller?.pause(),
    resume: () => this.controller?.resume(),
    leave: () => this.controller?.abort(new Error('the reader left')),
  });
  private controller: Dispatcher.DispatchController | undefined;
  private resolve: (reply: TransportResponse) => void = () => undefined;
  private reject: (reason: unknown) => void = () => undefined;

  constructor(
    private readonly request: TransportRequest,
    private readonly failed: (error: unknown) => Error,
  ) {
    this.reply = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  send(dispatcher: Dispatcher, url: URL): void {
    const { signal, headers, onSent, timeouts } = this.request;
    if (signal?.aborted) {
      this.reject(signal.reason);
      return;
    }
    signal?.addEventListener('abort', this.onAbort);
    const key = headers['idempotency-key'];
    if (key !== undefined && onSent) departures.set(key, onSent);
    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: this.request.method,
        headers,
        body: this.request.body ?? null,
        headersTimeout: timeouts.headersMs,
        // Silence in the body is watched by the reader, with the clock that tests own.
        bodyTimeout: 0,
      },
      this,
    );
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.request.signal?.aborted) this.stop();
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return;
    coming.add(this.body);
    this.resolve({ status, headers: flat(headers), body: this.body });
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.body.push(chunk);
  }

  onResponseEnd(): void {
    this.settle();
    this.body.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(this.failed(error));
  }

  private readonly onAbort = (): void => {
    this.fail(this.request.signal?.reason);
    this.stop();
  };

  private stop(): void {
    const reason = this.request.signal?.reason;
    this.controller?.abort(reason instanceof Error ? reason : new Error('stopped'));
  }

  private fail(reason: unknown): void {
    this.settle();
    this.reject(reason);
    this.body.fail(reason);
  }

  private settle(): void {
    coming.delete(this.body);
    this.request.signal?.removeEventListener('abort', this.onAbort);
    const key = this.request.headers['idempotency-key'];
    if (key !== undefined) departures.delete(key);
  }
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) result[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return result;
}
