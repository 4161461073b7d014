import { textOfContent } from '../../contract/message-text.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';

/** The latest message of a conversation, in the form of any of the APIs. */
export interface ConversationTurn {
  readonly model: string | undefined;
  /** The user's last message; for other requests each of its texts. */
  readonly texts: readonly string[];
  /** The last message is the result of a tool. */
  readonly hasToolResult: boolean;
}

/** `before` are the messages of a response that is continued. */
export function latestTurn(body: JsonObject, before: readonly JsonObject[] = []): ConversationTurn {
  const model = typeof body.model === 'string' ? body.model : undefined;
  const items = [body.messages, body.input].find((each) => Array.isArray(each));
  const messages = Array.isArray(items) ? [...before, ...items.filter(isObject)] : before;
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => textOfContent(content));
  const words = said.findLast((text) => text !== '') ?? textOfContent(messages.at(-1)?.content);
  const fields = [body.prompt, body.message, body.instruction, body.code, body.input].flat();
  const texts = fields.filter((each): each is string => typeof each === 'string' && each !== '');
  const all = words === '' ? texts : [words, ...texts];
  return { model, texts: all.length === 0 ? [''] : all, hasToolResult: isToolResult(messages.at(-1)) };
}

function isToolResult(message: JsonObject | undefined): boolean {
  if (!message) return false;
  if (message.role === 'tool' || message.role === 'function') return true;
  if (typeof message.type === 'string' && message.type.endsWith('_call_output')) return true;
  const parts: readonly unknown[] = Array.isArray(message.content) ? message.content : [];
  return parts.some((part) => isObject(part) && part.type === 'tool_result');
}
