import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { type ApiPrefix, endpointUrl, fillPath } from '../contract/address.ts';
import type { Endpoint, Risk } from '../contract/endpoints.ts';
import { type RateLimit, readRateLimit } from '../contract/rate-limit.ts';
import type { Transport, TransportBody, TransportRequest, TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { ApiError, type OctetError } from '../errors.ts';
import { Deadline } from './deadline.ts';
import { wholeBody } from './decode.ts';
import { LONGEST_WAIT_MS, RETRY_BUDGET_MS, retryDelay } from './delay.ts';
import { DryRun } from './dry-run.ts';
import { parseJson } from './json.ts';
import { documentOf, redirected, refusedBy, replyLine, shouldRetry } from './reply.ts';
import { decideRetry, type RetryDecision, waitTooLong } from './retry-decision.ts';
import { type Timing, timingOf } from './timing.ts';
import { WatchedBody } from './watch.ts';

export interface ApiOptions {
  readonly transport: () => Promise<Transport>;
  readonly clock: Clock;
  readonly random: () => number;
  /** Ctrl-C and the like; its reason is thrown as it is. */
  readonly signal: AbortSignal;
  readonly baseUrl: string;
  readonly prefix: ApiPrefix;
  readonly key: () => Promise<string | undefined>;
  readonly maxRetries: number;
  /** An explicit limit for a whole request, its retries and its stream included. */
  readonly timeoutMs?: number;
  readonly userAgent: string;
  /** One line a request, a reply and a retry; says nothing secret. */
  readonly trace?: (line: string) => void;
  readonly confirmations: Confirmations;
  /** Send nothing: the request is thrown as a DryRun instead, with its key masked by this. */
  readonly dryRun?: (key: string) => string;
  /** Asked before each retry; a batch shares one, so that an outage does not multiply the load. */
  readonly mayRetry?: () => boolean;
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

export class Api {
  constructor(readonly options: ApiOptions) {}

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

  /** Carries one request, with its retries, and reads the whole reply, which must be JSON. */
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

  /** Carries one request, with its retries, up to the headers of a good reply. */
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
    const { clock, maxRetries, trace } = this.options;
    const url = this.urlOf(endpoint, call);
    const headers = this.headersOf(endpoint, call);
    if (this.options.dryRun) throw await this.rehearsal(endpoint, url, headers, call.body);
    const key = await this.options.key();
    if (key !== undefined) headers.authorization = `Bearer ${key}`;
    const body =
      typeof call.body === 'string' || call.body instanceof Uint8Array ? call.body : asJson(call.body);
    const transport = await this.options.transport();
    const timing = timingOf(endpoint.risk, call.stream ?? false);
    let waitedMs = 0;
    let doubt: OctetError | undefined;

    for (let attempt = 0; ; attempt += 1) {
      const limit = deadline.within(timing.totalMs);
      const facts = { sent: false, shouldRetry: undefined as boolean | undefined };
      const startedAt = clock.monotonic();
      try {
        trace?.(`> ${endpoint.method} ${new URL(url).pathname}`);
        const reply = await this.exchange(transport, limit, {
          method: endpoint.method,
          url,
          headers,
          body,
          timeouts: timing,
          signal: limit.signal,
          onSent: () => {
            facts.sent = true;
          },
        });
        facts.sent = true;
        facts.shouldRetry = shouldRetry(reply.headers);
        trace?.(`< ${replyLine(reply, clock.monotonic() - startedAt)}`);
        await this.confirm(url, headers, reply.headers);
        if (reply.status >= 300 && reply.status < 400) throw await redirected(reply, url);
        if (reply.status >= 400) throw await refusedBy(reply, clock.now());
        return await read(reply, timing);
      } catch (error) {
        deadline.parent.throwIfAborted();
        const verdict = await this.judge(error, endpoint.risk, url, headers, facts);
        // What a repetition ends with says nothing about the request that was lost before it.
        doubt ??= verdict.error.reason === 'unknown' ? verdict.error : undefined;
        const final = doubt ?? verdict.error;
        const retryAfterMs = verdict.error instanceof ApiError ? verdict.error.retryAfterMs : undefined;
        const waitMs = retryDelay(attempt, retryAfterMs, this.options.random);
        if (!verdict.retry || deadline.expired || attempt >= maxRetries) throw final;
        if ((retryAfterMs ?? 0) > LONGEST_WAIT_MS)
          throw doubt ?? waitTooLong(verdict.error, clock.now() + (retryAfterMs ?? 0));
        if (waitedMs + waitMs > RETRY_BUDGET_MS || this.options.mayRetry?.() === false) throw final;
        trace?.(
          `retrying in ${(waitMs / 1000).toFixed(1)} s: ${verdict.error.message} (${attempt + 1} of ${maxRetries})`,
        );
        waitedMs += waitMs;
        await deadline.sleep(waitMs, verdict.error);
      } finally {
        limit.stopTimers();
      }
    }
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
      const quiet = () => limit.abort(new TransportFailure('timeout', `nothing came for ${idleMs / 1000} s`));
      return { status, headers, body: new WatchedBody(body, this.options.clock, idleMs, quiet) };
    } finally {
      headersCame();
    }
  }

  private async rehearsal(
    endpoint: Endpoint,
    url: string,
    headers: Readonly<Record<string, string>>,
    body: unknown,
  ): Promise<DryRun> {
    const key = await this.options.key().catch(() => undefined);
    const masked = key === undefined ? undefined : this.options.dryRun?.(key);
    return new DryRun({
      method: endpoint.method,
      url,
      headers: masked === undefined ? headers : { ...headers, authorization: `Bearer ${masked}` },
      ...(body === undefined ? {} : { body: readable(body) }),
    });
  }

  private async judge(
    error: unknown,
    risk: Risk,
    url: string,
    headers: Readonly<Record<string, string>>,
    facts: { sent: boolean; shouldRetry: boolean | undefined },
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
    sent: Record<string, string>,
    came: TransportResponse['headers'],
  ): Promise<void> {
    const key = sent['idempotency-key'];
    if (key === undefined || came['idempotency-key'] !== key) return;
    await this.options.confirmations.add(new URL(url).origin);
  }
}

/** A body that is JSON already is shown as such. */
function readable(body: unknown): unknown {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return body;
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  return parseJson(text) ?? text;
}

function asJson(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}
