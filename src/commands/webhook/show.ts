import { parseJson } from '../../client/json.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { Deliveries, type SavedDelivery } from '../../ledger/deliveries.ts';
import { find } from './choose-delivery.ts';
import { outcome, shown } from './deliver.ts';
import { deliverySummary } from './list.ts';

/** One saved delivery with its headers, its body and every attempt. */
export async function showDelivery(context: Context, name: string): Promise<void> {
  const deliveries = new Deliveries(context.directories.state, context.clock);
  const { id } = await find(deliveries, name);
  const delivery = await deliveries.read(id);
  if (!delivery) throw new OctetError('missing', `no delivery '${name}'`, 'octet webhook list');
  const text = Buffer.from(delivery.body).toString('utf8');
  const body = parseJson(text) ?? text;
  const document = {
    ...deliverySummary(delivery),
    headers: delivery.headers,
    body,
    attempts: delivery.attempts.map(shown),
  };
  await context.terminal.result(document, () => [
    ...facts(delivery),
    '',
    ...Object.entries(delivery.headers).map(([header, value]) => `${header}: ${value}`),
    '',
    ...(typeof body === 'string' ? body : JSON.stringify(body, null, 2)).split('\n'),
    ...(delivery.attempts.length > 0 ? ['', ...attemptLines(delivery)] : []),
  ]);
}

function facts({ id, direction, at, target, path, verified, duplicate }: SavedDelivery): string[] {
  const checked = verified === undefined ? 'not checked' : verified ? 'verified' : 'bad signature';
  return [
    `${id}  ${direction} ${at}${duplicate ? ', a duplicate' : ''}`,
    `${direction === 'sent' ? 'to' : 'at'} ${target ?? path ?? 'an unknown address'}`,
    ...(direction === 'received' ? [`signature ${checked}`] : []),
  ];
}

function attemptLines({ attempts }: SavedDelivery): string[] {
  return attempts.map(
    (attempt, at) => `attempt ${at + 1}  ${attempt.at}  ${outcome(attempt)}  ${attempt.durationMs} ms`,
  );
}
