import { API_PREFIX } from '../../contract/address.ts';
import type { Incoming, ServiceResponse } from '../http/request-response.ts';
import type { RouteEntry } from '../http/router.ts';
import type { ServiceContext } from '../service-context.ts';
import { LOCAL_ENDPOINTS } from './endpoints.ts';
import { serveLocal } from './serve-local.ts';

type Handler = (incoming: Incoming) => Promise<ServiceResponse>;

/** The service's own API, at its own path and under both forms of the API's; static paths before those with an id. */
export function localRoutes(service: ServiceContext): RouteEntry<Handler>[] {
  const ordered = LOCAL_ENDPOINTS.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  return ordered.flatMap((endpoint) => {
    const serve: Handler = (incoming) => serveLocal(service, endpoint, incoming, incoming.params.id ?? '');
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    return [path, `/v1${path}`, API_PREFIX + path].map((each) => ({
      method: endpoint.method,
      path: each,
      serve,
    }));
  });
}
