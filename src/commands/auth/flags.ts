import type { Command } from 'commander';
import type { FlagsOf } from '../../input/options.ts';

export function logoutOptions(command: Command) {
  return command.option('--all', 'remove every key in this profile');
}

export type LogoutFlags = FlagsOf<typeof logoutOptions>;
