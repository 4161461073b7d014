import type { Context } from '../../context.ts';
import { type Conversation, Conversations } from '../../ledger/conversations.ts';
import { refuseExisting, saveText } from '../../output/save-text.ts';
import type { ExportFlags } from './flags.ts';
import { find, markdownOf } from './show.ts';

export async function exportAll(context: Context, ids: readonly string[], flags: ExportFlags): Promise<void> {
  if (flags.output !== undefined) await refuseExisting(context, flags.output, flags.force);
  const conversations = new Conversations(context.directories.state, context.clock);
  const chosen: Conversation[] = [];
  if (ids.length > 0) for (const id of ids) chosen.push(await find(conversations, id));
  else for await (const conversation of conversations.all()) chosen.push(conversation);
  const text =
    flags.format === 'json' ? `${JSON.stringify(chosen, null, 2)}\n` : chosen.map(markdownOf).join('\n');
  if (flags.output === undefined) return context.terminal.write(text);
  await saveText(context, flags.output, text, flags.force);
  await context.terminal.result({ path: flags.output, conversations: chosen.length }, flags.output);
}
