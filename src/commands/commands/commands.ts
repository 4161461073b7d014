import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { listOptions } from './flags.ts';

export function commandsCommand(program: Command, context: () => Context): void {
  const command = listOptions(program.command('commands'))
    .description('list all commands; --json adds options, limits and examples')
    .action(async (flags) => (await import('./list.ts')).listCommands(context(), flags));
  manual(command, { examples: ['octet commands', 'octet commands --json'] });
}
