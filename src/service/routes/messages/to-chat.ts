import { textOfContent } from '../../../contract/message-text.ts';
import type { MessageBlock, MessagesRequest } from '../../../contract/messages.ts';
import { isObject, type JsonObject } from '../../../contract/shape.ts';
import { serviceError } from '../../http/service-error.ts';

type Shared = Pick<MessagesRequest, 'model' | 'messages' | 'system' | 'tools' | 'tool_choice'>;
type Content = MessagesRequest['messages'][number]['content'];

/** The same question as the body of a chat completion. */
export function chatBody(body: MessagesRequest): JsonObject {
  const format = body.output_config?.format ?? body.output_format;
  return defined({
    ...sharedBody(body),
    max_tokens: body.max_tokens,
    temperature: body.temperature,
    stop: body.stop_sequences,
    stream: body.stream,
    top_p: body.top_p,
    response_format: format && {
      type: 'json_schema',
      json_schema: { name: 'answer', schema: format.schema },
    },
  });
}

export function sharedBody({ model, messages, system, tools = [], tool_choice }: Shared): JsonObject {
  const before = system === undefined ? [] : [{ role: 'system', content: textOfContent(system) }];
  const functions = tools.flatMap(toolOf);
  return defined({
    model,
    messages: [...before, ...messages.flatMap(({ role, content }, at) => messagesOf(role, content, at))],
    tools: functions.length > 0 ? functions : undefined,
    tool_choice: choiceOf(tool_choice),
    parallel_tool_calls: tool_choice?.disable_parallel_tool_use === true ? false : undefined,
  });
}

const defined = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

/** Results of tools are messages of their own in a chat. */
function messagesOf(role: string, content: Content, at: number): JsonObject[] {
  if (typeof content === 'string') return [{ role, content }];
  const results = content.filter(({ type }) => type === 'tool_result').map(resultOf);
  const calls = content.filter(({ type }) => type === 'tool_use').map(callOf);
  const parts = content.flatMap((block, index) => partOf(block, `messages.${at}.content.${index}`));
  if (parts.length === 0 && calls.length === 0) return results;
  const said = parts.length === 0 ? null : parts;
  return [...results, { role, content: said, ...(calls.length > 0 ? { tool_calls: calls } : {}) }];
}

function resultOf({ tool_use_id, content, is_error }: MessageBlock): JsonObject {
  const text = textOfContent(content);
  return {
    role: 'tool',
    tool_call_id: String(tool_use_id),
    content: is_error === true ? `error: ${text}` : text,
  };
}

function callOf({ id, name, input }: MessageBlock): JsonObject {
  const words = JSON.stringify(input ?? {});
  return { id: String(id), type: 'function', function: { name: String(name), arguments: words } };
}

function partOf(block: MessageBlock, at: string): JsonObject[] {
  switch (block.type) {
    case 'text':
      if (typeof block.text !== 'string') throw serviceError.invalid(`${at}.text: must be text`);
      return [{ type: 'text', text: block.text }];
    case 'image':
      return [{ type: 'image_url', image_url: { url: pictureOf(block.source, `${at}.source`) } }];
    case 'tool_use':
    case 'tool_result':
    // One model's reasoning is not sent to another.
    case 'thinking':
    case 'redacted_thinking':
      return [];
    default:
      throw serviceError.invalid(`${at}.type: ${block.type} is not supported by the local service`);
  }
}

function pictureOf(source: unknown, at: string): string {
  if (isObject(source) && source.type === 'url' && typeof source.url === 'string') return source.url;
  if (isObject(source) && source.type === 'base64' && typeof source.data === 'string') {
    return `data:${String(source.media_type)};base64,${source.data}`;
  }
  throw serviceError.invalid(`${at}: must be a URL or base64`);
}

type Tool = NonNullable<MessagesRequest['tools']>[number];

/** A tool of another service, such as a search, is offered and never called. */
function toolOf({ name, type, description, input_schema: parameters }: Tool): JsonObject[] {
  if (type != null && type !== 'custom') return [];
  return [{ type: 'function', function: defined({ name, description, parameters }) }];
}

function choiceOf(choice: MessagesRequest['tool_choice']): unknown {
  if (choice === undefined) return undefined;
  if (choice.type === 'any') return 'required';
  if (choice.type !== 'tool') return choice.type;
  if (choice.name === undefined) throw serviceError.invalid('tool_choice.name: is required');
  return { type: 'function', function: { name: choice.name } };
}
