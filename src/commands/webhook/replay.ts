import type { Context } from '../../context.ts';
import { ID_HEADER } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import {
  Deliveries,
  type Delivery,
  type DeliveryAttempt,
  hasFailed,
  isAcknowledged,
} from '../../ledger/deliveries.ts';
import { headersOf, outcome, shown } from './deliver.ts';
import { passedOn } from './forward.ts';
import { post } from './post.ts';
import { type SecretFlags, signingSecret } from './secrets.ts';
import { targetUrl } from './target.ts';

export interface ReplayFlags extends SecretFlags {
  readonly last?: number;
  readonly failed?: boolean;
  readonly to?: string;
  readonly resign?: boolean;
}

const LIMIT_MS = 30_000;

export async function replay(context: Context, id: string | undefined, flags: ReplayFlags): Promise<void> {
  const { terminal } = context;
  const to = flags.to === undefined ? undefined : targetUrl(flags.to, '--to');
  const deliveries = new Deliveries(context.directories.state, context.clock);
  const chosen = await choose(deliveries, id, flags);
  if (chosen.length === 0) {
    terminal.note(flags.failed ? 'no delivery has failed' : 'no deliveries are saved');
    return terminal.result([], '');
  }
  const secret = flags.resign ? await signingSecret(context, flags) : undefined;
  const postings = chosen.map((delivery) => ({ delivery, url: to ?? placeOf(delivery) }));
  const carry = await context.outside();
  const results: { readonly delivery: Delivery; readonly attempt: DeliveryAttempt }[] = [];
  for (const { delivery, url } of postings) {
    const headers =
      secret === undefined ? passedOn(delivery.headers) : signedAgain(context, delivery, secret);
    const { attempt } = await post(context, carry, { url, headers, body: delivery.body, limitMs: LIMIT_MS });
    // Sent elsewhere, it says nothing about the place where it belongs.
    if (url.href === delivery.target) await deliveries.addAttempt(delivery.id, attempt);
    results.push({ delivery, attempt });
    terminal.note(`${delivery.id} to ${url.href}: ${outcome(attempt)}`);
    await terminal.event({ type: 'progress', ...documentOf(delivery, attempt) });
  }
  await terminal.result(
    results.map(({ delivery, attempt }) => documentOf(delivery, attempt)),
    () => terminal.table(results.map(rowOf), COLUMNS),
  );
  const failures = results.filter(({ attempt }) => !isAcknowledged(attempt));
  if (failures.length === 0) return;
  const partly = failures.length < results.length;
  throw new OctetError(
    partly ? 'partial' : 'service',
    partly
      ? `${failures.length} of ${results.length} deliveries were not acknowledged`
      : `not acknowledged: ${outcome(failures[0]?.attempt ?? NO_ATTEMPT)}`,
    'octet webhook replay --failed',
    { code: 'cli_not_delivered' },
  );
}

const NO_ATTEMPT: DeliveryAttempt = { at: '', url: '', durationMs: 0 };
const COLUMNS = [
  { title: 'id' },
  { title: 'type' },
  { title: 'url', shrink: true },
  { title: 'status' },
  { title: 'took', align: 'right' },
] as const;

function rowOf({ delivery, attempt }: { delivery: Delivery; attempt: DeliveryAttempt }): string[] {
  const status = String(attempt.status ?? 'no answer');
  return [delivery.id, delivery.type ?? '-', attempt.url, status, `${attempt.durationMs} ms`];
}

function documentOf(delivery: Delivery, attempt: DeliveryAttempt) {
  return {
    id: delivery.id,
    event: delivery.type ?? null,
    webhook_id: delivery.headers[ID_HEADER] ?? null,
    url: attempt.url,
    delivered: isAcknowledged(attempt),
    ...shown(attempt),
  };
}

/** Oldest first, in the order in which they once came. */
async function choose(
  deliveries: Deliveries,
  id: string | undefined,
  flags: ReplayFlags,
): Promise<Delivery[]> {
  const ways = [id !== undefined, flags.last !== undefined, flags.failed === true].filter(Boolean).length;
  if (ways > 1) throw new OctetError('usage', 'give an id, --last or --failed, not several of them');
  if (id !== undefined) return [await find(deliveries, id)];
  const most = flags.failed ? Number.POSITIVE_INFINITY : (flags.last ?? 1);
  const chosen: Delivery[] = [];
  for await (const delivery of deliveries.newestFirst()) {
    if (chosen.length >= most) break;
    if (!flags.failed || hasFailed(delivery)) chosen.push(delivery);
  }
  return chosen.reverse();
}

/** By its name here, the end of that name, or the id that its sender gave it; of several the newest. */
async function find(deliveries: Deliveries, id: string): Promise<Delivery> {
  const exact = await deliveries.read(id);
  if (exact) return exact;
  const short = (await deliveries.ids()).filter((each) => each.endsWith(`-${id}`)).at(-1);
  const found = short === undefined ? undefined : await deliveries.read(short);
  if (found) return found;
  for await (const delivery of deliveries.newestFirst())
    if (delivery.headers[ID_HEADER] === id) return delivery;
  throw new OctetError('missing', `there is no delivery ${id}`, 'octet webhook replay --last 1');
}

function placeOf(delivery: Delivery): URL {
  if (delivery.target !== undefined) return targetUrl(delivery.target, 'the saved address');
  throw new OctetError(
    'usage',
    `the delivery ${delivery.id} went nowhere`,
    `octet webhook replay ${delivery.id} --to URL`,
  );
}

/** For receivers that refuse old timestamps: today's time, the same id and bytes. */
function signedAgain(context: Context, delivery: Delivery, secret: string): Record<string, string> {
  const { body, headers } = delivery;
  const contentType = headers['content-type'] ?? 'application/json';
  return {
    ...passedOn(headers),
    ...headersOf(context, { body, contentType, secret }, headers[ID_HEADER] ?? delivery.id),
  };
}
