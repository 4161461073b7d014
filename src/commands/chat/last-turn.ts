import type { Context } from '../../context.ts';
import { type Conversation, messagesOf, summaryOf } from '../../ledger/conversations.ts';
import { lastOf } from './conversation-state.ts';

/** `continuing work: what is 12 * 12? (2 questions)` */
export function continuedNote(conversation: Conversation): string {
  const { id, title, turns } = summaryOf(conversation);
  return `continuing ${id}: ${title} (${turns} ${turns === 1 ? 'question' : 'questions'})`;
}

/** Names the conversation that is continued and shows its last turn. */
export async function showLastTurn(
  context: Context,
  conversation: Conversation,
  { raw = false }: { readonly raw?: boolean } = {},
): Promise<void> {
  const { terminal } = context;
  terminal.note(continuedNote(conversation));
  const messages = messagesOf(conversation);
  const question = lastOf({ messages }, 'user');
  const answer = lastOf({ messages }, 'assistant');
  if (question !== undefined) terminal.note(terminal.style.dim(`› ${question}`));
  if (answer === undefined) return;
  const shown = terminal.stream({ markdown: !raw });
  await shown.push(answer);
  await shown.end();
}
