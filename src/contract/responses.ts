import * as v from 'valibot';
import { atMost, integer, maxTokens, oneOf, temperature, textField, yesNo } from './field.ts';

/** Not in the API document: the Responses API of OpenAI. */
const MOST_ITEMS = 2_048;

const jsonSchema = v.looseObject({}, 'must be a JSON Schema');

const responseTool = v.looseObject({
  type: textField('function, custom, or a tool of another service'),
  name: v.optional(textField('name of the function')),
  description: v.nullish(textField('what it does')),
  parameters: v.nullish(jsonSchema),
  strict: v.nullish(v.boolean('must be true or false')),
});
export type ResponseTool = v.InferOutput<typeof responseTool>;

const responseItem = v.looseObject({
  type: v.optional(textField('message, function_call, function_call_output, …')),
  role: v.optional(textField('user, assistant, system or developer')),
});
export type ResponseItem = v.InferOutput<typeof responseItem>;

const textFormat = v.variant(
  'type',
  [
    v.looseObject({ type: v.literal('text') }),
    v.looseObject({ type: v.literal('json_object') }),
    v.looseObject({
      type: v.literal('json_schema'),
      name: v.optional(textField('name of the schema')),
      schema: jsonSchema,
      strict: v.nullish(v.boolean('must be true or false')),
    }),
  ],
  'must have the type text, json_object or json_schema',
);

export const responseRequest = v.looseObject({
  model: v.optional(textField('model, as listed by `octet models`')),
  input: v.pipe(
    v.union(
      [
        v.string(),
        v.pipe(v.array(responseItem), v.minLength(1, 'must not be empty'), atMost(MOST_ITEMS, 'items')),
      ],
      'must be text or a list of items',
    ),
    v.description('the question, or the items of a conversation'),
  ),
  instructions: v.optional(textField('system message; not kept for the next response')),
  previous_response_id: v.optional(textField('continues the conversation of this response')),
  stream: v.optional(yesNo('stream the answer as server-sent events'), false),
  store: v.optional(yesNo('keep the response, so that another can continue it'), true),
  max_output_tokens: v.optional(maxTokens()),
  temperature: v.optional(temperature()),
  tools: v.optional(
    v.pipe(
      v.array(responseTool, 'must be a list of tools'),
      atMost(256, 'tools'),
      v.description('functions that may be called'),
    ),
  ),
  tool_choice: v.optional(
    v.pipe(
      v.union(
        [
          v.picklist(['none', 'auto', 'required']),
          v.looseObject({ type: textField('function, custom or allowed_tools') }),
        ],
        'must be none, auto, required or name a tool',
      ),
      v.description('none, auto, required, or the tool that must be called'),
    ),
  ),
  parallel_tool_calls: v.optional(yesNo('false: one call at most'), true),
  max_tool_calls: v.optional(
    integer('bounds tools of other services; there are none here', { min: 1, max: 1_000_000 }),
  ),
  text: v.optional(
    v.pipe(
      v.looseObject({ format: v.nullish(textFormat) }, 'must be an object'),
      v.description('form of the answer: text, JSON, or JSON of a schema'),
    ),
  ),
  truncation: v.optional(oneOf('nothing is ever left out here', ['auto', 'disabled']), 'disabled'),
  include: v.optional(
    v.pipe(v.array(v.string()), v.description('more of the output; there is no more here')),
  ),
  stream_options: v.optional(
    v.pipe(v.looseObject({}), v.description('padding of events; none is made here')),
  ),
});
export type ResponseRequest = v.InferOutput<typeof responseRequest>;
