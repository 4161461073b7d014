import type { Api } from '../../client/api.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readList } from '../../contract/replies.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { type CreditTransaction, readTransaction } from './transaction.ts';

export interface PageRange {
  /** Undefined: as many as the service sends unasked, without a word that the API document does not know. */
  readonly limit: number | undefined;
  readonly since: Date | undefined;
}

export interface Pages {
  /** The reply, with the list of all pages in place of that of the first. */
  readonly document: unknown;
  readonly transactions: readonly CreditTransaction[];
  /** The service has older ones that were not asked for. */
  readonly isCut: boolean;
}

const PAGE = 100;

interface Row {
  readonly item: unknown;
  readonly transaction: CreditTransaction;
}

/** Newest first. The API document shows no paging: it goes on only where the reply says that there is more. */
export async function readPages(api: Api, wanted: PageRange): Promise<Pages> {
  const rows: Row[] = [];
  const known = new Set<string>();
  let first: unknown;
  let before: string | undefined;
  let more = false;
  for (;;) {
    const { document } = await api.call(endpoints.transactions, {
      query: queryOf(wanted, rows.length, before),
    });
    first ??= document;
    const page = listOf(document).map((item) => ({ item, transaction: readTransaction(item) }));
    const fresh = page.filter(({ transaction: { id } }) => id === '' || !known.has(id));
    for (const { transaction } of fresh) known.add(transaction.id);
    for (const row of fresh) rows.push(row);
    before = page.at(-1)?.transaction.id;
    more = isObject(document) && document.has_more === true && before !== '' && fresh.length > 0;
    if (!more || rows.length >= (wanted.limit ?? 0) || isBefore(rows.at(-1), wanted.since)) break;
  }
  const recent = rows.filter((row) => !isBefore(row, wanted.since));
  const kept = recent.slice(0, wanted.limit);
  return {
    document: withList(
      first,
      kept.map(({ item }) => item),
    ),
    transactions: kept.map(({ transaction }) => transaction),
    isCut: kept.length < recent.length || (more && recent.length === rows.length),
  };
}

function queryOf({ limit }: PageRange, read: number, before: string | undefined): Record<string, string> {
  if (limit === undefined) return {};
  return { limit: String(Math.min(PAGE, limit - read)), ...(before ? { before } : {}) };
}

function listOf(document: unknown): unknown[] {
  const list = readList(document);
  if (list) return list;
  throw new OctetError('service', 'unexpected reply: it has no list', undefined, {
    code: 'cli_unexpected_reply',
  });
}

function isBefore(row: Row | undefined, since: Date | undefined): boolean {
  return since !== undefined && row?.transaction.at !== undefined && row.transaction.at < since;
}

/** Everything else of the reply stays as it came. */
function withList(document: unknown, items: readonly unknown[]): unknown {
  if (!isObject(document)) return items;
  const list = listOf(document);
  const entries = Object.entries(document).map(([key, value]) => {
    if (value === list) return [key, items];
    return [key, isObject(value) && holdsList(value, list) ? withList(value, items) : value];
  });
  return Object.fromEntries(entries);
}

function holdsList(document: JsonObject, list: readonly unknown[]): boolean {
  return Object.values(document).some((value) => value === list);
}
