import { holders, isObject } from './shape.ts';

export interface BuildFile {
  readonly path: string;
  readonly content: string;
  readonly encoding: 'utf8' | 'base64';
}

export interface BuildFiles {
  readonly files: readonly BuildFile[];
  /** Items that could not be read as a file; they are kept in the saved JSON. */
  readonly unknown: readonly unknown[];
}

/** A list of items, or a map of path to content. Undefined when the reply has no files at all. */
export function readBuildFiles(document: unknown): BuildFiles | undefined {
  const holder = holders(document).find((each) => Array.isArray(each.files) || isObject(each.files));
  if (!holder) return undefined;
  const entries = Array.isArray(holder.files)
    ? holder.files.map((item: unknown) => ({ item, file: listed(item) }))
    : Object.entries(holder.files ?? {}).map(([path, item]) => ({ item, file: mapped(path, item) }));
  return {
    files: entries.flatMap(({ file }) => (file ? [file] : [])),
    unknown: entries.filter(({ file }) => !file).map(({ item }) => item),
  };
}

function listed(item: unknown): BuildFile | undefined {
  if (!isObject(item)) return undefined;
  const path = item.path ?? item.name ?? item.filename;
  return typeof path === 'string' ? mapped(path, item) : undefined;
}

function mapped(path: string, item: unknown): BuildFile | undefined {
  if (typeof item === 'string') return { path, content: item, encoding: 'utf8' };
  if (!isObject(item)) return undefined;
  const content = item.content ?? item.code ?? item.data;
  if (typeof content !== 'string') return undefined;
  const encoding = typeof item.encoding === 'string' && /^base64$/i.test(item.encoding) ? 'base64' : 'utf8';
  return { path, content, encoding };
}
