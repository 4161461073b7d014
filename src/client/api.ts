import { endpointUrl, fillPath } from '../contract/address.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { readRateLimit } from '../contract/rate-limit.ts';
import type { TransportResponse } from '../contract/transport.ts';
import { stringifyExact } from '../exact-json.ts';
import type { ApiOptions, ApiReply, ApiRequest, OpenApiReply } from './api-request.ts';
import { type AttemptFacts, retryDecision, sendOnce } from './attempt.ts';
import { wholeBody } from './content-encoding.ts';
import { Deadline } from './deadline.ts';
import { type DryRun, readable, rehearsedRequest } from './dry-run.ts';
import { documentOf } from './read-reply.ts';
import { requestId } from './request-id.ts';
import { RetrySeries } from './retry-series.ts';
import { type TimeLimits, timeLimitsOf } from './time-limits.ts';

export class Api {
  /** A batch sends all its requests with one signal, and a signal made of two is costly. */
  private readonly joined = new WeakMap<AbortSignal, AbortSignal>();

  /** Addresses of endpoints that take no parameters, by their path. */
  private readonly plain = new Map<string, string>();
  private origin: string | undefined;

  constructor(private readonly options: ApiOptions) {}

  get baseUrl(): string {
    return this.options.baseUrl;
  }

  get maxRetries(): number {
    return this.options.maxRetries;
  }

  /** This origin has shown that it honours idempotency keys. */
  isConfirmed(): Promise<boolean> {
    this.origin ??= new URL(this.options.baseUrl).origin;
    return this.options.confirmations.has(this.origin);
  }

  urlOf(endpoint: Pick<Endpoint, 'path'>, call: Pick<ApiRequest, 'params' | 'query'> = {}): string {
    const { path } = endpoint;
    if (call.params === undefined && call.query === undefined) {
      const known = this.plain.get(path) ?? this.addressOf(fillPath(path));
      this.plain.set(path, known);
      return known;
    }
    const url = this.addressOf(fillPath(path, call.params));
    const query = call.query === undefined ? '' : new URLSearchParams(call.query).toString();
    if (query === '') return url;
    return `${url}${url.includes('?') ? '&' : '?'}${query}`;
  }

  private addressOf(path: string): string {
    return endpointUrl(this.options.baseUrl, this.options.prefix, path);
  }

  /** The headers of a request as it would be sent, without the key. */
  headersOf(endpoint: Pick<Endpoint, 'method'>, call: ApiRequest): Record<string, string> {
    const headers: Record<string, string> = {
      accept: call.stream ? 'text/event-stream, application/json' : 'application/json',
      'accept-encoding': call.stream ? 'identity' : 'gzip, deflate, br',
      'user-agent': this.options.userAgent,
    };
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    if (endpoint.method !== 'GET') headers['idempotency-key'] = call.idempotencyKey ?? requestId();
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
      timeouts: timeLimitsOf('read', true),
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
        read(reply, await wholeBody(reply, { paid: endpoint.risk !== 'read' })),
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
    const parent = call.signal ? this.joinedWith(call.signal) : signal;
    return new Deadline(clock, parent, call.timeoutMs ?? timeoutMs);
  }

  private joinedWith(signal: AbortSignal): AbortSignal {
    const known = this.joined.get(signal);
    if (known) return known;
    const joined = AbortSignal.any([this.options.signal, signal]);
    this.joined.set(signal, joined);
    return joined;
  }

  private async attempt<T>(
    endpoint: Endpoint,
    call: ApiRequest,
    deadline: Deadline,
    read: (reply: TransportResponse, timing: TimeLimits) => Promise<T>,
  ): Promise<T> {
    const { method, risk } = endpoint;
    const url = this.urlOf(endpoint, call);
    const headers = this.headersOf(endpoint, call);
    if (this.options.dryRun) throw await this.rehearsal(endpoint, url, headers, call);
    const key = call.key ?? (await this.options.key());
    if (key !== undefined) headers.authorization = `Bearer ${key}`;
    const transport = await this.options.transport();
    const timing = timeLimitsOf(risk, call.stream ?? false);
    const request = { method, url, headers, body: bytesOf(call.body), timeouts: timing };
    const namesId = endpoint.path.includes('{');
    const retries = new RetrySeries(this.options);
    while (true) {
      const limit = deadline.within(timing.totalMs);
      const facts: AttemptFacts = { sent: false, shouldRetry: undefined };
      try {
        return await read(
          await sendOnce(this.options, { transport, request, limit, facts, namesId }),
          timing,
        );
      } catch (error) {
        deadline.parent.throwIfAborted();
        const decision = await retryDecision(this.options, error, risk, request, facts);
        const waitMs = retries.nextWaitMs(decision, deadline.expired);
        const over = this.options.onWait?.(waitMs, decision.error);
        await deadline.sleep(waitMs, decision.error).finally(over);
        await call.beforeRetry?.(decision.error);
      } finally {
        limit.stopTimers();
      }
    }
  }

  private async rehearsal(
    endpoint: Endpoint,
    url: string,
    headers: Readonly<Record<string, string>>,
    call: ApiRequest,
  ): Promise<DryRun> {
    const { method, risk } = endpoint;
    const { dryRun } = this.options;
    // A dry run also shows what would be sent without a key.
    const key = call.key ?? (await this.options.key().catch(() => undefined));
    const masked = key === undefined ? undefined : dryRun?.mask(key);
    const body = readable(call.body);
    const cost = risk === 'paid' ? ((await dryRun?.estimate(endpoint, body)) ?? 'not known') : undefined;
    return rehearsedRequest({ method, url, headers, body, cost }, masked);
  }
}

function bytesOf(body: unknown): string | Uint8Array | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) return body;
  return stringifyExact(body);
}
