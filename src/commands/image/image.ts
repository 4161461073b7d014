import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { imageEditRequest, imageRequest } from '../../contract/image.ts';
import { columnsOption } from '../../input/columns.ts';
import { describe } from '../../input/options.ts';
import { manual } from '../help/manual.ts';
import { editOptions, generateOptions, upscaleOptions } from './flags.ts';

export function imageCommand(program: Command, context: () => Context): void {
  const group = program.command('image').description('generate, edit and upscale images');

  const generate = generateOptions(group.command('generate'))
    .description('generate images from a description')
    .argument('[prompt...]', describe(imageRequest, 'prompt'))
    .action(async (prompt, flags) => (await import('./generate.ts')).generateImage(context(), prompt, flags));
  manual(generate, {
    examples: [
      'octet image generate "a sailboat on a calm sea at sunset"',
      'octet image generate "two cats under a tree" --style anime -o cats.png',
      'octet image generate "a city at night" --size 512x512 --count 2 -o pictures/',
    ],
    calls: [endpoints.imageGenerate],
    downloads: true,
    reasons: ['partial'],
  });

  const edit = editOptions(group.command('edit'))
    .description('edit an image by instruction')
    .argument('<image>', 'file, URL or -')
    .argument('[instruction...]', describe(imageEditRequest, 'prompt'))
    .action(async (picture, words, flags) =>
      (await import('./edit.ts')).edit(context(), picture, words, flags),
    );
  manual(edit, {
    examples: [
      'octet image edit cats.png "make it night" -o night.png',
      'octet image edit cats.png "crop square, warmer"',
    ],
    calls: [endpoints.imageEdit],
    downloads: true,
    reasons: ['partial'],
  });

  const upscale = upscaleOptions(group.command('upscale'))
    .description('upscale an image')
    .argument('<image>', 'file, URL or -')
    .action(async (picture, flags) => (await import('./upscale.ts')).upscale(context(), picture, flags));
  manual(upscale, {
    examples: ['octet image upscale cats.png -o large.png', 'octet image upscale cats.png --scale 4'],
    calls: [endpoints.imageUpscale],
    downloads: true,
    reasons: ['partial'],
  });

  const models = group
    .command('models')
    .addOption(columnsOption('models'))
    .description('list image models')
    .action(async ({ columns }) =>
      (await import('../models/list.ts')).listModels(context(), 'image', columns),
    );
  manual(models, {
    examples: ['octet image models', 'octet image models --json'],
    calls: [endpoints.imageModels],
  });
}
