import type { Clock } from '../../clock.ts';
import { releaseOrphans } from '../billing/credits.ts';
import { sweepKeys } from '../billing/idempotency.ts';
import type { Sql } from '../store/sql.ts';
import { type JobOwner, removeDeadOwners } from './owners.ts';

/** Deliveries that are done, and responses. */
const OLD_MS = 30 * 86_400_000;

/** Releases the credits and idempotency keys that dead processes held, and deletes old deliveries and responses. */
export function recoverState(sql: Sql, owner: JobOwner, clock: Clock): void {
  removeDeadOwners(sql, owner);
  releaseOrphans(sql);
  sweepKeys(sql, clock.now());
  const old = clock.now() - OLD_MS;
  sql.run(
    "DELETE FROM attempts WHERE delivery IN (SELECT id FROM deliveries WHERE status <> 'pending' AND created_at < ?)",
    old,
  );
  sql.run("DELETE FROM deliveries WHERE status <> 'pending' AND created_at < ?", old);
  sql.run('DELETE FROM responses WHERE created_at < ?', old);
}
