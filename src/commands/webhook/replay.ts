import { DryRun } from '../../client/dry-run.ts';
import type { Context } from '../../context.ts';
import { ID_HEADER } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import {
  Deliveries,
  type DeliveryAttempt,
  isAcknowledged,
  type SavedDelivery,
} from '../../ledger/deliveries.ts';
import { choose, type DeliveryChoice } from './choose-delivery.ts';
import { headersOf, outcome, shown } from './deliver.ts';
import type { ReplayFlags } from './flags.ts';
import { passedOn } from './forward.ts';
import { type Posting, postOnce } from './post.ts';
import { signingSecret } from './secrets.ts';
import { targetUrl } from './target.ts';

const LIMIT_MS = 30_000;

export async function replay(context: Context, id: string | undefined, flags: ReplayFlags): Promise<void> {
  const { terminal } = context;
  const to = flags.to === undefined ? undefined : targetUrl(flags.to, '--to');
  const deliveries = new Deliveries(context.directories.state, context.clock);
  const chosen = await choose(deliveries, id, flags);
  if (chosen.length === 0) {
    terminal.note(flags.failed ? 'no failed deliveries' : 'no saved deliveries');
    return terminal.result([], '');
  }
  // All targets are checked before the first delivery is sent.
  const places = chosen.map((choice) => ({ id: choice.id, url: to ?? placeOf(choice) }));
  const secret = flags.resign ? await signingSecret(context, flags) : undefined;
  const transport = context.flags.dryRun ? undefined : await context.outside();
  const results: Result[] = [];
  for (const { id: name, url } of places) {
    const delivery = await deliveries.read(name);
    if (!delivery) throw new OctetError('missing', `the delivery ${name} was deleted`);
    const posting = postingOf(context, delivery, url, secret);
    if (!transport) throw rehearsal(posting);
    const { attempt } = await postOnce(context, transport, posting);
    // Sent elsewhere, it says nothing about the place where it belongs.
    if (url.href === delivery.target) await deliveries.addAttempt(name, attempt);
    const { type, headers } = delivery;
    results.push({ id: name, type, webhookId: headers[ID_HEADER], attempt });
    terminal.note(`${name} to ${url.href}: ${outcome(attempt)}`);
    await terminal.event({ type: 'progress', id: name, url: url.href, ...shown(attempt) });
  }
  await terminal.result(results.map(documentOf), () => terminal.table(results.map(rowOf), COLUMNS));
  report(results);
}

interface Result {
  readonly id: string;
  readonly type: string | undefined;
  readonly webhookId: string | undefined;
  readonly attempt: DeliveryAttempt;
}

function placeOf({ id, target }: DeliveryChoice): URL {
  if (target !== undefined) return targetUrl(target, 'the saved address');
  throw new OctetError(
    'usage',
    `the delivery ${id} has no saved address`,
    `octet webhook replay ${id} --to URL`,
  );
}

/** The same bytes and headers; signed again they carry the time of now, for receivers that refuse old ones. */
function postingOf(context: Context, delivery: SavedDelivery, url: URL, secret: string | undefined): Posting {
  const { id, body, headers } = delivery;
  const contentType = headers['content-type'] ?? 'application/json';
  const fresh =
    secret === undefined ? {} : headersOf(context, { body, contentType, secret }, headers[ID_HEADER] ?? id);
  return { url, headers: { ...passedOn(headers), ...fresh }, body, limitMs: LIMIT_MS };
}

/** Of several the first stands for all: they differ in their bytes only. */
function rehearsal({ url, headers, body }: Posting): DryRun {
  return new DryRun({ method: 'POST', url: url.href, headers, body: Buffer.from(body).toString('utf8') });
}

const COLUMNS = [
  { title: 'id' },
  { title: 'type' },
  { title: 'url', shrink: true },
  { title: 'status' },
  { title: 'took', align: 'right' },
] as const;

function rowOf({ id, type, attempt }: Result): string[] {
  return [id, type ?? '-', attempt.url, String(attempt.status ?? 'no answer'), `${attempt.durationMs} ms`];
}

function documentOf({ id, type, webhookId, attempt }: Result) {
  const delivered = isAcknowledged(attempt);
  return {
    id,
    event: type ?? null,
    webhook_id: webhookId ?? null,
    url: attempt.url,
    delivered,
    ...shown(attempt),
  };
}

function report(results: readonly Result[]): void {
  const failures = results.filter(({ attempt }) => !isAcknowledged(attempt));
  const [first] = failures;
  if (!first) return;
  const hint = 'octet webhook replay --failed';
  const code = { code: 'cli_not_delivered' };
  if (results.length === 1)
    throw new OctetError('service', `not acknowledged: ${outcome(first.attempt)}`, hint, code);
  const message = `${failures.length} of ${results.length} deliveries were not acknowledged`;
  throw new OctetError(failures.length < results.length ? 'partial' : 'service', message, hint, code);
}
