import { type Command, InvalidArgumentError, Option } from 'commander';
import { columnsOption } from '../../input/columns.ts';
import { type FlagsOf, repeated, wholeNumber } from '../../input/options.ts';

const LISTEN_PORT = 4849;
const MOST_PORT = 65_535;

export function verifyOptions(command: Command) {
  return signOptions(command).option('--signature <value>', 'value of the X-Service-Signature header');
}

export function signOptions(command: Command) {
  return command.option('-f, --file <file>', 'raw body (default: stdin)').addOption(secretFile());
}

export function sendOptions(command: Command) {
  return command
    .requiredOption('--to <url>', 'destination URL')
    .option('-d, --data <body>', 'body: text, @FILE or -')
    .option('--content-type <type>', 'content type of the body', headerValue, 'application/json')
    .addOption(speed())
    .addOption(secretFile());
}

export function triggerOptions(command: Command) {
  return command
    .requiredOption('--to <url>', 'destination URL')
    .option('--once', 'one attempt, no retries')
    .option('--set <data.name=value>', 'change a field of the sample (repeatable)', repeated)
    .addOption(speed())
    .addOption(secretFile());
}

export function listenOptions(command: Command) {
  return command
    .option('--port <n>', 'port; 0 picks a free one', wholeNumber(0, MOST_PORT), LISTEN_PORT)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--forward-to <url>', 'forward each delivery and return its response')
    .option('--events <types>', 'only these event types, separated by commas')
    .option('--no-verify', 'accept deliveries without checking signatures')
    .option('--strict', 'reject timestamps more than five minutes off')
    .option('--count <n>', 'stop after this many deliveries', wholeNumber(1, 1_000_000))
    .addOption(secretFile());
}

export function replayOptions(command: Command) {
  return command
    .option('--last <n>', 'the last N deliveries', wholeNumber(1, 1_000_000))
    .option('--failed', 'all deliveries that were not acknowledged')
    .option('--to <url>', 'send to this URL instead of the original one')
    .option('--resign', 'sign again, with the current time')
    .addOption(secretFile());
}

export function listOptions(command: Command) {
  return command
    .option('--limit <n>', 'how many to show', wholeNumber(1, 1_000_000))
    .addOption(columnsOption('deliveries'));
}

export function eventsOptions(command: Command) {
  return command.addOption(columnsOption('events'));
}

export type ListFlags = FlagsOf<typeof listOptions>;
export type EventsFlags = FlagsOf<typeof eventsOptions>;
export type VerifyFlags = FlagsOf<typeof verifyOptions>;
export type SignFlags = FlagsOf<typeof signOptions>;
export type SendFlags = FlagsOf<typeof sendOptions>;
export type TriggerFlags = FlagsOf<typeof triggerOptions>;
export type ListenFlags = FlagsOf<typeof listenOptions>;
export type ReplayFlags = FlagsOf<typeof replayOptions>;
export type SecretFlags = Pick<SignFlags, 'secretFile'>;
export type ChoiceFlags = Pick<ReplayFlags, 'last' | 'failed'>;

function secretFile() {
  return new Option(
    '--secret-file <file>',
    'file with signing secrets, one per line (repeatable; default: OCTET_WEBHOOK_SECRET, then the webhook_secret setting)',
  ).argParser(repeated);
}

function speed() {
  return new Option('--speed <factor>', 'divide the waits between attempts by this factor')
    .default(1)
    .argParser((text) => {
      const factor = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
      if (!(factor > 0)) throw new InvalidArgumentError('It must be a number greater than 0.');
      return factor;
    });
}

function headerValue(text: string): string {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new InvalidArgumentError('It must be one line of ASCII text.');
  return text;
}
