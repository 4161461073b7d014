import type { Command } from 'commander';
import { musicRequest, vocals } from '../../contract/music.ts';
import { describe, type FlagsOf, option } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { jobOptions } from '../../jobs/job-options.ts';

export function generateOptions(command: Command) {
  return rawFields(
    jobOptions(
      command
        .addOption(option('--genre <name>', musicRequest, 'genre'))
        .addOption(option('--duration <seconds>', musicRequest, 'duration'))
        .addOption(option('--voice <id>', musicRequest, 'voice'))
        .option('--instrumental', 'no vocals')
        .addOption(option('--vocals-gender <word>', vocals, 'gender'))
        .addOption(option('--vocals-style <word>', vocals, 'style'))
        .option('--lyrics <text>', `${describe(musicRequest, 'lyrics')} (or @FILE)`)
        .addOption(option('--seed <n>', musicRequest, 'seed'))
        .option(
          '--soundfont <file>',
          'instruments of an .sf2 or .sf3 file, or auto for one of this machine; local environment only',
        )
        .option('--play', 'play the song when it is saved'),
    ),
  );
}

export type MusicFlags = FlagsOf<typeof generateOptions>;
