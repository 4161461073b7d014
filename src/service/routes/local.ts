import { EVENTS, type EventType, isEventType, sampleEvent } from '../../contract/events.ts';
import { isPrivateAddress } from '../../contract/private-networks.ts';
import { PLANS, type Plan } from '../../contract/rate-limit.ts';
import { isObject, type JsonObject } from '../../contract/shape.ts';
import { type Account, createAccount, FIRST_CREDITS, newKey, revokeKey } from '../billing/accounts.ts';
import { balanceOf, enter } from '../billing/credits.ts';
import { refuse } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { jobOf } from '../jobs/jobs.ts';
import { end } from '../jobs/runner.ts';
import type { Room } from '../service-context.ts';
import { numberOf, textOf } from '../store/sql.ts';
import { hostOf, webhookUrl } from '../webhooks/address.ts';
import { addEndpoint, listEndpoints, removeEndpoint } from '../webhooks/deliveries.ts';
import { listDeliveries, listNotifications } from '../webhooks/records.ts';

/** What is not in the API document: the dashboard of the real service, as requests. They are free and not limited. */
export interface LocalCall {
  readonly room: Room;
  readonly account: Account;
  readonly body: JsonObject;
  readonly id: string;
}

export type LocalRun = (call: LocalCall) => JsonObject;

export const registerWebhook: LocalRun = ({ room, body }) => {
  const url = webhookUrl(body.url);
  const inside = isPrivateAddress(hostOf(url)) || hostOf(url) === 'localhost';
  if (inside && !room.allowPrivate()) {
    throw refuse.invalid('url: is inside this machine or network, and this service is open to others');
  }
  const endpoint = room.store.write((sql) =>
    addEndpoint(sql, url.href, eventsOf(body.events), room.clock.now()),
  );
  const note = inside
    ? { note: 'The address is inside this machine; allowed while only this machine can ask.' }
    : {};
  return {
    object: 'webhook_endpoint',
    ...endpoint,
    events: endpoint.events ?? Object.keys(EVENTS),
    secret: room.secret,
    ...note,
  };
};

function eventsOf(events: unknown): string[] | undefined {
  if (events === undefined || events === null) return undefined;
  if (Array.isArray(events) && events.every((event) => typeof event === 'string')) return events;
  throw refuse.invalid('events: must be a list of event kinds');
}

export const showWebhooks: LocalRun = ({ room }) => ({
  object: 'list',
  data: room.store
    .read(listEndpoints)
    .map((endpoint) => ({ ...endpoint, events: endpoint.events ?? Object.keys(EVENTS) })),
});

export const deleteWebhook: LocalRun = ({ room, id }) => {
  if (!room.store.write((sql) => removeEndpoint(sql, id))) throw refuse.missing('There is no such endpoint.');
  return { id, deleted: true };
};

/** An event of any kind, with example data and whatever is given in its place. */
export const trigger: LocalRun = ({ room, body }) => {
  const type = typeof body.type === 'string' ? body.type : '';
  if (!isEventType(type)) {
    throw refuse.invalid(`type: must be one of ${Object.keys(EVENTS).join(', ')}`);
  }
  if (body.data !== undefined && !isObject(body.data)) throw refuse.invalid('data: must be an object');
  const data = { ...sampleEvent(type, new Date(room.clock.now())).data, ...body.data };
  const deliveries = room.store.write((sql) => room.webhooks.emit(sql, type as EventType, data));
  room.webhooks.wake();
  return { object: 'event', type, data, deliveries };
};

export const deliveries: LocalRun = ({ room }) => ({ object: 'list', data: room.store.read(listDeliveries) });
export const notifications: LocalRun = ({ room }) => ({
  object: 'list',
  data: room.store.read(listNotifications),
});

/** Another user, for tests that need two. */
export const addUser: LocalRun = ({ room, body }) => {
  const plan = body.plan === undefined ? 'unlimited' : String(body.plan);
  if (!Object.hasOwn(PLANS, plan))
    throw refuse.invalid(`plan: must be one of ${Object.keys(PLANS).join(', ')}`);
  const credits = wholeNumber(body.credits ?? FIRST_CREDITS, 'credits', 0);
  const key = newKey();
  const now = room.clock.now();
  const email = typeof body.email === 'string' ? body.email : `${newId('user', 4)}@octet.local`;
  const attribution = body.attribution !== false;
  const id = room.store.write((sql) => {
    const made = createAccount(sql, { email, plan: plan as Plan, credits, attribution }, key, now);
    room.webhooks.emit(sql, 'user.created', {
      user_id: made,
      email,
      created_at: new Date(now).toISOString(),
    });
    return made;
  });
  room.webhooks.wake();
  return { object: 'account', id, email, plan, credits, key };
};

export const revoke: LocalRun = ({ room, body }) => {
  const key = typeof body.key === 'string' ? body.key : '';
  const revoked = room.store.write((sql) => revokeKey(sql, key, room.clock.now()));
  if (!revoked) throw refuse.missing('There is no such key.');
  return { object: 'key', revoked };
};

/** Test credits, without a payment. */
export const addCredits: LocalRun = ({ room, account, body }) => {
  const amount = wholeNumber(body.amount, 'amount', 1);
  return room.store.write((sql) => {
    enter(sql, account.id, { kind: 'grant', amount, description: 'test credits' }, room.clock.now());
    const { available, held } = balanceOf(sql, account.id);
    return { object: 'balance', balance: available, held, added: amount };
  });
};

export const cancelJob: LocalRun = ({ room, account, id }) => {
  const document = room.store.write((sql) => {
    const row = sql.get('SELECT * FROM jobs WHERE id = ? AND account = ?', id, account.id);
    if (!row) throw refuse.missing('There is no such job.');
    const job = jobOf(row);
    if (job.status !== 'queued' && job.status !== 'processing') {
      throw refuse.conflict(`The job is ${job.status} already.`, 'job_ended');
    }
    end(sql, room, job, 'cancelled', 'cancelled by its owner');
    return { id, object: `${job.kind}.job`, status: 'cancelled' };
  });
  room.jobs.cancel(id);
  room.webhooks.wake();
  return document;
};

export const health: LocalRun = ({ room }) => {
  const { jobs, accounts } = room.store.read((sql) => ({
    jobs: sql.all('SELECT status, count(*) AS n FROM jobs GROUP BY status'),
    accounts: sql.get('SELECT count(*) AS n FROM accounts'),
  }));
  return {
    status: 'ok',
    accounts: numberOf(accounts ?? {}, 'n'),
    jobs: Object.fromEntries(jobs.map((row) => [textOf(row, 'status'), numberOf(row, 'n')])),
  };
};

function wholeNumber(value: unknown, name: string, least: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > 1e12) {
    throw refuse.invalid(`${name}: must be a whole number of at least ${least}`);
  }
  return value;
}
