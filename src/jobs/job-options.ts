import type { Command } from 'commander';
import { parseDuration } from '../config/duration.ts';
import { maxCredits, wholeNumber } from '../input/options.ts';

export interface SavingFlags {
  readonly output?: string;
  readonly force?: boolean;
  readonly sidecar?: boolean;
  readonly open?: boolean;
  readonly maxSize?: number;
}

export interface JobFlags extends SavingFlags {
  readonly detach?: boolean;
  /** Milliseconds. */
  readonly pollInterval?: number;
  readonly download?: boolean;
  readonly maxCredits?: number;
}

/** For whatever saves files. */
export function savingOptions(command: Command): Command {
  return command
    .optionsGroup('Saving')
    .option('-o, --output <target>', 'FILE, DIR/ or - for stdout; {id} {index} {prompt} {ext} are filled in')
    .option('--force', 'overwrite an existing file')
    .option('--no-sidecar', 'do not write FILE.octet.json beside it')
    .option('--max-size <mib>', 'largest file to accept, in MiB', wholeNumber(1, 1_048_576))
    .optionsGroup('Options');
}

/** For whatever starts or waits for a job. */
export function jobOptions(command: Command): Command {
  const withJob = savingOptions(command)
    .optionsGroup('Job')
    .option('--detach', 'print the job and return')
    .option('--poll-interval <duration>', 'how often to look, such as 5s', (text) =>
      parseDuration(text, '--poll-interval'),
    )
    .option('--no-download', 'leave the result where it is and print its address')
    .option('--open', 'open the result when it is there');
  return maxCredits(withJob).optionsGroup('Options');
}
