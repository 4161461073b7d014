import { ID_HEADER } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import { type Deliveries, hasFailed, type SavedDelivery } from '../../ledger/deliveries.ts';
import type { ChoiceFlags } from './flags.ts';

/** Enough to send a delivery again; its body is read when its turn comes. */
export type DeliveryChoice = Pick<SavedDelivery, 'id' | 'target'>;

/** Oldest first, in the order in which they once came. */
export async function choose(
  deliveries: Deliveries,
  id: string | undefined,
  { last, failed }: ChoiceFlags,
): Promise<DeliveryChoice[]> {
  const ways = [id !== undefined, last !== undefined, failed].filter(Boolean).length;
  if (ways > 1) throw new OctetError('usage', 'give only one of an id, --last and --failed');
  if (id !== undefined) return [await find(deliveries, id)];
  const most = failed ? Number.POSITIVE_INFINITY : (last ?? 1);
  const chosen: DeliveryChoice[] = [];
  for await (const delivery of deliveries.newestFirst()) {
    if (!failed || hasFailed(delivery)) chosen.push({ id: delivery.id, target: delivery.target });
    if (chosen.length >= most) break;
  }
  return chosen.reverse();
}

/** By its name here, its beginning or end where only one has it, or the id that its sender gave it; - is the newest. */
export async function find(deliveries: Deliveries, id: string): Promise<DeliveryChoice> {
  if (id === '-') {
    for await (const newest of deliveries.newestFirst()) return newest;
  }
  const exact = await deliveries.read(id);
  if (exact) return exact;
  const ids = await deliveries.ids();
  const ending = ids.filter((each) => each.endsWith(`-${id}`)).at(-1);
  const beginning = id === '' ? [] : ids.filter((each) => each.startsWith(id));
  const short = ending ?? (beginning.length === 1 ? beginning[0] : undefined);
  const found = short === undefined ? undefined : await deliveries.read(short);
  if (found) return found;
  const [first, second] = beginning;
  if (first !== undefined && second !== undefined)
    throw new OctetError(
      'usage',
      `${beginning.length} deliveries begin with '${id}'`,
      `such as ${first}, ${second}`,
    );
  for await (const delivery of deliveries.newestFirst()) {
    if (delivery.headers[ID_HEADER] === id) return delivery;
  }
  throw new OctetError('missing', `no delivery '${id}'`, 'octet webhook list');
}
