import type { Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Counters } from './counters.ts';

export interface Books {
  readonly store: Store;
  readonly counters: Counters;
}

/**
 * Writes to the store, together with the counts that are due. `charge`: of what this process keeps in memory, only the
 * balance of the account changes.
 */
export async function inTransaction<T>(
  { store, counters }: Books,
  writes: 'charge' | 'more',
  action: (sql: Sql) => T,
): Promise<T> {
  const counts = counters.due();
  const write = writes === 'charge' && !counts ? store.writeKeepingVersion : store.write;
  let committed = false;
  try {
    const value = await write((sql) => {
      const made = action(sql);
      counts?.write(sql);
      return made;
    });
    committed = true;
    return value;
  } finally {
    counts?.over(committed);
  }
}
