import type { Command } from 'commander';
import { columnsOption } from '../../input/columns.ts';
import type { FlagsOf } from '../../input/options.ts';

export function listOptions(command: Command) {
  return command
    .option('--show-origin', 'show where each value comes from')
    .addOption(columnsOption('settings'));
}

export type ListFlags = FlagsOf<typeof listOptions>;
