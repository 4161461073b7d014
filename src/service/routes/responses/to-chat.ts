import type { ResponseItem, ResponseRequest, ResponseTool } from '../../../contract/responses.ts';
import { isObject, type JsonObject } from '../../../contract/shape.ts';
import { serviceError } from '../../http/service-error.ts';
import { chatName, toolsIn } from './namespaces.ts';

/** The same question as the body of a chat completion. `before` are the messages of the response that it continues. */
export function chatBody(body: ResponseRequest, before: readonly JsonObject[]): JsonObject {
  const system = body.instructions === undefined ? [] : [{ role: 'system', content: body.instructions }];
  const tools = (body.tools ?? []).flatMap(toolOf);
  return defined({
    model: body.model,
    messages: [...system, ...before, ...chatMessages(body.input)],
    max_completion_tokens: body.max_output_tokens,
    temperature: body.temperature,
    stream: body.stream,
    tools: tools.length > 0 ? tools : undefined,
    tool_choice: choiceOf(body.tool_choice),
    parallel_tool_calls: tools.length > 0 ? body.parallel_tool_calls : undefined,
    response_format: formatOf(body.text?.format ?? undefined),
    seed: body.seed,
    top_p: body.top_p,
    user: body.user,
  });
}

const defined = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

/** The items of a conversation as chat messages; calls of one turn stand in one message. */
export function chatMessages(input: ResponseRequest['input']): JsonObject[] {
  if (typeof input === 'string') return [{ role: 'user', content: input }];
  const messages: JsonObject[] = [];
  for (const [index, item] of input.entries()) {
    const message = messageOf(item, index);
    if (!message) continue;
    const last = messages.at(-1);
    if (last && Array.isArray(message.tool_calls) && last.role === 'assistant') {
      const calls: readonly unknown[] = Array.isArray(last.tool_calls) ? last.tool_calls : [];
      messages[messages.length - 1] = { ...last, tool_calls: [...calls, ...message.tool_calls] };
    } else messages.push(message);
  }
  return messages;
}

function messageOf(item: ResponseItem, index: number): JsonObject | undefined {
  const { type = 'message', role } = item;
  const at = `input.${index}`;
  const text = (name: string): string => {
    const value = item[name];
    if (typeof value !== 'string') throw serviceError.invalid(`${at}.${name}: must be text`);
    return value;
  };
  switch (type) {
    case 'message':
      if (role === undefined) throw serviceError.invalid(`${at}.role: is required`);
      return { role, content: contentOf(item.content, `${at}.content`) };
    case 'function_call':
      return called({
        id: text('call_id'),
        type: 'function',
        function: { name: nameOf(item, text('name')), arguments: text('arguments') },
      });
    case 'custom_tool_call':
      return called({
        id: text('call_id'),
        type: 'custom',
        custom: { name: text('name'), input: text('input') },
      });
    case 'function_call_output':
    case 'custom_tool_call_output':
      return { role: 'tool', tool_call_id: text('call_id'), content: contentOf(item.output, `${at}.output`) };
    case 'reasoning':
      // One model's reasoning is not sent to another.
      return undefined;
    default:
      throw serviceError.invalid(`${at}.type: ${type} is not supported by the local service`);
  }
}

const nameOf = ({ namespace }: ResponseItem, name: string): string =>
  typeof namespace === 'string' ? chatName({ namespace, name }) : name;

const called = (call: JsonObject): JsonObject => ({ role: 'assistant', content: null, tool_calls: [call] });

function contentOf(content: unknown, at: string): unknown {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw serviceError.invalid(`${at}: must be text or a list of parts`);
  return content.map((part: unknown, index) => partOf(part, `${at}.${index}`));
}

function partOf(part: unknown, at: string): JsonObject {
  if (!isObject(part)) throw serviceError.invalid(`${at}: must be an object`);
  if (part.type === 'input_image') {
    if (typeof part.image_url !== 'string')
      throw serviceError.invalid(`${at}.image_url: must be a URL or a data URI`);
    return { type: 'image_url', image_url: { url: part.image_url } };
  }
  const words = part.type === 'refusal' ? part.refusal : part.text;
  const isText = ['input_text', 'output_text', 'text', 'refusal', 'summary_text'].includes(String(part.type));
  if (isText && typeof words === 'string') return { type: 'text', text: words };
  if (isText) throw serviceError.invalid(`${at}.text: must be text`);
  throw serviceError.invalid(`${at}.type: ${String(part.type)} is not supported by the local service`);
}

/** A tool of another service, such as a search, is offered and never called. */
function toolOf(tool: ResponseTool): JsonObject[] {
  return tool.type === 'namespace' ? toolsIn(tool).flatMap(chatTool) : chatTool(tool);
}

function chatTool({ type, name, description, parameters, strict, ...rest }: JsonObject): JsonObject[] {
  if (type === 'function') return [{ type, function: defined({ name, description, parameters, strict }) }];
  if (type === 'custom') return [{ type, custom: defined({ name, description, format: rest.format }) }];
  return [];
}

function choiceOf(choice: ResponseRequest['tool_choice']): unknown {
  if (!isObject(choice)) return choice;
  const { type, name, mode, tools } = choice;
  if (type === 'function') return { type, function: { name } };
  if (type === 'custom') return { type, custom: { name } };
  if (type === 'allowed_tools') return { type, allowed_tools: { mode, tools } };
  throw serviceError.invalid(`tool_choice.type: ${String(type)} is not supported by the local service`);
}

function formatOf(format: NonNullable<ResponseRequest['text']>['format']): JsonObject | undefined {
  if (format === undefined || format === null || format.type === 'text') return undefined;
  if (format.type === 'json_object') return { type: 'json_object' };
  const { name, schema, strict } = format;
  return { type: 'json_schema', json_schema: defined({ name: name ?? 'response', schema, strict }) };
}
