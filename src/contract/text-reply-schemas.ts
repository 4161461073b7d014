import { also, anyOf, list, object, own, text, whole } from './reply-schema-parts.ts';
import type { JsonObject } from './shape.ts';

const usage = object({ prompt_tokens: whole, completion_tokens: whole, total_tokens: whole });
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
const event = own(object({ type: text }));

/** Chat, completions and embeddings, with the forms of other APIs. */
export const TEXT_REPLIES = {
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
} satisfies Readonly<Record<string, JsonObject>>;
