import * as v from 'valibot';
import { MOST_MESSAGES } from './chat.ts';
import { atMost, maxTokens, temperature, textField, yesNo } from './field.ts';

/** Not in the API document: the Messages API of Anthropic. */
const block = v.looseObject({ type: textField('text, image, tool_use, tool_result, …') });
export type MessageBlock = v.InferOutput<typeof block>;

const content = v.union([v.string(), v.array(block)], 'must be text or a list of blocks');

const messageTool = v.looseObject({
  name: textField('name of the tool'),
  type: v.nullish(textField('custom, or a tool of another service')),
  description: v.nullish(textField('what it does')),
  input_schema: v.nullish(v.looseObject({}, 'must be a JSON Schema')),
});

const shared = {
  model: v.optional(textField('model, as listed by `octet models`')),
  messages: v.pipe(
    v.array(
      v.looseObject({
        role: v.picklist(['user', 'assistant', 'system'], 'must be user or assistant'),
        content,
      }),
      'must be a list of messages',
    ),
    v.minLength(1, 'must not be empty'),
    atMost(MOST_MESSAGES, 'messages'),
    v.description('the conversation, in order'),
  ),
  system: v.optional(v.pipe(content, v.description('system message'))),
  tools: v.optional(
    v.pipe(
      v.array(messageTool, 'must be a list of tools'),
      atMost(256, 'tools'),
      v.description('tools that may be called'),
    ),
  ),
  tool_choice: v.optional(
    v.pipe(
      v.looseObject({
        type: v.picklist(['auto', 'any', 'tool', 'none'], 'must be auto, any, tool or none'),
        name: v.optional(textField('the tool that must be called')),
        disable_parallel_tool_use: v.optional(v.boolean('must be true or false')),
      }),
      v.description('auto, any, none, or the tool that must be called'),
    ),
  ),
  thinking: v.optional(
    v.pipe(v.looseObject({}), v.description('a hint for models that think; local-chat does not')),
  ),
  cache_control: v.optional(v.pipe(v.looseObject({}), v.description('a hint for caches'))),
};

const jsonFormat = v.looseObject({ type: v.literal('json_schema'), schema: v.looseObject({}) });

export const messagesRequest = v.looseObject({
  ...shared,
  max_tokens: maxTokens(),
  temperature: v.optional(temperature()),
  stop_sequences: v.optional(
    v.pipe(v.array(v.string()), atMost(16, 'texts'), v.description('the answer ends before any of these')),
  ),
  stream: v.optional(yesNo('stream the answer as server-sent events'), false),
  output_config: v.optional(
    v.pipe(
      v.looseObject({ format: v.nullish(jsonFormat) }),
      v.description('form of the answer: JSON of a schema'),
    ),
  ),
  output_format: v.optional(v.pipe(jsonFormat, v.description('form of the answer: JSON of a schema'))),
});
export type MessagesRequest = v.InferOutput<typeof messagesRequest>;

export const tokenCountRequest = v.looseObject(shared);
