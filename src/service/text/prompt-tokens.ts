import type { ChatMessage } from '../../contract/chat-messages.ts';
import { countAllTokens } from '../../engines/text/tokens.ts';
import { textOfMessage } from './chat-ask.ts';

const counted = new WeakMap<readonly ChatMessage[], number>();

/** The price, the answer and the usage all need it, and a long conversation takes a while to count. */
export function promptTokens(messages: readonly ChatMessage[]): number {
  const tokens = counted.get(messages) ?? countAllTokens(messages.map(textOfMessage));
  counted.set(messages, tokens);
  return tokens;
}
