import type { Command, OptionValues } from 'commander';
import { parseDuration } from '../config/duration.ts';
import { type FlagsOf, maxCredits, wholeNumber } from '../input/options.ts';

/** For whatever saves files. */
export function savingOptions<Flags extends OptionValues>(command: Command<[], Flags>) {
  return command
    .optionsGroup('Saving')
    .option('-o, --output <target>', 'FILE, DIR/ or - for stdout; {id} {index} {prompt} {ext} are filled in')
    .option('--force', 'overwrite an existing file; accept an unlisted model or voice')
    .option('--no-sidecar', 'do not write FILE.octet.json')
    .option('--max-size <mib>', 'largest file to accept, in MiB', wholeNumber(1, 1_048_576))
    .optionsGroup('Options');
}

/** For whatever starts or waits for a job. */
export function jobOptions<Flags extends OptionValues>(command: Command<[], Flags>) {
  const withJob = savingOptions(command)
    .optionsGroup('Job')
    .option('--detach', 'print the job and return')
    .option('--poll-interval <duration>', 'how often to check, such as 5s', (text) =>
      parseDuration(text, '--poll-interval'),
    )
    .option('--no-download', 'print the URL of the result instead of saving it')
    .option('--open', 'open the result when it is saved');
  return maxCredits(withJob).optionsGroup('Options');
}

/** For a look at one job. */
export function statusOptions(command: Command) {
  return command.option('--wait', 'wait until it is finished');
}

type NoFlags = Record<never, never>;

/** The flags as typed; a job of the ledger has only some of them. */
export type SavingFlags = Readonly<Partial<ReturnType<ReturnType<typeof savingOptions<NoFlags>>['opts']>>>;
export type JobFlags = Readonly<Partial<ReturnType<ReturnType<typeof jobOptions<NoFlags>>['opts']>>>;
export type StatusFlags = FlagsOf<typeof statusOptions>;
