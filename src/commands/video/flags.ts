import type { Command } from 'commander';
import { videoRequest } from '../../contract/video.ts';
import { type FlagsOf, option } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { jobOptions } from '../../jobs/job-options.ts';

export function generateOptions(command: Command) {
  return rawFields(
    jobOptions(
      command
        .addOption(option('--type <kind>', videoRequest, 'type'))
        .addOption(option('--duration <seconds>', videoRequest, 'duration'))
        .addOption(option('--resolution <size>', videoRequest, 'resolution'))
        .addOption(option('--seed <n>', videoRequest, 'seed'))
        .option('--image <file>', 'image to start from: a file or a URL; implies image-to-video'),
    ),
  );
}

export type VideoFlags = FlagsOf<typeof generateOptions>;
