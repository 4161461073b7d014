import type { Command } from 'commander';
import type { FlagsOf } from '../../input/options.ts';

export function listOptions(command: Command) {
  return command.option('--show-origin', 'show where each value comes from');
}

export type ListFlags = FlagsOf<typeof listOptions>;
