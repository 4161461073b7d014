import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';
import { aliasOptions, modelsOptions } from './flags.ts';

export function modelsCommand(program: Command, context: () => Context): void {
  const command = modelsOptions(program.command('models'))
    .description('list models')
    .action(async ({ kind, discover, columns }) => {
      if (discover) return (await import('./discover.ts')).listServers(context(), columns);
      await (await import('./list.ts')).listModels(context(), kind, columns);
    });
  manual(command, {
    examples: ['octet models', 'octet models --kind image --json', 'octet models --discover --json'],
    calls: [endpoints.models],
  });
  const alias = aliasOptions(command.command('alias'))
    .description('give a model a name of your own')
    .argument('[name]', 'alias')
    .argument('[model]', 'model')
    .action(async (name, model, flags) =>
      (await import('./alias.ts')).aliasModel(context(), { name, model }, flags),
    );
  manual(alias, {
    examples: [
      'octet models alias fast local-chat',
      'octet models alias',
      'octet models alias fast --remove',
    ],
    settings: true,
    reasons: ['missing'],
  });
}
