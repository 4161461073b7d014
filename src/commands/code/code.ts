import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import {
  codeCompleteRequest,
  codeExplainRequest,
  codeGenerateRequest,
  codeRefactorRequest,
} from '../../contract/code.ts';
import { describe, maxCredits, option } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { manual } from '../help/manual.ts';
import type { CodeGenerateFlags, CompleteFlags, ExplainFlags, RefactorFlags } from './flags.ts';

const EXITS = [4, 6, 7, 10, 11, 12, 15, 16];

export function codeCommand(program: Command, context: () => Context): void {
  const group = program.command('code').description('write, complete, refactor and explain code');
  const paid = (command: Command) => maxCredits(rawFields(command));
  const toFile = (command: Command) =>
    command.option('-o, --output <file>', 'write to a file').option('--force', 'overwrite an existing file');

  const generate = group
    .command('generate')
    .description('write code from a description')
    .argument('[prompt...]', describe(codeGenerateRequest, 'prompt'))
    .addOption(option('-l, --language <name>', codeGenerateRequest, 'language'))
    .addOption(option('--max-tokens <n>', codeGenerateRequest, 'max_tokens'))
    .action(async (prompt: string[], flags: CodeGenerateFlags) =>
      (await import('./generate.ts')).generateCode(context(), prompt, flags),
    );
  manual(paid(toFile(generate)), {
    examples: [
      'octet code generate "binary search" -l python',
      'octet code generate "fizzbuzz up to 30" -l go -o fizz.go',
    ],
    exits: EXITS,
  });

  const complete = group
    .command('complete')
    .description('complete code at its end or at a given position')
    .argument('[file]', 'file; or pipe the code on stdin')
    .addOption(option('-l, --language <name>', codeCompleteRequest, 'language'))
    .option('--at <line:column>', 'position to complete at, counted from 1')
    .action(async (file: string | undefined, flags: CompleteFlags) =>
      (await import('./complete.ts')).completeCode(context(), file, flags),
    );
  manual(paid(toFile(complete)), {
    examples: [
      "printf 'def is_even(n):' | octet code complete -l python",
      'octet code complete half.js --at 1',
    ],
    exits: EXITS,
  });

  const refactor = group
    .command('refactor')
    .description('rewrite code without changing what it does')
    .argument('[file]', 'file; or pipe the code on stdin')
    .addOption(option('-i, --instruction <text>', codeRefactorRequest, 'instruction'))
    .addOption(option('-l, --language <name>', codeRefactorRequest, 'language'))
    .option('--diff', 'print a diff instead of the code')
    .option('--in-place', 'overwrite the file; the original is kept as FILE.orig')
    .action(async (file: string | undefined, flags: RefactorFlags) =>
      (await import('./refactor.ts')).refactor(context(), file, flags),
    );
  manual(paid(toFile(refactor)), {
    examples: [
      'octet code refactor old.js --diff',
      "echo 'var a = 1' | octet code refactor -l javascript -i 'use const'",
    ],
    exits: EXITS,
  });

  const explain = group
    .command('explain')
    .description('explain what code does')
    .argument('[file]', 'file; or pipe the code on stdin')
    .addOption(option('-l, --language <name>', codeExplainRequest, 'language'))
    .option('--lines <from:to>', 'only these lines')
    .action(async (file: string | undefined, flags: ExplainFlags) =>
      (await import('./explain.ts')).explain(context(), file, flags),
    );
  manual(paid(explain), {
    examples: ['cat a.py | octet code explain', 'octet code explain old.js --lines 1:2'],
    exits: EXITS,
  });
}
