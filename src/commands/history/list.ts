import type { Context } from '../../context.ts';
import { columnsFor } from '../../input/columns.ts';
import {
  type ConversationSummary,
  Conversations,
  messagesOf,
  summaryOf,
} from '../../ledger/conversations.ts';
import { listTable } from '../../output/list-table.ts';
import type { ListFlags } from './flags.ts';

export async function listConversations(context: Context, flags: ListFlags): Promise<void> {
  const { terminal } = context;
  const names = columnsFor('conversations', flags.columns);
  const wanted = flags.search?.toLowerCase();
  const found: ConversationSummary[] = [];
  const conversations = new Conversations(context.directories.state, context.clock);
  for await (const conversation of conversations.newestFirst()) {
    const text = () => messagesOf(conversation).map(({ content }) => content.toLowerCase());
    if (wanted === undefined || text().some((content) => content.includes(wanted)))
      found.push(summaryOf(conversation));
    if (found.length >= flags.limit) break;
  }
  const shown = found.sort((a, b) => (a.lastAt < b.lastAt ? 1 : a.lastAt > b.lastAt ? -1 : 0));
  if (shown.length === 0 && terminal.mode === 'human')
    terminal.note(
      wanted === undefined ? 'no saved conversations; start one with: octet chat' : 'no conversations found',
    );
  const document = shown.map(({ id, title, turns, startedAt, lastAt, model }) => ({
    id,
    title,
    turns,
    started_at: startedAt,
    last_at: lastAt,
    model,
  }));
  await terminal.result(document, () =>
    listTable(terminal, {
      items: shown,
      names,
      columns: {
        id: { cell: ({ id }) => id },
        last: { cell: ({ lastAt }) => lastAt.slice(0, 16).replace('T', ' ') },
        turns: { cell: ({ turns }) => String(turns), align: 'right' },
        title: { cell: ({ title }) => title, shrink: true },
      },
    }),
  );
}
