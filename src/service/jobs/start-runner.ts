import type { ServiceContext } from '../service-context.ts';
import type { JobRecord } from './job-records.ts';
import type { JobRunner } from './job-runner.ts';
import { claimNext, complete, fail, giveBack } from './job-steps.ts';
import type { JobOptions, JobWorks } from './job-work.ts';

const PROGRESS_WRITE_MS = 500;
/** Interval between looks at the jobs of other processes. */
const LOOK_MS = 2_000;

export function startJobRunner(service: ServiceContext, works: JobWorks, slots: number): JobRunner {
  const { store, clock, owner, webhooks, changes } = service;
  const running = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  let closed = false;
  let callOff = (): void => {};
  /** Two takers at once would begin more jobs than there are slots. */
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
    while (running.size < slots && !closed) {
      const job = await store.write((sql) => claimNext(sql, service));
      if (!job) return;
      webhooks.wake();
      changes.job(job.id);
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
    changes.job(job.id);
    changes.credits(job.account);
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
    slots,
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

/**
 * Progress is shown, not relied upon: written now and then, and a failure to write it stops nothing. But it tells when
 * the job was cancelled through another process.
 */
function progressWriter(
  { store, clock, owner, changes }: ServiceContext,
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
        else changes.job(id);
      },
      () => {
        // The next write, or the end of the job, reports the fault of the disk.
      },
    );
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
