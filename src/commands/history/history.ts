import { type Command, Option } from 'commander';
import type { Context } from '../../context.ts';
import { wholeNumber } from '../../input/options.ts';
import { manual } from '../help/manual.ts';

export function historyCommand(program: Command, context: () => Context): void {
  const group = program
    .command('history')
    .description('list, search, export and delete saved conversations')
    .option('--search <text>', 'only conversations that contain this')
    .option('--limit <n>', 'maximum number to list, newest first', wholeNumber(1, 1_000_000), 50)
    .action(async (flags: { search?: string; limit: number }) =>
      (await import('./list.ts')).listConversations(context(), flags),
    );
  manual(group, {
    examples: ['octet history', 'octet history --search "invoice" --limit 5'],
    exits: [5, 16],
  });
  manual(
    group
      .command('show')
      .description('print a conversation')
      .argument('[id]', 'conversation (default: the last one)')
      .action(async (id: string | undefined) => (await import('./show.ts')).show(context(), id)),
    { examples: ['octet history show', 'octet history show --json'], exits: [5] },
  );
  manual(
    group
      .command('export')
      .description('write conversations to a file or stdout')
      .argument('[id...]', 'conversations (default: all)')
      .addOption(new Option('--format <form>', 'how').choices(['json', 'markdown']).default('json'))
      .option('-o, --output <file>', 'write to a file')
      .option('--force', 'overwrite an existing file')
      .action(
        async (ids: string[], flags: { format: 'json' | 'markdown'; output?: string; force?: boolean }) =>
          (await import('./export.ts')).exportAll(context(), ids, flags),
      ),
    {
      examples: ['octet history export > talks.json', 'octet history export --format markdown -o talks.md'],
      exits: [5, 15, 16],
    },
  );
  manual(
    group
      .command('rm')
      .description('delete conversations')
      .argument('[id...]', 'conversations')
      .option('--all', 'delete all conversations')
      .action(async (ids: string[], flags: { all?: boolean }) =>
        (await import('./rm.ts')).removeConversations(context(), ids, flags),
      ),
    { examples: ['octet history rm --all --yes', 'octet history rm work'], exits: [5, 16] },
  );
}
