import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';
import { modelsOptions } from './flags.ts';

export function modelsCommand(program: Command, context: () => Context): void {
  const command = modelsOptions(program.command('models'))
    .description('list models')
    .action(async ({ kind }) => (await import('./list.ts')).listModels(context(), kind));
  manual(command, {
    examples: ['octet models', 'octet models --kind image --json'],
    calls: [endpoints.models],
  });
}
