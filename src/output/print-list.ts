import type { Context } from '../context.ts';
import { readList } from '../contract/replies.ts';
import { isObject, type JsonObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';

export interface ListingOptions {
  /** These come first, in this order; whatever else the service sends follows. */
  readonly first: readonly string[];
  /** The note on stderr for an empty list. */
  readonly empty: string;
  readonly keep?: (item: unknown) => boolean;
  /** The name under which completion remembers what was listed. */
  readonly remember?: string;
  /** Columns that say the same in every row, or nothing to a person. */
  readonly hide?: readonly string[];
  /** A pipe gets these in this order, empty where nothing has them, and others behind them: `cut -f5` keeps its meaning. */
  readonly piped?: readonly string[];
  /** Those that were chosen, instead of all. */
  readonly columns?: readonly string[] | undefined;
  /** Better words for the values of a column; undefined where they do not fit. */
  readonly words?: Readonly<Record<string, (value: unknown) => string | undefined>>;
}

/** Prints a reply that holds a list: a table for people, tab-separated rows for pipes, the reply itself for --json. */
export async function printList(context: Context, document: unknown, options: ListingOptions): Promise<void> {
  const { terminal } = context;
  const all = readList(document);
  if (!all) {
    throw new OctetError('service', 'unexpected reply: it has no list', undefined, {
      code: 'cli_unexpected_reply',
    });
  }
  if (options.remember) {
    const { rememberNames } = await import('./remember-names.ts');
    await rememberNames(context, options.remember, all);
  }
  const named = options.first[0] ?? 'name';
  const kept = options.keep ? all.filter(options.keep) : all;
  const items = kept.map((item) => (isObject(item) ? item : { [named]: item }));
  if (terminal.mode === 'ndjson') return terminal.result(kept, '');
  if (items.length === 0 && terminal.mode === 'human') terminal.note(options.empty);
  if (options.columns) checkColumns(options.columns, items, options);
  const found =
    options.columns ?? (terminal.out.isTTY ? columnsOf(items, options) : pipedColumns(items, options));
  const columns = found.slice(0, MOST_COLUMNS);
  const shown =
    terminal.out.isTTY && !options.columns ? fitting(columns, items, options, terminal.out.columns) : columns;
  // The first is the name that is typed; half of it is of no use.
  const titles = shown.map((title, at) => ({
    title: title.slice(0, LONGEST_NAME).replaceAll('_', ' '),
    shrink: at > 0,
    wrap: title === 'description',
  }));
  const rowsOf = (some: readonly JsonObject[]) =>
    some.map((item) => shown.map((column) => cellOf(item, column, options)));
  await terminal.result(document, () => {
    if (!terminal.out.isTTY) return inBatches(items, (some) => terminal.table(rowsOf(some), titles));
    return terminal.table(rowsOf(items.slice(0, MOST_READ)), titles, { total: items.length });
  });
  const left = [...columns.filter((column) => !shown.includes(column)), ...found.slice(MOST_COLUMNS)];
  if (left.length > 0 && terminal.mode === 'human') terminal.note(hiddenColumns(left));
}

/** Every row has a cell for every column, so one item with a thousand fields would make a table of thousands a row. */
const MOST_COLUMNS = 100;
/** More rows than a person reads on a terminal. */
const MOST_READ = 2_000;
const BATCH = 500;
const LONGEST_NAME = 40;

/** The lines of a long list, made while they are written. */
function* inBatches<T>(items: readonly T[], linesOf: (some: readonly T[]) => string[]): Generator<string> {
  for (let from = 0; from < items.length; from += BATCH) yield* linesOf(items.slice(from, from + BATCH));
}

/** Refuses a column that is not documented and that no item has. An empty list may have had it: it refuses nothing. */
function checkColumns(
  names: readonly string[],
  items: readonly JsonObject[],
  { piped = [] }: ListingOptions,
): void {
  const known = new Set([...piped, ...items.flatMap((item) => Object.keys(item))]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined || items.length === 0) return;
  const some = [...known].slice(0, MOST_COLUMNS).map((name) => name.slice(0, LONGEST_NAME));
  throw new OctetError('usage', `--columns: there is no column ${unknown}`, `choose from ${some.join(', ')}`);
}

/** So many are named; of a reply with dozens of fields the rest are only counted. */
const MOST_NAMED = 4;

function hiddenColumns(left: readonly string[]): string {
  const named = left.slice(0, left.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const more = left.length > named.length ? ` and ${left.length - named.length} more` : '';
  const names = named.map((name) => name.slice(0, LONGEST_NAME).replaceAll('_', ' ')).join(', ');
  const count = left.length === 1 ? '1 column' : `${left.length} columns`;
  return `${count} hidden: ${names}${more}; use --json to see everything`;
}

/** Room that a long text needs to say something. */
const READABLE = 50;
const GAP = 2;

/** The leading columns, and of the others those that leave them readable. */
function fitting(
  columns: readonly string[],
  items: readonly JsonObject[],
  options: ListingOptions,
  available: number,
): string[] {
  const measured = items.slice(0, MOST_READ);
  let used = 0;
  return columns.filter((column, at) => {
    const longest = measured.reduce<number>(
      (most, item) => Math.max(most, cellOf(item, column, options).length),
      column.length,
    );
    const needs = (at === 0 ? longest : Math.min(longest, READABLE)) + (at === 0 ? 0 : GAP);
    const fits = at === 0 || options.first.includes(column) || used + needs <= available;
    if (fits) used += needs;
    return fits;
  });
}

function cellOf(item: JsonObject, column: string, { words = {} }: ListingOptions): string {
  const own = Object.hasOwn(words, column) ? words[column]?.(item[column]) : undefined;
  return own ?? cell(item[column]);
}

function columnsOf(items: readonly JsonObject[], options: ListingOptions): string[] {
  const found = new Set<string>();
  for (const item of items) for (const key of Object.keys(item)) found.add(key);
  const leading = options.first.filter((key) => found.has(key));
  const hidden = new Set([...(options.hide ?? []), ...leading]);
  return [...leading, ...[...found].filter((key) => !hidden.has(key))];
}

/** Without those at the end that no item has: leaving them out moves no other. */
function pipedColumns(items: readonly JsonObject[], options: ListingOptions): string[] {
  const found = columnsOf(items, options);
  const { piped = [] } = options;
  const present = new Set(found);
  const columns = [...piped, ...found.filter((column) => !piped.includes(column))];
  return columns.slice(0, columns.findLastIndex((column) => present.has(column)) + 1);
}

/** Deeper than any table is read; what is below is in --json. */
const DEEPEST_CELL = 3;

/** A value in words: `credits 10, per 5, factors (720p 1, 1080p 2)`. A cell never holds JSON. */
export function cell(value: unknown, depth = 0): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (depth >= DEEPEST_CELL) return '…';
  const inner = (each: unknown): string => {
    const text = cell(each, depth + 1);
    return typeof each === 'object' && each !== null ? `(${text})` : text;
  };
  if (Array.isArray(value)) return value.map(inner).join(', ');
  const fields = Object.entries(value).map(([name, each]) => `${name.replaceAll('_', ' ')} ${inner(each)}`);
  return fields.map((field) => field.trim()).join(', ');
}
