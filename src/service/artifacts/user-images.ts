import type { Clock } from '../../clock.ts';
import { serviceError } from '../http/service-error.ts';
import type { Reach } from '../service-context.ts';
import { type Resolve, reachable, systemResolve } from '../webhooks/address.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { pictureAt } from './fetch-picture.ts';

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
  try {
    const [address = ''] = await reachable(url, reach.allowsPrivate(), resolve);
    return await pictureAt(url, { address, clock, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw serviceError.invalid(
      `image: ${url.origin} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
