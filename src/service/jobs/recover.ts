import type { Clock } from '../../clock.ts';
import { releaseOrphans } from '../billing/credits.ts';
import { sweepKeys } from '../billing/idempotency.ts';
import type { Sql } from '../store/sql.ts';
import { type JobOwner, removeDeadOwners } from './owners.ts';

const OLD_DELIVERY_MS = 30 * 86_400_000;

/** Releases the credits and idempotency keys that dead processes held, and deletes old deliveries. */
export function recoverState(sql: Sql, owner: JobOwner, clock: Clock): void {
  removeDeadOwners(sql, owner);
  releaseOrphans(sql);
  sweepKeys(sql, clock.now());
  const old = clock.now() - OLD_DELIVERY_MS;
  sql.run(
    "DELETE FROM attempts WHERE delivery IN (SELECT id FROM deliveries WHERE status <> 'pending' AND created_at < ?)",
    old,
  );
  sql.run("DELETE FROM deliveries WHERE status <> 'pending' AND created_at < ?", old);
}
