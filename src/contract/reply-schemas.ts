import type { EndpointName } from './endpoints.ts';
import { MEDIA_REPLIES } from './media-reply-schemas.ts';
import type { OwnEndpointName } from './own-paths.ts';
import { also, list, listOf, object, own, text, whole } from './reply-schema-parts.ts';
import { isObject, type JsonObject } from './shape.ts';
import { TEXT_REPLIES } from './text-reply-schemas.ts';

const model = {
  id: text,
  object: { const: 'model' },
  created: whole,
  owned_by: text,
  kind: text,
  description: text,
  pricing: { type: 'object' },
  context_window: whole,
  dimensions: whole,
  does: list(text),
};
const code = (field: string): JsonObject =>
  object({ [field]: text, language: text, notes: list(text) }, [field]);

type Described =
  | EndpointName
  | OwnEndpointName
  | 'streamChunk'
  | 'completionChunk'
  | 'responseEvent'
  | 'messageEvent';

/** The replies in JSON Schema. Where the API document shows none, the shape is ours and says so. */
const REPLIES: Readonly<Record<Described, JsonObject>> = {
  ...TEXT_REPLIES,
  ...MEDIA_REPLIES,
  model: own({ type: 'object', properties: model, required: ['id', 'object'] }),
  models: also(listOf(model), { prices: list({ type: 'object' }) }),
  chatModels: listOf(model),
  imageModels: listOf(model),
  usage: own(
    object({
      object: text,
      requests: whole,
      prompt_tokens: whole,
      completion_tokens: whole,
      total_tokens: whole,
      credits_used: whole,
      by_endpoint: list({ type: 'object' }),
      by_day: list({ type: 'object' }),
    }),
  ),
  codeGenerate: code('code'),
  codeComplete: own(code('completion')),
  codeRefactor: own(code('code')),
  codeExplain: own(code('explanation')),
  build: object(
    {
      id: text,
      status: text,
      model: text,
      notes: list(text),
      files: list(own(object({ path: text, content: text }))),
      preview_url: { type: 'string', format: 'uri' },
      project_id: text,
    },
    ['id', 'status', 'files', 'project_id'],
  ),
  buildChat: own(
    object(
      {
        id: text,
        object: text,
        model: text,
        conversation_id: text,
        message: object({ role: text, content: text }),
        content: text,
        suggestions: list(text),
      },
      ['conversation_id', 'content'],
    ),
  ),
  buildProjects: listOf({
    id: text,
    project_id: text,
    name: text,
    framework: text,
    status: text,
    preview_url: text,
    created_at: text,
    updated_at: text,
  }),
  checkout: own(
    object({
      id: text,
      object: text,
      url: { type: 'string', format: 'uri' },
      amount: whole,
      currency: text,
      credits: whole,
      status: text,
    }),
  ),
  balance: own(
    object({
      balance: { type: 'integer', description: 'credits available, not counting held ones' },
      held: whole,
      plan: text,
      object: text,
      currency: text,
    }),
  ),
  transactions: own(
    object({
      object: { const: 'list' },
      data: list(
        also(
          object({ id: text, type: text, amount: whole, balance: whole, description: text, created: whole }),
          { object: text, created_at: text, reference: { type: ['string', 'null'] } },
        ),
      ),
      has_more: { type: 'boolean' },
    }),
  ),
};

/** Rule 1 of the API document: each of them carries the attribution, too. */
export const REPLY_SCHEMAS = Object.fromEntries(
  Object.entries(REPLIES).map(([name, schema]) => [name, attributed(schema)]),
);

function attributed(schema: JsonObject): JsonObject {
  const { properties } = schema;
  return isObject(properties)
    ? { ...schema, properties: { ...properties, attribution: text, credits_used: whole } }
    : schema;
}
