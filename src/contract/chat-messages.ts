import * as v from 'valibot';
import { textField } from './field.ts';

/** The API document shows a text as the content; lists of parts, tool calls and their results are octet's own. */
const contentPart = v.looseObject({
  type: textField('text, image_url, …'),
  text: v.optional(textField('the text of a text part')),
  image_url: v.optional(
    v.union(
      [v.string(), v.looseObject({ url: textField('address or data URI'), detail: v.nullish(v.string()) })],
      'must be an object with a url',
    ),
  ),
});
export type ContentPart = v.InferOutput<typeof contentPart>;

const toolCall = v.looseObject({
  id: textField('id of the call'),
  type: v.optional(textField('function or custom')),
  function: v.optional(
    v.looseObject({ name: textField('name of the function'), arguments: textField('arguments as JSON') }),
  ),
  custom: v.optional(v.looseObject({ name: textField('name of the tool'), input: textField('its input') })),
});

const functionCall = v.looseObject({ name: textField('name'), arguments: textField('arguments as JSON') });

const messageFields = v.looseObject({
  role: v.pipe(
    v.string('must be text'),
    v.description('system, developer, user, assistant, tool or function'),
  ),
  content: v.nullish(
    v.pipe(
      v.union([v.string(), v.array(contentPart)], 'must be text or a list of parts'),
      v.description('text of the message, or a list of parts'),
    ),
  ),
  tool_calls: v.nullish(v.array(toolCall, 'must be a list of calls')),
  function_call: v.nullish(functionCall),
  tool_call_id: v.nullish(textField('the call that this is the result of')),
  name: v.nullish(textField('name of the participant or of the function')),
});
export type ChatMessage = v.InferOutput<typeof messageFields>;

export const chatMessage = v.pipe(
  messageFields,
  v.check((message: ChatMessage) => hasContent(message), 'content is required'),
  v.check(
    (message: ChatMessage) => hasWholeParts(message),
    'content needs a text for each text part and a url for each image',
  ),
);

/** An assistant that called a tool may have said nothing. */
function hasContent({ role, content, tool_calls, function_call }: ChatMessage): boolean {
  if (typeof content === 'string' || Array.isArray(content)) return true;
  return role === 'assistant' && (content === null || Boolean(tool_calls?.length) || Boolean(function_call));
}

function hasWholeParts({ content }: ChatMessage): boolean {
  if (typeof content === 'string') return true;
  return (content ?? []).every(({ type, text, image_url }) => {
    if (type === 'text') return text !== undefined;
    return type !== 'image_url' || image_url !== undefined;
  });
}
