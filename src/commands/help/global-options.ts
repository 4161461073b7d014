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
  new Option('--env <name>', 'which service to use').choices(['production', 'sandbox', 'local']),
  checked('--profile <name>', 'settings and keys to use', checkProfileName),
  checked('--base-url <url>', 'address of the service, ending in /v1', parseAddress),
  new Option('--json', 'print one JSON document'),
  new Option('--ndjson', 'print one JSON event a line, as it happens'),
  new Option('-q, --quiet', 'say nothing but results and errors'),
  new Option('-v, --verbose', 'show requests and retries on stderr'),
  new Option('--color <when>', 'when to use colour').choices(['always', 'never', 'auto']),
  new Option('--no-color', 'use no colour'),
  new Option('--no-input', 'never ask anything'),
  checked(
    '--timeout <duration>',
    'longest time for the request, or the wait for a job (30s, 20m)',
    parseDuration,
  ),
  checked('--max-retries <n>', 'how often a failed request is repeated', parseRetries),
  new Option('-n, --dry-run', 'print the request and send nothing'),
  new Option('-y, --yes', 'answer yes to every question'),
];
