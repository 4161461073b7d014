import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../clock.ts';
import { pinnedTo, requesterFor } from '../http/pinned-request.ts';

export interface PostedDelivery {
  readonly status: number;
  /** The wait that the receiver asked for. */
  readonly retryAfterMs: number | undefined;
  /** The beginning of the body. */
  readonly reply: string;
}

export interface PostOptions {
  readonly url: URL;
  /** The address that the name was resolved to; the connection goes to no other. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const LONGEST_MS = 15_000;
const MOST_REPLY_BYTES = 64 * 1024;
const MOST_KEPT_BYTES = 2_048;

/** One attempt. A 2xx acknowledges whatever its body; any other reply that does not end is a failure. */
export async function postDelivery(options: PostOptions): Promise<PostedDelivery> {
  const { url, address, body, clock } = options;
  const request = await requesterFor(url);
  options.signal.throwIfAborted();
  return new Promise<PostedDelivery>((resolve, reject) => {
    const pinned = pinnedTo(url, address);
    const headers = { ...options.headers, ...pinned.headers, 'content-length': String(body.length) };
    const sending = request({ ...pinned, method: 'POST', headers }, receive);
    const callOff = clock.after(LONGEST_MS, () => sending.destroy(new Error('no reply within 15 s')));
    const stop = (): void => void sending.destroy(new Error('the service is closing'));
    options.signal.addEventListener('abort', stop, { once: true });
    const end = (): void => {
      callOff();
      options.signal.removeEventListener('abort', stop);
    };
    sending.on('error', (error) => {
      end();
      reject(error);
    });
    sending.end(body);

    function receive(reply: IncomingMessage): void {
      let size = 0;
      const kept: Buffer[] = [];
      reply.on('data', (part: Buffer) => {
        if (size < MOST_KEPT_BYTES) kept.push(part.subarray(0, MOST_KEPT_BYTES - size));
        size += part.length;
        if (size <= MOST_REPLY_BYTES) return;
        if (isAcknowledged) done();
        sending.destroy(new Error('the reply is longer than 64 KiB'));
      });
      const isAcknowledged = Math.floor((reply.statusCode ?? 0) / 100) === 2;
      const done = (): void => {
        end();
        resolve({
          status: reply.statusCode ?? 0,
          retryAfterMs: retryAfter(reply, clock.now()),
          reply: Buffer.concat(kept).toString(),
        });
      };
      reply.on('error', (error) => {
        if (isAcknowledged) return done();
        end();
        reject(error);
      });
      reply.on('end', done);
    }
  });
}

function retryAfter(reply: IncomingMessage, now: number): number | undefined {
  const value = reply.headers['retry-after']?.trim();
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
