import { endpointNames, endpoints } from '../../contract/endpoints.ts';
import { fieldsOf } from '../../contract/field.ts';
import type { LocalRun } from './endpoint.ts';

/** Every endpoint with its fields and their bounds, for forms. */
export const forms: LocalRun = async () => ({
  object: 'list',
  data: endpointNames.map((name) => {
    const endpoint = endpoints[name];
    const request = 'request' in endpoint ? endpoint.request : undefined;
    return {
      name,
      method: endpoint.method,
      path: endpoint.path,
      module: endpoint.module,
      summary: endpoint.summary,
      streams: 'streams' in endpoint ? (endpoint.streams ?? null) : null,
      fields: request ? fieldsOf(request) : [],
    };
  }),
  next: null,
});
