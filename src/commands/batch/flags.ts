import { type Command, InvalidArgumentError, type OptionValues } from 'commander';
import { columnsOption } from '../../input/columns.ts';
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

const RPM = ['--rpm <n>', 'maximum number of requests per minute', wholeNumber(1, 1_000_000)] as const;

function queueOption<Flags extends OptionValues>(command: Command<[], Flags>) {
  return command.option('--queue <url>', 'PostgreSQL address of the queue (OCTET_QUEUE_URL)');
}

export function submitOptions(command: Command) {
  return maxCredits(
    queueOption(command)
      .option('--name <name>', 'name of the batch; the name of the file by default')
      .option(...RPM),
  );
}

export function workOptions(command: Command) {
  return queueOption(command)
    .option('--concurrency <n>', 'maximum number of concurrent requests', wholeNumber(1, 512), 8)
    .option('--name <name>', 'work only on this batch')
    .option('--drain', 'end when nothing is left to do');
}

export function statusOptions(command: Command) {
  return queueOption(command)
    .option('--watch', 'keep watching until the batch has ended')
    .addOption(columnsOption('batches'));
}

export function resultsOptions(command: Command) {
  return queueOption(command)
    .option('-o, --output <file>', 'write results to a file')
    .option('--force', 'overwrite an existing file')
    .option('--failed', 'only lines that failed or whose outcome is unknown')
    .option('--follow', 'wait for the lines that have no result yet');
}

export function queueOptions(command: Command) {
  return queueOption(command);
}

export function resumeOptions(command: Command) {
  return maxCredits(queueOption(command));
}

export function retryOptions(command: Command) {
  return queueOption(command).option('--unknown', 'also lines that may have been charged already');
}

export type SubmitFlags = FlagsOf<typeof submitOptions>;
export type WorkFlags = FlagsOf<typeof workOptions>;
export type StatusFlags = FlagsOf<typeof statusOptions>;
export type ResultsFlags = FlagsOf<typeof resultsOptions>;
export type ResumeFlags = FlagsOf<typeof resumeOptions>;
export type RetryFlags = FlagsOf<typeof retryOptions>;
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
