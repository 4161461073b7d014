import { type Context, Hono } from 'hono';
import { API_PREFIX } from '../contract/address.ts';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints.ts';
import { ATTRIBUTION } from './attribution.ts';
import type { Answer, Asked } from './exchange.ts';
import { newId } from './ids.ts';
import { problemAnswer, serveRoute } from './pipeline.ts';
import { refuse } from './refusal.ts';
import type { Room } from './room.ts';
import { ROUTES } from './routes.ts';

export type App = (asked: Asked) => Promise<Answer>;

/**
 * Hono finds the handler and its parameters. What goes in and comes out are our own small objects: on Node 20 the
 * first `Response` costs as much time as a whole local chat, and inside the process nobody needs one.
 */
export function createApp(room: Room): App {
  const hono = new Hono({ strict: false });
  const handle = (path: string, method: string, serve: Handler): void => {
    hono.on(method, [path], (context) => asResponse(serve(askedOf(context), context.req.param())));
  };

  for (const name of orderedNames()) {
    const endpoint: Endpoint = endpoints[name];
    for (const path of bothForms(endpoint.path)) {
      handle(path, endpoint.method, async (asked, params) => {
        const route = await ROUTES[name]?.();
        if (!route) throw refuse.notBuilt(endpoint.summary);
        return serveRoute(room, route, asked, params);
      });
    }
  }
  for (const [path, allow] of allowedMethods()) {
    handle(path, 'ALL', async (asked) => {
      if (asked.method === 'OPTIONS') return { status: 204, headers: { allow }, body: new Uint8Array() };
      throw refuse.method(allow);
    });
  }
  hono.notFound(() => asResponse(Promise.reject(refuse.missing('There is nothing at this address.'))));

  return async (asked) => {
    const wanted = asked.method === 'HEAD' ? { ...asked, method: 'GET' } : asked;
    const requestId = newId('req');
    let answer: Answer;
    try {
      answer = await fromResponse(hono.fetch(asRequest(wanted)));
    } catch (error) {
      answer = problemAnswer(error, requestId, { 'x-request-id': requestId, 'x-attribution': ATTRIBUTION });
    }
    return asked.method === 'HEAD' ? { ...answer, body: new Uint8Array() } : answer;
  };
}

type Handler = (asked: Asked, params: Record<string, string>) => Promise<Answer>;

/** Static paths before those with a parameter: /music/voices is no track. */
function orderedNames(): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const parameters = (name: EndpointName) => endpoints[name].path.split('{').length;
  return names.sort((a, b) => parameters(a) - parameters(b));
}

function bothForms(path: string): string[] {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  return [`/v1${pattern}`, API_PREFIX + pattern];
}

function allowedMethods(): Map<string, string> {
  const allowed = new Map<string, string>();
  for (const name of orderedNames()) {
    const { method, path } = endpoints[name];
    for (const form of bothForms(path))
      allowed.set(form, method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS');
  }
  return allowed;
}

const asRequest = (asked: Asked): Request =>
  ({ method: asked.method, url: asked.url.href, asked }) as unknown as Request;
const askedOf = (context: Context): Asked => (context.req.raw as unknown as { asked: Asked }).asked;
const asResponse = (answer: Promise<Answer>): Promise<Response> => answer as unknown as Promise<Response>;
const fromResponse = async (response: Response | Promise<Response>): Promise<Answer> =>
  (await response) as unknown as Answer;
