import type { Command } from 'commander';
import { completionRequest } from '../../contract/chat.ts';
import { type FlagsOf, option } from '../../input/options.ts';
import { paidOptions } from '../../input/request.ts';

export function completeOptions(command: Command) {
  return paidOptions(
    command
      .addOption(option('-m, --model <name>', completionRequest, 'model'))
      .option('--force', 'accept a model that the service does not list')
      .addOption(option('--max-tokens <n>', completionRequest, 'max_tokens'))
      .addOption(option('--temperature <number>', completionRequest, 'temperature')),
  );
}

export type CompleteFlags = FlagsOf<typeof completeOptions>;
