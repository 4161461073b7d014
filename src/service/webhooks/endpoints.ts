import { EVENTS, type EventType, isEventType } from '../../contract/events.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { listIn, maybeText, numberIn, type Row, type Sql, textIn } from '../store/sql.ts';

export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  /** Undefined: all kinds. */
  readonly events: readonly EventType[] | undefined;
  /** No events are sent to it for now. */
  readonly disabled: boolean;
  /** It gets the events of this test; undefined: those of no test. */
  readonly test: string | undefined;
}

export function addEndpoint(
  sql: Sql,
  url: string,
  events: readonly string[] | undefined,
  now: number,
  test?: string,
): WebhookEndpoint {
  const kinds = events?.map(eventType);
  const chosen = kinds && kinds.length > 0 ? JSON.stringify(kinds) : null;
  const known = sql.get('SELECT id FROM endpoints WHERE url = ? AND test = ?', url, test ?? '');
  const id = known ? textIn(known, 'id') : newId('we');
  sql.run(
    'INSERT INTO endpoints (id, url, events, created_at, test) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET events = excluded.events',
    id,
    url,
    chosen,
    now,
    test ?? '',
  );
  return findEndpoint(sql, id) ?? { id, url, events: kinds, disabled: false, test };
}

function eventType(word: string): EventType {
  if (isEventType(word)) return word;
  throw serviceError.invalid(`events: unknown type ${word}; types: ${Object.keys(EVENTS).join(', ')}`);
}

export function removeEndpoint(sql: Sql, id: string): boolean {
  sql.run('DELETE FROM attempts WHERE delivery IN (SELECT id FROM deliveries WHERE endpoint = ?)', id);
  sql.run('DELETE FROM deliveries WHERE endpoint = ?', id);
  return sql.run('DELETE FROM endpoints WHERE id = ?', id) === 1;
}

export function listEndpoints(sql: Sql): WebhookEndpoint[] {
  return sql.all('SELECT * FROM endpoints ORDER BY created_at, id').map(endpointOf);
}

export function findEndpoint(sql: Sql, id: string): WebhookEndpoint | undefined {
  const row = sql.get('SELECT * FROM endpoints WHERE id = ?', id);
  return row && endpointOf(row);
}

function endpointOf(row: Row): WebhookEndpoint {
  return {
    id: textIn(row, 'id'),
    url: textIn(row, 'url'),
    events: maybeText(row, 'events') === undefined ? undefined : listIn(row, 'events', isStoredType),
    disabled: numberIn(row, 'disabled') === 1,
    test: maybeText(row, 'test') || undefined,
  };
}

export interface EndpointChanges {
  /** Null: all kinds. */
  readonly events?: readonly string[] | null;
  readonly disabled?: boolean;
}

export function changeEndpoint(sql: Sql, id: string, { events, disabled }: EndpointChanges): void {
  if (events !== undefined) {
    const kinds = events === null || events.length === 0 ? null : JSON.stringify(events.map(eventType));
    sql.run('UPDATE endpoints SET events = ? WHERE id = ?', kinds, id);
  }
  if (disabled !== undefined) sql.run('UPDATE endpoints SET disabled = ? WHERE id = ?', disabled ? 1 : 0, id);
}

const isStoredType = (value: unknown): value is EventType => typeof value === 'string' && isEventType(value);
