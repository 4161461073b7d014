import type { RequestRecord } from '../journal/request-record.ts';
import type { RequestContext } from '../routes/route.ts';
import type { ServiceContext } from '../service-context.ts';

/** A request that passed admission. Routes see a smaller part of the service. */
export interface AdmittedRequest extends RequestContext {
  readonly service: ServiceContext;
  readonly requestId: string;
  readonly record: RequestRecord;
  readonly method: string;
  /** The requested path, without the prefix of the API. */
  readonly path: string;
}
