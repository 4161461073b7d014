import { Command, Option } from 'commander';
import { parseAddress } from '../../config/address.ts';
import { parseDuration } from '../../config/duration.ts';
import { parseRetries } from '../../config/retries.ts';
import { checkProfileName } from '../../config/store.ts';
import type { FlagsOf } from '../../input/options.ts';

/** Refuses a bad value while the command line is parsed, so that no command can send anything first. */
function checked<const Flags extends string>(
  flags: Flags,
  description: string,
  check: (text: string, label: string) => unknown,
) {
  const option = new Option(flags, description);
  return option.argParser((text: string) => {
    check(text, option.long ?? flags);
    return text;
  });
}

/** In the order of the manual; each works before or after the subcommand. */
export function globalOptions(program: Command) {
  return program
    .addOption(new Option('--env <name>', 'service to use').choices(['production', 'sandbox', 'local']))
    .addOption(checked('--profile <name>', 'profile with the settings and keys to use', checkProfileName))
    .addOption(checked('--base-url <url>', 'address of the service, ending in /v1', parseAddress))
    .option('--json', 'print one JSON document')
    .option('--ndjson', 'print one JSON event per line')
    .option('-q, --quiet', 'print only results and errors')
    .option('-v, --verbose', 'show requests and retries on stderr')
    .addOption(new Option('--color <when>', 'when to use colour').choices(['always', 'never', 'auto']))
    .option('--no-color', 'use no colour')
    .option('--no-input', 'never prompt')
    .addOption(
      checked(
        '--timeout <duration>',
        'maximum time for a request, or to wait for a job (30s, 20m)',
        parseDuration,
      ),
    )
    .addOption(checked('--max-retries <n>', 'maximum number of retries', parseRetries))
    .option('-n, --dry-run', 'print the request without sending it')
    .option('-y, --yes', 'answer yes to every question')
    .option('--cassette <file>', 'record requests with their replies, and replay them')
    .addOption(
      new Option(
        '--cassette-mode <mode>',
        'once: record if there is no file yet; none: never record; new: record what is not in it',
      ).choices(['once', 'none', 'new'] as const),
    );
}

export type GlobalOptionValues = FlagsOf<typeof globalOptions>;

let listed: readonly Option[] | undefined;

/** Made when it is asked for: most command lines begin with the command. */
export function globalOptionList(): readonly Option[] {
  listed ??= globalOptions(new Command()).options;
  return listed;
}
