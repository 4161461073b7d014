import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';

export function commands(program: Command, context: () => Context): void {
  const command = program
    .command('commands')
    .description('list all commands; --json adds options, limits and examples')
    .action(async () => (await import('./list.ts')).listCommands(context()));
  manual(command, { examples: ['octet commands', 'octet commands --json'] });
}
