import type { EndpointName } from './endpoints.ts';
import type { ExtraEndpointName } from './extra-paths.ts';
import { MEDIA_REPLIES } from './media-reply-schemas.ts';
import {
  also,
  list,
  listOf,
  map,
  notes,
  number,
  object,
  orNull,
  text,
  time,
  undocumented,
  url,
  whole,
  yes,
} from './reply-schema-parts.ts';
import { isObject, type JsonObject } from './shape.ts';
import { TEXT_REPLIES } from './text-reply-schemas.ts';

/** The replies in JSON Schema. Where the API document shows none, the shape is ours and says so. */
const price = { ...object({ credits: whole, per: whole, unit: text }), additionalProperties: true };
const model = object(
  {
    id: text,
    object: { const: 'model' },
    created: whole,
    owned_by: text,
    kind: text,
    description: text,
    pricing: price,
    context_window: whole,
    dimensions: whole,
    does: list(text),
  },
  ['id', 'object'],
);

const code = (field: string, more: JsonObject = {}): JsonObject =>
  object(
    {
      id: text,
      object: text,
      created: whole,
      model: text,
      [field]: text,
      language: orNull('string'),
      ...notes,
      ...more,
    },
    [field],
  );
const used = {
  requests: whole,
  prompt_tokens: whole,
  completion_tokens: whole,
  total_tokens: whole,
  credits: whole,
};

type Described = EndpointName | ExtraEndpointName | keyof typeof TEXT_REPLIES;

const REPLIES: Readonly<Record<Described, JsonObject>> = {
  ...TEXT_REPLIES,
  // A stream is described by what its events make when they are put together.
  chatStream: TEXT_REPLIES.chatCompletions,
  ...MEDIA_REPLIES,
  model: undocumented(model),
  models: also(listOf(model), { prices: list(map()) }),
  chatModels: listOf(model),
  imageModels: listOf(model),
  usage: undocumented(
    object({
      object: { const: 'usage' },
      requests: whole,
      prompt_tokens: whole,
      completion_tokens: whole,
      total_tokens: whole,
      credits_used: whole,
      by_endpoint: list(object({ endpoint: text, ...used })),
      by_day: list(object({ date: text, ...used })),
    }),
  ),
  codeGenerate: code('code', { task: text }),
  codeComplete: undocumented(code('completion')),
  codeRefactor: undocumented(code('code', { changes: list(text) })),
  codeExplain: undocumented(code('explanation', { facts: map() })),
  build: object(
    {
      id: text,
      object: text,
      status: text,
      model: text,
      name: text,
      framework: text,
      summary: text,
      ...notes,
      files: list(undocumented(also(object({ path: text, content: text }), { encoding: text }))),
      preview_url: url,
      project_id: text,
    },
    ['id', 'status', 'files', 'project_id'],
  ),
  buildChat: undocumented(
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
  buildProjects: listOf(
    object(
      {
        id: text,
        object: { const: 'project' },
        project_id: text,
        build_id: text,
        prompt: text,
        name: text,
        framework: text,
        status: text,
        preview_url: orNull('string'),
        created_at: time,
        updated_at: time,
      },
      ['id', 'name', 'framework'],
    ),
  ),
  checkout: undocumented(
    object({
      id: text,
      object: text,
      url,
      amount: number,
      currency: text,
      credits: whole,
      status: text,
    }),
  ),
  balance: undocumented(
    object({
      balance: { type: 'integer', description: 'credits available, not counting held ones' },
      held: whole,
      plan: text,
      object: text,
      currency: text,
    }),
  ),
  transactions: undocumented(
    object({
      object: { const: 'list' },
      data: list(
        also(
          object({ id: text, type: text, amount: whole, balance: whole, description: text, created: whole }),
          { object: text, created_at: time, reference: orNull('string') },
        ),
      ),
      has_more: yes,
    }),
  ),
};

/** Rule 1 of the API document: each of them carries the attribution, too. */
export const REPLY_SCHEMAS = Object.fromEntries(
  Object.entries(REPLIES).map(([name, schema]) => [name, attributed(schema)]),
);

export function attributed(schema: JsonObject): JsonObject {
  const { properties } = schema;
  return isObject(properties)
    ? { ...schema, properties: { attribution: text, credits_used: whole, ...properties } }
    : schema;
}
