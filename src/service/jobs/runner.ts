import type { JobKind } from '../../contract/endpoints.ts';
import { publishDepleted } from '../billing/admission.ts';
import { balanceOf, capture, release } from '../billing/credits.ts';
import { countJobCredits } from '../billing/usage.ts';
import type { ServiceContext } from '../service-context.ts';
import { numberIn, type Sql, textIn } from '../store/sql.ts';
import type { JobRunner } from './job-runner.ts';
import { type JobRecord, jobOf, noteDuration } from './jobs.ts';
import { removeDeadOwners } from './owners.ts';

/** The work of one kind of job; replies are made from its result. */
export interface JobWork {
  readonly path: string;
  run(service: ServiceContext, job: JobRecord, options: JobOptions): Promise<JobOutcome>;
}

export type JobWorks = Readonly<Record<JobKind, JobWork>>;

export interface JobOptions {
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
}

export interface JobOutcome {
  readonly result: Readonly<Record<string, unknown>>;
  readonly outputUrl: string;
  /** Written in the transaction that ends the job. */
  commit(sql: Sql): void;
}

/** A job whose process died is begun again once; a job that kills its process must not do so for ever. */
const MOST_ATTEMPTS = 2;
const PROGRESS_WRITE_MS = 500;
/** Interval between looks at the jobs of other processes. */
const LOOK_MS = 2_000;

export function startJobRunner(service: ServiceContext, works: JobWorks, places: number): JobRunner {
  const { store, clock, owner, webhooks } = service;
  const running = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  let closed = false;
  let callOff = (): void => {};
  /** Two takers at once would begin more jobs than there are places. */
  let taking: Promise<void> | undefined;
  let wokenMeanwhile = false;

  const wake = (): void => {
    if (closed) return;
    callOff();
    callOff = clock.after(LOOK_MS, wake);
    if (taking) {
      wokenMeanwhile = true;
      return;
    }
    taking = takeUp().finally(() => {
      taking = undefined;
      if (!wokenMeanwhile) return;
      wokenMeanwhile = false;
      wake();
    });
  };

  async function takeUp(): Promise<void> {
    try {
      await takeAll();
    } catch {
      // A full disk may have space at the next look; requests report the fault in the meantime.
    }
  }

  async function takeAll(): Promise<void> {
    while (running.size < places && !closed) {
      const job = await store.write((sql) => claimNext(sql, service));
      if (!job) return;
      webhooks.wake();
      const stop = new AbortController();
      running.set(job.id, { stop, ended: runJob(job, stop) });
    }
  }

  async function runJob(job: JobRecord, stop: AbortController): Promise<void> {
    const { signal } = stop;
    const from = clock.monotonic();
    const { path, run } = works[job.kind];
    const progress = progressWriter(service, job.id, () =>
      stop.abort(new Error('another process owns the job')),
    );
    try {
      const outcome = await run(service, job, { signal, progress });
      signal.throwIfAborted();
      await store.write((sql) => complete(sql, service, job, outcome, path, clock.monotonic() - from));
    } catch (error) {
      await endBadly(job, signal, error);
    } finally {
      running.delete(job.id);
    }
    webhooks.wake();
    wake();
  }

  /** If not even this can be written, the job stays ours until this process ends, and is then taken over. */
  async function endBadly(job: JobRecord, signal: AbortSignal, error: unknown): Promise<void> {
    try {
      await store.write((sql) =>
        signal.aborted ? giveBack(sql, owner.id, job) : fail(sql, service, job, messageOf(error)),
      );
    } catch {
      // Requests report the fault of the disk.
    }
  }

  return {
    places,
    wake,
    cancel: (id) => running.get(id)?.stop.abort(new Error('cancelled')),
    async close() {
      closed = true;
      callOff();
      await taking;
      const all = [...running.values()];
      for (const { stop } of all) stop.abort(new Error('the service is closing'));
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}

/** The lease: one process gets the job, and only while it is alive and holds the row may it end it. */
function claimNext(sql: Sql, service: ServiceContext): JobRecord | undefined {
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
    service.webhooks.emit(sql, 'generation.started', { job_id: job.id, service: job.kind, created_at });
  }
  return job;
}

/** Jobs of processes that died: once more, or failed with the credits given back. */
export function recoverJobs(sql: Sql, service: ServiceContext): void {
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

function complete(
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
    publishDepleted(sql, service, { id: job.account, email: textIn(account, 'email') });
  }
  service.webhooks.emit(sql, 'generation.completed', {
    job_id: job.id,
    service: job.kind,
    output_url: outcome.outputUrl,
    duration_ms: Math.round(tookMs),
  });
}

function giveBack(sql: Sql, owner: string, job: JobRecord): void {
  sql.run(
    "UPDATE jobs SET status = 'queued', owner = NULL, progress = 0, attempts = attempts - 1 WHERE id = ? AND owner = ? AND status = 'processing'",
    job.id,
    owner,
  );
}

function fail(sql: Sql, service: ServiceContext, job: JobRecord, error: string): void {
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
  service.webhooks.emit(sql, 'generation.failed', { job_id: job.id, service: job.kind, error, status });
}

/**
 * Progress is shown, not relied upon: written now and then, and a failure to write it stops nothing. But it tells when
 * the job was cancelled through another process.
 */
function progressWriter(
  { store, clock, owner }: ServiceContext,
  id: string,
  onLost: () => void,
): JobOptions['progress'] {
  let last = Number.NEGATIVE_INFINITY;
  return (fraction, stage) => {
    if (clock.monotonic() - last < PROGRESS_WRITE_MS) return;
    last = clock.monotonic();
    const value = Math.min(Math.max(fraction, 0), 0.99);
    const written = store.write((sql) =>
      sql.run(
        'UPDATE jobs SET progress = ?, stage = ?, beat = ? WHERE id = ? AND owner = ?',
        value,
        stage,
        clock.now(),
        id,
        owner.id,
      ),
    );
    written.then(
      (changed) => {
        if (changed === 0) onLost();
      },
      () => {
        // The next write, or the end of the job, reports the fault of the disk.
      },
    );
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
