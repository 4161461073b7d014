import * as v from 'valibot';
import type { ApiReply } from '../client/api-request.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { integer } from '../contract/field.ts';
import { problems } from '../contract/parse.ts';
import { OctetError } from '../errors.ts';
import type { Call } from './call.ts';
import { callKey } from './call-key.ts';
import type { ToolServices } from './tool.ts';

/** For every paid tool. */
export const attempt = v.optional(
  integer('the same call is charged once; raise this to buy again', { min: 1, max: 1_000 }),
  1,
);

/** The body of a request from the arguments of a tool: what it does not take is refused, never ignored. */
export function bodyFor(
  endpoint: Endpoint,
  given: Readonly<Record<string, unknown>>,
  ...besides: readonly string[]
): Record<string, unknown> {
  const { entries = {} } = endpoint.request ?? {};
  const fields = Object.entries(given).filter(
    ([name, value]) => value !== undefined && name !== 'attempt' && !besides.includes(name),
  );
  const unknown = fields.filter(([name]) => !Object.hasOwn(entries, name)).map(([name]) => name);
  if (unknown.length > 0) throw new OctetError('usage', `not for this action: ${unknown.join(', ')}`);
  const body = Object.fromEntries(fields);
  const found = endpoint.request ? problems(endpoint.request, body) : [];
  if (found.length > 0) throw new OctetError('usage', found.join('; '));
  return body;
}

export interface Purchase {
  readonly endpoint: Endpoint;
  readonly body: Record<string, unknown>;
  readonly attempt: number;
  /** Given where a request may be left in the middle: what it has cost by then is small. */
  readonly signal?: AbortSignal;
}

export interface Bought extends ApiReply {
  /** The stored reply to the same call: nothing was charged now. */
  readonly isRepeated: boolean;
}

/** Sends one paid request within the limit, under a key that is the same for the same call. */
export async function buy(services: ToolServices, call: Call, purchase: Purchase): Promise<Bought> {
  const { endpoint, body, signal } = purchase;
  const [api, config] = await Promise.all([services.api(), services.context.config()]);
  const base = `${config.profile.value} ${api.baseUrl}`;
  const key = callKey({ ...purchase, base, path: endpoint.path });
  const reply = await services.spending.within(call, { endpoint, body, key }, () =>
    api.call(endpoint, { body, idempotencyKey: key, signal }),
  );
  return { ...reply, isRepeated: reply.headers['idempotent-replayed'] === 'true' };
}
