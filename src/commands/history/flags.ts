import { type Command, Option } from 'commander';
import { columnsOption } from '../../input/columns.ts';
import { type FlagsOf, wholeNumber } from '../../input/options.ts';

export function listOptions(command: Command) {
  return command
    .option('--search <text>', 'only conversations that contain this')
    .option('--limit <n>', 'maximum number to list, newest first', wholeNumber(1, 1_000_000), 50)
    .addOption(columnsOption('conversations'));
}

export function exportOptions(command: Command) {
  return command
    .addOption(new Option('--format <form>', 'how').choices(['json', 'markdown']).default('json'))
    .option('-o, --output <file>', 'write to a file')
    .option('--force', 'overwrite an existing file');
}

export function rmOptions(command: Command) {
  return command.option('--all', 'delete all conversations');
}

export type ListFlags = FlagsOf<typeof listOptions>;
export type ExportFlags = FlagsOf<typeof exportOptions>;
export type RmFlags = FlagsOf<typeof rmOptions>;
