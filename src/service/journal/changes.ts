import type { Clock } from '../../clock.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { type LiveEvents, type LiveKind, liveEvent } from './live-events.ts';

/** Things that were changed in the store; those who watch get them as they are now. */
export interface Changes {
  job(id: string): void;
  delivery(id: string): void;
  credits(account: string): void;
}

export const NO_CHANGES: Changes = { job() {}, delivery() {}, credits() {} };

export type ReadChanged = Readonly<Record<keyof Changes, (sql: Sql, id: string) => JsonObject | undefined>>;

export interface ChangesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly live: LiveEvents;
  readonly read: ReadChanged;
}

/** Several changes of one thing in a short time are one event. */
const GATHER_MS = 100;

export function watchChanges({ store, clock, live, read }: ChangesOptions): Changes {
  const changed: Record<keyof Changes, Set<string>> = {
    job: new Set(),
    delivery: new Set(),
    credits: new Set(),
  };
  let timed = false;

  const note = (kind: keyof Changes, id: string): void => {
    changed[kind].add(id);
    if (timed) return;
    timed = true;
    clock.after(GATHER_MS, () => {
      timed = false;
      // Requests report the fault of the store.
      publish().catch(() => {});
    });
  };
  async function publish(): Promise<void> {
    const kinds = ['job', 'delivery', 'credits'] as const;
    const all = kinds.flatMap((kind) => [...changed[kind]].map((id) => ({ kind, id })));
    for (const kind of kinds) changed[kind].clear();
    const found = await store.read((sql) =>
      all.map(({ kind, id }): [LiveKind, JsonObject | undefined] => [kind, read[kind](sql, id)]),
    );
    for (const [kind, body] of found) if (body) live.publish(liveEvent(kind, body));
  }
  return {
    job: (id) => note('job', id),
    delivery: (id) => note('delivery', id),
    credits: (account) => note('credits', account),
  };
}
