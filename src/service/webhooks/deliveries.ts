import { DELIVERY_ATTEMPTS, type EventType } from '../../contract/events.ts';
import { newId } from '../ids.ts';
import { maybeNumber, numberIn, type Row, type Sql, textIn, wordIn } from '../store/sql.ts';
import { listEndpoints, type WebhookEndpoint } from './endpoints.ts';

const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export interface Delivery {
  readonly id: string;
  readonly endpoint: string;
  readonly type: string;
  readonly body: Uint8Array;
  readonly status: DeliveryStatus;
  readonly attempts: number;
}

/** The waits before attempts 2 to 5. */
const SERVICE_WAITS_MS: readonly number[] = [5_000, 30_000, 120_000, 600_000];
const JITTER = 0.2;
/** A time further away than any wait was written before the clock was set back. */
const FARTHEST_MS = 900_000;
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** One row for each endpoint that wants it. The bytes are made once and sent as they are, however often. */
export function queueEvent(
  sql: Sql,
  type: EventType,
  data: Readonly<Record<string, unknown>>,
  { now, test }: { readonly now: number; readonly test: string | undefined },
): string[] {
  const wanting = listEndpoints(sql).filter(
    ({ events, disabled, test: own }) =>
      !disabled && own === test && (events === undefined || events.includes(type)),
  );
  return wanting.map(({ id }) => queueFor(sql, id, { type, data }, now));
}

/** For one endpoint, whatever kinds it wants. */
export function queueFor(
  sql: Sql,
  endpoint: string,
  event: { readonly type: EventType; readonly data: Readonly<Record<string, unknown>> },
  now: number,
): string {
  return insert(sql, { endpoint, type: event.type, body: Buffer.from(JSON.stringify(event)) }, now);
}

/** The same bytes once more; undefined: there is no such delivery. */
export function replayDelivery(sql: Sql, id: string, now: number): string | undefined {
  const row = sql.get('SELECT * FROM deliveries WHERE id = ?', id);
  return row && insert(sql, deliveryOf(row), now, id);
}

function insert(
  sql: Sql,
  { endpoint, type, body }: Pick<Delivery, 'endpoint' | 'type' | 'body'>,
  now: number,
  replayOf: string | null = null,
): string {
  const id = newId('msg');
  sql.run(
    "INSERT INTO deliveries (id, endpoint, type, body, status, next_at, created_at, replay_of) VALUES (?, ?, ?, ?, 'pending', ?, ?, ?)",
    id,
    endpoint,
    type,
    body,
    now,
    now,
    replayOf,
  );
  return id;
}

/** Due now at this endpoint; the attempt is counted before it is made, so that no crash makes a sixth. */
export function claimDelivery(
  sql: Sql,
  endpoint: string,
  owner: string,
  now: number,
): (Delivery & { readonly attemptAt: number }) | undefined {
  const row = sql.get(
    `SELECT * FROM deliveries WHERE status = 'pending' AND endpoint = ? AND owner IS NULL
      AND (next_at <= ? OR next_at > ?) ORDER BY seq LIMIT 1`,
    endpoint,
    now,
    now + FARTHEST_MS + LONGEST_RETRY_AFTER_MS,
  );
  if (!row) return undefined;
  const delivery = deliveryOf(row);
  const number = delivery.attempts + 1;
  sql.run('UPDATE deliveries SET owner = ?, attempts = ? WHERE id = ?', owner, number, delivery.id);
  sql.run(
    'INSERT OR REPLACE INTO attempts (delivery, number, at) VALUES (?, ?, ?)',
    delivery.id,
    number,
    now,
  );
  return { ...delivery, attempts: number, attemptAt: now };
}

export interface Attempted {
  readonly status?: number;
  readonly error?: string;
  readonly retryAfterMs?: number;
  /** The beginning of what the receiver answered. */
  readonly reply?: string;
  readonly tookMs: number;
}

export interface Pace {
  readonly speed: number;
  readonly random: () => number;
}

export function recordAttempt(
  sql: Sql,
  delivery: Delivery,
  attempted: Attempted,
  now: number,
  pace: Pace,
): DeliveryStatus {
  const { id, attempts } = delivery;
  sql.run(
    'UPDATE attempts SET status = ?, error = ?, ms = ?, reply = ? WHERE delivery = ? AND number = ?',
    attempted.status ?? null,
    attempted.error ?? null,
    Math.round(attempted.tookMs),
    attempted.reply ?? null,
    id,
    attempts,
  );
  if (attempted.error === undefined) return close(sql, id, 'delivered');
  if (attempts >= DELIVERY_ATTEMPTS) return giveUp(sql, delivery, now);
  const next = now + waitMs(attempts, attempted.retryAfterMs, pace);
  sql.run('UPDATE deliveries SET owner = NULL, next_at = ? WHERE id = ?', Math.ceil(next), id);
  return 'pending';
}

/** The receiver's own wish is for real time; only our own gap is shortened by `--speed`. */
function waitMs(attemptsMade: number, retryAfterMs: number | undefined, { speed, random }: Pace): number {
  const gap = SERVICE_WAITS_MS[attemptsMade - 1] ?? 0;
  const own = (gap * (1 + JITTER * (2 * random() - 1))) / speed;
  return Math.max(own, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS));
}

function close(sql: Sql, id: string, status: 'delivered' | 'failed'): DeliveryStatus {
  sql.run('UPDATE deliveries SET status = ?, owner = NULL WHERE id = ?', status, id);
  return status;
}

/** The document sends an e-mail to the owner of the account; here the same words are kept as a record. */
function giveUp(
  sql: Sql,
  { id, endpoint, type }: Pick<Delivery, 'id' | 'endpoint' | 'type'>,
  now: number,
): DeliveryStatus {
  const url = sql.get('SELECT url FROM endpoints WHERE id = ?', endpoint);
  const owner = sql.get('SELECT email FROM accounts ORDER BY created_at, id LIMIT 1');
  sql.run(
    "INSERT INTO notifications (id, kind, reference, recipient, message, at) VALUES (?, 'webhook.failed', ?, ?, ?, ?)",
    newId('note'),
    id,
    owner ? textIn(owner, 'email') : '',
    `The ${type} event ${id} could not be delivered to ${url ? textIn(url, 'url') : endpoint} in ${DELIVERY_ATTEMPTS} attempts.`,
    now,
  );
  return close(sql, id, 'failed');
}

/** Deliveries of processes that died in the middle of an attempt. */
export function recoverDeliveries(sql: Sql, now: number): void {
  const orphans = sql.all(
    "SELECT * FROM deliveries WHERE status = 'pending' AND owner IS NOT NULL AND owner NOT IN (SELECT id FROM owners)",
  );
  for (const row of orphans) {
    const delivery = deliveryOf(row);
    const why = 'the process ended during this attempt';
    sql.run(
      'UPDATE attempts SET error = ? WHERE delivery = ? AND number = ? AND error IS NULL',
      why,
      delivery.id,
      delivery.attempts,
    );
    if (delivery.attempts >= DELIVERY_ATTEMPTS) giveUp(sql, delivery, now);
    else sql.run('UPDATE deliveries SET owner = NULL, next_at = ? WHERE id = ?', now, delivery.id);
  }
}

/** When the next delivery that still has to wait is due, or one of this endpoint; undefined when none waits. */
export function nextDue(sql: Sql, now: number, endpoint = ''): number | undefined {
  const row = sql.get(
    "SELECT min(next_at) AS at FROM deliveries WHERE status = 'pending' AND owner IS NULL AND (next_at > ? OR endpoint = ?)",
    now,
    endpoint,
  );
  return row ? maybeNumber(row, 'at') : undefined;
}

/** Endpoints with something to send, now or later. */
export function waitingEndpoints(sql: Sql): WebhookEndpoint[] {
  const waiting = new Set(
    sql.all("SELECT DISTINCT endpoint FROM deliveries WHERE status = 'pending'").map((row) => row.endpoint),
  );
  return listEndpoints(sql).filter(({ id, disabled }) => !disabled && waiting.has(id));
}

export function deliveryOf(row: Row): Delivery {
  return {
    id: textIn(row, 'id'),
    endpoint: textIn(row, 'endpoint'),
    type: textIn(row, 'type'),
    body: row.body instanceof Uint8Array ? row.body : new Uint8Array(),
    status: wordIn(row, 'status', DELIVERY_STATUSES),
    attempts: numberIn(row, 'attempts'),
  };
}
