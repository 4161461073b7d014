import type { Clock } from '../clock.ts';
import type { StopSignal } from '../contract/stop-signal.ts';
import type { TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { wholeBody } from './content-encoding.ts';
import { Deadline } from './deadline.ts';
import { decideRetry } from './retry-decision.ts';
import { WatchedBody } from './silence-watch.ts';
import { timeLimitsOf } from './time-limits.ts';

export interface ReadOptions {
  readonly get: (signal: StopSignal) => Promise<TransportResponse>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly mostBytes: number;
}

/** Reads a file from outside the API, of at most `mostBytes`, with the time limits of any other read. */
export async function readWhole(options: ReadOptions): Promise<{ status: number; bytes: Buffer }> {
  const { clock, signal, mostBytes } = options;
  const { headersMs, idleMs } = timeLimitsOf('read', false);
  const limit = new Deadline(clock, signal, undefined, true);
  const headersCame = limit.limit(headersMs);
  try {
    const { status, headers, body } = await options.get(limit.signal);
    headersCame();
    const quiet = () => limit.abort(new TransportFailure('timeout', `no data for ${idleMs / 1000} s`));
    const watched = new WatchedBody(body, clock, idleMs, quiet);
    return { status, bytes: await wholeBody({ headers, body: watched }, { most: mostBytes }) };
  } catch (error) {
    signal.throwIfAborted();
    throw decideRetry(error, { risk: 'read', sent: true, confirmed: false, idempotencyKey: undefined }).error;
  } finally {
    limit.clear();
  }
}
