import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { manual } from '../help/manual.ts';
import { type EmbedFlags, embedOptions } from './flags.ts';

export function embedCommand(program: Command, context: () => Context): void {
  const command = embedOptions(program.command('embed'))
    .description('turn texts into vectors, rank them, or search files by meaning')
    .argument(
      '[text...]',
      'each argument is one text, with --index a file or folder; or pipe texts, one per line',
    )
    .action(async (texts, flags) => {
      const { index, search } = flags;
      refuseTogether(flags);
      if (index !== undefined) {
        const { indexFiles } = await import('./index-files.ts');
        return indexFiles(context(), index, [...texts, ...(flags.file ?? [])], flags);
      }
      if (search !== undefined)
        return (await import('./search.ts')).searchIndex(context(), search, texts, flags);
      await (await import('./vectors.ts')).vectors(context(), texts, flags);
    });
  manual(command, {
    examples: [
      'octet embed "the cat sat on the mat"',
      'octet embed --similar-to "a lost parcel" "my parcel is lost" "opening hours"',
      'octet embed --input lines -f questions.txt --similar-to "lost password"',
      'octet embed --index docs docs',
      'octet embed --search docs "how do I pay?" --limit 3',
    ],
    calls: [endpoints.embeddings],
    reasons: ['missing'],
  });
}

/** Each of these is a task of its own. */
function refuseTogether(flags: EmbedFlags): void {
  const tasks = [
    ['--index', flags.index],
    ['--search', flags.search],
    ['--similar-to', flags.similarTo],
  ].filter(([, value]) => value !== undefined);
  if (tasks.length > 1)
    throw new OctetError('usage', `${tasks.map(([name]) => name).join(' and ')} cannot be used together`);
  if (flags.limit !== undefined && flags.search === undefined)
    throw new OctetError('usage', '--limit needs --search', 'octet embed --search NAME "your words"');
  const [task] = tasks;
  if (task && task[0] !== '--similar-to' && (flags.output !== undefined || flags.input !== undefined))
    throw new OctetError(
      'usage',
      `${flags.output === undefined ? '--input' : '-o'} cannot be used with ${task[0]}`,
    );
}
