import { type Account, accountOfKey, bearerOf } from '../billing/accounts.ts';
import type { LocalRun } from '../routes/local.ts';
import type { ServiceContext } from '../service-context.ts';
import { ATTRIBUTION } from './attribution.ts';
import { MOST_BODY_BYTES, parseBody } from './body.ts';
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

/** Ours, beside the documented ones. All but the first need a key. */
export const LOCAL_ENDPOINTS: readonly LocalEndpoint[] = [
  { method: 'GET', path: '/local/health', name: 'health', summary: 'whether the service is up' },
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
    summary: 'what would have been sent by e-mail',
  },
  {
    method: 'POST',
    path: '/local/accounts',
    name: 'addUser',
    summary: 'another account with a key of its own',
  },
  { method: 'POST', path: '/local/keys/revoke', name: 'revoke', summary: 'revoke a key: {key}' },
  { method: 'POST', path: '/local/credits', name: 'addCredits', summary: 'add test credits: {amount}' },
  {
    method: 'POST',
    path: '/local/jobs/{id}/cancel',
    name: 'cancelJob',
    summary: 'cancel a job that is not done',
  },
];

const NOBODY: Account = { id: '', email: '', plan: 'unlimited', attribution: true };

export async function serveLocal(
  service: ServiceContext,
  { name, method }: LocalEndpoint,
  request: ServiceRequest,
  id: string,
): Promise<ServiceResponse> {
  const bearer = bearerOf(request.headers);
  const account = service.store.read((sql) => (bearer === undefined ? undefined : accountOfKey(sql, bearer)));
  const routes = await import('../routes/local.ts');
  const run: LocalRun = routes[name];
  if (!account && name !== 'health') throw serviceError.key();
  const bytes = method === 'POST' ? await request.body(MOST_BODY_BYTES) : new Uint8Array();
  const body = bytes.length === 0 ? {} : parseBody(request.headers, bytes);
  const asking = account ?? NOBODY;
  const document = run({ service, account: asking, body, id });
  return jsonResponse(200, asking.attribution ? { ...document, attribution: ATTRIBUTION } : document);
}
