import { randomUUID } from 'node:crypto';
import { type ApiPrefix, endpointUrl, fillPath } from '../contract/address.ts';
import type { Endpoint, Risk } from '../contract/endpoints.ts';
import { type RateLimit, readRateLimit } from '../contract/rate-limit.ts';
import type { Transport, TransportBody, TransportRequest, TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { stringifyExact } from '../exact-json.ts';
import { Deadline } from './deadline.ts';
import { wholeBody } from './decode.ts';
import { type DryRun, rehearsedRequest } from './dry-run.ts';
import { documentOf, redirected, refusedBy, replyLine, shouldRetry } from './reply.ts';
import { decideRetry, type RetryDecision } from './retry-decision.ts';
import { RetrySeries, type RetrySeriesOptions } from './retry-series.ts';
import { type Timing, timingOf } from './timing.ts';
import { WatchedBody } from './watch.ts';

export interface ApiOptions extends RetrySeriesOptions {
  readonly transport: () => Promise<Transport>;
  /** Ctrl-C and the like; its reason is thrown as it is. */
  readonly signal: AbortSignal;
  readonly baseUrl: string;
  readonly prefix: ApiPrefix;
  readonly key: () => Promise<string | undefined>;
  /** An explicit limit for a whole request, its retries and its stream included. */
  readonly timeoutMs?: number;
  readonly userAgent: string;
  readonly confirmations: Confirmations;
  /** Send nothing: the request is thrown as a DryRun instead, with its key masked by this. */
  readonly dryRun?: (key: string) => string;
}

/** Origins that have echoed an idempotency key. */
interface Confirmations {
  has(origin: string): Promise<boolean>;
  add(origin: string): Promise<void>;
}

export interface ApiRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; bytes and text are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly stream?: boolean;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface ApiReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly document: unknown;
  readonly rateLimit: RateLimit | undefined;
}

/** A reply whose body is still flowing. Leaving the loop over `body` ends the request. */
export interface OpenApiReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TransportBody;
  readonly timing: Timing;
  /** Fires when an explicit time limit has passed. */
  readonly deadline: Deadline;
}

/** Known of an attempt when it fails. */
interface AttemptFacts {
  sent: boolean;
  shouldRetry: boolean | undefined;
}

export class Api {
  constructor(private readonly options: ApiOptions) {}

  get baseUrl(): string {
    return this.options.baseUrl;
  }

  get maxRetries(): number {
    return this.options.maxRetries;
  }

  urlOf(endpoint: Pick<Endpoint, 'path'>, call: Pick<ApiRequest, 'params' | 'query'> = {}): string {
    const url = endpointUrl(this.options.baseUrl, this.options.prefix, fillPath(endpoint.path, call.params));
    const query = call.query === undefined ? '' : new URLSearchParams(call.query).toString();
    if (query === '') return url;
    return `${url}${url.includes('?') ? '&' : '?'}${query}`;
  }

  /** The headers of a request as it would be sent, but for the key. */
  headersOf(endpoint: Pick<Endpoint, 'method'>, call: ApiRequest): Record<string, string> {
    const headers: Record<string, string> = {
      accept: call.stream ? 'text/event-stream, application/json' : 'application/json',
      'accept-encoding': call.stream ? 'identity' : 'gzip, deflate, br',
      'user-agent': this.options.userAgent,
    };
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    if (endpoint.method !== 'GET') headers['idempotency-key'] = call.idempotencyKey ?? randomUUID();
    return call.headers ? Object.assign(headers, call.headers) : headers;
  }

  /** Sends one request, with its retries, and reads the whole reply, which must be JSON. */
  async call(endpoint: Endpoint, call: ApiRequest = {}): Promise<ApiReply> {
    return this.whole(endpoint, call, (reply, bytes) => ({
      status: reply.status,
      headers: reply.headers,
      document: documentOf(bytes, reply.headers, endpoint.risk),
      rateLimit: readRateLimit(reply.headers),
    }));
  }

  /** The same for a body of any kind, as it came. */
  async fetch(endpoint: Endpoint, call: ApiRequest = {}): Promise<Uint8Array> {
    return this.whole(endpoint, call, (_, bytes) => bytes);
  }

  /** One read with parameters in the path, as the document that came. */
  async read(
    endpoint: Endpoint,
    params: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<unknown> {
    return (await this.call(endpoint, { params, signal })).document;
  }

  /** GETs a file of this service once, with the key; the caller must have checked that the origin is ours. */
  async fetchFile(
    url: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<TransportResponse> {
    const key = await this.options.key();
    const transport = await this.options.transport();
    return transport({
      method: 'GET',
      url: url.href,
      headers: {
        accept: '*/*',
        'accept-encoding': 'identity',
        'user-agent': this.options.userAgent,
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...headers,
      },
      signal,
      timeouts: timingOf('read', true),
    });
  }

  /** Submits a page of the local service, such as a checkout: no key goes along, nothing is repeated. */
  async postPage(url: string, signal: AbortSignal): Promise<TransportResponse> {
    const transport = await this.options.transport();
    return transport({
      method: 'POST',
      url,
      headers: { accept: 'application/json' },
      signal,
      timeouts: { connectMs: 0, headersMs: 0, idleMs: 0 },
    });
  }

  private async whole<T>(
    endpoint: Endpoint,
    call: ApiRequest,
    read: (reply: TransportResponse, bytes: Buffer) => T,
  ): Promise<T> {
    const deadline = this.deadline(call);
    try {
      return await this.attempt(endpoint, call, deadline, async (reply) =>
        read(reply, await wholeBody(reply)),
      );
    } finally {
      deadline.clear();
    }
  }

  /** Sends one request, with its retries, up to the headers of a good reply. */
  async open(endpoint: Endpoint, call: ApiRequest = {}): Promise<OpenApiReply> {
    const deadline = this.deadline(call);
    try {
      return await this.attempt(endpoint, call, deadline, async (reply, timing) => ({
        ...reply,
        timing,
        deadline,
      }));
    } catch (error) {
      deadline.clear();
      throw error;
    }
  }

  private deadline(call: ApiRequest): Deadline {
    const { clock, signal, timeoutMs } = this.options;
    const parent = call.signal ? AbortSignal.any([signal, call.signal]) : signal;
    return new Deadline(clock, parent, call.timeoutMs ?? timeoutMs);
  }

  private async attempt<T>(
    endpoint: Endpoint,
    call: ApiRequest,
    deadline: Deadline,
    read: (reply: TransportResponse, timing: Timing) => Promise<T>,
  ): Promise<T> {
    const { method, risk } = endpoint;
    const url = this.urlOf(endpoint, call);
    const headers = this.headersOf(endpoint, call);
    if (this.options.dryRun) throw await this.rehearsal(endpoint, url, headers, call.body);
    const key = await this.options.key();
    if (key !== undefined) headers.authorization = `Bearer ${key}`;
    const transport = await this.options.transport();
    const timing = timingOf(risk, call.stream ?? false);
    const request = { method, url, headers, body: bytesOf(call.body), timeouts: timing };
    const retries = new RetrySeries(this.options);
    while (true) {
      const limit = deadline.within(timing.totalMs);
      const facts: AttemptFacts = { sent: false, shouldRetry: undefined };
      try {
        return await read(await this.send(transport, request, limit, facts), timing);
      } catch (error) {
        deadline.parent.throwIfAborted();
        const decision = await this.decide(error, risk, request, facts);
        await deadline.sleep(retries.nextWaitMs(decision, deadline.expired), decision.error);
      } finally {
        limit.stopTimers();
      }
    }
  }

  /** Sends once; a reply that is no success is thrown. */
  private async send(
    transport: Transport,
    request: TransportRequest,
    limit: Deadline,
    facts: AttemptFacts,
  ): Promise<TransportResponse> {
    const { clock, trace } = this.options;
    const { method, url, headers } = request;
    const startedAt = clock.monotonic();
    trace?.(`> ${method} ${new URL(url).pathname}`);
    const onSent = () => {
      facts.sent = true;
    };
    const reply = await this.exchange(transport, limit, { ...request, signal: limit.signal, onSent });
    facts.sent = true;
    facts.shouldRetry = shouldRetry(reply.headers);
    trace?.(`< ${replyLine(reply, clock.monotonic() - startedAt)}`);
    await this.confirm(url, headers, reply.headers);
    if (reply.status >= 300 && reply.status < 400) throw await redirected(reply, url);
    if (reply.status >= 400) throw await refusedBy(reply, clock.now());
    return reply;
  }

  /** One request. Its limits are kept here too: undici forgets its own while interim replies come, and watches no body. */
  private async exchange(
    transport: Transport,
    limit: Deadline,
    request: TransportRequest,
  ): Promise<TransportResponse> {
    const { headersMs, idleMs } = request.timeouts;
    const headersCame = limit.limit(headersMs);
    try {
      const { status, headers, body } = await transport(request);
      const quiet = () => limit.abort(new TransportFailure('timeout', `no data for ${idleMs / 1000} s`));
      return { status, headers, body: new WatchedBody(body, this.options.clock, idleMs, quiet) };
    } finally {
      headersCame();
    }
  }

  private async rehearsal(
    { method }: Endpoint,
    url: string,
    headers: Readonly<Record<string, string>>,
    body: unknown,
  ): Promise<DryRun> {
    // A dry run also shows what would be sent without a key.
    const key = await this.options.key().catch(() => undefined);
    const masked = key === undefined ? undefined : this.options.dryRun?.(key);
    return rehearsedRequest({ method, url, headers, body }, masked);
  }

  private async decide(
    error: unknown,
    risk: Risk,
    { url, headers }: TransportRequest,
    facts: AttemptFacts,
  ): Promise<RetryDecision> {
    const doubtful = risk === 'paid' && facts.sent;
    return decideRetry(error, {
      ...facts,
      risk,
      confirmed: doubtful && (await this.options.confirmations.has(new URL(url).origin)),
      idempotencyKey: headers['idempotency-key'],
    });
  }

  /** An echoed key shows that this origin knows them. */
  private async confirm(
    url: string,
    sent: TransportRequest['headers'],
    came: TransportResponse['headers'],
  ): Promise<void> {
    const key = sent['idempotency-key'];
    if (key === undefined || came['idempotency-key'] !== key) return;
    await this.options.confirmations.add(new URL(url).origin);
  }
}

function bytesOf(body: unknown): string | Uint8Array | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) return body;
  return stringifyExact(body);
}
