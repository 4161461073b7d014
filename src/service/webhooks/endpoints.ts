import { EVENTS, type EventType, isEventType } from '../../contract/events.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { listIn, maybeText, type Sql, textIn } from '../store/sql.ts';

export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  /** Undefined: all kinds. */
  readonly events: readonly EventType[] | undefined;
}

export function addEndpoint(
  sql: Sql,
  url: string,
  events: readonly string[] | undefined,
  now: number,
): WebhookEndpoint {
  const kinds = events?.map(eventType);
  const chosen = kinds && kinds.length > 0 ? JSON.stringify(kinds) : null;
  const known = sql.get('SELECT id FROM endpoints WHERE url = ?', url);
  const id = known ? textIn(known, 'id') : newId('we');
  sql.run(
    'INSERT INTO endpoints (id, url, events, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET events = excluded.events',
    id,
    url,
    chosen,
    now,
  );
  return { id, url, events: kinds };
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
  return sql.all('SELECT id, url, events FROM endpoints ORDER BY created_at, id').map((row) => {
    return {
      id: textIn(row, 'id'),
      url: textIn(row, 'url'),
      events: maybeText(row, 'events') === undefined ? undefined : listIn(row, 'events', isStoredType),
    };
  });
}

const isStoredType = (value: unknown): value is EventType => typeof value === 'string' && isEventType(value);
