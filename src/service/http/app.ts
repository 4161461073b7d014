import { API_PREFIX, withoutApiPrefix } from '../../contract/address.ts';
import { endpointNames, endpoints } from '../../contract/endpoints.ts';
import { EXTRA_PATHS, extraEndpointNames } from '../../contract/extra-paths.ts';
import { newId } from '../ids.ts';
import { observed } from '../journal/observe.ts';
import { newRecord, type RequestRecord, TEST_HEADER } from '../journal/request-record.ts';
import { loadOnce } from '../load-once.ts';
import { ROUTES } from '../routes/routes.ts';
import type { ServiceContext } from '../service-context.ts';
import { agentRoutes } from './agents.ts';
import { replyHeaders } from './attribution.ts';
import { errorResponse, isUnexpected } from './error-response.ts';
import { isAllowedHost } from './hosts.ts';
import { notServed } from './not-served.ts';
import { isLocalPath, OPEN_PATHS } from './path-kinds.ts';
import { serveRoute } from './pipeline.ts';
import { PROOF_PATH, serveProof } from './proof.ts';
import {
  abandon,
  type Incoming,
  jsonResponse,
  readOnce,
  type ServiceRequest,
  type ServiceResponse,
} from './request-response.ts';
import { createRouter, type RouteEntry, type Router } from './router.ts';
import { serviceError } from './service-error.ts';

export type App = (request: ServiceRequest) => Promise<ServiceResponse>;

type Handler = (incoming: Incoming) => Promise<ServiceResponse>;

/**
 * Requests and responses are small objects of our own: on Node 20 the first `Response` costs as much time as a whole
 * local chat.
 */
export function createApp(service: ServiceContext): App {
  const routes = [...served(service), ...open(service), ...agentRoutes(service), ...pageRoutes(service)];
  const find = createRouter<Handler>(routes);
  const endpointAt = new Map(routes.map(({ path }) => [path, endpointOf(path)]));
  let localRouter: Promise<Router<Handler>> | undefined;
  /** The service's own API is loaded with its first request: a command in this process asks for none of it. */
  const findLocal = async (method: string, path: string) => {
    if (!isLocalPath(path)) return undefined;
    localRouter ??= import('../local/local-routes.ts').then(({ localRoutes }) =>
      createRouter(localRoutes(service)),
    );
    return (await localRouter)(method, path);
  };

  const dispatch = async (
    given: ServiceRequest,
    record: RequestRecord,
    headers: Incoming['headers'],
  ): Promise<ServiceResponse> => {
    const request = service.replay ? readOnce(given) : given;
    if (!request.inProcess && !isAllowedHost(request.url.hostname, service.reach.hosts())) {
      throw serviceError.forbidden('Host not allowed.', 'host_not_allowed');
    }
    if (record.test === undefined && request.headers[TEST_HEADER] !== undefined) {
      throw serviceError.invalid(
        'X-Octet-Test: must have 1 to 64 letters, digits, dots, dashes or underscores',
      );
    }
    const recorded = service.replay && (await service.replay.answer(service, request, record));
    if (recorded) return recorded;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const { pathname } = request.url;
    const match = find(method, pathname) ?? (await findLocal(method, pathname));
    if (!match?.serve) {
      const scripted = await scriptedReply(service, { request, requestId: record.id, record, headers });
      if (scripted) return scripted;
    }
    if (!match) throw notServed(request.method, request.url.pathname, routes);
    record.endpoint = endpointAt.get(match.path) ?? endpointOf(match.path);
    if (match.serve)
      return await match.serve({ request, params: match.params, requestId: record.id, record, headers });
    if (request.method !== 'OPTIONS') throw serviceError.method(match.allow);
    return { status: 204, headers: { allow: match.allow }, body: new Uint8Array() };
  };

  return async (request) => {
    const requestId = newId('req');
    const record = newRecord(requestId, request, service.clock);
    const headers = replyHeaders(requestId);
    let response: ServiceResponse;
    try {
      response = await dispatch(request, record, headers);
    } catch (error) {
      // What a client leaves behind ends with an error, which is nobody's fault.
      if (isUnexpected(error) && !request.signal.aborted) service.onFault(error, requestId);
      response = errorResponse(error, {
        requestId,
        headers,
        inProcess: request.inProcess,
        isTyped: isMessages(request.url.pathname),
      });
    }
    if (request.method === 'HEAD') await abandon(response);
    const reply = {
      ...response,
      headers: Object.assign(headers, response.headers),
      body: request.method === 'HEAD' ? new Uint8Array() : response.body,
    };
    return service.requests.active
      ? observed(service.requests, record, reply, service.clock.monotonic)
      : reply;
  };
}

/** A fixture may stand at any path but those of the service's own API. */
async function scriptedReply(
  service: ServiceContext,
  incoming: Omit<Incoming, 'params'>,
): Promise<ServiceResponse | undefined> {
  const { method, url } = incoming.request;
  const paths = [url.pathname, withoutApiPrefix(url.pathname)];
  if (isLocalPath(url.pathname) || !service.simulation.fixtures.names(method, paths)) return undefined;
  return (await import('../simulation/unserved-fixture.ts')).fromUnserved(service, incoming);
}

/** Static paths before those with a parameter: /music/voices is no track. */
function served(service: ServiceContext): RouteEntry<Handler>[] {
  const all = [
    ...endpointNames.map((name) => ({ name, method: endpoints[name].method, short: endpoints[name].path })),
    ...extraEndpointNames.map((name) => ({
      name,
      method: EXTRA_PATHS[name].method,
      short: EXTRA_PATHS[name].path,
    })),
  ];
  const parameters = ({ short }: { short: string }) => short.split('{').length;
  return all
    .toSorted((a, b) => parameters(a) - parameters(b))
    .flatMap(({ name, method, short }) => {
      const route = loadOnce(ROUTES[name]);
      const serve: Handler = async (incoming) => await serveRoute(service, await route(), incoming);
      return bothForms(short).map((path) => ({ method, path, serve }));
    });
}

/** Files, pages and the description need no key: the ids in their addresses cannot be guessed. */
function open(service: ServiceContext): RouteEntry<Handler>[] {
  const describe: Handler = async ({ request }) => {
    const { openApi } = await import('./openapi.ts');
    return jsonResponse(200, openApi(request.url.origin));
  };
  return [
    ...['/openapi.json', '/v1/openapi.json'].map((path) => ({
      method: 'GET' as const,
      path,
      serve: describe,
    })),
    {
      method: 'GET',
      path: OPEN_PATHS.file,
      serve: async ({ request, params: { id = '' } }) =>
        (await import('../routes/files.ts')).serveFile(service, request, id),
    },
    {
      method: 'GET',
      path: OPEN_PATHS.checkout,
      serve: async ({ params: { id = '' } }) =>
        (await import('../routes/checkout-page.ts')).showCheckout(service, id),
    },
    ...(['pay', 'decline'] as const).map((how) => ({
      method: 'POST' as const,
      path: `${OPEN_PATHS.checkout}/${how}`,
      serve: async ({ request, params: { id = '' } }: Incoming) =>
        (await import('../routes/checkout-page.ts')).payCheckout(service, request, id, how),
    })),
    {
      method: 'GET',
      path: PROOF_PATH,
      serve: async ({ request }) => serveProof(service.identity.proofKey, request),
    },
    {
      method: 'GET',
      path: OPEN_PATHS.preview,
      serve: async ({ params: { id = '' } }) =>
        (await import('../routes/preview.ts')).servePreview(service, id),
    },
  ];
}

/** The page, and how a browser gets in. The code is loaded with the first request. */
function pageRoutes(service: ServiceContext): RouteEntry<Handler>[] {
  const page = () => import('../page/serve-page.ts');
  return [
    {
      method: 'GET',
      path: '/',
      serve: async ({ request }) => (await page()).servePage(service, request),
    },
    {
      method: 'GET',
      path: '/page/:name',
      serve: async ({ request, params: { name = '' } }) =>
        (await page()).servePageFile(service, request, name),
    },
    {
      method: 'GET',
      path: '/open/:link',
      serve: async ({ request, params: { link = '' } }) => (await page()).openLink(service, request, link),
    },
    {
      method: 'POST',
      path: '/session',
      serve: async ({ request }) => (await page()).signInWithKey(service, request),
    },
    {
      method: 'GET',
      path: '/metrics',
      serve: async ({ request }) => (await import('../local/serve-local.ts')).serveMetrics(service, request),
    },
  ];
}

/** `/v1/music/:id` is `/music/{id}`. */
const endpointOf = (path: string): string => withoutApiPrefix(path).replace(/:(\w+)/g, '{$1}');
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
const bothForms = (path: string): string[] => [`/v1${pattern(path)}`, API_PREFIX + pattern(path)];

/** Clients of Anthropic's API expect errors in its form. */
const isMessages = (path: string): boolean => /^\/(?:api\/)?v1\/messages(?:\/|$)/.test(path);
