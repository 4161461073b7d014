import {
  also,
  anything,
  list,
  map,
  number,
  object,
  orNull,
  text,
  undocumented,
  whole,
  yes,
} from './reply-schema-parts.ts';
import type { JsonObject } from './shape.ts';

/** Replies and stream events of all text endpoints, in JSON Schema. */

const counts = object({ prompt_tokens: whole, completion_tokens: whole, total_tokens: whole });
const usage = also(counts, { credits: undocumented(whole) });

const functionCall = object({ name: text, arguments: text });
const customCall = object({ name: text, input: text });
const toolCall = object({ id: text, type: text, function: functionCall, custom: customCall }, ['id', 'type']);
const message = object(
  {
    role: { const: 'assistant' },
    content: orNull('string'),
    tool_calls: undocumented(list(toolCall)),
    function_call: undocumented(functionCall),
  },
  ['role', 'content'],
);

const chunk = (kind: string, choice: JsonObject): JsonObject =>
  also(
    object({
      id: text,
      object: { const: kind },
      created: whole,
      model: text,
      choices: list(object({ index: whole, ...choice, finish_reason: orNull('string') })),
    }),
    { usage },
  );
/** Names and texts come in pieces. */
const callDelta = object(
  {
    index: whole,
    id: text,
    type: text,
    function: object({ name: text, arguments: text }, []),
    custom: object({ name: text, input: text }, []),
  },
  ['index'],
);

const outputItem = object(
  {
    id: text,
    type: text,
    status: text,
    role: text,
    content: list(also(object({ type: text, text }), { annotations: list({}), logprobs: list({}) })),
    call_id: text,
    namespace: text,
    name: text,
    arguments: text,
    input: text,
  },
  ['id', 'type', 'status'],
);
const responseUsage = also(object({ input_tokens: whole, output_tokens: whole, total_tokens: whole }), {
  input_tokens_details: map(whole),
  output_tokens_details: map(whole),
  credits: undocumented(whole),
});
const response = undocumented(
  also(
    object({
      id: text,
      object: { const: 'response' },
      created_at: whole,
      status: text,
      model: text,
      output: list(outputItem),
    }),
    {
      usage: { anyOf: [responseUsage, { type: 'null' }] },
      background: yes,
      completed_at: orNull('integer'),
      error: { anyOf: [object({ code: text, message: text }), { type: 'null' }] },
      incomplete_details: { anyOf: [object({ reason: text }), { type: 'null' }] },
      instructions: anything,
      max_output_tokens: orNull('integer'),
      max_tool_calls: orNull('integer'),
      metadata: { anyOf: [map(), { type: 'null' }] },
      parallel_tool_calls: yes,
      previous_response_id: orNull('string'),
      reasoning: { anyOf: [map(), { type: 'null' }] },
      service_tier: text,
      store: yes,
      temperature: orNull('number'),
      text: map(),
      tool_choice: { anyOf: [text, map()] },
      tools: list(map()),
      top_p: orNull('number'),
      truncation: orNull('string'),
      user: orNull('string'),
    },
  ),
);
/** Of many types; each has fields of its own. */
const event = undocumented({ ...object({ type: text }), additionalProperties: true });

const contentBlock = object({ type: text, text, id: text, name: text, input: map() }, ['type']);
const embedding = object({
  object: { const: 'embedding' },
  index: whole,
  embedding: { oneOf: [list(number), text] },
});

export const TEXT_REPLIES = {
  chatCompletions: object({
    id: text,
    object: { const: 'chat.completion' },
    created: whole,
    model: text,
    choices: list(object({ index: whole, message, finish_reason: text })),
    usage,
  }),
  streamChunk: chunk('chat.completion.chunk', {
    delta: object(
      {
        role: text,
        content: orNull('string'),
        tool_calls: undocumented(list(callDelta)),
        function_call: undocumented(object({ name: text, arguments: text }, [])),
      },
      [],
    ),
  }),
  completions: undocumented(
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
  completionChunk: undocumented(chunk('text_completion', { text, logprobs: { type: 'null' } })),
  responses: response,
  response,
  responseEvent: event,
  messages: undocumented(
    object({
      id: text,
      type: { const: 'message' },
      role: { const: 'assistant' },
      model: text,
      content: list(contentBlock),
      stop_reason: orNull('string'),
      stop_sequence: orNull('string'),
      usage: also(object({ input_tokens: whole, output_tokens: whole }), { credits: undocumented(whole) }),
    }),
  ),
  messageEvent: event,
  countTokens: undocumented(object({ input_tokens: whole })),
  embeddings: undocumented(
    object({
      object: { const: 'list' },
      data: list(embedding),
      model: text,
      usage: object({ prompt_tokens: whole, total_tokens: whole }),
    }),
  ),
} as const;
