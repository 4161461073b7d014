import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { cancelJob } from '../../jobs/cancel.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import { apiFor } from './finish.ts';
import { known } from './wait.ts';

/** Stops a job where the service can; where it cannot, says so. */
export async function cancel(context: Context, name: string): Promise<void> {
  const job = await known(context, name);
  const { id = '', key, state } = job;
  if (state === 'done' || state === 'failed')
    throw new OctetError('usage', `${id} has already ended: ${state}`);
  const api = await apiFor(context, job);
  const document = await cancelJob(api, id, { adminKey: context.env.OCTET_ADMIN_KEY || undefined });
  await ledgerOf(context).end(key, 'failed', { error: 'cancelled' });
  await context.terminal.result(document, `${id} is cancelled`);
}
