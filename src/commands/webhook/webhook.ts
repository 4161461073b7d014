import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { manual } from '../help/manual.ts';
import {
  eventsOptions,
  listenOptions,
  listOptions,
  replayOptions,
  sendOptions,
  signOptions,
  triggerOptions,
  verifyOptions,
} from './flags.ts';

export function webhookCommand(program: Command, context: () => Context): void {
  const group = program
    .command('webhook')
    .description('verify, sign, send, receive and replay webhooks')
    .allowExcessArguments()
    .action(async () => {
      const [word] = group.args;
      if (word === undefined) return group.outputHelp();
      const { didYouMean } = await import('../../input/similar.ts');
      const verbs = group.commands.map((child) => child.name());
      const hint = didYouMean(word, verbs, 'octet webhook ') ?? 'octet webhook --help';
      throw new OctetError('usage', `unknown command '${word}'`, hint);
    });
  manual(group, {
    examples: ['octet webhook events', 'octet webhook verify -f body.json --signature "$SIGNATURE"'],
    reasons: ['unverified', 'service'],
  });

  verifyOptions(verb(group, 'verify', 'check the signature of a delivery')).action(async (flags) =>
    (await import('./verify.ts')).verify(context(), flags),
  );

  signOptions(verb(group, 'sign', 'print the signature of a body')).action(async (flags) =>
    (await import('./sign.ts')).sign(context(), flags),
  );

  sendOptions(verb(group, 'send', 'send any body, signed, with retries')).action(async (flags) =>
    (await import('./send.ts')).send(context(), flags),
  );

  triggerOptions(verb(group, 'trigger', 'send a sample event, signed, with retries'))
    .argument('<type>', 'event type; see octet webhook events')
    .action(async (type, flags) => (await import('./trigger.ts')).triggerWebhook(context(), type, flags));

  listenOptions(verb(group, 'listen', 'receive, verify, show and forward deliveries')).action(async (flags) =>
    (await import('./listen.ts')).listenForWebhooks(context(), flags),
  );

  replayOptions(verb(group, 'replay', 'resend saved deliveries'))
    .argument('[id]', 'delivery: the beginning or the end of its id (default: the last one)')
    .action(async (id, flags) => (await import('./replay.ts')).replay(context(), id, flags));

  listOptions(verb(group, 'list', 'list saved deliveries')).action(async (flags) =>
    (await import('./list.ts')).listDeliveries(context(), flags),
  );

  verb(group, 'show', 'show a saved delivery with headers, body and attempts')
    .argument('<id>', 'delivery: the beginning or the end of its id, or - for the newest')
    .action(async (id) => (await import('./show.ts')).showDelivery(context(), id));

  eventsOptions(verb(group, 'events', 'list event types and their fields')).action(async (flags) =>
    (await import('./events.ts')).listEvents(context(), flags),
  );
}

const MANUALS = {
  verify: {
    examples: [
      'octet webhook verify -f body.json --signature "$SIGNATURE"',
      'octet webhook verify --signature "$SIGNATURE" < body.json',
    ],
    settings: true,
    reasons: ['unverified'],
  },
  sign: {
    examples: ['octet webhook sign -f body.json', `printf '{"type":"user.created"}' | octet webhook sign`],
    settings: true,
  },
  send: {
    examples: [
      `octet webhook send --to http://127.0.0.1:3000/webhooks -d '{"a":1}'`,
      'octet webhook send --to http://127.0.0.1:3000/webhooks -d @body.json',
    ],
    settings: true,
    reasons: ['service', 'network'],
  },
  trigger: {
    examples: [
      'octet webhook trigger user.created --to http://127.0.0.1:3000/webhooks',
      'octet webhook trigger credits.depleted --to http://127.0.0.1:3000/webhooks',
    ],
    settings: true,
    reasons: ['service', 'network'],
  },
  listen: {
    examples: [
      'octet webhook listen --port 4849 --forward-to http://127.0.0.1:3000/webhooks',
      'octet webhook listen --port 0 --ndjson --count 1',
    ],
    settings: true,
  },
  replay: {
    examples: ['octet webhook replay', 'octet webhook replay --failed --to http://127.0.0.1:3000/webhooks'],
    settings: true,
    reasons: ['missing', 'service', 'network', 'partial'],
  },
  list: { examples: ['octet webhook list', 'octet webhook list --limit 5 --json'] },
  show: {
    examples: [
      'octet webhook show "$(octet webhook list --limit 1 | cut -f1)"',
      'octet webhook show --json "$(octet webhook list --limit 1 | cut -f1)"',
    ],
    reasons: ['missing'],
  },
  events: { examples: ['octet webhook events', 'octet webhook events --json'] },
} as const;

function verb(group: Command, name: keyof typeof MANUALS, description: string): Command {
  const command = group.command(name).description(description);
  manual(command, MANUALS[name]);
  return command;
}
