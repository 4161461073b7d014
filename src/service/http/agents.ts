import { bearerOf } from '../billing/accounts.ts';
import { seatOf } from '../billing/authenticate.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Incoming, ServiceResponse } from './request-response.ts';
import type { RouteEntry } from './router.ts';
import { serviceError } from './service-error.ts';

const AGENTS_PATH = '/mcp';
const METHODS = ['POST', 'GET', 'DELETE'] as const;
const MOST_BYTES = 32 * 1024 * 1024;

/** Streamable HTTP of the Model Context Protocol. */
export function agentRoutes(
  service: ServiceContext,
): RouteEntry<(incoming: Incoming) => Promise<ServiceResponse>>[] {
  return METHODS.map((method) => ({
    method,
    path: AGENTS_PATH,
    serve: (incoming) => serveAgents(service, incoming),
  }));
}

async function serveAgents(
  service: ServiceContext,
  { request }: Pick<Incoming, 'request'>,
): Promise<ServiceResponse> {
  const { method, url, headers, signal } = request;
  // A page in a browser must not reach a server on this machine, whatever key it got hold of.
  if (headers.origin !== undefined && headers.origin !== url.origin)
    throw serviceError.forbidden('Pages from another origin cannot use MCP.', 'origin_not_allowed');
  const key = bearerOf(headers) ?? '';
  const { account } = await seatOf(service, { apiKey: key, test: undefined });
  if (!service.agents) throw serviceError.missing('Not found.');
  request.onAuthenticated?.();
  const body = method === 'POST' ? await request.body(MOST_BYTES, account.id) : new Uint8Array();
  return service.agents({ method, url: url.href, headers, body, key, signal });
}
