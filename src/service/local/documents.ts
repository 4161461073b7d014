import type { JsonObject } from '../../contract/shape.ts';
import { keyAccount } from '../billing/accounts.ts';
import type { KeyRecord } from '../billing/keys.ts';
import type { JobRecord } from '../jobs/job-records.ts';
import { jobDocument } from '../jobs/job-reply.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Fault } from '../simulation/faults.ts';
import type { Sql } from '../store/sql.ts';

/** How the service's own API and its events show things. */

const time = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();

export function faultDocument({ account: _, ...fault }: Fault, key: string | undefined): JsonObject {
  return { object: 'fault', ...fault, ...(key === undefined ? {} : { key }) };
}

export function keyDocument(key: KeyRecord, ownAccount: string): JsonObject {
  return {
    object: 'key',
    id: key.id,
    name: key.name,
    hint: key.hint,
    plan: key.plan,
    attribution: key.attribution,
    balance: key.balance,
    held: key.held,
    own: key.account === ownAccount,
    created_at: time(key.createdAt),
    revoked_at: time(key.revokedAt),
  };
}

export function ownJobDocument(
  sql: Sql,
  service: Pick<ServiceContext, 'jobs' | 'clock'>,
  job: JobRecord,
  origin: string,
): JsonObject {
  const name = sql.get(
    'SELECT name FROM keys WHERE account = ? ORDER BY created_at DESC LIMIT 1',
    keyAccount(job.account),
  );
  return {
    ...jobDocument(sql, service, job, origin),
    kind: job.kind,
    key: name?.name ?? null,
    request: job.request,
    attempts: job.attempts,
    started_at: time(job.startedAt),
    finished_at: time(job.finishedAt),
  };
}
