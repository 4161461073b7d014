import type { EventType } from '../../contract/events.ts';
import type { Sql } from '../store/sql.ts';

/** What the rest of the service may ask of the sender. */
export interface Webhooks {
  /** Queues the event for every endpoint that wants it, in the caller's transaction: it is sent if that commits. */
  emit(sql: Sql, type: EventType, data: Readonly<Record<string, unknown>>): void;
  /** Called after commits; sends what is due. */
  wake(): void;
}
