import { MOST_BODY_BYTES } from '../../contract/body-budget.ts';
import { accountOfKey, bearerOf, readAccount } from '../billing/accounts.ts';
import type { LocalRun } from '../routes/local.ts';
import type { ServiceContext } from '../service-context.ts';
import { ATTRIBUTION } from './attribution.ts';
import { parseBody } from './body.ts';
import { jsonResponse, type ServiceRequest, type ServiceResponse } from './exchange.ts';
import { serviceError } from './service-error.ts';

type LocalName =
  | 'registerWebhook'
  | 'showWebhooks'
  | 'deleteWebhook'
  | 'trigger'
  | 'deliveries'
  | 'notifications'
  | 'addUser'
  | 'revoke'
  | 'addCredits'
  | 'cancelJob'
  | 'health';

export interface LocalEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly name: LocalName;
  readonly summary: string;
}

/** Not in the API document. All but `health` need the admin key. */
export const LOCAL_ENDPOINTS: readonly LocalEndpoint[] = [
  {
    method: 'GET',
    path: '/local/health',
    name: 'health',
    summary: 'health check; with the admin key also counts of accounts and jobs',
  },
  {
    method: 'POST',
    path: '/local/webhooks',
    name: 'registerWebhook',
    summary: 'register a webhook endpoint: {url, events?}',
  },
  { method: 'GET', path: '/local/webhooks', name: 'showWebhooks', summary: 'list webhook endpoints' },
  {
    method: 'DELETE',
    path: '/local/webhooks/{id}',
    name: 'deleteWebhook',
    summary: 'remove a webhook endpoint',
  },
  { method: 'POST', path: '/local/trigger', name: 'trigger', summary: 'send a test event: {type, data?}' },
  {
    method: 'GET',
    path: '/local/deliveries',
    name: 'deliveries',
    summary: 'webhook deliveries and their attempts',
  },
  {
    method: 'GET',
    path: '/local/notifications',
    name: 'notifications',
    summary: 'notifications that would have been e-mailed',
  },
  {
    method: 'POST',
    path: '/local/accounts',
    name: 'addUser',
    summary: 'create another account with its own key',
  },
  { method: 'POST', path: '/local/keys/revoke', name: 'revoke', summary: 'revoke a key: {key}' },
  { method: 'POST', path: '/local/credits', name: 'addCredits', summary: 'add test credits: {amount, key?}' },
  {
    method: 'POST',
    path: '/local/jobs/{id}/cancel',
    name: 'cancelJob',
    summary: 'cancel a job that is not finished',
  },
];

export async function serveLocal(
  service: ServiceContext,
  { name, method }: LocalEndpoint,
  request: ServiceRequest,
  id: string,
): Promise<ServiceResponse> {
  const isAdmin = name === 'health' ? isFromAdmin(service, request) : await requireAdmin(service, request);
  const routes = await import('../routes/local.ts');
  const run: LocalRun = routes[name];
  if (isAdmin) request.onAuthenticated?.();
  const bytes =
    method === 'POST' ? await request.body(MOST_BODY_BYTES, service.identity.account) : new Uint8Array();
  const body = bytes.length === 0 ? {} : parseBody(request.headers, bytes);
  const document = await run({ service, isAdmin, body, id });
  const account = await service.store.read((sql) => readAccount(sql, service.identity.account));
  return jsonResponse(
    200,
    account?.attribution === false ? document : { ...document, attribution: ATTRIBUTION },
  );
}

/** Inside the process only the owner of the state can ask. */
function isFromAdmin(service: ServiceContext, request: ServiceRequest): boolean {
  if (request.inProcess) return true;
  return service.identity.isAdmin(bearerOf(request.headers)) && !isForeign(request);
}

/** An API key of this service gets 403 and not 401: the key is good, but not for this. */
async function requireAdmin(service: ServiceContext, request: ServiceRequest): Promise<true> {
  if (isFromAdmin(service, request)) return true;
  const bearer = bearerOf(request.headers);
  if (service.identity.isAdmin(bearer)) {
    throw serviceError.forbidden('Pages from another origin cannot use the admin key.', 'origin_not_allowed');
  }
  const account =
    bearer === undefined ? undefined : await service.store.read((sql) => accountOfKey(sql, bearer));
  if (!account) throw serviceError.key();
  throw serviceError.forbidden('This endpoint needs the admin key.', 'admin_key_required');
}

/** Browsers send `Origin` with every request that changes something, and with every one to another origin. */
function isForeign({ headers, url }: ServiceRequest): boolean {
  return headers.origin !== undefined && headers.origin !== url.origin;
}
