import type { RouteEntry } from './router.ts';
import { type ServiceError, serviceError } from './service-error.ts';

const LONGEST_PATH = 200;
const MOST_NAMED = 6;

/** A 404 that names what was asked for and what there is near it. */
export function notServed(
  method: string,
  path: string,
  routes: readonly RouteEntry<unknown>[],
): ServiceError {
  const first = firstWord(path);
  const near = routes
    .filter(({ path: served }) => served.startsWith('/v1/') && firstWord(served) === first)
    .map((route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`)
    .slice(0, MOST_NAMED);
  const asked = `${method.slice(0, 20)} ${path.slice(0, LONGEST_PATH)}`;
  const there = near.length > 0 ? ` There is ${near.join(', ')}.` : '';
  return serviceError.missing(`${asked} is not served here.${there} GET /openapi.json lists everything.`);
}

/** `chat` of `/v1/chat/completions`, `/api/v1/chat` and `/chat`. */
function firstWord(path: string): string {
  const words = path
    .toLowerCase()
    .split('/')
    .filter((word) => word !== '' && word !== 'api' && word !== 'v1');
  return (words[0] ?? '').replace(/s$/, '');
}
