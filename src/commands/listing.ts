import type { Context } from '../context.ts';
import { readList } from '../contract/replies.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';

export interface ListingOptions {
  /** These come first, in this order; whatever else the service sends follows. */
  readonly first: readonly string[];
  /** What to say on stderr when there is nothing to list. */
  readonly empty: string;
  readonly keep?: (item: unknown) => boolean;
  /** The name under which completion remembers what was listed. */
  readonly remember?: string;
  /** Columns that say the same in every row, or nothing to a person. */
  readonly hide?: readonly string[];
}

/** Prints a reply that holds a list: a table for people, tab-separated rows for pipes, the reply itself for --json. */
export async function printList(context: Context, document: unknown, options: ListingOptions): Promise<void> {
  const { terminal } = context;
  const all = readList(document);
  if (!all) {
    throw new OctetError('service', 'unexpected reply: no list in it', undefined, {
      code: 'cli_unexpected_reply',
    });
  }
  if (options.remember) {
    const { rememberNames } = await import('./remember.ts');
    await rememberNames(context, options.remember, all);
  }
  const items = options.keep ? all.filter(options.keep) : all;
  if (items.length === 0 && terminal.mode === 'human') terminal.note(options.empty);
  await terminal.result(document, () => {
    const columns = columnsOf(items, options);
    const rows = items.map((item) => columns.map((column) => cell(isObject(item) ? item[column] : item)));
    const titles = columns.map((title) => ({ title: title.replaceAll('_', ' '), shrink: true }));
    return terminal.table(rows, titles);
  });
}

function columnsOf(items: readonly unknown[], options: ListingOptions): string[] {
  const found = new Set<string>();
  for (const item of items) for (const key of isObject(item) ? Object.keys(item) : ['name']) found.add(key);
  const leading = options.first.filter((key) => found.has(key));
  const hidden = new Set([...(options.hide ?? []), ...leading]);
  return [...leading, ...[...found].filter((key) => !hidden.has(key))];
}

export function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
