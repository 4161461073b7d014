import { serviceError } from '../http/service-error.ts';

const MOST_LISTED = 1_000;
const USUAL = 100;

/** `limit` and `after` of a list. */
export function pageOf(query: URLSearchParams): { limit: number; after: string | undefined } {
  const text = query.get('limit');
  const limit = text === null ? USUAL : /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST_LISTED) throw serviceError.invalid(`limit: must be from 1 to ${MOST_LISTED}`);
  return { limit, after: query.get('after') ?? undefined };
}

/** The items after the one with this id, and the id to go on from. */
export function pageOfItems<Item extends { readonly id: unknown }>(
  items: readonly Item[],
  query: URLSearchParams,
): { object: 'list'; data: readonly Item[]; next: string | null } {
  const { limit, after } = pageOf(query);
  const from = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const data = after !== undefined && from === 0 ? [] : items.slice(from, from + limit);
  return { object: 'list', data, next: from + limit < items.length ? String(data.at(-1)?.id) : null };
}
