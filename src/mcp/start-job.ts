import * as v from 'valibot';
import { integer } from '../contract/field.ts';
import type { Call } from './call.ts';
import type { JobOrder } from './job-records.ts';
import { awaited } from './job-wait.ts';
import type { StartedTask, ToolResult, ToolServices } from './tool.ts';

/** Most clients give a call a minute. */
const USUAL_WAIT_S = 45;
const LONGEST_WAIT_S = 3_600;

export const wait = v.optional(
  integer('seconds to wait before a handle is returned', { min: 0, max: LONGEST_WAIT_S }),
  USUAL_WAIT_S,
);

export const jobOutput = {
  job: { type: 'object' },
  files: { type: 'array', items: { type: 'object' } },
  next: { type: 'object', description: 'the call to make next' },
} as const;

/** Starts the job; a client that takes tasks gets its handle at once, others wait for a while. */
export async function startJob(
  services: ToolServices,
  call: Call,
  order: JobOrder,
  waitSeconds: number,
): Promise<ToolResult | StartedTask> {
  const known = await services.jobs.order(call, order);
  if (call.takesTasks) return { taskId: known.taskId };
  return awaited(services, call, known, waitSeconds);
}
