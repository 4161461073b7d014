import * as v from 'valibot';
import { atMost, own, textField } from './field.ts';

/** Not in the API document: tools and structured output, in the form of the OpenAI API. */
const MOST_TOOLS = 256;
const MOST_STOPS = 16;

const functionFields = {
  name: v.pipe(
    v.string('must be text'),
    v.regex(
      /^[\w.:/-]{1,128}$/,
      'must be 1 to 128 letters, digits, dots, colons, slashes, dashes or underscores',
    ),
    v.description('name of the function'),
  ),
  description: v.nullish(textField('what it does')),
  parameters: v.nullish(v.looseObject({}, 'must be a JSON Schema')),
  strict: v.nullish(v.boolean('must be true or false')),
};

const toolShape = v.looseObject({
  type: textField('function or custom'),
  function: v.optional(v.looseObject(functionFields, 'must be an object with a name')),
  custom: v.optional(v.looseObject({ name: functionFields.name, description: functionFields.description })),
});
type ToolShape = v.InferOutput<typeof toolShape>;

const tool = v.pipe(
  toolShape,
  v.check((own: ToolShape) => own.type !== 'function' || own.function !== undefined, 'function is required'),
);

const named = v.looseObject({ name: functionFields.name });

export const toolFields = {
  tools: v.optional(
    own(
      v.pipe(
        v.array(tool, 'must be a list of tools'),
        atMost(MOST_TOOLS, 'tools'),
        v.description('functions that may be called'),
      ),
    ),
  ),
  tool_choice: v.optional(
    own(
      v.pipe(
        v.union(
          [
            v.picklist(['none', 'auto', 'required']),
            v.looseObject({ type: v.literal('function'), function: named }),
            v.looseObject({ type: v.literal('custom'), custom: named }),
            v.looseObject({
              type: v.literal('allowed_tools'),
              allowed_tools: v.looseObject({
                mode: v.picklist(['auto', 'required']),
                tools: v.array(v.looseObject({})),
              }),
            }),
          ],
          'must be none, auto, required or name a tool',
        ),
        v.description('none, auto, required, or the tool that must be called'),
      ),
    ),
  ),
  parallel_tool_calls: v.optional(
    own(v.pipe(v.boolean('must be true or false'), v.description('false: one call at most'))),
  ),
  functions: v.optional(
    own(
      v.pipe(
        v.array(v.looseObject(functionFields)),
        atMost(MOST_TOOLS, 'functions'),
        v.description('older form of tools'),
      ),
    ),
  ),
  function_call: v.optional(
    own(
      v.pipe(
        v.union([v.picklist(['none', 'auto']), named], 'must be none, auto or name a function'),
        v.description('older form of tool_choice'),
      ),
    ),
  ),
};

export const responseFormat = v.pipe(
  v.variant(
    'type',
    [
      v.looseObject({ type: v.literal('text') }),
      v.looseObject({ type: v.literal('json_object') }),
      v.looseObject({
        type: v.literal('json_schema'),
        json_schema: v.looseObject(
          {
            name: v.optional(textField('name of the schema')),
            schema: v.nullish(v.looseObject({}, 'must be a JSON Schema')),
            strict: v.nullish(v.boolean('must be true or false')),
          },
          'must be an object with a schema',
        ),
      }),
    ],
    'must have the type text, json_object or json_schema',
  ),
  v.description('form of the answer: text, JSON, or JSON of a schema'),
);

export const stopField = v.pipe(
  v.union(
    [v.string(), v.pipe(v.array(v.string()), atMost(MOST_STOPS, 'texts'))],
    'must be text or a list of texts',
  ),
  v.description('the answer ends before any of these'),
);

export const streamOptions = v.pipe(
  v.looseObject({ include_usage: v.nullish(v.boolean('must be true or false')) }, 'must be an object'),
  v.description('include_usage: tokens in a last event of their own'),
);

export const seedField = v.pipe(
  v.number('must be a number'),
  v.description('the same seed gives the same answer'),
);
