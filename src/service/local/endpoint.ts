import type { GenericSchema, InferOutput, ObjectEntries } from 'valibot';
import { parse } from '../../contract/parse.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { RequestAddress } from '../http/request-address.ts';
import type { ServiceResponse } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';
import type { ServiceContext } from '../service-context.ts';

/** A request to the service's own API. These are free and not limited. */
interface LocalCall<Body = JsonObject> {
  readonly service: ServiceContext;
  /** False is possible for `health` alone. */
  readonly isOwner: boolean;
  readonly body: Body;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: RequestAddress;
  readonly signal: AbortSignal;
  /** Name in the header `X-Octet-Test`: only what belongs to that test is shown and changed. */
  readonly test: string | undefined;
}

/** A reply that is no document. */
export class DirectReply {
  constructor(readonly response: ServiceResponse) {}
}

type LocalReply = JsonObject | DirectReply;

export type LocalRun<Body = JsonObject> = (call: LocalCall<Body>) => Promise<LocalReply>;

/** Its entries are public, so that fields it does not know can be named. */
export type BodySchema = GenericSchema & { readonly entries: ObjectEntries };

export interface LocalEndpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Its operation in the OpenAPI document. */
  readonly name: string;
  readonly summary: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: BodySchema | undefined;
  run(call: LocalCall): Promise<LocalReply>;
}

interface Definition {
  readonly summary: string;
  /** Meaning of each parameter. */
  readonly query?: Readonly<Record<string, string>>;
  /** The code is loaded with the first request. */
  load(): Promise<LocalRun>;
}

type MethodAndPath = `${LocalEndpoint['method']} /${string}`;

/** An endpoint without a body: `GET /local/jobs`, and the name of its operation. */
export function localEndpoint(
  at: MethodAndPath,
  name: string,
  { summary, query = {}, load }: Definition,
): LocalEndpoint {
  const run = async (call: LocalCall): Promise<LocalReply> => (await load())(call);
  return { ...partsOf(at), name, summary, query, body: undefined, run };
}

interface BodyDefinition<Schema extends BodySchema> extends Omit<Definition, 'load'> {
  readonly body: Schema;
  load(): Promise<LocalRun<InferOutput<Schema>>>;
}

/** An endpoint whose body has the type of its schema. */
export function localChange<const Schema extends BodySchema>(
  at: MethodAndPath,
  name: string,
  { summary, query = {}, body, load }: BodyDefinition<Schema>,
): LocalEndpoint {
  const run = async (call: LocalCall): Promise<LocalReply> =>
    (await load())({ ...call, body: read(body, call.body) });
  return { ...partsOf(at), name, summary, query, body, run };
}

function partsOf(at: MethodAndPath): Pick<LocalEndpoint, 'method' | 'path'> {
  const [method, path = ''] = at.split(' ');
  const known = METHODS.find((each) => each === method);
  if (!known) throw new Error(`no method in ${at}`);
  return { method: known, path };
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** A field that is not known is named: a misspelt one would change nothing, silently. */
function read<Schema extends BodySchema>(schema: Schema, given: JsonObject): InferOutput<Schema> {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(schema.entries, name));
  const parsed = parse(schema, given);
  const problems = [
    ...(parsed.ok ? [] : parsed.problems),
    ...unknown.map((name) => `${name}: unknown field`),
  ];
  if (!parsed.ok || problems.length > 0) throw serviceError.invalid(problems.join('; '));
  return parsed.value;
}
