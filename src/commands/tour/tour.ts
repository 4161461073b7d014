import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';

export function tourCommand(program: Command, context: () => Context): void {
  const command = program
    .command('tour')
    .description('take a guided tour, entirely on this machine')
    .option('-o, --output <dir>', 'output directory', 'octet-tour')
    .action(async (flags) => (await import('./guide.ts')).guide(context(), flags.output));
  manual(command, { examples: ['octet tour --yes', 'octet tour -o somewhere --yes'] });
}
