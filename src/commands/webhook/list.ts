import type { Context } from '../../context.ts';
import { columnsFor } from '../../input/columns.ts';
import { Deliveries, isAcknowledged, type SavedDelivery } from '../../ledger/deliveries.ts';
import { listTable } from '../../output/list-table.ts';
import type { ListFlags } from './flags.ts';

const USUAL = 50;

/** Saved deliveries, newest first. */
export async function listDeliveries(context: Context, flags: ListFlags): Promise<void> {
  const { terminal } = context;
  const names = columnsFor('deliveries', flags.columns);
  const most = flags.limit ?? USUAL;
  const found: SavedDelivery[] = [];
  for await (const delivery of new Deliveries(context.directories.state, context.clock).newestFirst()) {
    found.push(delivery);
    if (found.length >= most) break;
  }
  if (found.length === 0 && terminal.mode === 'human')
    terminal.note('no deliveries yet; to receive some: octet webhook listen');
  await terminal.result(found.map(deliverySummary), () =>
    listTable(terminal, {
      items: found,
      names,
      columns: {
        id: { cell: ({ id }) => id },
        time: { cell: ({ at }) => at, spare: flags.columns === undefined },
        direction: { cell: ({ direction }) => direction },
        event: { cell: ({ type }) => type ?? '' },
        result: { cell: resultOf },
        address: { cell: ({ target, path }) => target ?? path ?? '', shrink: true },
      },
    }),
  );
}

/** Without headers and body: those are for `webhook show`. */
export function deliverySummary(delivery: SavedDelivery) {
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
