import type { Context } from 'hono';
import { Hono } from 'hono/quick';
import { API_PREFIX } from '../../contract/address.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { newId } from '../ids.ts';
import { ROUTES } from '../routes/routes.ts';
import type { Room } from '../service-context.ts';
import { replyHeaders } from './attribution.ts';
import { type Answer, type Asked, abandon, jsonAnswer } from './exchange.ts';
import { isAllowedHost } from './hosts.ts';
import { LOCAL_ENDPOINTS, serveLocal } from './local-app.ts';
import { isUnexpected, problemAnswer, serveRoute } from './pipeline.ts';
import { refuse } from './service-error.ts';

export type App = (asked: Asked) => Promise<Answer>;

type Params = Readonly<Record<string, string>>;
type Handler = (asked: Asked, params: Params) => Promise<Answer>;

interface Place {
  readonly method: string;
  readonly path: string;
  readonly serve: Handler;
}

/**
 * Hono finds the handler and its parameters. What goes in and comes out are our own small objects: on Node 20 the
 * first `Response` costs as much time as a whole local chat, and inside the process nobody needs one.
 */
export function createApp(room: Room): App {
  const hono = new Hono({ strict: false });
  const places = [...documented(room), ...local(room), ...open(room)];
  const on = (method: string, path: string, serve: Handler): void => {
    hono.on(method, [path], (context) => asResponse(serve(askedOf(context), context.req.param())));
  };
  for (const { method, path, serve } of places) on(method, path, serve);
  for (const [path, allow] of allowedMethods(places)) {
    on('ALL', path, async ({ method }) => {
      if (method === 'OPTIONS') return { status: 204, headers: { allow }, body: new Uint8Array() };
      throw refuse.method(allow);
    });
  }
  hono.notFound(() => asResponse(Promise.reject(refuse.missing('There is nothing at this address.'))));
  // Refusals are told below, once for all; Hono's own handler would print them.
  hono.onError((error) => asResponse(Promise.reject(error)) as unknown as Response);

  return async (asked) => {
    const requestId = newId('req');
    const headers = replyHeaders(requestId);
    let answer: Answer;
    try {
      if (!asked.inProcess && !isAllowedHost(asked.url.hostname, room.hosts())) {
        throw refuse.forbidden('This service does not go by that name.', 'host_not_allowed');
      }
      const wanted = asked.method === 'HEAD' ? { ...asked, method: 'GET' } : asked;
      answer = await fromResponse(hono.fetch(asRequest(wanted)));
    } catch (error) {
      if (isUnexpected(error)) room.onFault(error, requestId);
      answer = problemAnswer(error, requestId, headers, asked.inProcess);
    }
    if (asked.method === 'HEAD') await abandon(answer);
    const body = asked.method === 'HEAD' ? new Uint8Array() : answer.body;
    const full = 'x-request-id' in answer.headers ? answer.headers : { ...answer.headers, ...headers };
    return { ...answer, headers: full, body };
  };
}

/** Static paths before those with a parameter: /music/voices is no track. */
function documented(room: Room): Place[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const parameters = (name: EndpointName) => endpoints[name].path.split('{').length;
  const ordered = names.sort((a, b) => parameters(a) - parameters(b));
  return ordered.flatMap((name) => {
    const endpoint: Endpoint = endpoints[name];
    const serve: Handler = async (asked, params) => serveRoute(room, await ROUTES[name](), asked, params);
    return bothForms(endpoint.path).map((path) => ({ method: endpoint.method, path, serve }));
  });
}

function local(room: Room): Place[] {
  return LOCAL_ENDPOINTS.flatMap((endpoint) => {
    const serve: Handler = (asked, { id = '' }) => serveLocal(room, endpoint, asked, id);
    const paths = [...bothForms(endpoint.path), pattern(endpoint.path)];
    return paths.map((path) => ({ method: endpoint.method, path, serve }));
  });
}

/** Files, pages and the description need no key: the ids in their addresses cannot be guessed. */
function open(room: Room): Place[] {
  const describe: Handler = async ({ url }) => {
    const { openApi } = await import('./openapi.ts');
    return jsonAnswer(200, openApi(url.origin));
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
      serve: async (asked, { id = '' }) => (await import('../routes/files.ts')).serveFile(room, asked, id),
    },
    {
      method: 'GET',
      path: '/checkout/:id',
      serve: async (_, { id = '' }) => (await import('../routes/checkout-page.ts')).showCheckout(room, id),
    },
    ...(['pay', 'decline'] as const).map((how) => ({
      method: 'POST' as const,
      path: `/checkout/:id/${how}`,
      serve: async (asked: Asked, { id = '' }: Params) =>
        (await import('../routes/checkout-page.ts')).payCheckout(room, asked, id, how),
    })),
    {
      method: 'GET',
      path: '/previews/:id',
      serve: async (_, { id = '' }) => (await import('../routes/preview.ts')).servePreview(room, id),
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

const asRequest = (asked: Asked): Request =>
  ({ method: asked.method, url: asked.url.href, asked }) as unknown as Request;
const askedOf = (context: Context): Asked => (context.req.raw as unknown as { asked: Asked }).asked;
const asResponse = (answer: Promise<Answer>): Promise<Response> => answer as unknown as Promise<Response>;
const fromResponse = async (response: Response | Promise<Response>): Promise<Answer> =>
  (await response) as unknown as Answer;
