import { EVENTS, isEventType, sampleEvent } from '../../contract/events.ts';
import { isPrivateHost } from '../../contract/private-networks.ts';
import { isPlan, PLANS } from '../../contract/rate-limit.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { accountOfKey, createAccount, FIRST_CREDITS, newKey, revokeKey } from '../billing/accounts.ts';
import { balanceOf, enter } from '../billing/credits.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { endJob } from '../jobs/job-steps.ts';
import { jobOf } from '../jobs/jobs.ts';
import type { ServiceContext } from '../service-context.ts';
import { numberIn, textIn } from '../store/sql.ts';
import { webhookUrl } from '../webhooks/address.ts';
import { addEndpoint, listEndpoints, removeEndpoint } from '../webhooks/endpoints.ts';
import { listDeliveries, listNotifications } from '../webhooks/records.ts';

/** A request to the service's own API. These are free and not limited. */
export interface LocalCall {
  readonly service: ServiceContext;
  /** False is possible for `health` alone. */
  readonly isAdmin: boolean;
  readonly body: JsonObject;
  readonly id: string;
}

export type LocalRun = (call: LocalCall) => Promise<JsonObject>;

export const registerWebhook: LocalRun = async ({ service, body }) => {
  const url = webhookUrl(body.url);
  const inside = isPrivateHost(url.hostname);
  if (inside && !service.reach.allowsPrivate()) {
    throw serviceError.invalid(
      'url: private addresses are not allowed while other machines can reach this service',
    );
  }
  const endpoint = await service.store.write((sql) =>
    addEndpoint(sql, url.href, eventsOf(body.events), service.clock.now()),
  );
  const note = inside
    ? { note: 'This is a private address. It is allowed because only this machine can reach the service.' }
    : {};
  return {
    object: 'webhook_endpoint',
    ...endpoint,
    events: endpoint.events ?? Object.keys(EVENTS),
    secret: service.identity.secret,
    ...note,
  };
};

function eventsOf(events: unknown): string[] | undefined {
  if (events === undefined || events === null) return undefined;
  if (Array.isArray(events) && events.every((event) => typeof event === 'string')) return events;
  throw serviceError.invalid('events: must be a list of event kinds');
}

export const showWebhooks: LocalRun = async ({ service }) => ({
  object: 'list',
  data: (await service.store.read(listEndpoints)).map((endpoint) => ({
    ...endpoint,
    events: endpoint.events ?? Object.keys(EVENTS),
  })),
});

export const deleteWebhook: LocalRun = async ({ service, id }) => {
  if (!(await service.store.write((sql) => removeEndpoint(sql, id))))
    throw serviceError.missing('Webhook endpoint not found.');
  return { id, deleted: true };
};

/** An event of any kind, with example data and whatever is given in its place. */
export const trigger: LocalRun = async ({ service, body }) => {
  const type = typeof body.type === 'string' ? body.type : '';
  if (!isEventType(type)) {
    throw serviceError.invalid(`type: must be one of ${Object.keys(EVENTS).join(', ')}`);
  }
  if (body.data !== undefined && !isObject(body.data)) throw serviceError.invalid('data: must be an object');
  const data = { ...sampleEvent(type, new Date(service.clock.now())).data, ...body.data };
  const deliveries = await service.store.write((sql) => service.webhooks.emit(sql, type, data));
  service.webhooks.wake();
  return { object: 'event', type, data, deliveries };
};

export const deliveries: LocalRun = async ({ service }) => ({
  object: 'list',
  data: await service.store.read(listDeliveries),
});
export const notifications: LocalRun = async ({ service }) => ({
  object: 'list',
  data: await service.store.read(listNotifications),
});

/** Another user, for tests that need two. */
export const addUser: LocalRun = async ({ service, body }) => {
  const plan = body.plan === undefined ? 'unlimited' : String(body.plan);
  if (!isPlan(plan)) throw serviceError.invalid(`plan: must be one of ${Object.keys(PLANS).join(', ')}`);
  const credits = wholeNumber(body.credits ?? FIRST_CREDITS, 'credits', 0);
  const key = newKey();
  const now = service.clock.now();
  const email = typeof body.email === 'string' ? body.email : `${newId('user', 4)}@octet.local`;
  const attribution = body.attribution !== false;
  const id = await service.store.write((sql) => {
    const made = createAccount(sql, { email, plan, credits, attribution }, key, now);
    service.webhooks.emit(sql, 'user.created', {
      user_id: made,
      email,
      created_at: new Date(now).toISOString(),
    });
    return made;
  });
  service.webhooks.wake();
  return { object: 'account', id, email, plan, credits, key };
};

export const revoke: LocalRun = async ({ service, body }) => {
  const key = typeof body.key === 'string' ? body.key : '';
  const revoked = await service.store.write((sql) => revokeKey(sql, key, service.clock.now()));
  if (!revoked) throw serviceError.missing('Key not found.');
  return { object: 'key', revoked };
};

/** Test credits without a payment, for the account of the service or for that of a key. */
export const addCredits: LocalRun = async ({ service, body }) => {
  const amount = wholeNumber(body.amount, 'amount', 1);
  return service.store.write((sql) => {
    const account =
      body.key === undefined ? service.identity.account : accountOfKey(sql, String(body.key))?.id;
    if (account === undefined) throw serviceError.missing('Key not found.');
    enter(sql, account, { kind: 'grant', amount, description: 'test credits' }, service.clock.now());
    const { available, held } = balanceOf(sql, account);
    return { object: 'balance', balance: available, held, added: amount };
  });
};

export const cancelJob: LocalRun = async ({ service, id }) => {
  const document = await service.store.write((sql) => {
    const row = sql.get('SELECT * FROM jobs WHERE id = ?', id);
    if (!row) throw serviceError.missing('Job not found.');
    const job = jobOf(row);
    if (job.status !== 'queued' && job.status !== 'processing') {
      throw serviceError.conflict(`The job is already ${job.status}.`, 'job_ended');
    }
    endJob(sql, service, job, 'cancelled', 'cancelled by its owner');
    return { id, object: `${job.kind}.job`, status: 'cancelled' };
  });
  service.jobs.cancel(id);
  service.webhooks.wake();
  return document;
};

/** Open to all. Only the admin learns how much others do here. */
export const health: LocalRun = async ({ service, isAdmin }) =>
  service.store.read((sql) => {
    // Read in any case: a service that cannot read its state is not healthy.
    const accounts = sql.get('SELECT count(*) AS n FROM accounts');
    if (!isAdmin) return { status: 'ok' };
    const jobs = sql.all('SELECT status, count(*) AS n FROM jobs GROUP BY status');
    return {
      status: 'ok',
      accounts: numberIn(accounts ?? {}, 'n'),
      jobs: Object.fromEntries(jobs.map((row) => [textIn(row, 'status'), numberIn(row, 'n')])),
    };
  });

function wholeNumber(value: unknown, name: string, least: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > 1e12) {
    throw serviceError.invalid(`${name}: must be a whole number of at least ${least}`);
  }
  return value;
}
