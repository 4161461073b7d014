import { OctetError } from '../errors.ts';
import type { KnownJob } from './job-records.ts';
import { jobFacts } from './job-result.ts';
import { looked, outcome } from './job-wait.ts';
import type { ToolResult, ToolServices } from './tool.ts';
import { toolError } from './tool-error.ts';

const POLL_MS = 1_000;

/** A task in the words of the Tasks extension. Its state is the job's, read again each time, in any process. */
export interface TaskState {
  readonly taskId: string;
  readonly status: 'working' | 'completed' | 'cancelled';
  readonly statusMessage?: string;
  readonly createdAt: string;
  readonly lastUpdatedAt: string;
  /** Never discarded by the server. */
  readonly ttlMs: null;
  readonly pollIntervalMs: number;
  readonly result?: ToolResult;
}

export function working(services: ToolServices, known: KnownJob, statusMessage?: string): TaskState {
  return { ...frame(services, known), status: 'working', statusMessage };
}

function frame({ context }: ToolServices, known: KnownJob) {
  return {
    taskId: known.taskId,
    createdAt: new Date(known.askedAtMs).toISOString(),
    lastUpdatedAt: new Date(context.clock.now()).toISOString(),
    ttlMs: null,
    pollIntervalMs: POLL_MS,
  };
}

/** Undefined for a task that nobody here has started. */
export async function taskNamed(services: ToolServices, taskId: string): Promise<KnownJob | undefined> {
  const known = await services.jobs.find(taskId);
  return known?.taskId === taskId ? known : undefined;
}

/** The status of the task. A job that has just ended is saved here, once. */
export async function taskState(
  services: ToolServices,
  known: KnownJob,
  signal: AbortSignal,
): Promise<TaskState> {
  if (known.state === 'failed' && known.error === 'cancelled')
    return { ...frame(services, known), status: 'cancelled' };
  if (known.state === 'asked') return working(services, known, 'asked for');
  try {
    const job = await looked(services, { signal }, known);
    if (job.state === 'running') return working(services, known, jobFacts(known, job).status);
    const result = await outcome(services, known, job);
    return { ...frame(services, known), status: 'completed', result };
  } catch (error) {
    signal.throwIfAborted();
    // The look failed and the job did not: the next look may succeed.
    if (error instanceof OctetError && PASSING.includes(error.reason))
      return working(services, known, 'the service cannot be reached');
    const { redact } = services.context.redactor;
    return { ...frame(services, known), status: 'completed', result: toolError(error, { redact }) };
  }
}

const PASSING: readonly OctetError['reason'][] = ['network', 'limited'];
