import type { ParamIndexMap, ParamStash, Params } from 'hono/router';
import { LinearRouter } from 'hono/router/linear-router';
import { tryDecodeURI, tryDecodeURIComponent } from 'hono/utils/url';

/** One method at one path; `:name` stands for one segment. */
export interface RouteEntry<Handler> {
  readonly method: string;
  readonly path: string;
  readonly serve: Handler;
}

interface Match<Handler> {
  /** Undefined: the path is known, but not with this method. */
  readonly serve: Handler | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** With the names of its parameters. */
  readonly path: string;
  /** Value of the Allow header. */
  readonly allow: string;
}

export type Router<Handler> = (method: string, path: string) => Match<Handler> | undefined;

type Target<Handler> = Pick<Match<Handler>, 'serve' | 'allow' | 'path'>;

/**
 * Of several entries that match, the first one answers; so entries without parameters must come first. The linear router
 * compiles nothing: a command sends one request, and building a trie would cost more than the search.
 */
export function createRouter<Handler>(entries: readonly RouteEntry<Handler>[]): Router<Handler> {
  const router = new LinearRouter<Target<Handler>>();
  const allowed = allowedMethods(entries);
  const allowAt = (path: string): string => allowed.get(path) ?? '';
  for (const { method, path, serve } of entries)
    router.add(method, path, { serve, allow: allowAt(path), path });
  for (const [path, allow] of allowed) router.add('ALL', path, { serve: undefined, allow, path });
  const plain = plainEntries(entries, allowAt);
  return (method, path) => {
    const exact = plain.get(`${method} ${path}`);
    if (exact) return exact;
    const [matches, stash] = router.match(method, plainPath(path));
    const [first] = matches;
    return first && { ...first[0], params: decodedParams(first[1], stash) };
  };
}

/** Paths without parameters come first in any case, so most requests are found by their path alone. */
function plainEntries<Handler>(
  entries: readonly RouteEntry<Handler>[],
  allowAt: (path: string) => string,
): Map<string, Match<Handler>> {
  const plain = new Map<string, Match<Handler>>();
  for (const { method, path, serve } of entries) {
    const name = `${method} ${path}`;
    if (path.includes(':') || plain.has(name)) continue;
    plain.set(name, { serve, allow: allowAt(path), path, params: {} });
  }
  return plain;
}

/** `/v1/models/` is `/v1/models`. `%25` stays: a parameter is decoded once more, by itself. */
function plainPath(path: string): string {
  const decoded = path.includes('%') ? tryDecodeURI(path.replaceAll('%25', '%2525')) : path;
  return decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
}

function decodedParams(params: Params | ParamIndexMap, stash: ParamStash = []): Record<string, string> {
  const entries = Object.entries<string | number>(params).map(([name, value]) => [
    name,
    tryDecodeURIComponent(typeof value === 'number' ? (stash[value] ?? '') : value),
  ]);
  return Object.fromEntries(entries);
}

function allowedMethods(entries: readonly RouteEntry<unknown>[]): Map<string, string> {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of entries) {
    const known = methods.get(path) ?? new Set<string>();
    methods.set(path, known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  return new Map([...methods].map(([path, known]) => [path, [...known, 'OPTIONS'].join(', ')]));
}
