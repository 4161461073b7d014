import type { JobKind } from '../../contract/endpoints.ts';
import type { DocumentReply } from '../routes/reply.ts';
import type { RequestContext } from '../routes/route.ts';
import { addJob } from './job-records.ts';
import { jobDocument } from './job-reply.ts';

export interface Accepted {
  readonly kind: JobKind;
  readonly id: string;
  readonly units: number;
}

/** Queues work that is finished later; the reply describes the queue with the job in it. */
export async function acceptJob(
  { service, account, given, origin, held }: RequestContext,
  { kind, id, units }: Accepted,
): Promise<DocumentReply> {
  const now = service.clock.now();
  // The transaction that adds the job also stores the reply, so the reply is made before the job has its row.
  const document = await service.store.read((sql) => {
    const last = sql.get('SELECT max(seq) AS seq FROM jobs');
    const job = {
      seq: Number(last?.seq ?? 0) + 1,
      id,
      account: account.id,
      kind,
      request: given,
      units,
      hold: '',
      status: 'queued' as const,
      progress: 0,
      stage: undefined,
      error: undefined,
      result: undefined,
      attempts: 0,
      createdAt: now,
      startedAt: undefined,
      finishedAt: undefined,
    };
    return { ...jobDocument(sql, service, job, origin), cost: held };
  });
  return {
    kind: 'reply',
    document,
    commit(sql, hold = '') {
      addJob(sql, { id, account: account.id, kind, request: given, units, hold }, now);
    },
    later: true,
    after: () => service.jobs.wake(),
  };
}
