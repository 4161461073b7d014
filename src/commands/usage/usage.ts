import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';

export function usageCommand(program: Command, context: () => Context): void {
  const command = program
    .command('usage')
    .description('show usage statistics')
    .action(async () => (await import('./show.ts')).showUsage(context()));
  manual(command, { examples: ['octet usage', 'octet usage --json'], calls: [endpoints.usage] });
}
