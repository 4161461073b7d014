import type { Command } from 'commander';
import { columnsOption } from '../../input/columns.ts';
import type { FlagsOf } from '../../input/options.ts';

export function logoutOptions(command: Command) {
  return command.option('--all', 'remove every key in this profile');
}

export function listOptions(command: Command) {
  return command.addOption(columnsOption('logins'));
}

export type ListFlags = FlagsOf<typeof listOptions>;
export type LogoutFlags = FlagsOf<typeof logoutOptions>;
