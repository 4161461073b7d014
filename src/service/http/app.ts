import type { Context } from 'hono';
import { Hono } from 'hono/quick';
import { API_PREFIX } from '../../contract/address.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { newId } from '../ids.ts';
import { ROUTES } from '../routes/routes.ts';
import type { ServiceContext } from '../service-context.ts';
import { replyHeaders } from './attribution.ts';
import { abandon, jsonResponse, type ServiceRequest, type ServiceResponse } from './exchange.ts';
import { isAllowedHost } from './hosts.ts';
import { LOCAL_ENDPOINTS, serveLocal } from './local-app.ts';
import { errorResponse, isUnexpected, serveRoute } from './pipeline.ts';
import { PROOF_PATH, serveProof } from './proof.ts';
import { serviceError } from './service-error.ts';

export type App = (request: ServiceRequest) => Promise<ServiceResponse>;

type Params = Readonly<Record<string, string>>;
type Handler = (request: ServiceRequest, params: Params) => Promise<ServiceResponse>;

interface Place {
  readonly method: string;
  readonly path: string;
  readonly serve: Handler;
}

/**
 * Hono finds the handler and its parameters. What goes in and comes out are our own small objects: on Node 20 the
 * first `Response` costs as much time as a whole local chat, and inside the process nobody needs one.
 */
export function createApp(service: ServiceContext): App {
  const hono = new Hono({ strict: false });
  const places = [...documented(service), ...local(service), ...open(service)];
  const on = (method: string, path: string, serve: Handler): void => {
    hono.on(method, [path], (context) => asResponse(serve(askedOf(context), context.req.param())));
  };
  for (const { method, path, serve } of places) on(method, path, serve);
  for (const [path, allow] of allowedMethods(places)) {
    on('ALL', path, async ({ method }) => {
      if (method === 'OPTIONS') return { status: 204, headers: { allow }, body: new Uint8Array() };
      throw serviceError.method(allow);
    });
  }
  hono.notFound(() => asResponse(Promise.reject(serviceError.missing('There is nothing at this address.'))));
  // Refusals are told below, once for all; Hono's own handler would print them.
  hono.onError((error) => asResponse(Promise.reject(error)) as unknown as Response);

  return async (request) => {
    const requestId = newId('req');
    const headers = replyHeaders(requestId);
    let response: ServiceResponse;
    try {
      if (!request.inProcess && !isAllowedHost(request.url.hostname, service.hosts())) {
        throw serviceError.forbidden('This service does not go by that name.', 'host_not_allowed');
      }
      const parsed = request.method === 'HEAD' ? { ...request, method: 'GET' } : request;
      response = await fromResponse(hono.fetch(asRequest(parsed)));
    } catch (error) {
      if (isUnexpected(error)) service.onFault(error, requestId);
      response = errorResponse(error, requestId, headers, request.inProcess);
    }
    if (request.method === 'HEAD') await abandon(response);
    const body = request.method === 'HEAD' ? new Uint8Array() : response.body;
    const full = 'x-request-id' in response.headers ? response.headers : { ...response.headers, ...headers };
    return { ...response, headers: full, body };
  };
}

/** Static paths before those with a parameter: /music/voices is no track. */
function documented(service: ServiceContext): Place[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const parameters = (name: EndpointName) => endpoints[name].path.split('{').length;
  const ordered = names.sort((a, b) => parameters(a) - parameters(b));
  return ordered.flatMap((name) => {
    const endpoint: Endpoint = endpoints[name];
    const serve: Handler = async (request, params) =>
      serveRoute(service, await ROUTES[name](), request, params);
    return bothForms(endpoint.path).map((path) => ({ method: endpoint.method, path, serve }));
  });
}

function local(service: ServiceContext): Place[] {
  return LOCAL_ENDPOINTS.flatMap((endpoint) => {
    const serve: Handler = (request, { id = '' }) => serveLocal(service, endpoint, request, id);
    const paths = [...bothForms(endpoint.path), pattern(endpoint.path)];
    return paths.map((path) => ({ method: endpoint.method, path, serve }));
  });
}

/** Files, pages and the description need no key: the ids in their addresses cannot be guessed. */
function open(service: ServiceContext): Place[] {
  const describe: Handler = async ({ url }) => {
    const { openApi } = await import('./openapi.ts');
    return jsonResponse(200, openApi(url.origin));
  };
  return [
    ...['/openapi.json', '/v1/openapi.json'].map((path) => ({
      method: 'GET' as const,
      path,
      serve: describe,
    })),
    {
      method: 'GET',
      path: '/files/:id',
      serve: async (request, { id = '' }) =>
        (await import('../routes/files.ts')).serveFile(service, request, id),
    },
    {
      method: 'GET',
      path: '/checkout/:id',
      serve: async (_, { id = '' }) => (await import('../routes/checkout-page.ts')).showCheckout(service, id),
    },
    ...(['pay', 'decline'] as const).map((how) => ({
      method: 'POST' as const,
      path: `/checkout/:id/${how}`,
      serve: async (request: ServiceRequest, { id = '' }: Params) =>
        (await import('../routes/checkout-page.ts')).payCheckout(service, request, id, how),
    })),
    {
      method: 'GET',
      path: PROOF_PATH,
      serve: async (request) => serveProof(service.proofKey, request),
    },
    {
      method: 'GET',
      path: '/previews/:id',
      serve: async (_, { id = '' }) => (await import('../routes/preview.ts')).servePreview(service, id),
    },
  ];
}

const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
const bothForms = (path: string): string[] => [`/v1${pattern(path)}`, API_PREFIX + pattern(path)];

function allowedMethods(places: readonly Place[]): Map<string, string> {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of places) {
    const known = methods.get(path) ?? new Set<string>();
    methods.set(path, known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  return new Map([...methods].map(([path, known]) => [path, [...known, 'OPTIONS'].join(', ')]));
}

const asRequest = (request: ServiceRequest): Request =>
  ({ method: request.method, url: request.url.href, request }) as unknown as Request;
const askedOf = (context: Context): ServiceRequest =>
  (context.req.raw as unknown as { request: ServiceRequest }).request;
const asResponse = (response: Promise<ServiceResponse>): Promise<Response> =>
  response as unknown as Promise<Response>;
const fromResponse = async (response: Response | Promise<Response>): Promise<ServiceResponse> =>
  (await response) as unknown as ServiceResponse;
