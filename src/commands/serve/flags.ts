import { type Command, InvalidArgumentError, Option, type OptionValues } from 'commander';
import { SERVE_PORT } from '../../contract/address.ts';
import { faultKindNames } from '../../contract/fault-kinds.ts';
import { isPlan, PLANS } from '../../contract/rate-limit.ts';
import { type FlagsOf, repeated, wholeNumber } from '../../input/options.ts';

export function serveOptions(command: Command) {
  return serviceOptions(
    command
      .option('--port <n>', 'port; 0 picks a free one', wholeNumber(0, 65_535), SERVE_PORT)
      .option('--host <address>', 'address to listen on; anything but loopback exposes the service')
      .option('--ephemeral', 'keep everything in memory')
      .option('--open', 'open the page of the service in the browser')
      .addOption(
        new Option('--log-format <format>', 'log requests to stderr (default on a terminal: text)').choices([
          'text',
          'json',
        ] as const),
      )
      .option('--journal <n>', 'requests to keep; 0 keeps none', wholeNumber(0, 1_000_000), 10_000)
      .option('--journal-mb <n>', 'memory limit of the kept requests', wholeNumber(1, 10_000), 64),
  );
}

export function serviceOptions<Flags extends OptionValues>(command: Command<[], Flags>) {
  return command
    .addOption(
      new Option('--plan <name>', 'plan, which sets the rate limits').choices(
        Object.keys(PLANS).filter(isPlan),
      ),
    )
    .option('--credits <n>', 'set the balance', wholeNumber(0, 1_000_000_000))
    .option('--webhook <url>', 'deliver webhook events to this URL (repeatable)', repeated)
    .option('--speed <x>', 'divide simulated waits by this factor', speed)
    .option(
      '--fault <kind:rate>',
      `inject faults: ${faultKindNames.slice(0, -1).join(', ')} or ${faultKindNames.at(-1)}, such as 429:0.2 (repeatable)`,
      repeated,
    )
    .option('--soundfont <file>', 'play songs with this .sf2 or .sf3 file, or auto for one of this machine')
    .option('--fixtures <file>', 'JSON file with scripted answers')
    .option('--record <file>', 'add every request and its reply to this file')
    .option('--replay <file>', 'answer with what --record has kept, and report what differs')
    .option('--key <value>', 'API key for this run, in place of a random one', apiKey)
    .option('--allow-host <name>', 'accept requests under this host name (repeatable)', hostNames)
    .option('--no-attribution', 'omit the attribution; everything costs double');
}

export function envOptions(command: Command) {
  return command.option('--export', 'print export lines, for eval');
}

export type EnvFlags = FlagsOf<typeof envOptions>;
export type ServeFlags = FlagsOf<typeof serveOptions>;
/** The flags that serve and serve exec share. */
export type ServiceFlags = FlagsOf<typeof serviceOptions<Record<never, never>>>;

const LONGEST_KEY = 512;

/** The key must fit into a header as one word. */
function apiKey(text: string): string {
  if (/^[\x21-\x2b\x2d-\x7e]+$/.test(text) && text.length <= LONGEST_KEY) return text;
  throw new InvalidArgumentError('It must be printable ASCII characters without spaces and commas.');
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/i;

function hostNames(text: string, before: readonly string[] | undefined): readonly string[] {
  if (HOST_NAME.test(text)) return [...(before ?? []), text];
  throw new InvalidArgumentError('It must be a host name without a port, such as host.docker.internal.');
}

function speed(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0))
    throw new InvalidArgumentError('It must be a number greater than 0.');
  return value;
}
