import { notesField } from '../../contract/notes.ts';
import { balanceOf, capture, release } from '../billing/credits.ts';
import { publishDepleted } from '../billing/depleted.ts';
import { countJobCredits } from '../billing/usage.ts';
import type { ServiceContext } from '../service-context.ts';
import { numberIn, type Sql, textIn } from '../store/sql.ts';
import { type JobRecord, jobOf, noteDuration } from './job-records.ts';
import type { JobOutcome } from './job-work.ts';
import { removeDeadOwners } from './owners.ts';

/** A job whose process died is started once more; a job that kills its process must not do so for ever. */
const MOST_ATTEMPTS = 2;

/** The lease: one process gets the job, and only while it is alive and holds the row may it end it. */
export function claimNext(sql: Sql, service: ServiceContext): JobRecord | undefined {
  recoverJobs(sql, service);
  const row = sql.get("SELECT * FROM jobs WHERE status = 'queued' ORDER BY seq LIMIT 1");
  if (!row) return undefined;
  const now = service.clock.now();
  service.owner.sign(sql);
  sql.run(
    "UPDATE jobs SET status = 'processing', owner = ?, beat = ?, started_at = ?, attempts = attempts + 1, progress = 0 WHERE seq = ?",
    service.owner.id,
    now,
    now,
    numberIn(row, 'seq'),
  );
  const job = jobOf({ ...row, status: 'processing', started_at: now });
  if (row.started_at === null) {
    const created_at = new Date(job.createdAt).toISOString();
    service.webhooks.emit(sql, job.account, 'generation.started', {
      job_id: job.id,
      service: job.kind,
      created_at,
    });
  }
  return job;
}

/** Jobs of processes that died: once more, or failed with the credits given back. */
function recoverJobs(sql: Sql, service: ServiceContext): void {
  const orphans = sql.all("SELECT * FROM jobs WHERE status = 'processing'");
  if (orphans.length === 0) return;
  removeDeadOwners(sql, service.owner);
  for (const row of orphans) {
    if (sql.get('SELECT 1 AS one FROM owners WHERE id = ?', textIn(row, 'owner'))) continue;
    const job = jobOf(row);
    if (job.attempts < MOST_ATTEMPTS) {
      sql.run("UPDATE jobs SET status = 'queued', owner = NULL, progress = 0 WHERE id = ?", job.id);
    } else {
      endJob(sql, service, job, 'failed', 'the process running it stopped twice');
    }
  }
}

export function complete(
  sql: Sql,
  service: ServiceContext,
  job: JobRecord,
  outcome: JobOutcome,
  path: string,
  tookMs: number,
): void {
  const now = service.clock.now();
  const held = sql.get('SELECT amount FROM holds WHERE id = ?', job.hold);
  const price = held ? numberIn(held, 'amount') : 0;
  const changed = sql.run(
    "UPDATE jobs SET status = 'completed', progress = 1, stage = NULL, result = ?, owner = NULL, finished_at = ? WHERE id = ? AND owner = ? AND status = 'processing'",
    JSON.stringify({ ...outcome.result, credits_used: price }),
    now,
    job.id,
    service.owner.id,
  );
  // Another process took it over, or it was cancelled: this result does not count.
  if (changed !== 1) return;
  outcome.commit(sql);
  const credits = capture(sql, job.hold, price, job.id, now);
  countJobCredits(sql, { account: job.account, path, credits, now });
  noteDuration(sql, job.kind, job.units, tookMs);
  const account = sql.get('SELECT id, email FROM accounts WHERE id = ?', job.account);
  if (account && balanceOf(sql, job.account).available === 0) {
    publishDepleted(sql, service.webhooks, { id: job.account, email: textIn(account, 'email') });
  }
  service.webhooks.emit(sql, job.account, 'generation.completed', {
    job_id: job.id,
    service: job.kind,
    output_url: outcome.outputUrl,
    duration_ms: Math.round(tookMs),
    ...notesField(outcome.result),
  });
}

export function giveBack(sql: Sql, owner: string, job: JobRecord): void {
  sql.run(
    "UPDATE jobs SET status = 'queued', owner = NULL, progress = 0, attempts = attempts - 1 WHERE id = ? AND owner = ? AND status = 'processing'",
    job.id,
    owner,
  );
}

export function fail(sql: Sql, service: ServiceContext, job: JobRecord, error: string): void {
  const mine = sql.get(
    "SELECT 1 AS one FROM jobs WHERE id = ? AND owner = ? AND status = 'processing'",
    job.id,
    service.owner.id,
  );
  if (mine) endJob(sql, service, job, 'failed', error);
}

/** Ends a job that gives nothing: its credits go back. */
export function endJob(
  sql: Sql,
  service: ServiceContext,
  job: JobRecord,
  status: 'failed' | 'cancelled',
  error: string,
): void {
  sql.run(
    'UPDATE jobs SET status = ?, error = ?, owner = NULL, finished_at = ? WHERE id = ?',
    status,
    error,
    service.clock.now(),
    job.id,
  );
  release(sql, job.hold);
  service.webhooks.emit(sql, job.account, 'generation.failed', {
    job_id: job.id,
    service: job.kind,
    error,
    status,
  });
}
