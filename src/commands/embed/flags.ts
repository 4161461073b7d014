import { type Command, Option } from 'commander';
import { embeddingRequest } from '../../contract/chat.ts';
import { type FlagsOf, option, repeated, wholeNumber } from '../../input/options.ts';
import { paidOptions } from '../../input/request.ts';

export function embedOptions(command: Command) {
  return paidOptions(
    command
      .addOption(option('-m, --model <name>', embeddingRequest, 'model'))
      .option('-f, --file <path>', 'read texts from a file (repeatable)', repeated)
      .addOption(new Option('--input <form>', 'format of files and stdin').choices(['lines', 'jsonl']))
      .option('--similar-to <text>', 'rank the texts by similarity to this one')
      .option('-k <n>', 'print only the best K', wholeNumber(1, 1_000_000))
      .option('--index <name>', 'keep the vectors of these files and folders under a name')
      .option('--search <name>', 'find the passages of an index that are nearest in meaning')
      .option('--limit <n>', 'how many passages to find', wholeNumber(1, 1_000))
      .option('-o, --output <file>', 'write to a file')
      .option('--force', 'overwrite an existing file; rebuild an index; accept an unlisted model'),
  );
}

export type EmbedFlags = FlagsOf<typeof embedOptions>;
