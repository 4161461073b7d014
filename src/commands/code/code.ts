import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { codeGenerateRequest } from '../../contract/code.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { describe } from '../../input/options.ts';
import { manual } from '../help/manual.ts';
import { completeOptions, explainOptions, generateOptions, refactorOptions } from './flags.ts';

export function codeCommand(program: Command, context: () => Context): void {
  const group = program.command('code').description('write, complete, refactor and explain code');

  const generate = generateOptions(group.command('generate'))
    .description('write code from a description')
    .argument('[prompt...]', describe(codeGenerateRequest, 'prompt'))
    .action(async (prompt, flags) => (await import('./generate.ts')).generateCode(context(), prompt, flags));
  manual(generate, {
    examples: [
      'octet code generate "binary search" -l python',
      'octet code generate "fizzbuzz up to 30" -l go -o fizz.go',
    ],
    calls: [endpoints.codeGenerate],
  });

  const complete = completeOptions(group.command('complete'))
    .description('complete code at its end or at a given position')
    .argument('[file]', 'file; or pipe the code on stdin')
    .action(async (file, flags) => (await import('./complete.ts')).completeCode(context(), file, flags));
  manual(complete, {
    examples: [
      "printf 'def is_even(n):' | octet code complete -l python",
      'octet code complete half.js --at 1',
    ],
    calls: [endpoints.codeComplete],
  });

  const refactor = refactorOptions(group.command('refactor'))
    .description('rewrite code without changing what it does')
    .argument('[file]', 'file; or pipe the code on stdin')
    .action(async (file, flags) => (await import('./refactor.ts')).refactor(context(), file, flags));
  manual(refactor, {
    examples: [
      'octet code refactor old.js --diff',
      "echo 'var a = 1' | octet code refactor -l javascript -i 'use const'",
    ],
    calls: [endpoints.codeRefactor],
  });

  const explain = explainOptions(group.command('explain'))
    .description('explain what code does')
    .argument('[file]', 'file; or pipe the code on stdin')
    .action(async (file, flags) => (await import('./explain.ts')).explain(context(), file, flags));
  manual(explain, {
    examples: ['cat a.py | octet code explain', 'octet code explain old.js --lines 1:2'],
    calls: [endpoints.codeExplain],
  });
}
