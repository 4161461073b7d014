import type { JsonObject } from '../../contract/shape.ts';
import { SIGNATURE_HEADER, signatureHeaders } from '../../contract/signature.ts';
import { maybeNumber, maybeText, numberIn, type Row, type Sql, type SqlValue, textIn } from '../store/sql.ts';
import { deliveryOf } from './deliveries.ts';
import { diagnosisOf } from './diagnosis.ts';

const LISTED = 100;
const SELECT =
  'SELECT deliveries.*, endpoints.url AS url FROM deliveries JOIN endpoints ON endpoints.id = endpoint';

export interface DeliveryQuery {
  readonly limit: number;
  readonly after?: string;
  readonly status?: string;
  readonly endpoint?: string;
  readonly test?: string;
}

/** Newest first, each with its attempts. */
export function listDeliveries(
  sql: Sql,
  { limit, after, status, endpoint, test }: DeliveryQuery,
): { data: JsonObject[]; next: string | null } {
  const parts: string[] = [];
  const values: SqlValue[] = [];
  const add = (part: string, value: SqlValue): void => {
    parts.push(part);
    values.push(value);
  };
  if (after !== undefined) {
    const row = sql.get('SELECT seq FROM deliveries WHERE id = ?', after);
    add('seq < ?', row ? numberIn(row, 'seq') : 0);
  }
  if (status !== undefined) add('status = ?', status);
  if (endpoint !== undefined) add('endpoint = ?', endpoint);
  if (test !== undefined) add('endpoints.test = ?', test);
  const where = parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`;
  const rows = sql.all(`${SELECT} ${where} ORDER BY seq DESC LIMIT ?`, ...values, limit + 1);
  const data = rows.slice(0, limit).map((row) => deliveryDocument(sql, row));
  return { data, next: rows.length > limit ? String(data.at(-1)?.id) : null };
}

/** With everything that a receiver needs to check the signature by hand; the secret itself is not in it. */
export function findDelivery(sql: Sql, id: string, secret?: string): JsonObject | undefined {
  const row = sql.get(`${SELECT} WHERE deliveries.id = ?`, id);
  if (!row) return undefined;
  const { body } = deliveryOf(row);
  const payload = Buffer.from(body).toString();
  if (secret === undefined) return { ...deliveryDocument(sql, row), payload };
  // Each attempt is signed with its own time; before the first one there is only the time of the event.
  const last = sql.get('SELECT max(at) AS at FROM attempts WHERE delivery = ?', id);
  const signedAt = maybeNumber(last ?? {}, 'at') ?? numberIn(row, 'created_at');
  const { [SIGNATURE_HEADER]: value, ...standard } = signatureHeaders({ id, body }, secret, signedAt);
  const signature = { header: SIGNATURE_HEADER, value, standard, signed_bytes: body.length };
  return { ...deliveryDocument(sql, row), payload, signature };
}

function deliveryDocument(sql: Sql, row: Row): JsonObject {
  const { id, endpoint, type, body, status, attempts } = deliveryOf(row);
  return {
    id,
    object: 'delivery',
    endpoint,
    url: textIn(row, 'url'),
    type,
    status,
    attempts,
    event: eventIn(body),
    created_at: new Date(numberIn(row, 'created_at')).toISOString(),
    next_attempt_at: status === 'pending' ? new Date(numberIn(row, 'next_at')).toISOString() : null,
    replay_of: maybeText(row, 'replay_of') ?? null,
    history: attemptsOf(sql, id),
  };
}

function eventIn(body: Uint8Array): unknown {
  return JSON.parse(Buffer.from(body).toString());
}

function attemptsOf(sql: Sql, delivery: string): JsonObject[] {
  return sql.all('SELECT * FROM attempts WHERE delivery = ? ORDER BY number', delivery).map((row) => {
    const status = maybeNumber(row, 'status');
    const error = maybeText(row, 'error');
    return {
      attempt: numberIn(row, 'number'),
      at: new Date(numberIn(row, 'at')).toISOString(),
      status: status ?? null,
      error: error ?? null,
      duration_ms: maybeNumber(row, 'ms') ?? null,
      reply: maybeText(row, 'reply') ?? null,
      diagnosis: diagnosisOf(status, error),
    };
  });
}

/** Messages that the real service would send to the owner by e-mail. */
export function listNotifications(sql: Sql): JsonObject[] {
  return sql.all('SELECT * FROM notifications ORDER BY seq DESC LIMIT ?', LISTED).map((row) => ({
    id: textIn(row, 'id'),
    object: 'notification',
    type: textIn(row, 'kind'),
    delivery: textIn(row, 'reference'),
    recipient: textIn(row, 'recipient'),
    message: textIn(row, 'message'),
    created_at: new Date(numberIn(row, 'at')).toISOString(),
  }));
}
