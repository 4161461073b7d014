import { Option } from 'commander';

/** In the order of the manual; each works before or after the subcommand. */
export const GLOBAL_OPTIONS: readonly Option[] = [
  new Option('--env <name>', 'which service to use').choices(['production', 'sandbox', 'local']),
  new Option('--profile <name>', 'settings and keys to use'),
  new Option('--base-url <url>', 'address of the service, ending in /v1'),
  new Option('--json', 'print one JSON document'),
  new Option('--ndjson', 'print one JSON event a line, as it happens'),
  new Option('-q, --quiet', 'say nothing but results and errors'),
  new Option('-v, --verbose', 'show requests and retries on stderr'),
  new Option('--color <when>', 'when to use colour').choices(['always', 'never', 'auto']),
  new Option('--no-color', 'use no colour'),
  new Option('--no-input', 'never ask anything'),
  new Option('--timeout <duration>', 'longest time for the request, or the wait for a job (30s, 20m)'),
  new Option('--max-retries <n>', 'how often a failed request is repeated'),
  new Option('-n, --dry-run', 'print the request and send nothing'),
  new Option('-y, --yes', 'answer yes to every question'),
];
