import type { JsonObject } from '../../contract/shape.ts';
import { maybeNumber, maybeText, numberOf, type Sql, textOf } from '../store/sql.ts';
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
      url: textOf(row, 'url'),
      type,
      status,
      attempts,
      event: JSON.parse(Buffer.from(body).toString()) as JsonObject,
      next_attempt_at: status === 'pending' ? new Date(numberOf(row, 'next_at')).toISOString() : null,
      history: attemptsOf(sql, id),
    };
  });
}

function attemptsOf(sql: Sql, delivery: string): JsonObject[] {
  return sql.all('SELECT * FROM attempts WHERE delivery = ? ORDER BY number', delivery).map((row) => ({
    attempt: numberOf(row, 'number'),
    at: new Date(numberOf(row, 'at')).toISOString(),
    status: maybeNumber(row, 'status') ?? null,
    error: maybeText(row, 'error') ?? null,
    duration_ms: maybeNumber(row, 'ms') ?? null,
  }));
}

/** What the real service would have sent to the owner by e-mail. */
export function listNotifications(sql: Sql): JsonObject[] {
  return sql.all('SELECT * FROM notifications ORDER BY seq DESC LIMIT ?', LISTED).map((row) => ({
    id: textOf(row, 'id'),
    object: 'notification',
    type: textOf(row, 'kind'),
    delivery: textOf(row, 'reference'),
    recipient: textOf(row, 'recipient'),
    message: textOf(row, 'message'),
    created_at: new Date(numberOf(row, 'at')).toISOString(),
  }));
}
