import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { type Endpoint, endpoints, MODULES } from '../../contract/endpoints.ts';
import { EVENTS } from '../../contract/events.ts';
import { extraEndpoints } from '../../contract/extra-endpoints.ts';
import { isOwnField, type RequestSchema } from '../../contract/field.ts';
import { RATE_LIMIT_HEADERS } from '../../contract/rate-limit.ts';
import { REPLY_SCHEMAS } from '../../contract/reply-schemas.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { LOCAL_ENDPOINTS } from '../local/endpoints.ts';
import { LOCAL_REPLY_SCHEMAS, localSchemaName } from '../local/replies.ts';
import { MOST_LISTED } from './page-limit.ts';

/** OpenAPI 3.1 of everything that is served, from the same objects that check requests. */
export function openApi(origin: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'octet, local service',
      version: '1',
      description:
        'The multi-module AI service, served by octet on this machine. Every path is also available under /api/v1. Shapes marked x-octet-own are octet’s own and not part of the API document.',
    },
    servers: [{ url: `${origin}/v1` }, { url: `${origin}/api/v1` }],
    security: [{ key: [] }],
    tags: [...MODULES, 'local'].map((name) => ({ name })),
    paths: { ...documentedPaths(), ...localPaths() },
    webhooks: Object.fromEntries(
      Object.entries(EVENTS).map(([type, { meaning, data }]) => [type, webhook(type, meaning, data)]),
    ),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer' },
        adminKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'the admin key: OCTET_ADMIN_KEY from `octet serve env`',
        },
      },
      schemas: { Error: ERROR_SCHEMA, ...REPLY_SCHEMAS, ...LOCAL_REPLY_SCHEMAS },
      responses: {
        Error: { description: 'the error object', content: json(reference('Error')) },
      },
      headers: Object.fromEntries(
        Object.values(RATE_LIMIT_HEADERS).map((name) => [name, { schema: { type: 'integer' } }]),
      ),
    },
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    type: { const: 'error', description: 'at /messages only', 'x-octet-own': true },
    error: {
      type: 'object',
      required: ['message', 'type', 'code'],
      properties: { message: { type: 'string' }, type: { type: 'string' }, code: { type: 'string' } },
    },
  },
} as const;

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

function schemaOf(schema: GenericSchema): JsonObject {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return { ...rest };
}

function documentedPaths(): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries({ ...endpoints, ...extraEndpoints })) {
    const operations = paths[endpoint.path] ?? {};
    paths[endpoint.path] = operations;
    const own = Object.hasOwn(extraEndpoints, name) ? { 'x-octet-own': true } : {};
    operations[endpoint.method.toLowerCase()] = { ...operation(name, endpoint), ...own };
  }
  return paths;
}

function operation(name: string, endpoint: Endpoint): JsonObject {
  const { path, summary, module, request, streams, method } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [module],
    parameters: [
      ...pathParameters(path),
      ...(QUERY[name] ?? []),
      ...(method === 'POST' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(request ? { requestBody: { required: true, content: json(requestSchema(request)) } } : {}),
    responses: {
      ...(method === 'GET' ? READ_ERRORS : PAID_ERRORS),
      200: {
        description: summary,
        headers: Object.fromEntries(
          Object.values(RATE_LIMIT_HEADERS).map((header) => [
            header,
            { $ref: `#/components/headers/${header}` },
          ]),
        ),
        content: {
          ...(streams === 'always' || name === 'speech' ? {} : json(reference(name))),
          ...(name === 'speech' ? SOUND : {}),
          ...(streams ? eventStream(name) : {}),
        },
      },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const CHUNKS: Readonly<Record<string, string>> = {
  completions: 'completionChunk',
  responses: 'responseEvent',
  messages: 'messageEvent',
};

/**
 * A stream is described by what its events make when they are put together, and each event by `x-octet-event`:
 * programs that make types from this document give a reply the union of its media types.
 */
const eventStream = (name: string): JsonObject => ({
  'text/event-stream': {
    schema: reference(name),
    'x-octet-event': reference(CHUNKS[name] ?? 'streamChunk'),
  },
});

const SOUND = { 'audio/mpeg': { schema: { type: 'string', format: 'binary' } } } as const;

const MEANINGS = {
  400: 'the request is invalid; the message names the field',
  401: 'the key is missing or invalid',
  402: 'there are not enough credits',
  403: 'the key, the host name or the origin is not allowed here',
  404: 'there is no such resource',
  409: 'it is in a state in which this cannot be done',
  413: 'the body is too large',
  415: 'the body is no JSON',
  422: 'the Idempotency-Key was used with another body, or nothing could be made',
  429: 'the rate limit is passed',
} as const;
const refusals = (...statuses: readonly (keyof typeof MEANINGS)[]): JsonObject =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: MEANINGS[status], content: json(reference('Error')) }]),
  );
const READ_ERRORS = refusals(400, 401, 403, 404, 429);
const PAID_ERRORS = refusals(400, 401, 402, 403, 404, 409, 413, 415, 422, 429);
const LOCAL_READ_ERRORS = refusals(400, 401, 403, 404);
const LOCAL_CHANGE_ERRORS = refusals(400, 401, 403, 404, 409, 413, 415);

/** Fields that the API document does not show are marked. */
function requestSchema(request: RequestSchema): JsonObject {
  const schema = schemaOf(request);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const marked = Object.entries(properties).map(([name, property]) => {
    const isOwn = isOwnField(request.entries[name]);
    return [name, isOwn && isObject(property) ? { ...property, 'x-octet-own': true } : property];
  });
  return { ...schema, properties: Object.fromEntries(marked) };
}

const query = (name: string, description: string, schema: JsonObject): JsonObject => ({
  name,
  in: 'query',
  description,
  schema,
  'x-octet-own': true,
});
const LIMIT = query('limit', 'maximum number of items', {
  type: 'integer',
  minimum: 1,
  maximum: MOST_LISTED,
});
const QUERY: Readonly<Record<string, readonly JsonObject[]>> = {
  transactions: [LIMIT, query('before', 'only transactions older than this one', { type: 'string' })],
  musicLibrary: [LIMIT],
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description: 'a repeated request with the same key and body gets the stored reply and is charged once',
  'x-octet-own': true,
} as const;

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

const EVENT_STREAM = { 'text/event-stream': { schema: { type: 'string' } } } as const;

function localPaths(): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, name, summary, query: parameters, body } of LOCAL_ENDPOINTS) {
    const operations = paths[path] ?? {};
    paths[path] = operations;
    operations[method.toLowerCase()] = {
      operationId: `local_${name}`,
      summary,
      tags: ['local'],
      security: name === 'health' ? [] : [{ adminKey: [] }],
      'x-octet-own': true,
      parameters: [
        ...pathParameters(path),
        ...Object.entries(parameters).map(([each, meaning]) => query(each, meaning, { type: 'string' })),
      ],
      ...(body ? { requestBody: { required: true, content: json(schemaOf(body)) } } : {}),
      responses: {
        ...(method === 'GET' ? LOCAL_READ_ERRORS : LOCAL_CHANGE_ERRORS),
        200: {
          description: summary,
          content: name === 'events' ? EVENT_STREAM : json(reference(localSchemaName(name))),
        },
        default: { $ref: '#/components/responses/Error' },
      },
    };
  }
  return paths;
}

function webhook(type: string, meaning: string, data: GenericSchema): JsonObject {
  const schema = {
    type: 'object',
    required: ['type', 'data'],
    properties: { type: { const: type }, data: schemaOf(data) },
  };
  const signature = {
    name: 'X-Service-Signature',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  };
  const post = {
    summary: meaning,
    parameters: [signature],
    requestBody: { content: json(schema) },
    responses: { '2XX': { description: 'acknowledged' } },
  };
  return { post };
}
