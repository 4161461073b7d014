import type { Context } from '../../context.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { isObject } from '../../contract/shape.ts';
import { LIST_COLUMNS } from '../../input/list-columns.ts';
import { printList } from '../../output/print-list.ts';
import type { ModelKind } from './flags.ts';

const SOURCES = {
  all: endpoints.models,
  chat: endpoints.chatModels,
  image: endpoints.imageModels,
} satisfies Record<ModelKind, Endpoint>;

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

export async function listModels(
  context: Context,
  kind: ModelKind,
  columns: readonly string[] | undefined,
): Promise<void> {
  const api = await context.api();
  const reply = await api.call(SOURCES[kind]);
  await printList(context, reply.document, {
    first: ['id', 'name', 'kind', 'type', 'description'],
    empty: 'this service lists no models',
    hide: ['object', 'created'],
    piped: LIST_COLUMNS.models,
    columns,
    words: { pricing: priceText },
    remember: kind === 'all' ? 'models' : undefined,
  });
}
