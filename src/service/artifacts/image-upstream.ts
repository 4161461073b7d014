import { isIP } from 'node:net';
import type { Clock } from '../../clock.ts';
import { isLoopbackHost } from '../../contract/address.ts';
import { isPrivateAddress } from '../../contract/private-networks.ts';
import { readImages } from '../../contract/read-images.ts';
import { upstreamAttribution } from '../http/attribution.ts';
import { serviceError } from '../http/service-error.ts';
import type { Upstream } from '../text/upstream.ts';
import { hostOf, type Resolve, systemResolve } from '../webhooks/address.ts';
import { pictureAt } from './fetch-picture.ts';
import type { Picture, PictureRequest } from './picture.ts';

/** An OpenAI-compatible image server. */
export interface ImageUpstream {
  generate(
    wanted: PictureRequest,
    signal: AbortSignal,
  ): Promise<{ model: string; pictures: readonly Picture[]; attribution: string }>;
}

const MOST_BYTES = 20 * 1024 * 1024;

export interface ImageUpstreamOptions {
  readonly address: string;
  readonly clock: Pick<Clock, 'after'>;
  readonly resolve?: Resolve;
}

export function imageUpstreamAt(
  upstream: Upstream,
  { address, clock, resolve = systemResolve }: ImageUpstreamOptions,
): ImageUpstream {
  const server = new URL(address);
  return {
    async generate({ prompt, count: n, width, height, model }, signal) {
      const body = { prompt, n, size: `${width}x${height}`, response_format: 'b64_json', model };
      const document = await upstream.post('/images/generations', body, signal);
      const sources = readImages(document);
      if (sources.length === 0) throw serviceError.unavailable('The image upstream sent no image.');
      const pictures = await Promise.all(
        sources.map(async (source) =>
          pictureOf(
            'url' in source ? await fetched(source.url, signal) : Buffer.from(source.base64, 'base64'),
          ),
        ),
      );
      const answered = typeof document.model === 'string' ? document.model : (model ?? 'an image model');
      return { model: answered, pictures, attribution: upstreamAttribution(answered, server.host) };
    },
  };

  async function fetched(text: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      const url = new URL(text, address);
      if (!/^https?:$/.test(url.protocol)) throw new Error('it is no http address');
      const host = hostOf(url);
      const addresses = isIP(host) ? [host] : await resolve(host);
      if (addresses.some((each) => isBlocked(url, each))) throw new Error('it is in a private network');
      return await pictureAt(url, { address: addresses[0] ?? '', clock, signal });
    } catch (error) {
      signal.throwIfAborted();
      const why = error instanceof Error ? error.message : String(error);
      throw serviceError.unavailable(`The image of the upstream cannot be fetched: ${why}.`);
    }
  }

  /** The server itself was chosen by the user; whatever else it names must be public, or here if the server is here. */
  function isBlocked(url: URL, found: string): boolean {
    if (!isPrivateAddress(found) || url.origin === server.origin) return false;
    return !(isLoopbackHost(found) && isLoopbackHost(hostOf(server)));
  }
}

const SIGNATURES: readonly (readonly [start: string, mime: string, extension: string])[] = [
  ['89504e47', 'image/png', 'png'],
  ['ffd8ff', 'image/jpeg', 'jpg'],
  ['52494646', 'image/webp', 'webp'],
];

function pictureOf(bytes: Uint8Array): Picture {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (!known || bytes.length > MOST_BYTES) {
    throw serviceError.unavailable('The image upstream sent something that is no PNG, JPEG or WebP image.');
  }
  return { bytes, mime: known[1], extension: known[2], notes: [], facts: {} };
}
