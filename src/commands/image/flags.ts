import { type Command, Option, type OptionValues } from 'commander';
import { defaultOf } from '../../contract/field.ts';
import { imageEditRequest, imageRequest, imageUpscaleRequest, UPSCALE } from '../../contract/image.ts';
import { type FlagsOf, option } from '../../input/options.ts';
import { paidOptions } from '../../input/request.ts';
import { savingOptions } from '../../jobs/job-options.ts';

export function generateOptions(command: Command) {
  return pictureOptions(
    command
      .addOption(option('-m, --model <name>', imageRequest, 'model'))
      .addOption(option('--size <size>', imageRequest, 'size'))
      .addOption(option('--width <pixels>', imageRequest, 'width'))
      .addOption(option('--height <pixels>', imageRequest, 'height'))
      .addOption(option('--steps <n>', imageRequest, 'steps'))
      .addOption(option('--style <name>', imageRequest, 'style'))
      .addOption(option('--count <n>', imageRequest, 'count'))
      .addOption(option('--seed <n>', imageRequest, 'seed')),
  );
}

export function editOptions(command: Command) {
  return pictureOptions(command.addOption(option('-m, --model <name>', imageEditRequest, 'model')));
}

export function upscaleOptions(command: Command) {
  return pictureOptions(
    command.addOption(
      new Option('--scale <times>', 'enlargement factor')
        .choices(UPSCALE.map(String))
        .default(String(defaultOf(imageUpscaleRequest, 'scale'))),
    ),
  );
}

function pictureOptions<Flags extends OptionValues>(command: Command<[], Flags>) {
  return paidOptions(
    savingOptions(command)
      .option('--preview', 'show the image in the terminal')
      .option('--no-preview', 'do not show the image')
      .option('--open', 'open the image when it is saved'),
  );
}

/** `preview` is undefined unless it was typed: then it is shown where a person looks at a terminal. */
export type PictureFlags = Partial<FlagsOf<typeof pictureOptions<Record<never, never>>>>;
export type ImageGenerateFlags = FlagsOf<typeof generateOptions>;
export type EditFlags = FlagsOf<typeof editOptions>;
export type UpscaleFlags = FlagsOf<typeof upscaleOptions>;
