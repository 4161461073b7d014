import { bearerOf } from '../billing/accounts.ts';
import { seatOf } from '../billing/authenticate.ts';
import type { ServiceRequest } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';
import { cookieOf, isToken } from '../page/cookies.ts';
import type { ServiceContext } from '../service-context.ts';

const TOKEN_HEADER = 'x-octet-token';

/** The owner started the service: this process, the admin key, or a browser that opened the one-time link. */
export function isOwner(service: ServiceContext, request: ServiceRequest): boolean {
  if (request.inProcess) return true;
  if (isForeign(request)) return false;
  if (service.identity.isAdmin(bearerOf(request.headers))) return true;
  const session = service.sessions.find(cookieOf(request.headers, request.url));
  return session !== undefined && (!changes(request) || isToken(request.headers[TOKEN_HEADER], session));
}

/** An API key of this service gets 403 and not 401: the key is good, but not for this. */
export async function requireOwner(service: ServiceContext, request: ServiceRequest): Promise<void> {
  if (isOwner(service, request)) return;
  const bearer = bearerOf(request.headers);
  const session = service.sessions.find(cookieOf(request.headers, request.url));
  if (isForeign(request) && (session !== undefined || service.identity.isAdmin(bearer))) {
    throw serviceError.forbidden('Pages from another origin cannot use this API.', 'origin_not_allowed');
  }
  if (session) {
    throw serviceError.forbidden('This request needs the X-Octet-Token header.', 'token_required');
  }
  await seatOf(service, { apiKey: bearer, test: undefined });
  throw serviceError.forbidden('This endpoint needs the admin key.', 'admin_key_required');
}

const changes = ({ method }: ServiceRequest): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Browsers send `Origin` with every request that changes something and with every one to another origin, and they say
 * in `Sec-Fetch-Site` who asks; programs send neither.
 */
export function isForeign({ headers, url }: ServiceRequest): boolean {
  if (headers.origin !== undefined && headers.origin !== url.origin) return true;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
