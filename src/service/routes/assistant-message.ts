import type { AssistantMessage } from '../../contract/chat.ts';
import { newId } from '../ids.ts';
import type { CollectedChoice } from '../text/answer-flow.ts';

/** The message of a chat completion. One that only calls tools has no content. */
export function assistantMessage({ text, calls }: CollectedChoice, isOld: boolean): AssistantMessage {
  const [first] = calls;
  if (first === undefined) return { role: 'assistant', content: text };
  const content = text === '' ? null : text;
  if (isOld) {
    return { role: 'assistant', content, function_call: { name: first.name, arguments: first.arguments } };
  }
  return {
    role: 'assistant',
    content,
    tool_calls: calls.map(({ id = newId('call'), name, arguments: words, isCustom }) =>
      isCustom
        ? { id, type: 'custom', custom: { name, input: words } }
        : { id, type: 'function', function: { name, arguments: words } },
    ),
  };
}
