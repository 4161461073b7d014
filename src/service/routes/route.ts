import type { InferOutput } from 'valibot';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { RequestSchema } from '../../contract/field.ts';
import { parse } from '../../contract/parse.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { Account } from '../billing/accounts.ts';
import { serviceError } from '../http/service-error.ts';
import { refuseUnsupported } from '../http/unsupported-fields.ts';
import type { RouteServices } from '../service-context.ts';
import type { Fixture } from '../simulation/fixture.ts';
import type { RouteReply } from './reply.ts';

/** One admitted request whose body is not parsed yet, or which has none. */
export interface RequestContext {
  readonly service: RouteServices;
  readonly account: Account;
  /** The body as it was sent. Seeds, stored jobs and upstreams use it, so that a new default changes none of them. */
  readonly given: JsonObject;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  /** The origin under which this request came in; addresses in the reply begin with it. */
  readonly origin: string;
  /** Credits that were set aside: the most that the request can cost. */
  readonly held: number;
  /** The request may name files of this machine. */
  readonly mayNameFiles: boolean;
  /** Answers in the place of a model. */
  readonly fixture?: Fixture;
}

export interface BodyContext<Body> extends RequestContext {
  /** Parsed, with the defaults of the contract. */
  readonly body: Body;
}

/** A body that was read. Its type is known to `run` alone, so that the pipeline serves every route. */
export interface ReadRequest {
  readonly given: JsonObject;
  /** The most that it can cost, before the account's factor. */
  readonly price: number;
  run(context: RequestContext): Promise<RouteReply>;
}

export interface Route {
  readonly endpoint: Endpoint;
  /** Throws a service error that lists every problem. */
  read(given: JsonObject): ReadRequest;
}

export interface RouteRules<Body> {
  /** Rewrites what other clients send into the documented form. */
  readonly normalise?: (given: JsonObject) => JsonObject;
  /** Rules beyond the schema, one line each; they see a body that the schema may have refused. */
  readonly problems?: (given: JsonObject) => string[];
  readonly price?: (body: Body) => number;
  /** Fields with names of files, which only this machine's own user may send. */
  readonly fileFields?: JsonObject;
  /** The route refuses unknown fields itself: an upstream may know them. */
  readonly passesOn?: true;
  readonly run: (context: BodyContext<Body>) => Promise<RouteReply>;
}

/** A route whose body has the type of its endpoint's schema. */
export function route<Schema extends RequestSchema>(
  endpoint: Endpoint & { readonly request: Schema },
  { normalise, problems, price, fileFields, passesOn, run }: RouteRules<InferOutput<Schema>>,
): Route {
  return {
    endpoint,
    read(sent) {
      const given = withoutNulls(normalise?.(sent) ?? sent);
      const parsed = parse(endpoint.request, given);
      const more = problems?.(given) ?? [];
      if (!parsed.ok) throw serviceError.invalid([...parsed.problems, ...more].join('; '));
      if (more.length > 0) throw serviceError.invalid(more.join('; '));
      const body = parsed.value;
      return {
        given,
        price: price?.(body) ?? 0,
        run: (context) => {
          if (!passesOn)
            refuseUnsupported(given, {
              ...endpoint.request.entries,
              ...(context.mayNameFiles && fileFields),
            });
          return run({ ...context, body });
        },
      };
    },
  };
}

/** A route without a body; it costs nothing. */
export function readRoute(endpoint: Endpoint, run: (context: RequestContext) => Promise<RouteReply>): Route {
  return { endpoint, read: () => ({ given: {}, price: 0, run }) };
}

/** A field that is null was not given: clients send every field that they know. */
function withoutNulls(body: JsonObject): JsonObject {
  const names = Object.keys(body);
  if (!names.some((name) => body[name] === null)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
