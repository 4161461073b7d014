import { serviceError } from '../http/service-error.ts';
import { jobOf } from '../jobs/job-records.ts';
import { endJob } from '../jobs/job-steps.ts';
import { numberIn, type SqlValue } from '../store/sql.ts';
import { ownJobDocument } from './documents.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOf } from './pages.ts';

/** Of all accounts, newest first. */
export const jobs: LocalRun = async ({ service, query, url, test }) => {
  const { limit, after } = pageOf(query);
  const status = query.get('status') || undefined;
  return service.store.read((sql) => {
    const last = after === undefined ? undefined : sql.get('SELECT seq FROM jobs WHERE id = ?', after);
    const before = after === undefined ? Number.MAX_SAFE_INTEGER : last ? numberIn(last, 'seq') : 0;
    const parts = ['seq < ?'];
    const values: SqlValue[] = [before];
    const add = (part: string, value: SqlValue | undefined): void => {
      if (value === undefined) return;
      parts.push(part);
      values.push(value);
    };
    add('status = ?', status);
    add('account IN (SELECT id FROM accounts WHERE test = ?)', test);
    const where = parts.join(' AND ');
    const rows = sql.all(`SELECT * FROM jobs WHERE ${where} ORDER BY seq DESC LIMIT ?`, ...values, limit + 1);
    const data = rows.slice(0, limit).map((row) => ownJobDocument(sql, service, jobOf(row), url.origin));
    return { object: 'list', data, next: rows.length > limit ? String(data.at(-1)?.id) : null };
  });
};

export const job: LocalRun = async ({ service, id, url }) =>
  service.store.read((sql) => {
    const row = sql.get('SELECT * FROM jobs WHERE id = ?', id);
    if (!row) throw serviceError.missing('Job not found.');
    return ownJobDocument(sql, service, jobOf(row), url.origin);
  });

export const cancelJob: LocalRun = async ({ service, id }) => {
  const document = await service.store.write((sql) => {
    const row = sql.get('SELECT * FROM jobs WHERE id = ?', id);
    if (!row) throw serviceError.missing('Job not found.');
    const job = jobOf(row);
    if (job.status !== 'queued' && job.status !== 'processing') {
      throw serviceError.conflict(`The job is already ${job.status}.`, 'job_ended');
    }
    endJob(sql, service, job, 'cancelled', 'cancelled by its owner');
    return { id, object: `${job.kind}.job`, status: 'cancelled' };
  });
  service.jobs.cancel(id);
  service.webhooks.wake();
  service.changes.job(id);
  return document;
};
