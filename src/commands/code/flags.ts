import type { Command, OptionValues } from 'commander';
import {
  codeCompleteRequest,
  codeExplainRequest,
  codeGenerateRequest,
  codeRefactorRequest,
} from '../../contract/code.ts';
import { type FlagsOf, option } from '../../input/options.ts';
import { paidOptions } from '../../input/request.ts';

export function generateOptions(command: Command) {
  return paidOptions(
    toFile(
      command
        .addOption(option('-l, --language <name>', codeGenerateRequest, 'language'))
        .addOption(option('--max-tokens <n>', codeGenerateRequest, 'max_tokens')),
    ),
  );
}

export function completeOptions(command: Command) {
  return paidOptions(
    toFile(
      command
        .addOption(option('-l, --language <name>', codeCompleteRequest, 'language'))
        .option('--at <line:column>', 'position to complete at, counted from 1'),
    ),
  );
}

export function refactorOptions(command: Command) {
  return paidOptions(
    toFile(
      command
        .addOption(option('-i, --instruction <text>', codeRefactorRequest, 'instruction'))
        .addOption(option('-l, --language <name>', codeRefactorRequest, 'language'))
        .option('--diff', 'print a diff instead of the code')
        .option('--in-place', 'overwrite the file; the original is kept as FILE.orig'),
    ),
  );
}

export function explainOptions(command: Command) {
  return paidOptions(
    command
      .addOption(option('-l, --language <name>', codeExplainRequest, 'language'))
      .option('--lines <from:to>', 'only these lines'),
  );
}

function toFile<Flags extends OptionValues>(command: Command<[], Flags>) {
  return command
    .option('-o, --output <file>', 'write to a file')
    .option('--force', 'overwrite an existing file');
}

export type CodeGenerateFlags = FlagsOf<typeof generateOptions>;
export type CompleteFlags = FlagsOf<typeof completeOptions>;
export type RefactorFlags = FlagsOf<typeof refactorOptions>;
export type ExplainFlags = FlagsOf<typeof explainOptions>;
