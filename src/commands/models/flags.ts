import { type Command, Option } from 'commander';
import { columnsOption } from '../../input/columns.ts';
import type { FlagsOf } from '../../input/options.ts';

export function modelsOptions(command: Command) {
  return command
    .addOption(new Option('--kind <kind>', 'kind of model').choices(['all', 'chat', 'image']).default('all'))
    .option('--discover', 'list the model servers that run on this machine instead')
    .addOption(columnsOption('models'));
}

export function aliasOptions(command: Command) {
  return command.option('--remove', 'remove the alias').addOption(columnsOption('aliases'));
}

export type AliasFlags = FlagsOf<typeof aliasOptions>;
export type ModelKind = FlagsOf<typeof modelsOptions>['kind'];
