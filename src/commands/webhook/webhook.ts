import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { repeated, wholeNumber } from '../../input/options.ts';
import { manual } from '../help/manual.ts';
import type { ListenFlags } from './listen.ts';
import type { ReplayFlags } from './replay.ts';
import type { SendFlags } from './send.ts';
import type { TriggerFlags } from './trigger.ts';
import type { VerifyFlags } from './verify.ts';

const LISTEN_PORT = 4849;
const MOST_PORT = 65_535;

export function webhook(program: Command, context: () => Context): void {
  const group = program
    .command('webhook')
    .description('verify, sign, send, receive and replay webhooks')
    .allowExcessArguments()
    .action(async () => {
      const [word] = group.args;
      if (word === undefined) return group.outputHelp();
      const { didYouMean } = await import('../help/similar.ts');
      const verbs = group.commands.map((child) => child.name());
      const hint = didYouMean(word, verbs, 'octet webhook ') ?? 'octet webhook --help';
      throw new OctetError('usage', `unknown command '${word}'`, hint);
    });
  manual(group, {
    examples: ['octet webhook events', 'octet webhook verify -f body.json --signature "$SIGNATURE"'],
    exits: [10, 14, 15, 16],
  });

  verb(group, 'verify', 'check the signature of a delivery')
    .option('-f, --file <file>', 'raw body (default: stdin)')
    .option('--signature <value>', 'value of the X-Service-Signature header')
    .addOption(secretFile())
    .action(async (flags: VerifyFlags) => (await import('./verify.ts')).verify(context(), flags));

  verb(group, 'sign', 'print the signature of a body')
    .option('-f, --file <file>', 'raw body (default: stdin)')
    .addOption(secretFile())
    .action(async (flags: { file?: string }) => (await import('./sign.ts')).sign(context(), flags));

  verb(group, 'send', 'send any body, signed, with retries')
    .requiredOption('--to <url>', 'destination URL')
    .option('-d, --data <body>', 'body: text, @FILE or -')
    .option('--content-type <type>', 'content type of the body', headerValue, 'application/json')
    .addOption(speed())
    .addOption(secretFile())
    .action(async (flags: SendFlags) => (await import('./send.ts')).send(context(), flags));

  verb(group, 'trigger', 'send a sample event, signed, with retries')
    .argument('<type>', 'event type; see octet webhook events')
    .requiredOption('--to <url>', 'destination URL')
    .option('--set <data.name=value>', 'change a field of the sample (repeatable)', repeated)
    .addOption(speed())
    .addOption(secretFile())
    .action(async (type: string, flags: TriggerFlags) =>
      (await import('./trigger.ts')).triggerWebhook(context(), type, flags),
    );

  verb(group, 'listen', 'receive, verify, show and forward deliveries')
    .option('--port <n>', 'port; 0 picks a free one', wholeNumber(0, MOST_PORT), LISTEN_PORT)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--forward-to <url>', 'forward each delivery and return its response')
    .option('--no-verify', 'accept deliveries without checking signatures')
    .option('--strict', 'reject timestamps more than five minutes off')
    .option('--count <n>', 'stop after this many deliveries', wholeNumber(1, 1_000_000))
    .addOption(secretFile())
    .action(async (flags: ListenFlags) => (await import('./listen.ts')).listenForWebhooks(context(), flags));

  verb(group, 'replay', 'resend saved deliveries')
    .argument('[id]', 'delivery (default: the last one)')
    .option('--last <n>', 'the last N deliveries', wholeNumber(1, 1_000_000))
    .option('--failed', 'all deliveries that were not acknowledged')
    .option('--to <url>', 'send to this URL instead of the original one')
    .option('--resign', 'sign again, with the current time')
    .addOption(secretFile())
    .action(async (id: string | undefined, flags: ReplayFlags) =>
      (await import('./replay.ts')).replay(context(), id, flags),
    );

  verb(group, 'events', 'list event types and their fields').action(async () =>
    (await import('./events.ts')).listEvents(context()),
  );
}

const MANUALS = {
  verify: {
    examples: [
      'octet webhook verify -f body.json --signature "$SIGNATURE"',
      'octet webhook verify --signature "$SIGNATURE" < body.json',
    ],
    exits: [14],
  },
  sign: {
    examples: ['octet webhook sign -f body.json', `printf '{"type":"user.created"}' | octet webhook sign`],
    exits: [],
  },
  send: {
    examples: [
      `octet webhook send --to http://127.0.0.1:3000/webhooks -d '{"a":1}'`,
      'octet webhook send --to http://127.0.0.1:3000/webhooks -d @body.json',
    ],
    exits: [10, 15],
  },
  trigger: {
    examples: [
      'octet webhook trigger user.created --to http://127.0.0.1:3000/webhooks',
      'octet webhook trigger credits.depleted --to http://127.0.0.1:3000/webhooks',
    ],
    exits: [10, 15],
  },
  listen: {
    examples: [
      'octet webhook listen --port 4849 --forward-to http://127.0.0.1:3000/webhooks',
      'octet webhook listen --port 0 --ndjson --count 1',
    ],
    exits: [16, 130],
  },
  replay: {
    examples: ['octet webhook replay', 'octet webhook replay --failed --to http://127.0.0.1:3000/webhooks'],
    exits: [5, 10, 15, 17],
  },
  events: { examples: ['octet webhook events', 'octet webhook events --json'], exits: [] },
} as const;

function verb(group: Command, name: keyof typeof MANUALS, description: string): Command {
  return manual(group.command(name).description(description), MANUALS[name]);
}

function secretFile(): Option {
  return new Option(
    '--secret-file <file>',
    'file with signing secrets, one per line (repeatable; default: OCTET_WEBHOOK_SECRET, then the webhook_secret setting)',
  ).argParser(repeated);
}

function speed(): Option {
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
