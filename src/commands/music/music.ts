import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { musicRequest } from '../../contract/music.ts';
import { columnsOption } from '../../input/columns.ts';
import { describe } from '../../input/options.ts';
import { savingOptions, statusOptions } from '../../jobs/job-options.ts';
import { manual } from '../help/manual.ts';
import { generateOptions } from './flags.ts';

export function musicCommand(program: Command, context: () => Context): void {
  const group = program.command('music').description('compose songs, list voices and genres');

  const generate = generateOptions(group.command('generate'))
    .description('compose a song from a description')
    .argument('[prompt...]', describe(musicRequest, 'prompt'))
    .action(async (prompt, flags) => (await import('./generate.ts')).generateMusic(context(), prompt, flags));
  manual(generate, {
    examples: [
      'octet music generate "rain on a tin roof" --duration 30',
      'octet music generate "a march for a robot" --soundfont auto -o march.mp3',
      'octet music generate "a lullaby" --detach',
    ],
    calls: [endpoints.musicGenerate],
    downloads: true,
  });

  const lists = [
    ['voices', 'list voices', endpoints.musicVoices, 'voices', ['id', 'name', 'gender', 'style']],
    ['genres', 'list genres', endpoints.musicGenres, 'genres', ['id', 'name', 'description']],
    [
      'library',
      'list your songs',
      endpoints.musicLibrary,
      'songs',
      ['id', 'status', 'title', 'genre', 'seconds'],
    ],
  ] as const;
  for (const [name, sentence, endpoint, list, first] of lists) {
    const command = group
      .command(name)
      .description(sentence)
      .addOption(columnsOption(list))
      .action(async ({ columns }) =>
        (await import('../../jobs/print-endpoint.ts')).printEndpoint(context(), endpoint, {
          first,
          list,
          columns,
        }),
      );
    manual(command, { examples: [`octet music ${name}`, `octet music ${name} --json`], calls: [endpoint] });
  }

  const status = statusOptions(group.command('status'))
    .description("show a song's status")
    .argument('<id>', 'job')
    .action(async (id, flags) =>
      (await import('../../jobs/lookup.ts')).showStatus(context(), 'music', id, flags),
    );
  manual(status, {
    examples: ['octet music status ID', 'octet music status ID --wait'],
    calls: [endpoints.musicStatus],
    reasons: ['pending', 'failed'],
  });

  const get = savingOptions(group.command('get'))
    .description('save a finished song')
    .argument('<id>', 'job')
    .action(async (id, flags) =>
      (await import('../../jobs/lookup.ts')).getResult(context(), 'music', id, flags),
    );
  manual(get, {
    examples: ['octet music get ID -o song.mp3', 'octet music get ID -o songs/'],
    calls: [endpoints.musicTrack],
    downloads: true,
    reasons: ['pending', 'failed'],
  });
}
