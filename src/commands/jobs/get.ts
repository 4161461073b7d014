import type { Context } from '../../context.ts';
import type { JobFlags } from '../../jobs/job-options.ts';
import { finishKnown } from './finish.ts';
import { known } from './wait.ts';

export async function getJob(context: Context, name: string, flags: JobFlags): Promise<void> {
  await finishKnown(context, await known(context, name), flags);
}
