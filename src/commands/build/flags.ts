import type { Command } from 'commander';
import { buildChatRequest, buildRequest } from '../../contract/builder.ts';
import { type FlagsOf, option, repeated } from '../../input/options.ts';
import { paidOptions, rawFields } from '../../input/request.ts';
import { jobOptions } from '../../jobs/job-options.ts';

export function buildOptions(command: Command) {
  return rawFields(
    jobOptions(
      command
        .addOption(option('--framework <name>', buildRequest, 'framework'))
        .addOption(option('--project <id>', buildRequest, 'project_id'))
        .option('--update <dir>', 'bring the directory of an earlier build up to date')
        .option('--no-preview', 'skip the preview'),
    ),
  );
}

export function buildChatOptions(command: Command) {
  return paidOptions(
    command
      .option('--context <file>', 'attach a file (repeatable)', repeated)
      .addOption(option('--conversation <id>', buildChatRequest, 'conversation_id')),
  );
}

export type BuildFlags = FlagsOf<typeof buildOptions>;
export type BuildChatFlags = FlagsOf<typeof buildChatOptions>;
