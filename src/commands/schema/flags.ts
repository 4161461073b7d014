import type { Command } from 'commander';
import type { FlagsOf } from '../../input/options.ts';

export function schemaOptions(command: Command) {
  return command.option('--reply', 'print the schema of the reply instead');
}

export type SchemaFlags = FlagsOf<typeof schemaOptions>;
