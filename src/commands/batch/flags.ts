import { type Command, InvalidArgumentError } from 'commander';
import { type FlagsOf, maxCredits, wholeNumber } from '../../input/options.ts';

export function batchOptions(command: Command) {
  return maxCredits(
    command
      .option('--concurrency <n>', 'maximum number of concurrent requests', wholeNumber(1, 512), 8)
      .option('--rpm <n>', 'maximum number of requests per minute', wholeNumber(1, 1_000_000))
      .option('--resume', 'continue an earlier run; requests already answered in the -o file are skipped')
      .option('--shard <i/n>', 'run only part I of N, to split a file between machines', shard)
      .option('--unordered', 'print results as they finish, in any order')
      .option('-o, --output <file>', 'write results to a file')
      .option('--force', 'overwrite an existing file'),
  );
}

export type BatchFlags = FlagsOf<typeof batchOptions>;

interface Shard {
  readonly index: number;
  readonly count: number;
}

function shard(text: string): Shard {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (!match || index < 1 || index > count)
    throw new InvalidArgumentError('It must be I/N with 1 <= I <= N.');
  return { index, count };
}
