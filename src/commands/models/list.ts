import type { Context } from '../../context.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { printList } from '../../output/listing.ts';
import type { ModelKind } from './flags.ts';

const SOURCES = {
  all: endpoints.models,
  chat: endpoints.chatModels,
  image: endpoints.imageModels,
} satisfies Record<ModelKind, Endpoint>;

/** Public: new ones go to the end. */
const PIPED = [
  'id',
  'kind',
  'description',
  'owned_by',
  'context_window',
  'pricing',
  'dimensions',
  'does',
  'name',
  'type',
] as const;

export async function listModels(context: Context, kind: ModelKind): Promise<void> {
  const api = await context.api();
  const reply = await api.call(SOURCES[kind]);
  await printList(context, reply.document, {
    first: ['id', 'name', 'kind', 'type', 'description'],
    empty: 'this service lists no models',
    hide: ['object', 'created'],
    piped: PIPED,
    remember: kind === 'all' ? 'models' : undefined,
  });
}
