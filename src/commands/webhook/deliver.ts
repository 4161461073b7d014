import { randomUUID } from 'node:crypto';
import { DryRun } from '../../client/dry-run.ts';
import { parseJson } from '../../client/json.ts';
import type { Context } from '../../context.ts';
import { DELIVERY_ATTEMPTS } from '../../contract/events.ts';
import { signatureHeaders } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import { type DeliveryAttempt, isAcknowledged, type SavedDelivery } from '../../ledger/deliveries.ts';
import { eventType } from './event-type.ts';
import { DeliveryKeeper } from './keep-deliveries.ts';
import { postOnce } from './post.ts';

/** Shorter than the service's own waits: a person watches. */
const COMMAND_WAITS_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000].slice(0, DELIVERY_ATTEMPTS - 1);
/** For one attempt, unless --timeout says otherwise. */
const LIMIT_MS = 15_000;

export interface Shipment {
  readonly url: URL;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly secret: string;
  /** Divides the waits. */
  readonly speed: number;
  /** One attempt, no retries. */
  readonly once?: boolean;
}

/** Posts a signed delivery until it is acknowledged, saying how each attempt went. */
export async function deliverWithRetries(context: Context, shipment: Shipment): Promise<void> {
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  if (context.flags.dryRun) throw rehearsal(context, shipment, messageId);
  const { delivery, kept } = await attempted(context, shipment, messageId);
  const { attempts, target, type } = delivery;
  const last = attempts.at(-1);
  const done = last !== undefined && isAcknowledged(last);
  const document = {
    id: kept ? delivery.id : null,
    webhook_id: messageId,
    url: target,
    event: type ?? null,
    delivered: done,
    status: last?.status ?? null,
    attempts: attempts.map(shown),
  };
  await context.terminal.result(document, done ? String(last.status) : '');
  if (done) return;
  throw new OctetError(
    'service',
    `not delivered after ${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}: ${last ? outcome(last) : ''}`,
    kept ? `octet webhook replay ${delivery.id}` : undefined,
    { code: 'cli_not_delivered' },
  );
}

/** Every attempt is on disk when it is over. */
async function attempted(
  context: Context,
  shipment: Shipment,
  messageId: string,
): Promise<{ readonly delivery: SavedDelivery; readonly kept: boolean }> {
  const { terminal, clock, signal } = context;
  const { url, body, speed } = shipment;
  const { timeoutMs, maxRetries } = await context.config();
  const waits = shipment.once
    ? []
    : maxRetries.origin === 'option'
      ? COMMAND_WAITS_MS.slice(0, maxRetries.value)
      : COMMAND_WAITS_MS;
  const limitMs = timeoutMs?.value ?? LIMIT_MS;
  const transport = await context.outside();
  const keeping = new DeliveryKeeper(context);
  let delivery = newDelivery(context, shipment, keeping.newId());

  for (let number = 1; ; number += 1) {
    const headers = headersOf(context, shipment, messageId);
    const { attempt } = await postOnce(context, transport, { url, headers, body, limitMs });
    delivery = { ...delivery, headers, attempts: [...delivery.attempts, attempt] };
    const kept = await keeping.save(delivery);
    const waitMs = isAcknowledged(attempt) ? undefined : waits[number - 1];
    const again = waitMs === undefined ? '' : `, retrying in ${seconds(waitMs / speed)}`;
    terminal.note(`attempt ${number} of ${waits.length + 1}: ${outcome(attempt)}${again}`);
    await terminal.event({ type: 'progress', attempt: number, ...shown(attempt) });
    if (waitMs === undefined) return { delivery, kept };
    await clock.sleep(waitMs / speed, signal);
  }
}

function newDelivery({ clock }: Context, { url, body }: Shipment, id: string): SavedDelivery {
  return {
    id,
    direction: 'sent',
    at: new Date(clock.now()).toISOString(),
    type: eventType(body),
    path: url.pathname,
    headers: {},
    body,
    verified: undefined,
    duplicate: false,
    target: url.href,
    attempts: [],
  };
}

/** The id stays the same over all attempts; the time is that of the attempt. */
export function headersOf(
  context: Context,
  { body, contentType, secret }: Pick<Shipment, 'body' | 'contentType' | 'secret'>,
  id: string,
): Record<string, string> {
  return {
    'content-type': contentType,
    'user-agent': `octet/${context.version}`,
    ...signatureHeaders({ id, body }, secret, context.clock.now()),
  };
}

function rehearsal(context: Context, shipment: Shipment, messageId: string): DryRun {
  const text = Buffer.from(shipment.body).toString('utf8');
  return new DryRun({
    method: 'POST',
    url: shipment.url.href,
    headers: headersOf(context, shipment, messageId),
    // Any body may be sent; text is shown as text.
    body: parseJson(text) ?? text,
  });
}

export function outcome({ status, error }: DeliveryAttempt): string {
  return status === undefined ? (error ?? 'no answer') : `answered ${status}`;
}

export function shown({ at, status, error, durationMs }: DeliveryAttempt) {
  return { at, status: status ?? null, ...(error === undefined ? {} : { error }), duration_ms: durationMs };
}

function seconds(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${Number((ms / 1_000).toFixed(1))} s`;
}
