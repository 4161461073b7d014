import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { Conversations } from '../../ledger/conversations.ts';
import { InputHistory } from '../../ledger/input-history.ts';
import type { RmFlags } from './flags.ts';
import { find } from './show.ts';

export async function removeConversations(
  context: Context,
  ids: readonly string[],
  flags: RmFlags,
): Promise<void> {
  const { terminal } = context;
  if (ids.length === 0 && !flags.all)
    throw new OctetError('usage', 'which conversations?', 'octet history rm ID, or --all');
  const conversations = new Conversations(context.directories.state, context.clock);
  const chosen = flags.all ? await conversations.ids() : await idsOf(conversations, ids);
  if (flags.all && chosen.length > 0 && !context.flags.yes) {
    const sure = await terminal.confirm(
      chosen.length === 1 ? 'delete 1 conversation?' : `delete all ${chosen.length} conversations?`,
      {
        flag: '--yes',
        default: false,
      },
    );
    if (!sure) throw new OctetError('usage', 'nothing was deleted');
  }
  for (const id of chosen) {
    if (!(await conversations.remove(id)))
      throw new OctetError('missing', `no conversation '${id}'`, 'octet history');
  }
  // --all also means what was typed.
  if (flags.all) await new InputHistory(context.directories.state, context.clock).clear();
  await terminal.result(
    { removed: chosen },
    `deleted ${chosen.length} ${chosen.length === 1 ? 'conversation' : 'conversations'}`,
  );
}

async function idsOf(conversations: Conversations, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await find(conversations, name)).id);
  return ids;
}
