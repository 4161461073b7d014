import type { Context } from '../../context.ts';
import { cancelJob, refuseEnded } from '../../jobs/cancel.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import { apiFor } from './finish.ts';
import { known } from './wait.ts';

/** Stops a job where the service can; where it cannot, says so. */
export async function cancel(context: Context, name: string): Promise<void> {
  const job = await known(context, name);
  refuseEnded(job);
  const { id = '', key } = job;
  const api = await apiFor(context, job);
  const document = await cancelJob(api, id, { adminKey: context.env.OCTET_ADMIN_KEY || undefined });
  await ledgerOf(context).end(key, 'failed', { error: 'cancelled' });
  await context.terminal.result(document, `${id} is cancelled`);
}
