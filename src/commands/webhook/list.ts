import type { Context } from '../../context.ts';
import { Deliveries, isAcknowledged, type SavedDelivery } from '../../ledger/deliveries.ts';
import type { ListFlags } from './flags.ts';

const USUAL = 50;

/** Saved deliveries, newest first. */
export async function listDeliveries(context: Context, flags: ListFlags): Promise<void> {
  const { terminal } = context;
  const most = flags.limit ?? USUAL;
  const found: SavedDelivery[] = [];
  for await (const delivery of new Deliveries(context.directories.state, context.clock).newestFirst()) {
    found.push(delivery);
    if (found.length >= most) break;
  }
  if (found.length === 0 && terminal.mode === 'human')
    terminal.note('no deliveries yet; to receive some: octet webhook listen');
  await terminal.result(found.map(summaryOf), () =>
    terminal.table(
      found.map((delivery) => [
        delivery.id,
        delivery.at,
        delivery.direction,
        delivery.type ?? '',
        resultOf(delivery),
        delivery.target ?? delivery.path ?? '',
      ]),
      [
        { title: 'id' },
        { title: 'time', spare: true },
        { title: 'direction' },
        { title: 'event' },
        { title: 'result' },
        { title: 'address', shrink: true },
      ],
    ),
  );
}

/** Without headers and body: those are for `webhook show`. */
export function summaryOf(delivery: SavedDelivery) {
  const { id, direction, at, type, path, verified, duplicate, target, attempts } = delivery;
  return {
    id,
    direction,
    at,
    event: type ?? null,
    path: path ?? null,
    url: target ?? null,
    verified: verified ?? null,
    duplicate,
    status: attempts.at(-1)?.status ?? null,
    attempts: attempts.length,
  };
}

/** `verified`, `bad signature`, `200`, `failed` */
function resultOf({ direction, verified, attempts }: SavedDelivery): string {
  const last = attempts.at(-1);
  if (last) return isAcknowledged(last) ? String(last.status) : `failed (${last.status ?? 'no answer'})`;
  if (direction === 'sent') return 'not sent';
  return verified === undefined ? 'unchecked' : verified ? 'verified' : 'bad signature';
}
