import type { Context } from '../context.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import { printList } from '../output/listing.ts';

export async function printEndpoint(
  context: Context,
  endpoint: Endpoint,
  first: readonly string[],
): Promise<void> {
  const api = await context.api();
  const { document } = await api.call(endpoint);
  await printList(context, document, {
    first,
    empty: 'nothing here yet',
    hide: ['object'],
    remember: REMEMBERED[endpoint.path],
  });
}

const REMEMBERED: Readonly<Record<string, string>> = {
  [endpoints.musicVoices.path]: 'voices',
  [endpoints.musicGenres.path]: 'genres',
};
