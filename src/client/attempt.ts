import type { Clock } from '../clock.ts';
import type { Risk } from '../contract/endpoints.ts';
import type { Transport, TransportRequest, TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import type { ApiOptions } from './api-request.ts';
import type { Deadline } from './deadline.ts';
import { redirected, refusedBy, replyLine, shouldRetry } from './read-reply.ts';
import { decideRetry, type RetryDecision } from './retry-decision.ts';
import { WatchedBody } from './silence-watch.ts';

/** Known of an attempt when it fails. */
export interface AttemptFacts {
  sent: boolean;
  shouldRetry: boolean | undefined;
}

interface Attempt {
  readonly transport: Transport;
  readonly request: TransportRequest;
  readonly limit: Deadline;
  readonly facts: AttemptFacts;
  /** The path holds the id of a thing. */
  readonly namesId: boolean;
}

/** Sends once; a reply that is no success is thrown. */
export async function sendOnce(
  options: ApiOptions,
  { transport, request, limit, facts, namesId }: Attempt,
): Promise<TransportResponse> {
  const { clock, trace } = options;
  const { method, url, headers } = request;
  const startedAt = trace ? clock.monotonic() : 0;
  trace?.(`> ${method} ${new URL(url).pathname}`);
  const onSent = () => {
    facts.sent = true;
  };
  const { body, timeouts } = request;
  const watched = { method, url, headers, body, timeouts, signal: limit.signal, onSent };
  const reply = await exchange(transport, watched, { clock, limit });
  facts.sent = true;
  facts.shouldRetry = shouldRetry(reply.headers);
  trace?.(`< ${replyLine(reply, clock.monotonic() - startedAt)}`);
  if (echoesKey(reply, headers)) await options.confirmations.add(new URL(url).origin);
  if (reply.status >= 300 && reply.status < 400) throw await redirected(reply, url);
  if (reply.status >= 400) {
    throw await refusedBy(reply, { now: clock.now(), method, path: new URL(url).pathname, namesId });
  }
  return reply;
}

/** One request. Its limits are kept here too: undici forgets its own while interim replies come, and watches no body. */
async function exchange(
  transport: Transport,
  request: TransportRequest,
  { clock, limit }: { readonly clock: Clock; readonly limit: Deadline },
): Promise<TransportResponse> {
  const { headersMs, idleMs } = request.timeouts;
  const headersCame = limit.limit(headersMs);
  try {
    const { status, headers, body } = await transport(request);
    const quiet = () => limit.abort(new TransportFailure('timeout', `no data for ${idleMs / 1000} s`));
    return { status, headers, body: new WatchedBody(body, clock, idleMs, quiet) };
  } finally {
    headersCame();
  }
}

export async function retryDecision(
  options: ApiOptions,
  error: unknown,
  risk: Risk,
  { url, headers }: TransportRequest,
  facts: AttemptFacts,
): Promise<RetryDecision> {
  const doubtful = risk === 'paid' && facts.sent;
  return decideRetry(error, {
    ...facts,
    risk,
    confirmed: doubtful && (await options.confirmations.has(new URL(url).origin)),
    idempotencyKey: headers['idempotency-key'],
  });
}

/** An echoed key shows that this origin knows them. */
function echoesKey({ headers: came }: TransportResponse, sent: TransportRequest['headers']): boolean {
  const key = sent['idempotency-key'];
  return key !== undefined && came['idempotency-key'] === key;
}
