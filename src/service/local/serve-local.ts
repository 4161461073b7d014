import { MOST_BODY_BYTES } from '../../contract/body-budget.ts';
import { readAccount } from '../billing/accounts.ts';
import { ATTRIBUTION } from '../http/attribution.ts';
import { parseBody } from '../http/body.ts';
import {
  type Incoming,
  jsonResponse,
  type ServiceRequest,
  type ServiceResponse,
} from '../http/request-response.ts';
import type { ServiceContext } from '../service-context.ts';
import { isOwner, requireOwner } from './access.ts';
import { DirectReply, type LocalEndpoint } from './endpoint.ts';

export async function serveLocal(
  service: ServiceContext,
  { name, method, run }: LocalEndpoint,
  { request, record }: Pick<Incoming, 'request' | 'record'>,
  id: string,
): Promise<ServiceResponse> {
  if (name !== 'health') await requireOwner(service, request);
  const owner = isOwner(service, request);
  if (owner) request.onAuthenticated?.();
  const hasBody = method === 'POST' || method === 'PATCH';
  const bytes = hasBody ? await request.body(MOST_BODY_BYTES, service.identity.account) : new Uint8Array();
  const body = bytes.length === 0 ? {} : parseBody(request.headers, bytes);
  const { headers, url, signal } = request;
  const reply = await run({
    service,
    isOwner: owner,
    body,
    id,
    query: url.searchParams,
    headers,
    url,
    signal,
    test: record.test,
  });
  if (reply instanceof DirectReply) return reply.response;
  const account = await service.store.read((sql) => readAccount(sql, service.identity.account));
  const document = account?.attribution === false ? reply : { attribution: ATTRIBUTION, ...reply };
  return jsonResponse(200, document, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
}

export async function serveMetrics(
  service: ServiceContext,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  await requireOwner(service, request);
  request.onAuthenticated?.();
  const metrics = await service.metrics();
  return {
    status: 200,
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
    body: new TextEncoder().encode(await metrics.text()),
  };
}
