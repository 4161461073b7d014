import { EVENTS } from '../../contract/events.ts';
import { faultKindNames } from '../../contract/fault-kinds.ts';
import { JOB_FIELDS } from '../../contract/media-reply-schemas.ts';
import {
  also,
  anything,
  list,
  map,
  number,
  object,
  orNull,
  text,
  time,
  undocumented,
  whole,
  yes,
} from '../../contract/reply-schema-parts.ts';
import { attributed } from '../../contract/reply-schemas.ts';
import type { JsonObject } from '../../contract/shape.ts';

/** The replies of the service's own API in JSON Schema, by the names of its operations. */

const maybeTime = { type: ['string', 'null'], format: 'date-time' } as const;
const page = (item: JsonObject, more: JsonObject = {}): JsonObject =>
  object({ object: { const: 'list' }, data: list(item), next: orNull('string'), ...more });
const deleted = (kind: string): JsonObject =>
  object({ object: { const: kind }, id: text, deleted: { const: true } });

const requestFields = {
  id: text,
  at: time,
  method: text,
  path: text,
  endpoint: orNull('string'),
  status: whole,
  duration_ms: number,
  key: orNull('string'),
  credits: whole,
  tokens: whole,
  stream: yes,
  fault: orNull('string'),
  job_id: orNull('string'),
  test: orNull('string'),
};
const side = { headers: map(text), body: anything, bytes: whole, truncated: yes };
const chunks = list(object({ at_ms: number, text }));
const request = object({
  object: { const: 'request' },
  ...requestFields,
  end: text,
  first_byte_ms: orNull('number'),
  token_counts: {
    anyOf: [object({ prompt: whole, completion: whole }), { type: 'null' }],
  },
  request: object(side, []),
  response: object({ ...side, chunks }, []),
  curl: text,
  deliveries: list(text),
});

const fault = also(
  object({ object: { const: 'fault' }, id: text, kind: { enum: faultKindNames }, rate: number, hits: whole }),
  { count: whole, path: text, key: text, test: text },
);
/** Its other fields are as they were given. */
const fixture = {
  ...also(object({ object: { const: 'fixture' }, id: text, hits: whole }), { test: text }),
  additionalProperties: true,
};
const key = object({
  object: { const: 'key' },
  id: text,
  name: text,
  hint: text,
  plan: text,
  attribution: yes,
  balance: whole,
  held: whole,
  own: yes,
  created_at: maybeTime,
  revoked_at: maybeTime,
});
const kind = { enum: Object.keys(EVENTS) };
const webhook = also(
  object({ object: { const: 'webhook_endpoint' }, id: text, url: text, events: list(kind), disabled: yes }),
  { test: text },
);
const attempt = object({
  attempt: whole,
  at: time,
  status: orNull('integer'),
  error: orNull('string'),
  duration_ms: orNull('number'),
  reply: orNull('string'),
  diagnosis: orNull('string'),
});
const delivery = object({
  object: { const: 'delivery' },
  id: text,
  endpoint: text,
  url: text,
  type: text,
  status: text,
  attempts: whole,
  event: map(),
  created_at: time,
  next_attempt_at: maybeTime,
  replay_of: orNull('string'),
  history: list(attempt),
});
const signature = object({ header: text, value: text, standard: map(text), signed_bytes: whole });
const event = object({ object: { const: 'event' }, type: kind, data: map() });
const job = object(
  {
    ...JOB_FIELDS,
    kind: text,
    key: orNull('string'),
    request: map(),
    attempts: whole,
    started_at: maybeTime,
    finished_at: maybeTime,
  },
  ['id', 'object', 'status', 'kind', 'key', 'request', 'attempts', 'started_at', 'finished_at'],
);
const artifact = object(
  {
    object: { const: 'artifact' },
    id: text,
    at: time,
    kind: { enum: ['picture', 'song', 'film', 'application', 'code'] },
    name: text,
    endpoint: orNull('string'),
    request: map(),
    mime: text,
    size: whole,
    url: text,
    poster_url: text,
    framework: text,
    preview_url: orNull('string'),
    language: orNull('string'),
    code: text,
  },
  ['object', 'id', 'at', 'kind', 'name', 'endpoint', 'request'],
);
const transaction = also(
  object({ id: text, kind: text, amount: whole, balance: whole, description: text, at: time }),
  { reference: text },
);
const spent = { requests: whole, credits: whole };
const balance = object({ object: { const: 'balance' }, balance: whole, held: whole, added: whole });
const clock = object({ object: { const: 'clock' }, now: time, ahead_ms: number });
const bucket = object({
  at: number,
  ok: whole,
  client_errors: whole,
  server_errors: whole,
  credits: whole,
  tokens: whole,
  slowest_ms: number,
});
const field = object(
  {
    name: text,
    kind: text,
    required: yes,
    description: text,
    min: number,
    max: number,
    options: list({ type: ['string', 'number'] }),
    default: anything,
  },
  ['name', 'kind', 'required', 'description'],
);
const notification = object({
  object: { const: 'notification' },
  id: text,
  type: text,
  delivery: text,
  recipient: text,
  message: text,
  created_at: time,
});

const REPLIES: Readonly<Record<string, JsonObject>> = {
  health: object({ status: { const: 'ok' }, accounts: whole, jobs: map(whole) }, ['status']),
  session: object({
    object: { const: 'session' },
    token: orNull('string'),
    url: text,
    key: text,
    webhook_secret: text,
    journal: yes,
    now: time,
  }),
  link: object({ object: { const: 'link' }, url: text }),
  requests: page(object(requestFields), { total: whole, dropped: whole }),
  forgetRequests: object({ object: { const: 'list' }, deleted: { const: true } }),
  request,
  replayRequest: object({ object: { const: 'request' }, id: text, status: whole, replay_of: text }),
  activity: object({
    object: { const: 'activity' },
    from: number,
    to: number,
    bucket_ms: number,
    data: list(bucket),
  }),
  faults: page(fault, { kinds: list(object({ kind: text, meaning: text })) }),
  addFault: fault,
  removeFault: deleted('fault'),
  fixtures: page(fixture),
  addFixture: fixture,
  clearFixtures: object({ object: { const: 'list' }, deleted: whole }),
  removeFixture: deleted('fixture'),
  keys: page(key, { plans: list(text) }),
  addKey: also(key, { key: { ...text, description: 'the key itself; it is shown here alone' } }),
  changeKey: key,
  removeKey: object({ object: { const: 'key' }, id: text, revoked: { const: true } }),
  revoke: object({ object: { const: 'key' }, revoked: { const: true } }),
  addUser: object({
    object: { const: 'account' },
    id: text,
    email: text,
    plan: text,
    credits: whole,
    key: text,
  }),
  showWebhooks: page(webhook, { kinds: list(kind) }),
  registerWebhook: also(webhook, { secret: text, note: text }),
  changeWebhook: webhook,
  deleteWebhook: object({ id: text, deleted: { const: true } }),
  testWebhook: also(event, { delivery: text }),
  trigger: also(event, { deliveries: list(text) }),
  deliveries: page(delivery),
  delivery: also(delivery, { payload: text, signature }),
  replayDelivery: object({ object: { const: 'delivery' }, id: text, replay_of: text }),
  notifications: object({ object: { const: 'list' }, data: list(notification) }),
  jobs: page(job),
  job,
  cancelJob: object({ id: text, object: text, status: { const: 'cancelled' } }),
  artifacts: page(artifact),
  credits: object({
    object: { const: 'credits' },
    balance: whole,
    held: whole,
    by_module: list(object({ module: text, ...spent })),
    by_day: list(object({ day: text, ...spent })),
    prices: map(),
    data: list(transaction),
    next: orNull('string'),
  }),
  addCredits: balance,
  clock,
  advanceClock: clock,
  endpoints: page(
    object({
      name: text,
      method: text,
      path: text,
      module: text,
      summary: text,
      streams: orNull('string', 'boolean'),
      fields: list(field),
    }),
  ),
};

/** `local_requests`: the name of the schema of a reply. */
export const localSchemaName = (name: string): string => `local_${name}`;

export const LOCAL_REPLY_SCHEMAS = Object.fromEntries(
  Object.entries(REPLIES).map(([name, schema]) => [localSchemaName(name), undocumented(attributed(schema))]),
);
