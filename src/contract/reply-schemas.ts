import type { EndpointName } from './endpoints.ts';
import type { OwnEndpointName } from './own-paths.ts';
import { isObject, type JsonObject } from './shape.ts';

/** The replies in JSON Schema. Where the API document shows none, the shape is ours and says so. */
const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
const object = (
  properties: JsonObject,
  required: readonly string[] = Object.keys(properties),
): JsonObject => ({ type: 'object', properties, required: [...required] });
const own = (schema: JsonObject): JsonObject => ({ ...schema, 'x-octet-own': true });
const listOf = (properties: JsonObject): JsonObject =>
  own(object({ object: { const: 'list' }, data: list({ type: 'object', properties }) }));

/** Fields beside those that every reply of the kind has. */
const also = (schema: JsonObject, more: JsonObject): JsonObject => ({
  ...schema,
  properties: { ...(isObject(schema.properties) ? schema.properties : {}), ...more },
});

const usage = object({ prompt_tokens: whole, completion_tokens: whole, total_tokens: whole });
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
const file = { output_url: { type: 'string', format: 'uri' }, notes: list(text) };
const job = {
  id: text,
  status: { enum: ['queued', 'processing', 'completed', 'failed', 'cancelled'] },
  estimated_time: { type: 'integer', description: 'seconds' },
  queue_position: { type: 'integer', description: 'number of jobs ahead in the queue' },
};
/** Ours, and not in the API document. */
const ownJob = {
  object: text,
  cost: whole,
  progress: { type: 'number' },
  prompt: text,
  created_at: text,
};
const track = own(
  object({ ...job, progress: { type: 'number' }, audio_url: text, ...file }, ['id', 'status']),
);
const images = own(
  object(
    {
      id: text,
      image_url: text,
      image_urls: list(text),
      data: list(object({ url: text })),
      width: whole,
      height: whole,
    },
    ['image_url'],
  ),
);
const code = (field: string): JsonObject =>
  object({ [field]: text, language: text, notes: list(text) }, [field]);

const chunk = (kind: string, choice: JsonObject): JsonObject =>
  object({
    id: text,
    object: { const: kind },
    created: whole,
    model: text,
    choices: list(object({ index: whole, ...choice, finish_reason: { type: ['string', 'null'] } })),
  });

const functionCall = object({ name: text, arguments: text });
const toolCalls = list(
  object({ id: text, type: text, function: functionCall, custom: object({ name: text, input: text }) }, [
    'id',
    'type',
  ]),
);
const message = object(
  {
    role: { const: 'assistant' },
    content: { type: ['string', 'null'] },
    tool_calls: own(toolCalls),
    function_call: own(functionCall),
  },
  ['role', 'content'],
);
const outputItem = object(
  {
    id: text,
    type: text,
    status: text,
    role: text,
    content: list(also(object({ type: text, text }), { annotations: list({}), logprobs: list({}) })),
    call_id: text,
    name: text,
    arguments: text,
    input: text,
  },
  ['id', 'type', 'status'],
);
const anyOf = (...types: readonly string[]): JsonObject => ({ type: [...types, 'null'] });
const response = own(
  also(
    object(
      {
        id: text,
        object: { const: 'response' },
        created_at: whole,
        status: text,
        model: text,
        output: list(outputItem),
        usage: anyOf('object'),
      },
      ['id', 'object', 'created_at', 'status', 'model', 'output'],
    ),
    {
      background: { type: 'boolean' },
      error: anyOf('object'),
      incomplete_details: anyOf('object'),
      instructions: anyOf('string'),
      max_output_tokens: anyOf('integer'),
      max_tool_calls: anyOf('integer'),
      metadata: anyOf('object'),
      parallel_tool_calls: { type: 'boolean' },
      previous_response_id: anyOf('string'),
      reasoning: anyOf('object'),
      service_tier: text,
      store: { type: 'boolean' },
      temperature: { type: 'number' },
      text: { type: 'object' },
      tool_choice: { type: ['string', 'object'] },
      tools: list({ type: 'object' }),
      top_p: { type: 'number' },
      truncation: anyOf('string'),
      user: anyOf('string'),
    },
  ),
);
const openAiImages = own(
  object(
    { created: whole, model: text, data: list(object({ url: text, b64_json: text }, [])), notes: list(text) },
    ['created', 'data'],
  ),
);
const event = own(object({ type: text }));

type Described =
  | EndpointName
  | OwnEndpointName
  | 'streamChunk'
  | 'completionChunk'
  | 'responseEvent'
  | 'messageEvent';

const REPLIES: Readonly<Record<Described, JsonObject>> = {
  model: own({ type: 'object', properties: model, required: ['id', 'object'] }),
  responses: response,
  response,
  responseEvent: event,
  messages: own(
    object({
      id: text,
      type: { const: 'message' },
      role: { const: 'assistant' },
      model: text,
      content: list(object({ type: text, text, id: text, name: text, input: { type: 'object' } }, ['type'])),
      stop_reason: text,
      stop_sequence: { type: ['string', 'null'] },
      usage: object({ input_tokens: whole, output_tokens: whole }),
    }),
  ),
  messageEvent: event,
  countTokens: own(object({ input_tokens: whole })),
  imageGenerations: openAiImages,
  imageEdits: openAiImages,
  speech: own({ type: 'string', format: 'binary' }),
  chatCompletions: object({
    id: text,
    object: { const: 'chat.completion' },
    created: whole,
    model: text,
    choices: list(
      object({
        index: whole,
        message,
        finish_reason: text,
      }),
    ),
    usage,
  }),
  chatStream: { type: 'string', description: 'events; see streamChunk' },
  streamChunk: chunk('chat.completion.chunk', {
    delta: object(
      {
        role: text,
        content: text,
        tool_calls: own(list({ type: 'object' })),
        function_call: own({ type: 'object' }),
      },
      [],
    ),
  }),
  completionChunk: own(chunk('text_completion', { text })),
  completions: own(
    object({
      id: text,
      object: { const: 'text_completion' },
      created: whole,
      model: text,
      choices: list(
        also(object({ index: whole, text, finish_reason: text }), { logprobs: { type: 'null' } }),
      ),
      usage,
    }),
  ),
  embeddings: own(
    object({
      object: { const: 'list' },
      data: list(
        object({
          object: { const: 'embedding' },
          index: whole,
          embedding: { oneOf: [list({ type: 'number' }), text] },
        }),
      ),
      model: text,
      usage: object({ prompt_tokens: whole, total_tokens: whole }),
    }),
  ),
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
  musicGenerate: also(object(job), ownJob),
  musicVoices: listOf({
    id: text,
    name: text,
    gender: text,
    style: text,
    description: text,
    base: text,
    languages: list(text),
  }),
  musicGenres: listOf({ id: text, name: text, tempo: { type: 'object' }, description: text }),
  musicStatus: track,
  musicTrack: track,
  musicLibrary: listOf({ ...job, ...ownJob, audio_url: text, ...file }),
  imageGenerate: images,
  imageEdit: images,
  imageUpscale: images,
  videoGenerate: own(also(object(job), ownJob)),
  video: own(
    object({ ...job, progress: { type: 'number' }, video_url: text, poster_url: text, ...file }, [
      'id',
      'status',
    ]),
  ),
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
