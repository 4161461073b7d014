import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { videoRequest } from '../../contract/video.ts';
import { describe, option } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { jobOptions, savingOptions } from '../../jobs/job-options.ts';
import { manual } from '../help/manual.ts';
import type { VideoFlags } from './generate.ts';

export function videoCommand(program: Command, context: () => Context): void {
  const group = program.command('video').description('generate videos from a description or an image');

  const generate = group
    .command('generate')
    .description('generate a video from a description')
    .argument('[prompt...]', describe(videoRequest, 'prompt'))
    .addOption(option('--type <kind>', videoRequest, 'type'))
    .addOption(option('--duration <seconds>', videoRequest, 'duration'))
    .addOption(option('--resolution <size>', videoRequest, 'resolution'))
    .option('--image <file>', 'image to start from: a file or a URL; implies image-to-video')
    .action(async (prompt: string[], flags: VideoFlags) =>
      (await import('./generate.ts')).generateVideo(context(), prompt, flags),
    );
  manual(rawFields(jobOptions(generate)), {
    examples: [
      'octet video generate "waves under a full moon" --duration 5',
      'octet video generate "good morning, I am octet" --type avatar --detach',
    ],
    exits: [6, 7, 8, 9, 12, 13, 15, 16],
  });

  const status = group
    .command('status')
    .description("show a video's status")
    .argument('<id>', 'job')
    .option('--wait', 'wait until it is finished')
    .action(async (id: string, flags: { wait?: boolean }) =>
      (await import('../../jobs/lookup.ts')).showStatus(context(), 'video', id, flags),
    );
  manual(status, { examples: ['octet video status ID', 'octet video status ID --wait'], exits: [5, 8, 9] });

  const get = group
    .command('get')
    .description('save a finished video')
    .argument('<id>', 'job')
    .action(async (id: string, flags: VideoFlags) =>
      (await import('../../jobs/lookup.ts')).getResult(context(), 'video', id, flags),
    );
  manual(savingOptions(get), {
    examples: ['octet video get ID -o video.mp4', 'octet video get ID -o videos/'],
    exits: [5, 8, 9, 13, 15, 16],
  });
}
