import { serviceError } from '../http/service-error.ts';
import { replayDelivery } from '../webhooks/deliveries.ts';
import { findDelivery, listDeliveries, listNotifications } from '../webhooks/delivery-records.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOf } from './pages.ts';

export const deliveries: LocalRun = async ({ service, query, test }) => {
  const page = pageOf(query);
  const status = query.get('status') || undefined;
  const endpoint = query.get('endpoint') || undefined;
  return service.store.read((sql) => ({
    object: 'list',
    ...listDeliveries(sql, { ...page, status, endpoint, test }),
  }));
};

export const delivery: LocalRun = async ({ service, id }) => {
  const found = await service.store.read((sql) => findDelivery(sql, id, service.identity.secret));
  if (!found) throw serviceError.missing('Delivery not found.');
  return found;
};

/** The same bytes to the same endpoint, as a delivery of its own. */
export const replayOne: LocalRun = async ({ service, id }) => {
  const again = await service.store.write((sql) => replayDelivery(sql, id, service.clock.now()));
  if (again === undefined) throw serviceError.missing('Delivery not found.');
  service.webhooks.resume();
  return { object: 'delivery', id: again, replay_of: id };
};

export const notifications: LocalRun = async ({ service }) => ({
  object: 'list',
  data: await service.store.read(listNotifications),
});
