import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { type Conversation, Conversations } from '../../ledger/conversations.ts';

export async function show(context: Context, id: string | undefined): Promise<void> {
  const { terminal } = context;
  const conversations = new Conversations(context.directories.state, context.clock);
  const conversation = await find(conversations, id ?? (await conversations.latestId()));
  if (terminal.mode !== 'human') return terminal.result(conversation, '');
  await terminal.paged(markdownOf(conversation), { markdown: true });
}

export async function find(conversations: Conversations, id: string | undefined): Promise<Conversation> {
  const found = id === undefined ? undefined : await conversations.find(id);
  if (found) return found;
  const message = id === undefined ? 'no saved conversations' : `no conversation '${id}'`;
  throw new OctetError('missing', message, 'octet history');
}

const SPEAKERS: Readonly<Record<string, string>> = { user: 'You', assistant: 'Answer', system: 'System' };

export function markdownOf(conversation: Conversation): string {
  const parts = conversation.turns.flatMap((turn) => [
    ...turn.messages.map(({ role, content }) => `**${SPEAKERS[role] ?? role}**\n\n${content.trim()}\n\n`),
    ...(turn.complete ? [] : ['*(the answer ends here: it was interrupted)*\n\n']),
  ]);
  return `# ${conversation.id}\n\n${parts.join('')}`;
}
