import { readImages } from '../../contract/images.ts';
import { upstreamAttribution } from '../http/attribution.ts';
import { serviceError } from '../http/service-error.ts';

import type { Upstream } from '../text/upstream.ts';
import type { Picture, PictureRequest } from './picture.ts';

/** An OpenAI-compatible image server. */
export interface ImageUpstream {
  generate(
    wanted: PictureRequest,
    signal: AbortSignal,
  ): Promise<{ model: string; pictures: readonly Picture[]; attribution: string }>;
}

const MOST_BYTES = 20 * 1024 * 1024;

export function imageUpstreamAt(
  upstream: Upstream,
  address: string,
  send: typeof fetch = fetch,
): ImageUpstream {
  const { host } = new URL(address);
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
      return { model: answered, pictures, attribution: upstreamAttribution(answered, host) };
    },
  };

  async function fetched(url: string, signal: AbortSignal): Promise<Uint8Array> {
    const reply = await send(new URL(url, address), { signal, redirect: 'manual' }).catch(() => undefined);
    const bytes = reply?.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined;
    if (!bytes) throw serviceError.unavailable('The image of the upstream cannot be fetched.');
    return bytes;
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
