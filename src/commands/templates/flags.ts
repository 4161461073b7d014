import type { Command } from 'commander';
import { columnsOption } from '../../input/columns.ts';
import type { FlagsOf } from '../../input/options.ts';

export function listOptions(command: Command) {
  return command.addOption(columnsOption('templates'));
}

export type ListFlags = FlagsOf<typeof listOptions>;
