import type { Api } from '../client/api.ts';
import { checkArtifactUrl } from '../client/artifact-address.ts';
import { fetchOutside } from '../client/fetch-outside.ts';
import type { Context } from '../context.ts';
import { isLoopback, LOCAL_BASE, resolveAddress } from '../contract/address.ts';
import type { TransportResponse } from '../contract/transport.ts';
import { OctetError } from '../errors.ts';

/** The absolute address of a result. */
export function artifactUrl(api: Api, address: string): URL {
  try {
    return new URL(resolveAddress(api.baseUrl, address));
  } catch (error) {
    throw new OctetError('service', 'the address of the result is invalid', undefined, { cause: error });
  }
}

/** GETs a result. The key goes along only to the very origin that it belongs to, and never through a redirect. */
export async function fetchArtifact(
  context: Context,
  api: Api,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<TransportResponse> {
  const { baseUrl } = api;
  const { origin } = new URL(baseUrl);
  const nearby = baseUrl === LOCAL_BASE || isLoopback(origin);
  const check = (place: URL) => checkArtifactUrl(place, nearby);
  check(url);
  if (url.origin !== origin)
    return fetchOutside(await context.outside(), url.href, { headers, signal, check });
  const reply = await api.fetchFile(url, headers, signal);
  const { location } = reply.headers;
  if (reply.status < 300 || reply.status >= 400 || !location) return reply;
  for await (const _ of reply.body) break;
  if (!URL.canParse(location, url)) throw new OctetError('unsafe', 'the result redirects without an address');
  return fetchOutside(await context.outside(), new URL(location, url).href, { headers, signal, check });
}
