import { type Item, isItem, part, text } from './item.ts';

/** A reply that reports an error. */
class ApiFault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

let session: Item = {};

export async function openSession(): Promise<Item> {
  session = await local('GET', '/local/session');
  return session;
}

export const serviceKey = (): string => text(session, 'key');
export const baseUrl = (): string => text(session, 'url');

/** A request to the service's own API; what changes something carries the token of this page. */
export async function local(method: string, path: string, body?: unknown): Promise<Item> {
  const reply = await fetch(path, {
    method,
    headers: {
      'x-octet-token': text(session, 'token'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return documentOf(reply);
}

/** A request to the API itself, with the key of the service, as any client sends it. */
export function api(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  return fetch(`/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${serviceKey()}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

export async function documentOf(reply: Response): Promise<Item> {
  const body: unknown = await reply.json().catch(() => undefined);
  if (reply.ok && isItem(body)) return body;
  const message = isItem(body) ? text(part(body, 'error'), 'message') : '';
  throw new ApiFault(reply.status, message || `The service answered ${reply.status}.`);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
