import type { JsonObject } from '../../contract/shape.ts';
import type { RouteServices } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { type JobRecord, outlook } from './job-records.ts';

/** A job for clients: its state, and the addresses of its files once it is done. */
export function jobDocument(
  sql: Sql,
  { jobs, clock }: Pick<RouteServices, 'jobs' | 'clock'>,
  job: JobRecord,
  origin: string,
): JsonObject {
  const { position, seconds } = outlook(sql, job, jobs.slots, clock.now());
  const running = job.status === 'queued' || job.status === 'processing';
  return {
    id: job.id,
    object: `${job.kind}.job`,
    status: job.status,
    ...(running ? { estimated_time: seconds, queue_position: position } : {}),
    progress: job.status === 'completed' ? 1 : job.progress,
    ...(job.stage !== undefined && running ? { stage: job.stage } : {}),
    prompt: job.request.prompt,
    created_at: new Date(job.createdAt).toISOString(),
    ...(job.finishedAt === undefined ? {} : { completed_at: new Date(job.finishedAt).toISOString() }),
    ...(job.error === undefined
      ? {}
      : { error: { message: job.error, type: 'generation_error', code: `job_${job.status}` } }),
    ...resultOf(job, origin),
  };
}

function resultOf({ kind, result }: JobRecord, origin: string): JsonObject {
  if (!result) return {};
  const { file, poster, ...facts } = result;
  if (typeof file !== 'string') return facts;
  const url = `${origin}/files/${file}`;
  return {
    ...facts,
    output_url: url,
    [kind === 'video' ? 'video_url' : 'audio_url']: url,
    ...(typeof poster === 'string' ? { poster_url: `${origin}/files/${poster}` } : {}),
  };
}
