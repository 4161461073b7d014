import type { InferOutput } from 'valibot';
import { EVENTS, type EventType, isEventType, sampleEvent } from '../../contract/events.ts';
import { isPrivateHost } from '../../contract/private-networks.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { serviceError } from '../http/service-error.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { webhookUrl } from '../webhooks/address.ts';
import { queueFor } from '../webhooks/deliveries.ts';
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  listEndpoints,
  removeEndpoint,
  type WebhookEndpoint,
} from '../webhooks/endpoints.ts';
import type { testEventBody, triggerBody, webhookBody, webhookChanges } from './bodies.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOfItems } from './pages.ts';

export const showWebhooks: LocalRun = async ({ service, query, test }) => {
  const all = await service.store.read(listEndpoints);
  const own = all.filter((endpoint) => test === undefined || endpoint.test === test);
  return { ...pageOfItems(own.map(endpointDocument), query), kinds: Object.keys(EVENTS) };
};

function endpointDocument({ id, url, events, disabled, test }: WebhookEndpoint) {
  const kinds = events ?? Object.keys(EVENTS);
  return { object: 'webhook_endpoint', id, url, events: kinds, disabled, ...(test ? { test } : {}) };
}

export const registerWebhook: LocalRun<InferOutput<typeof webhookBody>> = async ({ service, body, test }) => {
  const url = webhookUrl(body.url);
  const inside = isPrivateHost(url.hostname);
  if (inside && !service.reach.allowsPrivate()) {
    throw serviceError.invalid(
      'url: private addresses are not allowed while other machines can reach this service',
    );
  }
  const endpoint = await service.store.write((sql) => {
    const made = addEndpoint(sql, url.href, body.events ?? undefined, service.clock.now(), body.test ?? test);
    if (body.disabled === undefined) return made;
    changeEndpoint(sql, made.id, { disabled: body.disabled });
    return { ...made, disabled: body.disabled };
  });
  const note = inside
    ? { note: 'This is a private address. It is allowed because only this machine can reach the service.' }
    : {};
  return { ...endpointDocument(endpoint), secret: service.identity.secret, ...note };
};

export const changeWebhook: LocalRun<InferOutput<typeof webhookChanges>> = async ({ service, id, body }) => {
  const endpoint = await service.store.write((sql) => {
    known(sql, id);
    changeEndpoint(sql, id, body);
    return known(sql, id);
  });
  // Deliveries that waited while it was disabled are due now.
  service.webhooks.resume();
  return endpointDocument(endpoint);
};

export const deleteWebhook: LocalRun = async ({ service, id, test }) => {
  const isRemoved = await service.store.write(
    (sql) => (test === undefined || findEndpoint(sql, id)?.test === test) && removeEndpoint(sql, id),
  );
  if (!isRemoved) throw serviceError.missing('Webhook endpoint not found.');
  return { id, deleted: true };
};

function known(sql: Sql, id: string): WebhookEndpoint {
  const endpoint = findEndpoint(sql, id);
  if (!endpoint) throw serviceError.missing('Webhook endpoint not found.');
  return endpoint;
}

/** One event to one endpoint, whatever kinds it wants. */
export const testWebhook: LocalRun<InferOutput<typeof testEventBody>> = async ({ service, id, body }) => {
  const type = kindOf(body.type ?? 'generation.completed');
  const data = exampleOf(service, type, body.data);
  const delivery = await service.store.write((sql) =>
    queueFor(sql, known(sql, id).id, { type, data }, service.clock.now()),
  );
  service.webhooks.resume();
  return { object: 'event', type, data, delivery };
};

/** An event of any kind, with example data and whatever is given in its place. */
export const trigger: LocalRun<InferOutput<typeof triggerBody>> = async ({ service, body, test }) => {
  const type = kindOf(body.type);
  const data = exampleOf(service, type, body.data);
  const deliveries = await service.store.write((sql) =>
    service.webhooks.emitIn(sql, body.test ?? test, type, data),
  );
  service.webhooks.wake();
  return { object: 'event', type, data, deliveries };
};

function kindOf(type: string): EventType {
  if (isEventType(type)) return type;
  throw serviceError.invalid(`type: must be one of ${Object.keys(EVENTS).join(', ')}`);
}

const exampleOf = ({ clock }: ServiceContext, type: EventType, data: JsonObject | undefined): JsonObject => ({
  ...sampleEvent(type, new Date(clock.now())).data,
  ...data,
});
