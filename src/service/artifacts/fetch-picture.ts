import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../clock.ts';
import { pinnedTo, requesterFor } from '../http/pinned-request.ts';

const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
const LONGEST_FETCH_MS = 15_000;

interface Pinned {
  /** The address that was looked at; the connection goes to no other. */
  readonly address: string;
  readonly clock: Pick<Clock, 'after'>;
  readonly signal: AbortSignal;
}

/** The bytes at a URL. A redirect is no picture. */
export async function pictureAt(url: URL, { address, clock, signal }: Pinned): Promise<Uint8Array> {
  const late = new AbortController();
  const callOff = clock.after(LONGEST_FETCH_MS, () => late.abort(new Error('it took too long')));
  try {
    const reply = await answerOf(url, address, AbortSignal.any([signal, late.signal]));
    if (reply.statusCode !== 200) {
      reply.destroy();
      throw new Error(`status ${reply.statusCode}`);
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of reply) {
      size += part.length;
      if (size > MOST_PICTURE_BYTES) throw new Error('it is larger than 20 MiB');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    callOff();
  }
}

async function answerOf(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = await requesterFor(url);
  return new Promise((resolve, reject) => {
    request({ ...pinnedTo(url, address), signal }, resolve)
      .on('error', reject)
      .end();
  });
}
