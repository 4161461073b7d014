import type { Context } from '../../context.ts';
import { isLoopbackHost } from '../../contract/address.ts';
import { EVENTS, type EventType, isEventType, sampleEvent } from '../../contract/events.ts';
import { fieldsOf } from '../../contract/field.ts';
import { problems } from '../../contract/parse.ts';
import { OctetError } from '../../errors.ts';
import { assigned } from './assignment.ts';
import { deliverWithRetries } from './deliver.ts';
import type { TriggerFlags } from './flags.ts';
import { signingSecret } from './secrets.ts';
import { targetUrl } from './target.ts';

export async function triggerWebhook(context: Context, type: string, flags: TriggerFlags): Promise<void> {
  if (!isEventType(type)) {
    const kinds = Object.keys(EVENTS);
    const { didYouMean } = await import('../../input/similar.ts');
    throw new OctetError(
      'usage',
      `unknown event type '${type}'; types: ${kinds.join(', ')}`,
      didYouMean(type, kinds, 'octet webhook trigger ') ?? 'octet webhook events',
      {
        code: 'cli_unknown_event',
      },
    );
  }
  const url = targetUrl(flags.to, '--to');
  const event = eventWith(type, flags.set ?? [], new Date(context.clock.now()));
  const secret = await signingSecret(context, flags, await localSecret(context, url));
  const body = Buffer.from(JSON.stringify(event));
  await deliverWithRetries(context, {
    url,
    body,
    contentType: 'application/json',
    secret,
    speed: flags.speed,
    once: flags.once,
  });
}

/** The secret of the local service, for an application on this machine that takes its webhooks. */
async function localSecret(context: Context, { hostname }: URL): Promise<string | undefined> {
  if (!isLoopbackHost(hostname)) return undefined;
  const { running } = await import('../serve/announcement.ts');
  return (await running(context))?.variables.OCTET_WEBHOOK_SECRET;
}

function eventWith(type: EventType, assignments: readonly string[], now: Date): Record<string, unknown> {
  const schema = EVENTS[type].data;
  const texts = new Set(
    fieldsOf(schema).flatMap(({ name, kind }) => (kind === 'text' ? [`data.${name}`] : [])),
  );
  const isText = (path: string) => texts.has(path);
  const event = assignments.reduce<Record<string, unknown>>(
    (document, assignment) => assigned(document, assignment, isText),
    { ...sampleEvent(type, now) },
  );
  const [problem] = problems(schema, event.data);
  if (problem !== undefined)
    throw new OctetError('usage', `data.${problem}`, 'to post any body: octet webhook send');
  return event;
}
