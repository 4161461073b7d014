import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type CommandPage, describeCommand } from './help/describe.ts';
import { manual } from './help/manual.ts';

export function commands(program: Command, context: () => Context): void {
  const command = program
    .command('commands')
    .description('list all commands; --json adds options, limits and examples')
    .action(async () => list(context(), describeCommand(await context().tree())));
  manual(command, { examples: ['octet commands', 'octet commands --json'] });
}

async function list(context: Context, tree: CommandPage): Promise<void> {
  const rows = leaves(tree).map(({ name, description }) => [name, description]);
  await context.terminal.result(tree, () =>
    context.terminal.table(rows, [{ title: 'command' }, { title: 'what it does', wrap: true }]),
  );
}

/** Everything that can be typed: groups that only hold others are left out. */
export function leaves(page: CommandPage): CommandPage[] {
  const inner = page.commands.flatMap(leaves);
  const acts = page.commands.length === 0 || page.examples.length > 0;
  return acts && page.name !== 'octet' ? [page, ...inner] : inner;
}
