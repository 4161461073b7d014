import type { Clock } from '../../clock.ts';
import { releaseOrphans } from '../billing/credits.ts';
import { sweepKeys } from '../billing/idempotency.ts';
import { deleteFound, type Sql } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { type JobOwner, removeDeadOwners } from './owners.ts';

/** Deliveries that are done, and responses. */
const OLD_MS = 30 * 86_400_000;

/** Releases the credits and idempotency keys that dead processes held, and deletes old deliveries and responses. */
export function recoverState(sql: Sql, owner: JobOwner, clock: Clock): void {
  removeDeadOwners(sql, owner);
  releaseOrphans(sql);
  sweepKeys(sql, clock.now());
  const old = clock.now() - OLD_MS;
  const ended = "deliveries WHERE status <> 'pending' AND created_at < ?";
  deleteFound(sql, `attempts WHERE delivery IN (SELECT id FROM ${ended})`, old);
  deleteFound(sql, ended, old);
  deleteFound(sql, 'responses WHERE created_at < ?', old);
}

const UPKEEP_MS = 3_600_000;

interface UpkeepOptions {
  readonly store: Store;
  readonly owner: JobOwner;
  readonly clock: Clock;
}

/** Does the same every hour: the service may run for weeks. */
export function hourlyUpkeep({ store, owner, clock }: UpkeepOptions): { start(): void; stop(): void } {
  let stop = (): void => {};
  const start = (): void => {
    stop();
    stop = clock.after(UPKEEP_MS, () => {
      // Requests report the fault of the state.
      store.write((sql) => recoverState(sql, owner, clock)).catch(() => {});
      start();
    });
  };
  return { start, stop: () => stop() };
}
