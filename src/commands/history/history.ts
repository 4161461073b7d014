import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { exportOptions, listOptions, rmOptions } from './flags.ts';

export function historyCommand(program: Command, context: () => Context): void {
  const group = listOptions(program.command('history'))
    .description('list, search, export and delete saved conversations')
    .action(async (flags) => (await import('./list.ts')).listConversations(context(), flags));
  manual(group, {
    examples: ['octet history', 'octet history --search "invoice" --limit 5'],
    reasons: ['missing'],
  });
  manual(
    group
      .command('show')
      .description('print a conversation')
      .argument('[id]', 'conversation (default: the last one)')
      .action(async (id) => (await import('./show.ts')).show(context(), id)),
    { examples: ['octet history show', 'octet history show --json'], reasons: ['missing'] },
  );
  manual(
    exportOptions(group.command('export'))
      .description('write conversations to a file or stdout')
      .argument('[id...]', 'conversations (default: all)')
      .action(async (ids, flags) => (await import('./export.ts')).exportAll(context(), ids, flags)),
    {
      examples: ['octet history export > talks.json', 'octet history export --format markdown -o talks.md'],
      reasons: ['missing'],
    },
  );
  manual(
    rmOptions(group.command('rm'))
      .description('delete conversations')
      .argument('[id...]', 'conversations')
      .action(async (ids, flags) => (await import('./rm.ts')).removeConversations(context(), ids, flags)),
    { examples: ['octet history rm --all --yes', 'octet history rm work'], reasons: ['missing'] },
  );
}
