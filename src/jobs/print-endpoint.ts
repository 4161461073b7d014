import type { Context } from '../context.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import { LIST_COLUMNS, type ListName } from '../input/list-columns.ts';
import { printList } from '../output/print-list.ts';

interface EndpointList {
  /** The columns that a person needs most. */
  readonly first: readonly string[];
  readonly list: ListName;
  /** Those of --columns. */
  readonly columns: readonly string[] | undefined;
}

export async function printEndpoint(
  context: Context,
  endpoint: Endpoint,
  { first, list, columns }: EndpointList,
): Promise<void> {
  const api = await context.api();
  const { document } = await api.call(endpoint);
  await printList(context, document, {
    first,
    empty: 'nothing here yet',
    hide: ['object'],
    piped: LIST_COLUMNS[list],
    columns,
    remember: REMEMBERED[endpoint.path],
  });
}

const REMEMBERED: Readonly<Record<string, string>> = {
  [endpoints.musicVoices.path]: 'voices',
  [endpoints.musicGenres.path]: 'genres',
};
