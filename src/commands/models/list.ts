import type { Context } from '../../context.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { isObject } from '../../contract/shape.ts';
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

/** `10 per 5 seconds (720p × 1, 1080p × 2)`, in credits. */
function priceText(price: unknown): string | undefined {
  if (!isObject(price)) return undefined;
  const { credits, per, unit, factors } = price;
  if (typeof credits !== 'number' || typeof per !== 'number' || typeof unit !== 'string') return undefined;
  const times = isObject(factors)
    ? Object.entries(factors).map(([name, factor]) => `${name} × ${factor}`)
    : [];
  const what = per === 1 ? unit : `${per} ${unit}`;
  return `${credits} per ${what}${times.length > 0 ? ` (${times.join(', ')})` : ''}`;
}

export async function listModels(context: Context, kind: ModelKind): Promise<void> {
  const api = await context.api();
  const reply = await api.call(SOURCES[kind]);
  await printList(context, reply.document, {
    first: ['id', 'name', 'kind', 'type', 'description'],
    empty: 'this service lists no models',
    hide: ['object', 'created'],
    piped: PIPED,
    words: { pricing: priceText },
    remember: kind === 'all' ? 'models' : undefined,
  });
}
