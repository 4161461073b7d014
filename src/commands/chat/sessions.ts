import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { type ConversationSummary, summaryOf } from '../../ledger/conversations.ts';
import { type HeldConversation, type Next, takeUp } from './conversation-state.ts';
import { showLastTurn } from './last-turn.ts';

const MOST_SHOWN = 10;

/** The latest conversations, on the screen of this one. */
export async function sessions(
  { terminal }: Context,
  { talk, conversations }: HeldConversation,
): Promise<Next> {
  const found: ConversationSummary[] = [];
  for await (const conversation of conversations.newestFirst()) {
    found.push(summaryOf(conversation));
    if (found.length >= MOST_SHOWN) break;
  }
  if (found.length === 0) {
    terminal.note('no saved conversations');
    return 'stay';
  }
  const rows = found.map(({ id, turns, title }) => [
    id === talk.id ? `${id} (this)` : id,
    String(turns),
    title,
  ]);
  const columns = [
    { title: 'id' },
    { title: 'turns', align: 'right' as const },
    { title: 'title', shrink: true },
  ];
  for (const line of terminal.table(rows, columns)) terminal.note(line);
  terminal.note('to continue one: /load ID');
  return 'stay';
}

export async function load(
  context: Context,
  { talk, conversations }: HeldConversation,
  rest: string,
): Promise<Next> {
  if (rest === '') throw new OctetError('usage', '/load needs an id', '/sessions');
  const found = await conversations.find(rest);
  if (!found) throw new OctetError('missing', `no conversation '${rest}'`, '/sessions');
  takeUp(talk, found);
  await showLastTurn(context, found);
  return 'stay';
}
