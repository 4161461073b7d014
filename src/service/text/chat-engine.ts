import type { ChatRequest } from '../../contract/chat.ts';
import type { ChatMessage, ContentPart } from '../../contract/chat-messages.ts';
import type { ChatTask } from '../../engines/text/chat-task.ts';
import type { Tool, ToolChoice, ToolResult } from '../../engines/text/tools/tool.ts';
import { serviceError } from '../http/service-error.ts';
import { answerLimit, textOfMessage } from './chat-ask.ts';

/** The address or data URI of each picture in the message that is to be answered. */
export function picturesOf({ messages }: ChatRequest): readonly string[] {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const parts = messages[at]?.content;
  if (!Array.isArray(parts) || at < messages.length - 1) return [];
  return parts.flatMap(({ image_url: image }) => {
    if (image === undefined) return [];
    return [typeof image === 'string' ? image : image.url];
  });
}

const KNOWN_PARTS = new Set(['text', 'image_url', 'refusal', 'input_text', 'output_text']);

/** local-chat has no ears and reads no files. */
export function refuseOtherParts({ messages }: ChatRequest): void {
  for (const [at, { content }] of messages.entries()) {
    const parts: readonly ContentPart[] = Array.isArray(content) ? content : [];
    const index = parts.findIndex(({ type }) => !KNOWN_PARTS.has(type));
    if (index < 0) continue;
    throw serviceError.invalid(
      `messages.${at}.content.${index}.type: local-chat takes text and image_url parts, not ${parts[index]?.type}`,
    );
  }
}

/** The request as the engine takes it. */
export function chatTask(
  body: ChatRequest,
  more: Pick<ChatTask, 'seed' | 'today' | 'now' | 'pictures'>,
): ChatTask {
  const tools = body.tools || body.functions ? toolsOf(body) : NO_TOOLS;
  const choice = choiceOf(body);
  if (typeof choice === 'object' && !tools.some(({ name }) => name === choice.name)) {
    throw serviceError.invalid(`tool_choice: there is no tool ${choice.name} that local-chat can call`);
  }
  if (choice === 'required' && tools.length === 0) {
    throw serviceError.invalid('tool_choice: required needs tools that local-chat can call');
  }
  return {
    seed: more.seed,
    today: more.today,
    now: more.now,
    pictures: more.pictures,
    messages: body.messages.map((message) => ({ role: message.role, content: textOfMessage(message) })),
    maxTokens: answerLimit(body),
    temperature: body.temperature,
    tools: allowedTools(body, tools),
    choice,
    several: body.parallel_tool_calls !== false && body.functions === undefined,
    results: resultsOf(body.messages),
    json: jsonOf(body),
  };
}

const NO_TOOLS: readonly Tool[] = [];
const NO_RESULTS: readonly ToolResult[] = [];

function toolsOf({ tools = [], functions = [] }: ChatRequest): Tool[] {
  const offered = tools.flatMap((tool): Tool[] => {
    if (tool.type === 'function' && tool.function) return [plain(tool.function)];
    if (tool.type !== 'custom' || !tool.custom) return [];
    const { format } = tool.custom;
    // A text that follows a grammar cannot be promised.
    if (typeof format === 'object' && format !== null && 'grammar' in format) return [];
    return [{ name: tool.custom.name, isCustom: true }];
  });
  return [...offered, ...functions.map(plain)];
}

type Function = NonNullable<ChatRequest['functions']>[number];
const plain = ({ name, description, parameters }: Function): Tool => ({
  name,
  ...(description == null ? {} : { description }),
  ...(parameters == null ? {} : { parameters }),
});

function choiceOf({ tool_choice: choice, function_call: old }: ChatRequest): ToolChoice {
  if (choice === undefined)
    return old === undefined || typeof old === 'string' ? (old ?? 'auto') : { name: old.name };
  if (typeof choice === 'string') return choice;
  if (choice.type === 'function') return { name: choice.function.name };
  return choice.type === 'custom' ? { name: choice.custom.name } : choice.allowed_tools.mode;
}

function allowedTools({ tool_choice: choice }: ChatRequest, tools: readonly Tool[]): readonly Tool[] {
  if (typeof choice !== 'object' || choice.type !== 'allowed_tools') return tools;
  const allowed = JSON.stringify(choice.allowed_tools.tools);
  return tools.filter(({ name }) => allowed.includes(`"name":${JSON.stringify(name)}`));
}

/** The results at the end of the conversation, with the names of the tools that gave them. */
function resultsOf(messages: readonly ChatMessage[]): readonly ToolResult[] {
  const last = messages.findLastIndex(({ role }) => role !== 'tool' && role !== 'function');
  if (last === messages.length - 1) return NO_RESULTS;
  const names = new Map(
    messages.flatMap(({ tool_calls }) =>
      (tool_calls ?? []).map((call) => [call.id, call.function?.name ?? call.custom?.name] as const),
    ),
  );
  return messages.slice(last + 1).map((message) => ({
    name: message.name ?? names.get(message.tool_call_id ?? ''),
    content: textOfMessage(message),
  }));
}

function jsonOf({ response_format: format }: ChatRequest): ChatTask['json'] {
  if (format === undefined || format.type === 'text') return undefined;
  return format.type === 'json_schema' ? { schema: format.json_schema.schema ?? undefined } : {};
}
