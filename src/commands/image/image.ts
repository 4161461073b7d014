import { type Command, Option } from 'commander';
import type { Context } from '../../context.ts';
import { imageEditRequest, imageRequest, UPSCALE } from '../../contract/image.ts';
import { describe, maxCredits, option } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { savingOptions } from '../../jobs/job-options.ts';
import { manual } from '../help/manual.ts';
import type { EditFlags, ImageGenerateFlags, UpscaleFlags } from './flags.ts';

export function image(program: Command, context: () => Context): void {
  const group = program.command('image').description('generate, edit and upscale images');

  const generate = group
    .command('generate')
    .description('generate images from a description')
    .argument('[prompt...]', describe(imageRequest, 'prompt'))
    .addOption(option('-m, --model <name>', imageRequest, 'model'))
    .addOption(option('--size <size>', imageRequest, 'size'))
    .addOption(option('--width <pixels>', imageRequest, 'width'))
    .addOption(option('--height <pixels>', imageRequest, 'height'))
    .addOption(option('--steps <n>', imageRequest, 'steps'))
    .addOption(option('--style <name>', imageRequest, 'style'))
    .addOption(option('--count <n>', imageRequest, 'count'))
    .action(async (prompt: string[], flags: ImageGenerateFlags) =>
      (await import('./generate.ts')).generateImage(context(), prompt, flags),
    );
  manual(rawFields(showing(savingOptions(generate))), {
    examples: [
      'octet image generate "a sailboat on a calm sea at sunset"',
      'octet image generate "two cats under a tree" --style anime -o cats.png',
      'octet image generate "a city at night" --size 512x512 --count 2 -o pictures/',
    ],
    exits: [6, 7, 10, 12, 15, 16, 17],
  });

  const edit = group
    .command('edit')
    .description('edit an image by instruction')
    .argument('<picture>', 'file, URL or -')
    .argument('[instruction...]', describe(imageEditRequest, 'prompt'))
    .addOption(option('-m, --model <name>', imageEditRequest, 'model'))
    .action(async (picture: string, words: string[], flags: EditFlags) =>
      (await import('./edit.ts')).edit(context(), picture, words, flags),
    );
  manual(rawFields(showing(savingOptions(edit))), {
    examples: [
      'octet image edit cats.png "make it night" -o night.png',
      'octet image edit cats.png "crop square, warmer"',
    ],
    exits: [6, 7, 10, 12, 15, 16],
  });

  const upscale = group
    .command('upscale')
    .description('upscale an image')
    .argument('<picture>', 'file, URL or -')
    .addOption(new Option('--scale <times>', 'enlargement factor').choices(UPSCALE.map(String)).default('2'))
    .action(async (picture: string, flags: UpscaleFlags) =>
      (await import('./upscale.ts')).upscale(context(), picture, flags),
    );
  manual(rawFields(showing(savingOptions(upscale))), {
    examples: ['octet image upscale cats.png -o large.png', 'octet image upscale cats.png --scale 4'],
    exits: [6, 7, 10, 12, 15, 16],
  });

  const models = group
    .command('models')
    .description('list image models')
    .action(async () => (await import('../models.ts')).listModels(context(), 'image'));
  manual(models, { examples: ['octet image models', 'octet image models --json'], exits: [4, 10, 11] });
}

function showing(command: Command): Command {
  return maxCredits(
    command
      .option('--preview', 'show the image in the terminal')
      .option('--no-preview', 'do not show the image')
      .option('--open', 'open the image when it is saved'),
  );
}
