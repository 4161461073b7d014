import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { videoRequest } from '../../contract/video.ts';
import { describe } from '../../input/options.ts';
import { savingOptions, statusOptions } from '../../jobs/job-options.ts';
import { manual } from '../help/manual.ts';
import { generateOptions } from './flags.ts';

export function videoCommand(program: Command, context: () => Context): void {
  const group = program.command('video').description('generate videos from a description or an image');

  const generate = generateOptions(group.command('generate'))
    .description('generate a video from a description')
    .argument('[prompt...]', describe(videoRequest, 'prompt'))
    .action(async (prompt, flags) => (await import('./generate.ts')).generateVideo(context(), prompt, flags));
  manual(generate, {
    examples: [
      'octet video generate "waves under a full moon" --duration 5',
      'octet video generate "good morning, I am octet" --type avatar --detach',
    ],
    calls: [endpoints.videoGenerate],
    downloads: true,
  });

  const status = statusOptions(group.command('status'))
    .description("show a video's status")
    .argument('<id>', 'job')
    .action(async (id, flags) =>
      (await import('../../jobs/lookup.ts')).showStatus(context(), 'video', id, flags),
    );
  manual(status, {
    examples: ['octet video status ID', 'octet video status ID --wait'],
    calls: [endpoints.video],
    reasons: ['pending', 'failed'],
  });

  const get = savingOptions(group.command('get'))
    .description('save a finished video')
    .argument('<id>', 'job')
    .action(async (id, flags) =>
      (await import('../../jobs/lookup.ts')).getResult(context(), 'video', id, flags),
    );
  manual(get, {
    examples: ['octet video get ID -o video.mp4', 'octet video get ID -o videos/'],
    calls: [endpoints.video],
    downloads: true,
    reasons: ['pending', 'failed'],
  });
}
