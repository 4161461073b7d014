import { Deadline } from '../../client/deadline.ts';
import type { Context } from '../../context.ts';
import type { Transport } from '../../contract/transport.ts';
import { TransportFailure } from '../../contract/transport-failure.ts';
import type { DeliveryAttempt } from '../../ledger/deliveries.ts';

export interface Posting {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** For the whole exchange. */
  readonly limitMs: number;
}

export interface PostedOnce {
  readonly attempt: DeliveryAttempt;
  readonly contentType: string | undefined;
  /** The beginning of the answer. */
  readonly answer: Uint8Array;
}

const MOST_ANSWER_BYTES = 64 * 1024;
const CONNECT_MS = 10_000;

/** Sends the bytes once. Redirects are answers like others; no answer is an outcome, not an error. */
export async function postOnce(
  context: Context,
  transport: Transport,
  posting: Posting,
): Promise<PostedOnce> {
  const { clock, signal } = context;
  const { url, headers, body, limitMs } = posting;
  const at = new Date(clock.now()).toISOString();
  const from = clock.monotonic();
  const taken = () => Math.round(clock.monotonic() - from);
  const deadline = new Deadline(clock, signal, limitMs);
  try {
    const reply = await transport({
      method: 'POST',
      url: url.href,
      headers,
      body,
      signal: deadline.signal,
      timeouts: { connectMs: CONNECT_MS, headersMs: limitMs, idleMs: limitMs },
    });
    const answer = await beginning(reply.body);
    const attempt = { at, url: url.href, status: reply.status, durationMs: taken() };
    return { attempt, contentType: reply.headers['content-type'], answer };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof TransportFailure)) throw error;
    const attempt = { at, url: url.href, error: error.message, durationMs: taken() };
    return { attempt, contentType: undefined, answer: new Uint8Array() };
  } finally {
    deadline.clear();
  }
}

async function beginning(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= MOST_ANSWER_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MOST_ANSWER_BYTES);
}
