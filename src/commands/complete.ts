import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { completionRequest } from '../contract/chat.ts';
import { endpoints } from '../contract/endpoints.ts';
import { OctetError } from '../errors.ts';
import { maxCredits, option } from '../input/options.ts';
import { bodyOf, rawFields } from '../input/request.ts';
import { manual } from './help/manual.ts';

interface CompleteFlags {
  readonly model?: string;
  readonly maxTokens?: number;
  readonly temperature?: number;
  readonly maxCredits?: number;
  readonly data?: string;
}

export function completeCommand(program: Command, context: () => Context): void {
  const command = program
    .command('complete')
    .description('continue a text')
    .argument('[prompt...]', 'the text to continue; or pipe it on stdin')
    .addOption(option('-m, --model <name>', completionRequest, 'model'))
    .addOption(option('--max-tokens <n>', completionRequest, 'max_tokens'))
    .addOption(option('--temperature <number>', completionRequest, 'temperature'))
    .action((prompt: string[], flags: CompleteFlags) => goOn(context(), prompt, flags));
  maxCredits(rawFields(command));
  manual(command, {
    examples: [
      'octet complete "Once upon a time"',
      'echo "To whom it may concern," | octet complete --max-tokens 60',
    ],
    exits: [4, 6, 7, 10, 11, 12],
  });
}

async function goOn(context: Context, prompt: readonly string[], flags: CompleteFlags): Promise<void> {
  const { terminal } = context;
  const { question } = await import('../input/question.ts');
  const { exchange } = await import('./chat/exchange.ts');
  const { showAttribution } = await import('../output/attribution.ts');
  const text = await question(context, prompt, []);
  if (text === '') throw new OctetError('usage', 'no prompt given', 'octet complete "Once upon a time"');
  const fields = {
    model: flags.model,
    prompt: text,
    max_tokens: flags.maxTokens,
    temperature: flags.temperature,
  };
  const body = await bodyOf(context, endpoints.completions, fields, flags.data);
  const budget = await context.budget(flags.maxCredits);
  const outcome = await budget.within(endpoints.completions, body, () =>
    exchange(context, { endpoint: endpoints.completions, body, stream: false }),
  );
  const { complete: _, ...document } = outcome.document;
  await terminal.result(document, outcome.text);
  showAttribution(context, outcome.attribution);
}
