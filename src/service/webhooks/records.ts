import type { JsonObject } from '../../contract/shape.ts';
import { maybeNumber, maybeText, numberIn, type Sql, textIn } from '../store/sql.ts';
import { deliveryOf } from './deliveries.ts';

const LISTED = 100;

/** Deliveries, newest first, each with its attempts. */
export function listDeliveries(sql: Sql): JsonObject[] {
  const rows = sql.all(
    'SELECT deliveries.*, endpoints.url AS url FROM deliveries JOIN endpoints ON endpoints.id = endpoint ORDER BY seq DESC LIMIT ?',
    LISTED,
  );
  return rows.map((row) => {
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
      next_attempt_at: status === 'pending' ? new Date(numberIn(row, 'next_at')).toISOString() : null,
      history: attemptsOf(sql, id),
    };
  });
}

function eventIn(body: Uint8Array): unknown {
  return JSON.parse(Buffer.from(body).toString());
}

function attemptsOf(sql: Sql, delivery: string): JsonObject[] {
  return sql.all('SELECT * FROM attempts WHERE delivery = ? ORDER BY number', delivery).map((row) => ({
    attempt: numberIn(row, 'number'),
    at: new Date(numberIn(row, 'at')).toISOString(),
    status: maybeNumber(row, 'status') ?? null,
    error: maybeText(row, 'error') ?? null,
    duration_ms: maybeNumber(row, 'ms') ?? null,
  }));
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
