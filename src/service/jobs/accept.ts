import type { JobKind } from '../../contract/endpoints.ts';
import type { DocumentReply, RequestContext } from '../service-context.ts';
import { jobDocument } from './job-reply.ts';
import { addJob } from './jobs.ts';

export interface Accepted {
  readonly kind: JobKind;
  readonly id: string;
  readonly units: number;
}

/** Work that is finished later. The reply is written from the queue as it stands once the job is in it. */
export async function acceptJob(
  { service, account, body, origin, held }: RequestContext,
  { kind, id, units }: Accepted,
): Promise<DocumentReply> {
  const now = service.clock.now();
  // The reply has to be known before the transaction that stores it: the job as it will stand at the end of the queue.
  const document = await service.store.read((sql) => {
    const last = sql.get('SELECT max(seq) AS seq FROM jobs');
    const job = {
      seq: Number(last?.seq ?? 0) + 1,
      id,
      account: account.id,
      kind,
      request: body,
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
      addJob(sql, { id, account: account.id, kind, request: body, units, hold }, now);
    },
    later: true,
    after: () => service.jobs.wake(),
  };
}
