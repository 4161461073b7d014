import type { ImageUpstream } from './artifacts/image-upstream.ts';
import type { ServiceOptions } from './service-options.ts';
import type { Upstream } from './text/upstream.ts';

interface Upstreams {
  readonly upstream: Upstream | undefined;
  readonly imageUpstream: ImageUpstream | undefined;
}

/** The model servers behind the service; their code is loaded only where one is set. */
export async function openUpstreams(options: ServiceOptions): Promise<Upstreams> {
  const { upstream, upstreamKey, upstreamImages, upstreamImagesKey, clock } = options;
  if (!upstream && !upstreamImages) return { upstream: undefined, imageUpstream: undefined };
  const { upstreamAt } = await import('./text/upstream.ts');
  const text = upstream ? upstreamAt({ address: upstream, key: upstreamKey }) : undefined;
  if (!upstreamImages) return { upstream: text, imageUpstream: undefined };
  const { imageUpstreamAt } = await import('./artifacts/image-upstream.ts');
  const server = upstreamAt({ address: upstreamImages, key: upstreamImagesKey });
  return { upstream: text, imageUpstream: imageUpstreamAt(server, { address: upstreamImages, clock }) };
}
