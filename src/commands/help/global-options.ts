import { Option } from 'commander';
import { parseAddress } from '../../config/address.ts';
import { parseDuration } from '../../config/duration.ts';
import { parseRetries } from '../../config/retries.ts';
import { checkProfileName } from '../../config/store.ts';

/** Refuses a bad value while the command line is parsed, so that no command can send anything first. */
function checked(
  flags: string,
  description: string,
  check: (text: string, label: string) => unknown,
): Option {
  const option = new Option(flags, description);
  return option.argParser((text: string) => {
    check(text, option.long ?? flags);
    return text;
  });
}

/** In the order of the manual; each works before or after the subcommand. */
export const GLOBAL_OPTIONS: readonly Option[] = [
  new Option('--env <name>', 'service to use').choices(['production', 'sandbox', 'local']),
  checked('--profile <name>', 'profile with the settings and keys to use', checkProfileName),
  checked('--base-url <url>', 'address of the service, ending in /v1', parseAddress),
  new Option('--json', 'print one JSON document'),
  new Option('--ndjson', 'print one JSON event per line'),
  new Option('-q, --quiet', 'print only results and errors'),
  new Option('-v, --verbose', 'show requests and retries on stderr'),
  new Option('--color <when>', 'when to use colour').choices(['always', 'never', 'auto']),
  new Option('--no-color', 'use no colour'),
  new Option('--no-input', 'never prompt'),
  checked(
    '--timeout <duration>',
    'maximum time for a request, or to wait for a job (30s, 20m)',
    parseDuration,
  ),
  checked('--max-retries <n>', 'maximum number of retries', parseRetries),
  new Option('-n, --dry-run', 'print the request without sending it'),
  new Option('-y, --yes', 'answer yes to every question'),
];
