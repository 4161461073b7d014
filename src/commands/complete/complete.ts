import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';
import { completeOptions } from './flags.ts';

export function completeCommand(program: Command, context: () => Context): void {
  const command = completeOptions(program.command('complete'))
    .description('continue a text')
    .argument('[prompt...]', 'the text to continue; or pipe it on stdin')
    .action(async (prompt, flags) => (await import('./continue.ts')).continueText(context(), prompt, flags));
  manual(command, {
    examples: [
      'octet complete "Once upon a time"',
      'echo "To whom it may concern," | octet complete --max-tokens 60',
    ],
    calls: [endpoints.completions],
  });
}
