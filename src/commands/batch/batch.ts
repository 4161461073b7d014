import { type Command, InvalidArgumentError } from 'commander';
import type { Context } from '../../context.ts';
import { maxCredits, wholeNumber } from '../../input/options.ts';
import { manual } from '../help/manual.ts';
import type { BatchFlags } from './run.ts';

export function batch(program: Command, context: () => Context): void {
  const command = program
    .command('batch')
    .description('run many requests from a JSONL file, as fast as the service allows')
    .argument('<file>', 'one request per line: {"id"?, "command" or "endpoint", …fields}; - is stdin')
    .option('--concurrency <n>', 'maximum number of concurrent requests', wholeNumber(1, 512), 8)
    .option('--rpm <n>', 'maximum number of requests per minute', wholeNumber(1, 1_000_000))
    .option('--resume', 'continue an earlier run; requests already answered in the -o file are skipped')
    .option('--shard <i/n>', 'run only part I of N, to split a file between machines', shard)
    .option('--unordered', 'print results as they finish, in any order')
    .option('-o, --output <file>', 'write results to a file')
    .option('--force', 'overwrite an existing file')
    .action(async (file: string, flags: BatchFlags) =>
      (await import('./run.ts')).runBatch(context(), file, flags),
    );
  manual(maxCredits(command), {
    examples: [
      'octet batch requests.jsonl -o results.jsonl',
      `echo '{"command":"chat","prompt":"what is 2+2?"}' | octet batch -`,
      'octet batch requests.jsonl -o results.jsonl --resume --concurrency 32',
    ],
    exits: [6, 15, 16, 17],
  });
}

export interface Shard {
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
