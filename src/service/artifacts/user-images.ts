import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../clock.ts';
import { pinnedTo, requesterFor } from '../http/pinned-request.ts';
import { serviceError } from '../http/service-error.ts';
import type { Reach } from '../service-context.ts';
import { type Resolve, reachable, systemResolve } from '../webhooks/address.ts';
import type { ArtifactStore } from './artifact-store.ts';

const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
const LONGEST_FETCH_MS = 15_000;

interface ImageServices {
  readonly artifacts: Pick<ArtifactStore, 'find' | 'bytes'>;
  readonly reach: Pick<Reach, 'allowsPrivate'>;
  readonly clock: Pick<Clock, 'after'>;
}

/** The user's picture: a data URI, one of our own files, or an address. */
export async function loadUserImage(
  { artifacts, reach, clock }: ImageServices,
  source: string,
  signal: AbortSignal,
  resolve: Resolve = systemResolve,
): Promise<Uint8Array> {
  const data = /^data:(?:image\/[\w.+-]+)?(?:;[^,]*)?;base64,/i.exec(source);
  if (data) return decoded(source.slice(data[0].length));
  const url = addressOf(source);
  const own = /^\/files\/([0-9a-f]{40})$/.exec(url.pathname)?.[1];
  const file = own === undefined ? undefined : await artifacts.find(own);
  if (file) return artifacts.bytes(file);
  return fetched({ reach, clock }, url, signal, resolve);
}

function decoded(base64: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) throw serviceError.invalid('image: the data URI is empty or not base64');
  return bytes;
}

function addressOf(source: string): URL {
  try {
    const url = new URL(source);
    if (/^https?:$/.test(url.protocol)) return url;
  } catch {
    // Reported below, like every text that is no address.
  }
  throw serviceError.invalid('image: must be an http or https URL, or a base64 data URI');
}

async function fetched(
  { reach, clock }: Pick<ImageServices, 'reach' | 'clock'>,
  url: URL,
  signal: AbortSignal,
  resolve: Resolve,
): Promise<Uint8Array> {
  const late = new AbortController();
  const callOff = clock.after(LONGEST_FETCH_MS, () => late.abort(new Error('it took too long')));
  try {
    const [address = ''] = await reachable(url, reach.allowsPrivate(), resolve);
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
  } catch (error) {
    signal.throwIfAborted();
    throw serviceError.invalid(
      `image: ${url.origin} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
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
