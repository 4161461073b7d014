import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';

export function doctorCommand(program: Command, context: () => Context): void {
  const command = program
    .command('doctor')
    .description('check this machine, the settings, the key and the service')
    .action(async () => (await import('./examine.ts')).examine(context()));
  manual(command, {
    examples: ['octet doctor', 'octet doctor --json'],
    calls: [endpoints.models],
    reasons: ['credits'],
  });
}
