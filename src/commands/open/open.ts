import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';

export function openCommand(program: Command, context: () => Context): void {
  const command = program
    .command('open')
    .description('open the result of a job')
    .argument('[id]', 'job, or the beginning of its id; the newest saved one without it')
    .action(async (id) => (await import('./result.ts')).openResult(context(), id));
  manual(command, { examples: ['octet open', 'octet open ID'], reasons: ['missing', 'pending'] });
}
