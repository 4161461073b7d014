import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';

export function versionCommand(program: Command, context: () => Context): void {
  const command = program
    .command('version')
    .description('print the version')
    .action(() => context().terminal.result({ version: context().version }, context().version));
  manual(command, { examples: ['octet version', 'octet version --json'] });
}
