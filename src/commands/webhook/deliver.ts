import { randomUUID } from 'node:crypto';
import { DryRun } from '../../client/dry-run.ts';
import type { Context } from '../../context.ts';
import {
  ID_HEADER,
  SIGNATURE_HEADER,
  STANDARD_HEADER,
  signatureOf,
  standardSignatureOf,
  TIMESTAMP_HEADER,
} from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import { Deliveries, type DeliveryAttempt, isAcknowledged } from '../../ledger/deliveries.ts';
import { eventType } from './event-type.ts';
import { post } from './post.ts';

/** The API's rule: 2xx acknowledges, otherwise again, five attempts in all. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000];
/** For one attempt, unless --timeout says otherwise. */
const LIMIT_MS = 15_000;

export interface Shipment {
  readonly url: URL;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly secret: string;
  /** Divides the waits. */
  readonly speed: number;
}

/** Posts a signed delivery until it is acknowledged, saying how each attempt went. */
export async function deliver(context: Context, shipment: Shipment): Promise<void> {
  const { terminal, clock, signal } = context;
  const { url, body } = shipment;
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  if (context.flags.dryRun) throw rehearsal(context, shipment, messageId);
  const { timeoutMs, maxRetries } = await context.config();
  const waits = maxRetries.origin === 'option' ? WAITS_MS.slice(0, maxRetries.value) : WAITS_MS;
  const limitMs = timeoutMs?.value ?? LIMIT_MS;
  const carry = await context.outside();
  const attempts: DeliveryAttempt[] = [];
  const keep = await record(context, shipment, messageId);

  for (let number = 1; ; number += 1) {
    const headers = headersOf(context, shipment, messageId);
    const { attempt } = await post(context, carry, { url, headers, body, limitMs });
    attempts.push(attempt);
    const id = await keep(attempts, headers);
    const done = isAcknowledged(attempt);
    const waitMs = waits[number - 1];
    const again = done || waitMs === undefined ? '' : `, again in ${seconds(waitMs / shipment.speed)}`;
    terminal.note(`attempt ${number} of ${waits.length + 1}: ${outcome(attempt)}${again}`);
    await terminal.event({ type: 'progress', attempt: number, ...shown(attempt) });
    if (done || waitMs === undefined) {
      const document = {
        id,
        webhook_id: messageId,
        url: url.href,
        event: eventType(body) ?? null,
        delivered: done,
        status: attempt.status ?? null,
        attempts: attempts.map(shown),
      };
      await terminal.result(document, done ? `${attempt.status}` : '');
      if (done) return;
      throw new OctetError(
        'service',
        `not delivered after ${number} ${number === 1 ? 'attempt' : 'attempts'}: ${outcome(attempt)}`,
        id === null ? undefined : `octet webhook replay ${id}`,
        { code: 'cli_not_delivered' },
      );
    }
    await clock.sleep(waitMs / shipment.speed, signal);
  }
}

/** Every attempt is on disk when it is over. A delivery that cannot be kept is still delivered. */
async function record(context: Context, shipment: Shipment, messageId: string) {
  const deliveries = new Deliveries(context.directories.state, context.clock);
  const id = deliveries.newId(context.random);
  const at = new Date(context.clock.now()).toISOString();
  let usable = true;
  return async (
    attempts: readonly DeliveryAttempt[],
    headers: Readonly<Record<string, string>>,
  ): Promise<string | null> => {
    if (!usable) return null;
    try {
      const { url, body } = shipment;
      await deliveries.save({
        id,
        direction: 'sent',
        at,
        type: eventType(body),
        path: url.pathname,
        headers,
        body,
        verified: undefined,
        duplicate: false,
        target: url.href,
        attempts,
      });
      return id;
    } catch (error) {
      usable = false;
      const why = error instanceof OctetError ? error.message : 'it failed';
      context.terminal.warn(`the delivery ${messageId} is not kept: ${why}`);
      return null;
    }
  };
}

/** The id stays the same over all attempts; the time is that of the attempt. */
export function headersOf(
  context: Context,
  { body, contentType, secret }: Pick<Shipment, 'body' | 'contentType' | 'secret'>,
  id: string,
): Record<string, string> {
  const timestamp = String(Math.floor(context.clock.now() / 1_000));
  return {
    'content-type': contentType,
    'user-agent': `octet/${context.version}`,
    [SIGNATURE_HEADER]: signatureOf(secret, body),
    [ID_HEADER]: id,
    [TIMESTAMP_HEADER]: timestamp,
    [STANDARD_HEADER]: standardSignatureOf(secret, body, { id, timestamp }),
  };
}

function rehearsal(context: Context, shipment: Shipment, messageId: string): DryRun {
  const text = Buffer.from(shipment.body).toString('utf8');
  return new DryRun({
    method: 'POST',
    url: shipment.url.href,
    headers: headersOf(context, shipment, messageId),
    body: parsed(text),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function outcome({ status, error }: DeliveryAttempt): string {
  return status === undefined ? (error ?? 'no answer') : `answered ${status}`;
}

export function shown({ at, status, error, durationMs }: DeliveryAttempt) {
  return { at, status: status ?? null, ...(error === undefined ? {} : { error }), duration_ms: durationMs };
}

export function seconds(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${Number((ms / 1_000).toFixed(1))} s`;
}
