import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';
import { embedOptions } from './flags.ts';

export function embed(program: Command, context: () => Context): void {
  const command = embedOptions(program.command('embed'))
    .description('turn texts into vectors, or rank them by similarity')
    .argument('[text...]', 'each argument is one text; or pipe them on stdin, one per line')
    .action(async (texts, flags) => (await import('./vectors.ts')).vectors(context(), texts, flags));
  manual(command, {
    examples: [
      'octet embed "the cat sat on the mat"',
      'octet embed --similar-to "a lost parcel" "my parcel is lost" "opening hours"',
      'octet embed --input lines -f questions.txt --similar-to "lost password"',
    ],
    calls: [endpoints.embeddings],
  });
}
